import type { Generated } from 'kysely';
import type { Locale } from '../../base/locale.ts';
import type { ConsultationIntent } from '../../contract/leads/lead-limits.ts';
import type { ApartmentState } from './apartment-state.ts';
import type { InboxTables } from './inbox/inbox.tables.ts';

type Received = {
  id: string;
  idempotency_key: string;
  received_at: Date;
  locale: Locale;
  consent: string;
  campaign: object;
};

export type LeadsTables = InboxTables & {
  /** Short answers with placeholders in braces. */
  answer_template: { id: string; title: string; text_uk: string; text_en: string; version: number };
  consultation: Received & {
    name: string;
    phone: string;
    message: string | null;
    apartment_slug: string | null;
    intent: ConsultationIntent | null;
    /** Whether the sender was logged in with this phone; a visitor may type another person's phone. */
    is_proven: boolean;
    state: Generated<'new' | 'called' | 'closed'>;
    /** The last state from the CRM, and its time: repeated it changes nothing. */
    crm_state: Generated<'new' | 'called' | 'closed' | null>;
    crm_at: Generated<Date | null>;
  };
  /** The messages of a request after it was sent. */
  consultation_message: {
    id: string;
    consultation_id: string;
    author: 'client' | 'manager';
    text: string;
    at: Date;
    idempotency_key: string;
  };
  subscription: {
    id: string;
    kind: 'news' | 'project' | 'apartment';
    /** The slug of the project or the apartment; empty for news. */
    subject: string;
    email: string;
    locale: Locale;
    state: 'waiting' | 'active' | 'ended';
    consent: string;
    campaign: object;
    created_at: Date;
    confirmed_at: Date | null;
    ended_at: Date | null;
    /** Valid only for unsubscribing, so that it may stand in every e-mail without an end. */
    leave_token: string;
    /** The state of the apartment at the last notification. */
    told: ApartmentState | null;
  };
  subscription_request: {
    idempotency_key: string;
    subscription_id: string;
    asked_at: Date;
    /** Of the link that confirms; null when the link is used or has become void. */
    token_hash: string | null;
    expires_at: Date;
  };
  /** All entries that were ever public; the row with an empty slug says since when its kind is watched. */
  published: { kind: string; slug: string; first_seen_at: Date };
  resume: Received & {
    name: string;
    surname: string;
    phone: string;
    email: string;
    message: string | null;
    vacancy_slug: string | null;
    /** The random name of the stored file. */
    file: string;
    /** The applicant's name of the file. */
    file_name: string;
    file_type: 'pdf' | 'docx';
    file_bytes: number;
    state: Generated<'new' | 'read' | 'closed'>;
    /** Of its state. */
    version: Generated<number>;
  };
};
