import type { Notice, RequestRow, WholeRequest } from '../../../contract/office/inbox/inbox.ts';
import { formatMoment } from '../../data/format.ts';
import { outcomeNames } from '../../data/names/outcome-names.ts';
import * as m from '../../paraglide/messages.js';

export const kindNames: Record<RequestRow['kind'], () => string> = {
  consultation: m.inbox_kind_consultation,
  reply: m.inbox_kind_reply,
  waitlist: m.inbox_kind_waitlist,
};

export const noticeNames: Record<Notice['kind'], () => string> = {
  new: m.inbox_notice_new,
  reply: m.inbox_notice_reply,
  'half-time': m.inbox_notice_half_time,
  overdue: m.inbox_notice_overdue,
  assigned: m.inbox_notice_assigned,
  resumed: m.inbox_notice_resumed,
};

export const statusNames: Record<NonNullable<WholeRequest['flatStatus']>, () => string> = {
  available: m.inbox_flat_available,
  held: m.inbox_flat_held,
  reserved: m.inbox_flat_reserved,
  sold: m.inbox_flat_sold,
};

export const clientName = ({ name }: Pick<RequestRow, 'name'>): string => name || m.inbox_no_name();
export const flatName = (flat: RequestRow['flat']): string => (flat ? m.inbox_flat_name({ number: flat.number }) : m.inbox_no_flat());

export const isLate = ({ dueAt }: Pick<RequestRow, 'dueAt'>, now: Date): boolean => dueAt !== null && new Date(dueAt) <= now;

/** What has become of the promise, or of the whole request. */
export function promiseText(
  { dueAt, pausedUntil, state, outcome }: Pick<RequestRow, 'dueAt' | 'pausedUntil' | 'state' | 'outcome'>,
  now: Date,
): string {
  if (pausedUntil !== null && new Date(pausedUntil) > now) return m.inbox_paused({ at: formatMoment(pausedUntil) });
  if (outcome) return outcomeNames[outcome]();
  if (dueAt !== null) return (isLate({ dueAt }, now) ? m.inbox_late : m.inbox_due)({ at: formatMoment(dueAt) });
  return state === 'new' ? m.inbox_no_promise() : m.inbox_answered();
}
