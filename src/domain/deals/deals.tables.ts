import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '../../base/locale.ts';
import type { Currency } from '../../base/money.ts';
import type { Account, EntryKind } from './ledger/ledger-lines.ts';
import type { FrozenOffer } from './offers-port.ts';
import type { QuotesTables } from './quotes/quotes.tables.ts';
import type { Unfit } from './rules/fit-documents.ts';
import type { Actor, State } from './states.ts';
import type { SkipReason, WaitlistAct } from './waitlist/waitlist-acts.ts';

/** `agreement` is the signed file, `signature` the signature over it; the rest come from the CRM. */
export type DocumentKind = 'agreement' | 'signature' | 'contract' | 'act' | 'receipt' | 'other';

export type DealsTables = QuotesTables & {
  deal: {
    id: string;
    number: Generated<number>;
    client_id: string;
    apartment_id: number;
    apartment_slug: string;
    state: State;
    way: 'deposit' | 'manager' | 'state-services';
    /** Null once under contract. When the deal ends earlier it stays: until then it would have lasted. */
    ends_at: Date | null;
    extended: boolean;
    /** Whether the client was notified that the reservation ends soon. */
    reminded: boolean;
    made_at: Date;
    changed_at: Date;
    ended_at: Date | null;
    price_minor: number;
    price_currency: Currency;
    /** The price without an offer; null in deals from before offers were stored. */
    list_minor: number | null;
    offers: FrozenOffer[];
    uah_minor: number;
    usd_minor: number;
    rate_ten_thousandths: number;
    rate_date: string;
    deposit_minor: number;
    locale: Locale;
    /** The version of the terms of booking that was agreed to. */
    terms: string;
    lastname: string | null;
    firstname: string | null;
    patronymic: string | null;
    inn: string | null;
    email: string | null;
    phone: string;
    campaign: object;
    /** The CRM's own time of its last change that was taken. */
    crm_at: Date | null;
    /** The CRM's own time of its last step that was applied here. */
    crm_step_at: Date | null;
    /** When the client signed the reservation agreement by electronic signature. */
    signed_at: Date | null;
    /** Whether the client booked within a turn of the waitlist. */
    by_turn: Generated<boolean>;
    /** When the client deleted the account. */
    client_left_at: ColumnType<Date | null, never, Date>;
    /** The external id of the flat's project, which rights of staff depend on; null for a flat that was not in the catalogue. */
    project_id: string | null;
    /** The person of the office who leads the deal. */
    owner_id: ColumnType<string | null, string | undefined, string | null>;
    /** Why staff have ended it, in words for the client. */
    closing_reason: ColumnType<string | null, undefined, string | null>;
    /** The sum that was still due, in the currency of the contract, when a person of the office completed the deal; null where nothing was. */
    unpaid_minor: ColumnType<number | null, undefined, number>;
    /** The act that this person has signed for it. */
    unpaid_act: ColumnType<string | null, undefined, string>;
  };
  deal_event: {
    deal_id: string;
    position: number;
    at: Date;
    who: Actor;
    from_state: State | null;
    to_state: State;
    why: string;
    about: object;
    /** The person of the office, where `who` is a manager; null in rows from before people had names here. */
    staff_id: ColumnType<string | null, string | null | undefined, never>;
  };
  payment: {
    id: string;
    deal_id: string;
    provider: string;
    /** The bank's number of the invoice. */
    reference: string | null;
    amount_minor: number;
    state: 'created' | 'pending' | 'paid' | 'failed' | 'refunding' | 'refunded';
    page_url: string | null;
    created_at: Date;
    valid_until: Date;
    /** When the bank was last asked for the payment page; null while no request is under way. */
    asked_at: Date | null;
    /** The bank's own time of its last applied event. */
    told_at: Date | null;
    paid_at: Date | null;
    refund_minor: number;
  };
  /** One question to the state's services. */
  state_request: {
    id: string;
    /** The order in which they were asked. */
    number: Generated<number>;
    deal_id: string;
    kind: 'documents' | 'signature';
    provider: string;
    state: 'asked' | 'done' | 'unfit' | 'declined';
    /** Why the answer does not fit. */
    unfit: Unfit | null;
    link: string | null;
    /** The e-mail address of the buyer named by the documents; cleared when the request is over. */
    email: string | null;
    /** The bytes to sign; cleared when the request is over, because they are then stored with the deal's documents. */
    name: string | null;
    content: Uint8Array | null;
    created_at: Date;
    valid_until: Date;
    /** When the services were last asked for the link; null while no request is under way. */
    asked_at: Date | null;
  };
  waiting: {
    id: string;
    /** The order of the waitlist. */
    number: Generated<number>;
    apartment_id: number;
    client_id: string;
    phone: string;
    locale: Locale;
    asked_at: Date;
    left_at: Date | null;
    told_at: Date | null;
    /** Whether the client deleted the account. */
    client_left: Generated<boolean>;
    /** Whether a sale has ended the waitlist while the client was on it. */
    is_closed: Generated<boolean>;
    /** The external id of the flat's project, which rights of staff depend on. */
    project_id: ColumnType<string | null, string | null | undefined, never>;
    /** When the place that a passed one has become was taken; null where none was passed. */
    since: ColumnType<Date | null, Date | undefined, never>;
    /** When staff passed the place: the same client has another at the end. */
    skipped_at: ColumnType<Date | null, undefined, Date>;
  };
  /** The acts of staff on the waitlist of a flat, in the order of its positions. */
  waitlist_event: {
    apartment_id: number;
    position: number;
    at: Date;
    staff_id: string | null;
    kind: WaitlistAct;
    /** The place that it was about; null where it was about the whole waitlist. */
    waiting_id: string | null;
    reason: SkipReason | null;
    /** Deleted with the client's phone. */
    note: string | null;
  };
  /** Bytes for good: a newer version is another row. */
  deal_paper: {
    id: string;
    deal_id: string;
    kind: DocumentKind;
    name: string;
    media_type: string;
    content: Uint8Array;
    sha256: string;
    /** The CRM's name of this version; null for a document that was made here. */
    external_id: string | null;
    at: Date;
  };
  /** A refund of a payment that a person of the office asks for; another one decides. The acts are what each of them has signed. */
  refund_request: {
    id: string;
    /** The order in which they were asked. */
    number: Generated<number>;
    deal_id: string;
    payment_id: string;
    amount_minor: number;
    /** In words for colleagues; where the request is the end of the deal, those that the client reads. */
    reason: string;
    /** `void`: the money went back by a rule before it was decided. */
    state: 'asked' | 'approved' | 'declined' | 'taken-back' | 'void';
    asked_at: Date;
    asked_by: string;
    asked_act: string;
    decided_at: Date | null;
    decided_by: string | null;
    decided_act: string | null;
    /** For colleagues. */
    decided_why: string | null;
    /** Why it was declined, as the client reads it. */
    decided_for_client: string | null;
  };
  /** One movement of money; its lines sum to zero in each currency, which the database checks at the commit. */
  ledger_entry: {
    id: Generated<number>;
    deal_id: string;
    /** Of each entry either the payment or the transfer that it is about. */
    payment_id: ColumnType<string | null, string | null | undefined, never>;
    transfer_id: ColumnType<string | null, string | null | undefined, never>;
    at: Date;
    kind: EntryKind;
  };
  ledger_line: { entry_id: number; position: number; account: Account; currency: Currency; amount_minor: number };
  /** Money that came to the company's account past the acquirer, as a person of the office has noted it; a wrong note is taken back, once. */
  bank_transfer: {
    id: string;
    /** The order of the notes. */
    number: Generated<number>;
    deal_id: string;
    /** The Kyiv day on which the bank had it. */
    paid_on: string;
    /** Kopiykas. */
    amount_minor: number;
    /** The sum that it counts for in the currency of the contract. */
    credited_minor: number;
    credited_currency: Currency;
    /** The sum that had come under the contract by then without transfers. */
    known_minor: number;
    /** The number or the purpose of the payment, as the bank's statement has it. */
    reference: string;
    comment: string | null;
    noted_at: Date;
    noted_by: string;
    noted_act: string;
    undone_at: ColumnType<Date | null, undefined, Date>;
    undone_by: ColumnType<string | null, undefined, string>;
    undone_act: ColumnType<string | null, undefined, string>;
    undone_why: ColumnType<string | null, undefined, string>;
  };
  /** Money of a transfer that was sent back at the bank after the end of its contract, noted and taken back as the transfer. */
  transfer_return: {
    id: string;
    /** The order of the notes. */
    number: Generated<number>;
    transfer_id: string;
    deal_id: string;
    /** The Kyiv day on which the bank sent it. */
    paid_on: string;
    amount_minor: number;
    reference: string;
    noted_at: Date;
    noted_by: string;
    noted_act: string;
    undone_at: ColumnType<Date | null, undefined, Date>;
    undone_by: ColumnType<string | null, undefined, string>;
    undone_act: ColumnType<string | null, undefined, string>;
    undone_why: ColumnType<string | null, undefined, string>;
  };
  contract: {
    deal_id: string;
    number: string;
    signed_on: string;
    total_minor: number;
    total_currency: Currency;
    /** The day of the next payment, transfers counted; null when all is paid or no day is agreed. */
    next_due_on: ColumnType<string | null, undefined, string | null>;
    /** The last such day that the client was reminded of. */
    reminded_due_on: ColumnType<string | null, undefined, string | null>;
  };
  /** In the currency of the contract. */
  contract_payment: {
    deal_id: string;
    position: number;
    due_on: string;
    amount_minor: number;
    paid_minor: number;
    paid_on: string | null;
  };
};
