import { isUuid } from '../../../base/uuid.ts';
import { inboxLimits } from '../../../contract/office/inbox/inbox.ts';
import type { Scope } from '../../../contract/office/rights.ts';
import type { OpenKysely } from '../../../platform/database/database.ts';
import { withinScope } from '../../../platform/database/within-scope.ts';
import type { Reader } from '../crm-replies.ts';
import type { InboxContext } from './inbox-context.ts';
import {
  countRequests,
  cursorOf,
  dueOf,
  type RequestFilter,
  readEarlier,
  readMessages,
  readNotices,
  readRequest,
  readRequests,
} from './requests.store.ts';

const cursors = { done: /^\d{1,15}\|[0-9a-f-]{36}$/, others: /^[01]\|\d{1,15}\|\d{1,15}\|[0-9a-f-]{36}$/ };
/** One that is none of ours gives the first page. */
const isCursor = (text: string, state: RequestFilter['state']) => cursors[state === 'done' ? 'done' : 'others'].test(text);

type Context = Pick<InboxContext, 'db' | 'clock'> & { readerOf: (transaction: OpenKysely, phone: string) => Promise<Reader | null> };

/** Requests as staff see them. */
export function makeReadInbox({ db, clock, readerOf }: Context) {
  async function requests({ cursor, ...asked }: Omit<RequestFilter, 'now'> & { cursor?: string | undefined }) {
    const filter = { ...asked, now: clock() };
    const after = cursor !== undefined && isCursor(cursor, asked.state) ? cursor : null;
    const [found, total] = await Promise.all([
      readRequests(db, { ...filter, after, limit: inboxLimits.page + 1 }),
      countRequests(db, filter),
    ]);
    const rows = found.slice(0, inboxLimits.page);
    const last = rows.at(-1);
    return { rows, total, next: found.length > rows.length && last ? cursorOf(last) : null };
  }

  /** The requests that wait for an answer, the oldest promise first: `more` stand behind the last of them. */
  async function waiting(scope: Scope, limit: number) {
    const filter = { scope, now: clock(), state: 'waiting' } as const;
    const [rows, total] = await Promise.all([readRequests(db, { ...filter, after: null, limit }), countRequests(db, filter)]);
    return { rows: rows.map((row) => ({ ...row, dueAt: dueOf(row) })), more: total - rows.length };
  }

  /** With its conversation, the other requests of the phone, and whether its client reads answers; null when the scope does not cover it. */
  async function request(scope: Scope, id: string) {
    const row = isUuid(id) ? await readRequest(db, scope, id) : undefined;
    if (!row) return null;
    const [messages, earlier, reader] = await Promise.all([
      readMessages(db, id),
      row.phone ? readEarlier(db, scope, { phone: row.phone, except: id }) : [],
      row.phone && row.kind === 'consultation' ? readerOf(db as unknown as OpenKysely, row.phone) : null,
    ]);
    return { row, messages, earlier, isRead: reader !== null };
  }

  /** Which of these ids are requests that the scope covers. */
  async function requestsAmong(scope: Scope, ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const rows = await db
      .selectFrom('lead_work')
      .select('id')
      .where('id', 'in', [...ids])
      .where((row) => withinScope(scope, { project: row.ref('project_id'), owner: row.ref('owner_id') }))
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  const notices = (scope: Scope) => readNotices(db, scope, { now: clock(), limit: inboxLimits.mostNotices });

  /** How many open requests each person has, of those that the scope covers. */
  async function openByOwner(scope: Scope): Promise<Map<string, number>> {
    const rows = await db
      .selectFrom('lead_work')
      .select((row) => ['owner_id', row.fn.countAll<number>().as('open')])
      .where((row) => withinScope(scope, { project: row.ref('project_id'), owner: row.ref('owner_id') }))
      .where('state', '<>', 'done')
      .where('owner_id', 'is not', null)
      .groupBy('owner_id')
      .execute();
    return new Map(rows.map(({ owner_id, open }) => [owner_id ?? '', Number(open)]));
  }

  return { requests, requestsAmong, waiting, request, notices, openByOwner };
}
export type ReadInbox = ReturnType<typeof makeReadInbox>;
export type InboxRow = Awaited<ReturnType<ReadInbox['requests']>>['rows'][number];
