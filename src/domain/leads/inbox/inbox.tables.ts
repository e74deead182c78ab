import type { Generated } from 'kysely';
import type { Locale } from '../../../base/locale.ts';
import type { Currency } from '../../../base/money.ts';
import type { LostReason, Notice, RequestOutcome } from '../../../contract/office/inbox/inbox.ts';

export type InboxTables = {
  /** The work of staff on a request. `id` is that of the consultation, or of the place on a waitlist. */
  lead_work: {
    id: string;
    kind: 'consultation' | 'waitlist';
    /** The external id; null for a request about no flat. */
    project_id: string | null;
    apartment_slug: string | null;
    /** The price of the flat when the request came. */
    price_minor: number | null;
    price_currency: Currency | null;
    /** Of a waitlist’s turn; a consultation has its own. */
    name: Generated<string>;
    phone: Generated<string>;
    locale: Locale;
    turn_until: Date | null;
    /** When the turn ended by itself; a request that was reopened since stays open. */
    turn_ended_at: Date | null;
    owner_id: string | null;
    version: Generated<number>;
    received_at: Date;
    /** When the promise that runs began. */
    asked_at: Date;
    /** Whether it runs for a later message of the client. */
    is_reply: Generated<boolean>;
    /** The half of the promise; null once the owner was reminded. */
    remind_at: Date | null;
    due_at: Date | null;
    escalated_at: Date | null;
    /** The client asked to be called later: until then it waits for no person, and the promise runs from then on. */
    paused_until: Date | null;
    /** Why; it stays after the pause until the request is answered. */
    pause_why: string | null;
    /** Null while the promise runs. */
    answered_at: Date | null;
    first_answer_at: Date | null;
    state: Generated<'new' | 'working' | 'done'>;
    closed_at: Date | null;
    outcome: RequestOutcome | null;
    lost_reason: LostReason | null;
    note: string | null;
    notice: Notice['kind'] | null;
    notice_at: Date | null;
  };
  /** By project: how many requests were given. Its row is the lock of the rotation. */
  lead_rotation: { project_id: string; last_number: number };
  lead_turn: { project_id: string; staff_id: string; number: number };
};
