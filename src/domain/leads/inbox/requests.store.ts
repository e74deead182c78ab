import { type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { RequestKind } from '../../../contract/office/inbox/inbox.ts';
import type { Scope } from '../../../contract/office/rights.ts';
import { withinScope } from '../../../platform/database/within-scope.ts';
import type { LeadsTables } from '../leads.tables.ts';

type Db = Kysely<LeadsTables>;

/** `waiting`: those of the open ones without an answer, and not paused. */
type State = 'open' | 'waiting' | 'done';
/** `now` decides which pauses are over. */
export type RequestFilter = { scope: Scope; now: Date; ownerId?: string | undefined; kind?: RequestKind | undefined; state: State };
type Page = RequestFilter & { after: string | null; limit: number };

const requests = (db: Db) =>
  db
    .selectFrom('lead_work as work')
    .leftJoin('consultation as asked', 'asked.id', 'work.id')
    .selectAll('work')
    .select((row) => [
      row.fn.coalesce('asked.name', 'work.name').as('name'),
      row.fn.coalesce('asked.phone', 'work.phone').as('phone'),
      'asked.message',
      'asked.intent',
      'asked.campaign',
      'asked.is_proven',
    ]);
type Tables = LeadsTables & { work: LeadsTables['lead_work']; asked: LeadsTables['consultation'] };

const within = (scope: Scope) => (row: ExpressionBuilder<Tables, 'work'>) =>
  withinScope(scope, { project: row.ref('work.project_id'), owner: row.ref('work.owner_id') });

const isOfKind = (kind: RequestKind) =>
  kind === 'waitlist'
    ? sql<SqlBool>`work.kind = 'waitlist'`
    : sql<SqlBool>`work.kind = 'consultation' and work.is_reply = ${kind === 'reply'}`;

const isNotPaused = (now: Date) => (row: ExpressionBuilder<Tables, 'work'>) =>
  row.or([row('work.paused_until', 'is', null), row('work.paused_until', '<=', now)]);

function filtered<Query extends ReturnType<typeof requests>>(query: Query, { scope, now, ownerId, kind, state }: RequestFilter): Query {
  return query
    .where(within(scope) as never)
    .where('work.state', state === 'done' ? '=' : '<>', 'done')
    .$if(state === 'waiting', (some) => some.where('work.answered_at', 'is', null).where(isNotPaused(now) as never))
    .$if(ownerId !== undefined, (some) => some.where('work.owner_id', '=', ownerId ?? ''))
    .$if(kind !== undefined, (some) => some.where(isOfKind(kind ?? 'waitlist'))) as Query;
}

/** The key of a row in the order of its list: answered after waiting ones, then the promise, then who asked first. Ended ones by their end. */
export type RequestRowData = Awaited<ReturnType<typeof readRequests>>[number];
const never = new Date('9999-01-01T00:00:00Z');
/** When its promise ends; where none was made, since when it waits. */
export const dueOf = ({ due_at, asked_at }: Pick<LeadsTables['lead_work'], 'due_at' | 'asked_at'>) => due_at ?? asked_at;

export const cursorOf = (row: RequestRowData): string =>
  row.state === 'done'
    ? `${(row.closed_at ?? never).getTime()}|${row.id}`
    : `${row.answered_at ? 1 : 0}|${dueOf(row).getTime()}|${row.asked_at.getTime()}|${row.id}`;

/** The oldest promise first, of those of one instant, as after a night, who asked first; of the ended ones, the newest end first. */
export async function readRequests(db: Db, { after, limit, ...filter }: Page) {
  const due = sql<Date>`coalesce(work.due_at, work.asked_at)`;
  const answered = sql<boolean>`(work.answered_at is not null)`;
  const parts = after?.split('|') ?? [];
  const list = filtered(requests(db), filter);
  if (filter.state === 'done') {
    const [at = '', id = ''] = parts;
    return list
      .$if(after !== null, (some) =>
        some.where(sql<SqlBool>`(work.closed_at, work.id) < (${new Date(Number(at))}::timestamptz, ${id}::uuid)`),
      )
      .orderBy('work.closed_at', 'desc')
      .orderBy('work.id', 'desc')
      .limit(limit)
      .execute();
  }
  const [isAnswered = '', at = '', since = '', id = ''] = parts;
  const key = sql`(${isAnswered === '1'}, ${new Date(Number(at))}::timestamptz, ${new Date(Number(since))}::timestamptz, ${id}::uuid)`;
  return list
    .$if(after !== null, (some) => some.where(sql<SqlBool>`(${answered}, ${due}, work.asked_at, work.id) > ${key}`))
    .orderBy(answered)
    .orderBy(due)
    .orderBy('work.asked_at')
    .orderBy('work.id')
    .limit(limit)
    .execute();
}

export async function countRequests(db: Db, filter: RequestFilter): Promise<number> {
  const rows = await filtered(requests(db), filter)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .execute();
  return Number((rows[0] as { count: number } | undefined)?.count ?? 0);
}

/** A request that the scope covers; undefined for any other. */
export const readRequest = (db: Db, scope: Scope, id: string) =>
  requests(db)
    .where('work.id', '=', id)
    .where(within(scope) as never)
    .executeTakeFirst();

/** The other requests of a phone that the scope covers, the newest first. */
export const readEarlier = (db: Db, scope: Scope, { phone, except }: { phone: string; except: string }) =>
  requests(db)
    .where((row) => row.or([row('asked.phone', '=', phone), row('work.phone', '=', phone)]))
    .where('work.id', '<>', except)
    .where(within(scope) as never)
    .orderBy('work.received_at', 'desc')
    .limit(20)
    .execute();

/** The last events of requests that wait for an answer and concern the person: own ones; with a reach over all, also those that are overdue or have no owner. */
export const readNotices = (db: Db, scope: Scope, { now, limit }: { now: Date; limit: number }) =>
  requests(db)
    .where(within(scope) as never)
    .where('work.notice_at', 'is not', null)
    .where('work.answered_at', 'is', null)
    .where('work.state', '<>', 'done')
    .where(isNotPaused(now) as never)
    .where((row) =>
      row.or([row('work.owner_id', '=', scope.staffId), row('work.owner_id', 'is', null), row('work.notice', '=', 'overdue')]),
    )
    .orderBy('work.notice_at', 'desc')
    .limit(limit)
    .execute();

export const readMessages = (db: Db, id: string) =>
  db
    .selectFrom('consultation_message')
    .select(['author', 'text', 'at'])
    .where('consultation_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
