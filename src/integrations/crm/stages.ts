import type { CrmDeal, CrmDealChange } from '../../domain/deals/crm-port.ts';

/** The stage of an opportunity that says what we know of its deal. */
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
/** The stages into which people put an opportunity, and what they mean by it. */
export const stageByHand: Record<Step, string> = {
  confirm: 'Reserved',
  sign: 'Contract',
  complete: 'Completed',
  cancel: 'Cancelled',
  withdraw: 'Withdrawn',
};

/** Null for a stage that asks nothing of us. */
export const stepOf = (stage: string): Step | null =>
  (Object.keys(stageByHand) as Step[]).find((step) => stageByHand[step] === stage) ?? null;
