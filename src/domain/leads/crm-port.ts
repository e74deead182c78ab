import type { Locale } from '../../base/locale.ts';

/** A wish to be called back, as the CRM takes it. `id` is ours: the same one again changes what is there. */
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
};

/** What a client has said later about his request. `id` is ours, as the request's. */
export type CrmMessage = { id: string; requestId: string; text: string; at: Date };

/** What people have done to a request in the CRM: where it stands, and what they answered since, under the CRM's own ids. */
export type CrmReply = {
  requestId: string;
  /** The CRM's own time of the change: an older state never overrules a newer one. */
  at: Date;
  /** Null when it says nothing that we know. */
  state: 'new' | 'called' | 'closed' | null;
  messages: { crmId: string; text: string; at: Date }[];
};

/** Where salespeople work. Throws `Undeliverable` for what it will never take, anything else for what may go better later. */
export type LeadsCrmPort = {
  putLead: (lead: CrmLead) => Promise<void>;
  putMessage: (message: CrmMessage) => Promise<void>;
  /**
   * What changed after `cursor` (null: from the beginning), the oldest first, at most a page; nothing when there is nothing new. Each
   * comes with the cursor that stands after it; where `words` is null a change said nothing to us or could not be read.
   */
  crmReplies: (cursor: string | null) => Promise<{ change: CrmReply | null; cursor: string }[]>;
};
