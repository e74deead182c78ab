import type { Locale } from '../../base/locale.ts';
import type { LostReason, RequestOutcome } from '../../contract/office/inbox/inbox.ts';

/** A request for a call back, in the form for the CRM. `id` is ours: the same one again updates the lead. */
export type CrmLead = {
  id: string;
  name: string;
  /** E.164. */
  phone: string;
  message: string | null;
  /** The slug of the flat that it is about. */
  apartment: string | null;
  locale: Locale;
  askedAt: Date;
  /** `utm_source` and the like. */
  campaign: Record<string, string>;
  /** The outcome that staff have noted in the office; null while it is open, and after it was reopened. */
  outcome: RequestOutcome | null;
  lostReason: LostReason | null;
};

/** A later message of a client about a request. `id` is ours, as the request's. */
export type CrmMessage = { id: string; requestId: string; text: string; at: Date };

/** Changes of a request by staff in the CRM: its state, and their replies since, under the CRM's own ids. */
export type CrmReply = {
  requestId: string;
  /** The CRM's own time of the change: an older state never overrules a newer one. */
  at: Date;
  /** Null when the state is unknown here. */
  state: 'new' | 'called' | 'closed' | null;
  messages: { crmId: string; text: string; at: Date }[];
};

/** The CRM of the sales department. Throws `Undeliverable` for a request that it will never take, anything else for a fault that may pass. */
export type LeadsCrmPort = {
  putLead: (lead: CrmLead) => Promise<void>;
  putMessage: (message: CrmMessage) => Promise<void>;
  /**
   * The changes after `cursor` (null: from the beginning), the oldest first, at most a page; empty when there is nothing new. Each comes
   * with the cursor that follows it; `change` is null when it is irrelevant here or could not be read.
   */
  crmReplies: (cursor: string | null) => Promise<{ change: CrmReply | null; cursor: string }[]>;
};
