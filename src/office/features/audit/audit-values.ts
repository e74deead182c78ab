import type { dealStates } from '../../../contract/office/deals.ts';
import type { ImportState } from '../../../contract/office/imports/imports.ts';
import type { requestStates, resumeStates } from '../../../contract/office/inbox/inbox.ts';
import type { ReleaseState } from '../../../contract/office/releases/releases.ts';
import { roles } from '../../../contract/office/rights.ts';
import { formatDay, formatMoment, formatMoney } from '../../data/format.ts';
import { formatNumber } from '../../data/format-price.ts';
import { getLocale } from '../../data/message-locale.ts';
import { outcomeNames, reasonNames } from '../../data/names/outcome-names.ts';
import { roleName } from '../../data/names/role-names.ts';
import * as m from '../../paraglide/messages.js';
import { fieldName } from './audit-fields.ts';

/** States of which the contract has a list: each has its word here. */
type Listed = ImportState | ReleaseState | (typeof dealStates | typeof requestStates | typeof resumeStates)[number];
const states: Readonly<Record<Listed, () => string>> & Readonly<Record<string, () => string>> = {
  invited: m.audit_invited,
  active: m.people_active,
  locked: m.people_locked,
  held: m.deals_state_held,
  requested: m.deals_state_requested,
  reserved: m.deals_state_reserved,
  contract: m.deals_state_contract,
  completed: m.deals_state_completed,
  cancelled: m.deals_state_cancelled,
  expired: m.deals_state_expired,
  created: m.deals_payment_created,
  pending: m.deals_payment_pending,
  paid: m.deals_payment_paid,
  failed: m.deals_payment_failed,
  refunding: m.deals_payment_refunding,
  refunded: m.deals_payment_refunded,
  available: m.find_status_available,
  sold: m.find_status_sold,
  asked: m.audit_state_asked,
  done: m.audit_state_done,
  unfit: m.audit_state_unfit,
  declined: m.audit_state_declined,
  new: m.audit_state_new,
  read: m.audit_state_read,
  called: m.audit_state_called,
  working: m.audit_state_called,
  closed: m.audit_state_closed,
  confirmed: m.audit_state_confirmed,
  ended: m.audit_state_ended,
  dead: m.deals_delivery_dead,
  waiting: m.deals_delivery_waiting,
  approved: m.audit_refund_approved,
  'taken-back': m.deals_refund_taken_back,
  void: m.audit_refund_void,
  draft: m.audit_release_draft,
  scheduled: m.audit_release_scheduled,
  published: m.audit_release_published,
  undone: m.audit_release_undone,
  questions: m.imports_state_questions,
  refused: m.imports_state_refused,
  open: m.imports_state_open,
  applied: m.audit_import_applied,
  discarded: m.imports_state_discarded,
};
const recoveries: Record<string, () => string> = {
  asked: m.audit_recovery_asked,
  approved: m.audit_recovery_approved,
  used: m.audit_recovery_used,
  declined: m.audit_recovery_declined,
  withdrawn: m.audit_recovery_withdrawn,
  expired: m.audit_recovery_expired,
};
const heldBack: Record<string, () => string> = { conflicts: m.audit_held_back_conflicts, faults: m.audit_held_back_faults };
const acts: Record<string, () => string> = {
  skip: m.waitlists_kind_skip,
  notify: m.waitlists_kind_notify,
  close: m.waitlists_kind_close,
  open: m.waitlists_kind_open,
};
const skipReasons: Record<string, () => string> = {
  asked: m.waitlists_reason_asked,
  unreachable: m.waitlists_reason_unreachable,
  other: m.waitlists_reason_other,
};
type Row = Readonly<Record<string, unknown>>;
const sumText = (minor: number, currency?: unknown) =>
  typeof currency === 'string' ? formatMoney({ minor, currency }) : formatNumber(minor / 100);
const transferRow = {
  amount_minor: (value: string, names: Names) => moneyText('amount_minor', Number(value), names),
  paid_on: (value: string) => formatDay(`${value}T12:00:00Z`),
  undone_at: (value: string) => m.audit_transfer_undone({ at: formatMoment(value) }),
};
/** What the rows of a table say, where that is not each field that has a word. */
const ofRows: Record<string, Record<string, (value: string, names: Names, row: Row) => string>> = {
  refund_request: {
    state: (value) => states[value]?.() ?? m.audit_state_other(),
    amount_minor: (value, names) => moneyText('amount_minor', Number(value), names),
  },
  contract: {
    number: (value) => value,
    signed_on: (value) => formatDay(`${value}T12:00:00Z`),
    total_minor: (value, _, { total_currency }) => sumText(Number(value), total_currency),
  },
  // In the currency of the contract, which stands with the contract.
  contract_payment: {
    due_on: (value) => formatDay(`${value}T12:00:00Z`),
    amount_minor: (value) => sumText(Number(value)),
    paid_minor: (value) => (value === '0' ? '' : `${m.deals_schedule_paid()}: ${sumText(Number(value))}`),
  },
  bank_transfer: transferRow,
  transfer_return: transferRow,
  waiting: {
    // A place that was passed comes back as the last one.
    asked_at: (value, _, { since }) => m.audit_place_since({ at: formatMoment(String(since ?? value)) }),
    skipped_at: (value) => m.audit_place_skipped({ at: formatMoment(value) }),
    left_at: (value, _, { skipped_at }) => (skipped_at ? '' : m.audit_place_left({ at: formatMoment(value) })),
  },
  waitlist_event: { kind: (value) => acts[value]?.() ?? '', reason: (value) => skipReasons[value]?.() ?? '' },
};

const outcomes: Record<string, () => string> = outcomeNames;
const reasons: Record<string, () => string> = reasonNames;
const languages: Record<string, () => string> = { uk: m.audit_language_uk, en: m.audit_language_en };

const isAssignment = (value: unknown): value is { role: string; projectId: string | null } =>
  typeof value === 'object' && value !== null && 'role' in value && typeof value.role === 'string';

type NameOf = (id: string) => string;
/** Names of what stands in values as an id, and the currency of a price. */
export type Names = { project: NameOf; person: NameOf; currency: unknown };

function assignmentText({ role, projectId }: { role: string; projectId: string | null }, { project }: Names): string {
  const known = roles.find((one) => one === role);
  const name = known ? roleName(known) : role;
  return projectId ? `${name} · ${project(projectId)}` : name;
}

function moneyText(field: string, minor: number, { currency }: Names): string {
  // What was still due is in the currency of the contract, which no entry of the deal has.
  if (field === 'unpaid_minor') return sumText(minor);
  return sumText(minor, field === 'price_minor' ? currency : 'UAH');
}

/** A text in two languages, or null of any other object. */
const inThisLanguage = (value: object): unknown => (value as Record<string, unknown>)[getLocale()] ?? null;

/** The rows of a record: of each what a person can read. */
const rowText = (table: string, row: unknown, names: Names): string => {
  const said = ofRows[table];
  if (said && typeof row === 'object' && row !== null) return saidText(said, row, names);
  return typeof row !== 'object' || row === null
    ? String(row)
    : Object.entries(row)
        .flatMap(([field, value]) => (fieldName(field) === null ? [] : [shownValue(field, value, names)]))
        .join(' · ');
};

function saidText(said: (typeof ofRows)[string], row: object, names: Names): string {
  const values = row as Row;
  return Object.entries(said)
    .flatMap(([field, text]) => (values[field] === undefined ? [] : [text(String(values[field]), names, values)]))
    .filter(Boolean)
    .join(' · ');
}

function textOf(field: string, value: string, names: Names): string {
  if (field === 'outcome' && outcomes[value]) return outcomes[value]();
  if (field === 'lostReason') return reasons[value]?.() ?? m.inbox_lost_other();
  if (field === 'state' || field === 'status' || field === 'outcome') return states[value]?.() ?? m.audit_state_other();
  if (field === 'recovery') return recoveries[value]?.() ?? m.audit_state_other();
  if (field === 'held_back') return heldBack[value]?.() ?? value;
  if (field === 'locale') return languages[value]?.() ?? value;
  if (field === 'owner_id' || field === 'owner' || field === 'ownerId') return names.person(value);
  if (field === 'project_id') return names.project(value);
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return formatMoment(value);
  return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDay(`${value}T12:00:00Z`) : value;
}

/** A stored value as a person reads it; empty where rows say nothing. */
export function shownValue(field: string, value: unknown, names: Names): string {
  const isOfRows = ofRows[field] !== undefined;
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return isOfRows ? '' : m.audit_none();
  if (Array.isArray(value)) {
    const rows = value.map((one) => (isAssignment(one) ? assignmentText(one, names) : rowText(field, one, names))).filter(Boolean);
    return rows.length > 0 || isOfRows ? rows.join('; ') : m.audit_rows({ count: value.length });
  }
  if (typeof value === 'boolean') return value ? m.audit_yes() : m.audit_no();
  if (typeof value === 'number' && field.endsWith('_minor')) return moneyText(field, value, names);
  if (typeof value === 'number' && field.endsWith('_hundredths')) return m.find_area({ area: formatNumber(value / 100) });
  if (typeof value === 'string') return textOf(field, value, names);
  if (typeof value !== 'object') return String(value);
  const text = inThisLanguage(value);
  return typeof text === 'string' ? text : m.audit_changed();
}
