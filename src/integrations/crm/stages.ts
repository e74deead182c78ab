import type { CrmDeal, CrmDealChange } from '../../domain/deals/crm-port.ts';

/** The stage of an opportunity for a deal's state. */
export const stageOf: Record<CrmDeal['state'], string> = {
  held: 'Hold',
  requested: 'Manager Asked',
  reserved: 'Reserved',
  contract: 'Contract',
  completed: 'Completed',
  cancelled: 'Cancelled',
  expired: 'Expired',
};

type Step = NonNullable<CrmDealChange['step']>;
/** The stages that staff set by hand, and their meaning. */
export const stageByHand: Record<Step, string> = {
  confirm: 'Reserved',
  sign: 'Contract',
  complete: 'Completed',
  cancel: 'Cancelled',
  withdraw: 'Withdrawn',
};

/** Null for a stage without an effect here. */
export const stepOf = (stage: string): Step | null =>
  (Object.keys(stageByHand) as Step[]).find((step) => stageByHand[step] === stage) ?? null;
