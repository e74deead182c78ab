import * as m from '../../paraglide/messages.js';

/** The fields of records in words. */
const named: Record<string, () => string> = {
  assignments: m.people_roles,
  state: m.people_state,
  status: m.people_state,
  outcome: m.inbox_result,
  lostReason: m.inbox_lost_title,
  recovery: m.audit_recovery,
  passwordSetAt: m.audit_password,
  trustedFrom: m.audit_trusted_from,
  owner: m.audit_owner,
  pausedUntil: m.audit_paused_until,
  text_uk: m.audit_text_uk,
  text_en: m.audit_text_en,
  locked: m.people_locked,
  locale: m.people_language,
  device: m.access_device,
  owner_id: m.audit_owner,
  expiresAt: m.audit_deadline,
  // As earlier entries of deals name them.
  ownerId: m.audit_owner,
  endsAt: m.audit_deadline,
  endedAt: m.audit_ended,
  ends_at: m.audit_deadline,
  ended_at: m.audit_ended,
  extended: m.audit_extended,
  signed_at: m.audit_signed,
  price_minor: m.audit_price,
  deposit_minor: m.audit_deposit,
  unpaid_minor: m.audit_unpaid,
  project_id: m.audit_project,
  client_left_at: m.audit_client_left,
  client_left: m.audit_client_left,
  payment: m.audit_payments,
  state_request: m.audit_state_requests,
  refund_request: m.audit_refunds,
  bank_transfer: m.deals_transfers,
  transfer_return: m.audit_returns,
  deal_paper: m.audit_documents,
  contract: m.audit_contract,
  contract_payment: m.audit_schedule,
  amount_minor: m.audit_sum,
  refund_minor: m.audit_refund,
  paid_at: m.audit_paid,
  paid_on: m.audit_paid,
  paid_minor: m.audit_paid_sum,
  due_on: m.audit_due,
  signed_on: m.audit_signed,
  total_minor: m.audit_sum,
  email_confirmed_at: m.audit_email_confirmed,
  notices: m.audit_notices,
  deleted_at: m.audit_deleted,
  passkey: m.audit_passkeys,
  number: m.audit_number,
  rooms_number: m.audit_rooms,
  area_hundredths: m.audit_area,
  balcony_area_hundredths: m.audit_balcony,
  ceiling_cm: m.audit_ceiling,
  booking_expiration: m.audit_deadline,
  valid_until: m.audit_deadline,
  listed: m.audit_listed,
  room_area: m.audit_room_areas,
  apartment_benefit: m.audit_benefits,
  waiting: m.audit_places,
  waitlist_event: m.audit_acts,
  consultation_message: m.audit_messages,
  text: m.audit_messages,
  confirmed_at: m.audit_confirmed,
  rate: m.audit_rate,
  effective_date: m.audit_day,
  content: m.audit_content,
  plan: m.audit_content,
  name: m.audit_name,
  address: m.audit_address,
  phone: m.audit_phone,
  email: m.audit_email,
  lastname: m.audit_name,
  firstname: m.audit_name,
  patronymic: m.audit_name,
  surname: m.audit_name,
  inn: m.audit_tax_number,
  closing_reason: m.audit_closing_reason,
  reason: m.audit_refund_reason,
  decided_why: m.audit_refund_why,
  decided_for_client: m.audit_refund_for_client,
  note: m.audit_note,
  message: m.audit_messages,
  file: m.audit_file,
  publish_at: m.audit_publish_at,
  published_at: m.audit_published_at,
  undone_at: m.audit_undone_at,
  held_back: m.audit_held_back,
};

/** Of a new record these say what it is; the rest stands on its page. */
const ofNew = ['assignments', 'state', 'status', 'owner_id', 'ends_at', 'valid_until', 'price_minor', 'rate', 'effective_date', 'outcome'];

const rootOf = (field: string): string => field.split('.')[0] ?? field;

/** A field in words; null of ids, links and notes between systems, which say nothing to a person. */
export const fieldName = (field: string): string | null => (named[field] ?? named[rootOf(field)])?.() ?? null;

type Values = Readonly<Record<string, unknown>> | null;

/** The fields that a person reads, each word once. */
export function readableFields(before: Values, after: Values): string[] {
  const isNew = before === null && after !== null;
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const known = fields.filter((field) => fieldName(field) !== null && (!isNew || ofNew.includes(field)));
  return known.filter((field, at) => known.findIndex((other) => fieldName(other) === fieldName(field)) === at);
}

/** Personal fields in words, each once: `deal.phone` and `phone` are the phone. */
export const personalNames = (fields: readonly string[]): string =>
  [...new Set(fields.flatMap((field) => fieldName(field.split('.').at(-1) ?? field) ?? []))].join(', ');
