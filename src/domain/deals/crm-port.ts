import type { Locale } from '../../base/locale.ts';
import type { Currency } from '../../base/money.ts';
import type { Person } from './deal.ts';
import type { DealsTables, DocumentKind } from './deals.tables.ts';
import type { State } from './states.ts';

/** A deal as the CRM takes it, whole each time. `id` is ours: the same one again changes the record. Sums are minor units. */
export type CrmDeal = {
  id: string;
  number: number;
  state: State;
  way: DealsTables['deal']['way'];
  /** The CRM's own id of the flat (Apartment's external id), and its slug here. */
  apartment: { externalId: string; slug: string };
  /** E.164. */
  phone: string;
  person: Person | null;
  locale: Locale;
  madeAt: Date;
  endsAt: Date | null;
  endedAt: Date | null;
  /** The CRM's own time of its last step that was applied here: later steps of staff are not known yet. */
  seenAt: Date | null;
  price: { minor: number; currency: Currency };
  /** The frozen offers of the deal, by their names: the one in the price, gifts, and those that have yet to be proven. */
  offers: { title: string; applied: boolean }[];
  uahMinor: number;
  depositMinor: number;
  paidMinor: number;
  refundMinor: number;
  /** Bank transfers that the accountant has noted and that stand, less what was sent back, the first noted first. */
  transfers: { paidOn: string; amountMinor: number }[];
  campaign: Record<string, string>;
};

/** A document that the CRM has for a deal. `externalId` names one version of it: other bytes have another one. */
export type CrmDocument = {
  externalId: string;
  kind: Exclude<DocumentKind, 'agreement' | 'signature'>;
  name: string;
  mediaType: string;
  bytes: number;
};
/** One payment of a contract. Days are Kyiv days, YYYY-MM-DD. */
export type ContractPayment = { dueOn: string; amountMinor: number; paidMinor: number; paidOn: string | null };
/** Each change has the whole contract. */
export type Contract = { number: string; signedOn: string; total: { minor: number; currency: Currency }; payments: ContractPayment[] };

/** The changes that staff have made to a deal in the CRM. */
export type CrmDealChange = {
  dealId: string;
  /** The CRM's own time of the change: an older change never overrules a newer one. */
  at: Date;
  /** The state that staff have set by hand; null when the stage is the one that this site has sent. */
  step: 'confirm' | 'sign' | 'complete' | 'cancel' | 'withdraw' | null;
  /** The CRM's own time of that step. */
  stepAt: Date | null;
  contract: Contract | null;
  documents: CrmDocument[];
};

/** The CRM in which salespeople work on deals. Throws `Undeliverable` for a deal that it will never take, `Unreachable` while it does not answer. */
export type DealsCrmPort = {
  putDeal: (deal: CrmDeal) => Promise<void>;
  /**
   * The changes after `cursor` (null: from the beginning), the oldest first, at most a page; empty when there is nothing new. Each comes
   * with the cursor that follows it; `change` is null when it is irrelevant here or could not be read.
   */
  dealChanges: (cursor: string | null) => Promise<{ change: CrmDealChange | null; cursor: string }[]>;
  /** The bytes of a document, at most 10 MB. Throws `Undeliverable` when it does not exist any more. */
  readDocument: (externalId: string) => Promise<Uint8Array>;
};
