import { type Kysely, sql } from 'kysely';
import type { Scope } from '../../../contract/office/rights.ts';
import { withinScope } from '../../../platform/database/within-scope.ts';
import { readAll } from '../deal.store.ts';
import type { Deal } from '../deal.ts';
import type { DealsTables } from '../deals.tables.ts';
import type { State } from '../states.ts';

type Db = Kysely<DealsTables>;

/** `flats` are the flats whose number is `text`, which may be a number of a deal too, or a part of a phone of the deals of a scope. */
export type DealSearch = { text: string; flats: readonly number[]; phonesWithin: Scope | null };
export type DealFilter = {
  scope: Scope;
  state: State | 'open' | null;
  project: string | null;
  owner: string | null;
  endsBefore: Date | null;
  search: DealSearch | null;
  after: string | null;
  most: number;
};

const open = ['held', 'requested', 'reserved', 'contract'] as const;
/** Deals without a deadline come last; the end of time stands for it. */
const deadline = sql<number>`coalesce(floor(extract(epoch from case when ended_at is null then ends_at end) * 1000)::bigint, 9007199254740991)`;

/** A page of deals by their deadline, and by number downwards where they have the same or none; `next` is null on the last page. */
export async function readPage(db: Db, filter: DealFilter): Promise<{ deals: Deal[]; next: string | null }> {
  const { scope, state, project, owner, endsBefore, search, after, most } = filter;
  const [afterEnd = '', afterNumber = ''] = after?.split('.') ?? [];
  const rows = await db
    .selectFrom('deal')
    .selectAll()
    .select(deadline.as('deadline'))
    .where(inScope(scope))
    .$if(state === 'open', (query) => query.where('state', 'in', open))
    .$if(state !== null && state !== 'open', (query) => query.where('state', '=', state as State))
    .$if(project !== null, (query) => query.where('project_id', '=', project ?? ''))
    .$if(owner !== null, (query) => query.where('owner_id', '=', owner ?? ''))
    .$if(endsBefore !== null, (query) => query.where('ended_at', 'is', null).where('ends_at', '<', endsBefore ?? new Date(0)))
    .$if(search !== null, (query) => query.where(found(search as DealSearch)))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(${deadline} > ${Number(afterEnd)} or (${deadline} = ${Number(afterEnd)} and number < ${Number(afterNumber)}))`,
      ),
    )
    .orderBy(deadline)
    .orderBy('number', 'desc')
    .limit(most + 1)
    .execute();
  const last = rows.length > most ? rows[most - 1] : undefined;
  return { deals: await readAll(db, rows.slice(0, most)), next: last ? `${last.deadline}.${last.number}` : null };
}

export const readByIds = async (db: Db, ids: readonly string[]): Promise<Deal[]> =>
  ids.length === 0 ? [] : readAll(db, await db.selectFrom('deal').selectAll().where('id', 'in', ids).execute());

const inScope = (scope: Scope) => withinScope(scope, { project: sql.ref('project_id'), owner: sql.ref('owner_id') });

function found({ text, flats, phonesWithin }: DealSearch) {
  const digits = text.replace(/\D/g, '');
  const isNumber = /^\d{1,9}$/.test(text);
  return sql<boolean>`(${isNumber ? sql`number = ${Number(text)}` : sql`false`}
    or ${digits.length >= 4 && phonesWithin ? sql`(phone like ${`%${digits}%`} and ${inScope(phonesWithin)})` : sql`false`}
    or ${flats.length > 0 ? sql`apartment_id in (${sql.join([...flats])})` : sql`false`})`;
}

/** The live deals of some projects without an owner, the nearest deadline first. */
export async function readFree(db: Db, scope: Scope, most: number): Promise<Deal[]> {
  const { projects, ownInProjects } = scope;
  const within = (list: readonly string[] | null) =>
    list === null ? sql`true` : sql`coalesce(project_id = any(${[...list]}::text[]), false)`;
  const rows = await db
    .selectFrom('deal')
    .selectAll()
    .where('owner_id', 'is', null)
    .where('state', 'in', ['requested', 'reserved', 'contract', 'held'])
    .where(sql<boolean>`(${within(projects)} or ${within(ownInProjects)})`)
    .orderBy(deadline)
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
  return readAll(db, rows);
}

/** Deals under contract whose next payment is due by a Kyiv day, the earliest first. */
export async function readDue(db: Db, scope: Scope, { by, most }: { by: string; most: number }): Promise<Deal[]> {
  const rows = await db
    .selectFrom('deal')
    .innerJoin('contract', 'contract.deal_id', 'deal.id')
    .selectAll('deal')
    .where('next_due_on', '<=', by)
    .where('deal.state', 'in', ['contract', 'completed'])
    .where(inScope(scope))
    .orderBy('next_due_on')
    .orderBy('deal.number')
    .limit(most)
    .execute();
  return readAll(db, rows);
}

/** The deal of a number; null when there is none. */
export async function findByNumber(db: Db, number: number): Promise<Deal | null> {
  const rows = await db.selectFrom('deal').selectAll().where('number', '=', number).execute();
  return (await readAll(db, rows))[0] ?? null;
}
