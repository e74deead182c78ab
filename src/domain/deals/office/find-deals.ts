import { type Kysely, type Selectable, sql } from 'kysely';
import type { Clock } from '../../../base/clock.ts';
import { nameBeginnings, phoneBeginning } from '../../../base/typed-beginning.ts';
import type { Scope } from '../../../contract/office/rights.ts';
import { beginsWith } from '../../../platform/database/begins-with.ts';
import { isWithin, withinScope } from '../../../platform/database/within-scope.ts';
import type { DealsTables } from '../deals.tables.ts';
import { isLive, states } from '../states.ts';

const columns = ['number', 'state', 'apartment_slug', 'firstname', 'lastname', 'phone', 'project_id', 'owner_id'] as const;
type Row = Pick<Selectable<DealsTables['deal']>, (typeof columns)[number]>;

/** The deals that a person may read, and those whose phones they may know. */
export type DealScopes = { read: Scope; phones: Scope | null };

const foundDeal = ({ number, state, apartment_slug, firstname, lastname, phone, project_id, owner_id }: Row, { phones }: DealScopes) => ({
  number,
  state,
  flat: apartment_slug,
  person: [firstname, lastname].filter(Boolean).join(' ') || null,
  ...(phones && isWithin(phones, { projectId: project_id, ownerId: owner_id }) && { phone }),
});
const inScope = (scope: Scope | null) =>
  scope ? withinScope(scope, { project: sql.ref('project_id'), owner: sql.ref('owner_id') }) : sql<boolean>`false`;
/** A deal without an owner may be taken by a person who leads deals of its project. */
const inScopeOrFree = (scope: Scope) =>
  withinScope(scope, { project: sql.ref('project_id'), owner: sql`coalesce(owner_id::text, ${scope.staffId})` });

/** Deals as people of the office look for them. */
export function makeFindDeals({ db, clock }: { db: Kysely<DealsTables>; clock: Clock }) {
  /** By the number, or by the beginning of a phone or a surname; the newest first. */
  async function findDeals(typed: string, scopes: DealScopes, most: number) {
    const number = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : null;
    const rows = await db
      .selectFrom('deal')
      .select(columns)
      .where(inScope(scopes.read))
      .where(({ or, and, eb, ref }) =>
        or([
          ...(number === null ? [] : [eb('number', '=', number)]),
          and([beginsWith(ref('phone'), [phoneBeginning(typed)]), inScope(scopes.phones)]),
          beginsWith(ref('lastname'), nameBeginnings(typed)),
        ]),
      )
      .orderBy('made_at', 'desc')
      .limit(most)
      .execute();
    return rows.map((row) => foundDeal(row, scopes));
  }

  async function liveDealOf(slug: string, scopes: DealScopes) {
    const row = await db
      .selectFrom('deal')
      .select(columns)
      .where('apartment_slug', '=', slug)
      .where(inScope(scopes.read))
      .where('state', 'in', states.filter(isLive))
      .where(({ or, eb }) => or([eb('state', '=', 'contract'), eb('ends_at', '>', clock())]))
      .executeTakeFirst();
    return row ? foundDeal(row, scopes) : null;
  }

  /** The number of the newest deal within the scope of each of these clients that has one. */
  async function newestDealsOf(clientIds: readonly string[], scope: Scope | null): Promise<Map<string, number>> {
    if (clientIds.length === 0 || !scope) return new Map();
    const rows = await db
      .selectFrom('deal')
      .select(['client_id', ({ fn }) => fn.max('number').as('number')])
      .where('client_id', 'in', clientIds)
      .where(inScope(scope))
      .groupBy('client_id')
      .execute();
    return new Map(rows.map(({ client_id, number }) => [client_id, number]));
  }

  /**
   * Deals that wait for the company’s word, with those without an owner, and the person's own reservations, which wait for a contract. The one
   * that ends first comes before the others.
   */
  async function waitingDeals(scope: Scope, most: number) {
    const rows = await db
      .selectFrom('deal')
      .select(['number', 'state', 'apartment_slug as flat', 'ends_at', 'project_id', 'owner_id'])
      .where(({ or, and, eb }) =>
        or([
          and([inScopeOrFree(scope), eb('state', '=', 'requested')]),
          and([inScope(scope), eb('owner_id', '=', scope.staffId), eb('state', '=', 'reserved')]),
        ]),
      )
      .where('ends_at', '>', clock())
      .orderBy('ends_at')
      .orderBy('number')
      .limit(most)
      .execute();
    return rows.map((row) => ({ ...row, state: row.state as 'requested' | 'reserved' }));
  }

  return { findDeals, liveDealOf, newestDealsOf, waitingDeals };
}
