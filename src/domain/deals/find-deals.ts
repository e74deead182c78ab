import type { Kysely } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { nameBeginnings, phoneBeginning } from '../../base/typed-beginning.ts';
import { beginsWith } from '../../platform/database/begins-with.ts';
import type { DealsTables } from './deals.tables.ts';
import { isLive, states } from './states.ts';

const columns = ['number', 'state', 'apartment_slug', 'firstname', 'lastname', 'phone'] as const;
type Row = Pick<DealsTables['deal'], Exclude<(typeof columns)[number], 'number'>> & { number: number };

const foundDeal = ({ number, state, apartment_slug, firstname, lastname, phone }: Row) => ({
  ...{ number, state, flat: apartment_slug, phone, person: [firstname, lastname].filter(Boolean).join(' ') || null },
});

/** Deals as people of the office look for them. */
export function makeFindDeals({ db, clock }: { db: Kysely<DealsTables>; clock: Clock }) {
  /** By the number, or by the beginning of a phone or a surname; the newest first. */
  async function findDeals(typed: string, most: number) {
    const number = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : null;
    const rows = await db
      .selectFrom('deal')
      .select(columns)
      .where(({ or, eb, ref }) =>
        or([
          ...(number === null ? [] : [eb('number', '=', number)]),
          beginsWith(ref('phone'), [phoneBeginning(typed)]),
          beginsWith(ref('lastname'), nameBeginnings(typed)),
        ]),
      )
      .orderBy('made_at', 'desc')
      .limit(most)
      .execute();
    return rows.map(foundDeal);
  }

  async function liveDealOf(slug: string) {
    const row = await db
      .selectFrom('deal')
      .select(columns)
      .where('apartment_slug', '=', slug)
      .where('state', 'in', states.filter(isLive))
      .where(({ or, eb }) => or([eb('state', '=', 'contract'), eb('ends_at', '>', clock())]))
      .executeTakeFirst();
    return row ? foundDeal(row) : null;
  }

  /** The number of the newest deal of each of these clients that has one. */
  async function newestDealsOf(clientIds: readonly string[]): Promise<Map<string, number>> {
    if (clientIds.length === 0) return new Map();
    const rows = await db
      .selectFrom('deal')
      .select(['client_id', ({ fn }) => fn.max('number').as('number')])
      .where('client_id', 'in', clientIds)
      .groupBy('client_id')
      .execute();
    return new Map(rows.map(({ client_id, number }) => [client_id, number]));
  }

  /** Deals that wait for the company’s word, the one that ends first before the others. */
  const askedDeals = (most: number) =>
    db
      .selectFrom('deal')
      .select(['number', 'apartment_slug as flat', 'ends_at'])
      .where('state', '=', 'requested')
      .where('ends_at', '>', clock())
      .orderBy('ends_at')
      .limit(most)
      .execute();

  return { findDeals, liveDealOf, newestDealsOf, askedDeals };
}
