import type { Locale } from '../../base/locale.ts';

export type LeadsTables = {
  consultation: {
    id: string;
    idempotency_key: string;
    received_at: Date;
    locale: Locale;
    name: string;
    phone: string;
    message: string | null;
    apartment_slug: string | null;
    intent: string | null;
    consent: string;
    campaign: object;
    state: 'new' | 'called' | 'closed';
  };
};
