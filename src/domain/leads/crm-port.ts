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

/** Where salespeople work. Throws `Undeliverable` for what it will never take, anything else for what may go better later. */
export type LeadsCrmPort = { putLead: (lead: CrmLead) => Promise<void> };
