import { type Insertable, type Kysely, sql } from 'kysely';
import { minuteMs } from '../../../base/durations.ts';
import type { Scope } from '../../../contract/office/rights.ts';
import { withinScope } from '../../../platform/database/within-scope.ts';
import type { DealsTables } from '../deals.tables.ts';
import { type Quote, quoteOf } from './quote.ts';

type Db = Kysely<DealsTables>;

/** Reloads of one visitor are one opening. */
const apartMs = minuteMs;
const most = 50;

export async function insertQuote(db: Db, row: Insertable<DealsTables['quote']>): Promise<Quote> {
  return quoteOf(await db.insertInto('quote').values(row).returningAll().executeTakeFirstOrThrow());
}

export async function findQuote(db: Db, code: string): Promise<Quote | null> {
  const row = await db.selectFrom('quote').selectAll().where('code', '=', code).executeTakeFirst();
  return row ? quoteOf(row) : null;
}

export type QuotesOf = { apartmentId: number } | { requestId: string };
export type ListedQuote = Quote & { dealNumber: number | null };

/** The newest first. */
export async function listQuotes(db: Db, scope: Scope, of: QuotesOf): Promise<ListedQuote[]> {
  const rows = await db
    .selectFrom('quote')
    .selectAll()
    .select(({ selectFrom }) => selectFrom('deal').select('deal.number').whereRef('deal.id', '=', 'quote.deal_id').as('deal_number'))
    .where((is) => withinScope(scope, { project: is.ref('project_id'), owner: sql<string | null>`null` }))
    .where((is) => ('apartmentId' in of ? is('apartment_id', '=', of.apartmentId) : is('request_id', '=', of.requestId)))
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...quoteOf(row), dealNumber: row.deal_number }));
}

/** The quotes that are not over at an instant, but for those by which a deal lives or has lived to its end; the first to end come first. */
export async function readStandingQuotes(db: Db, { at, now }: { at: Date; now: Date }): Promise<Quote[]> {
  const rows = await db
    .selectFrom('quote')
    .leftJoin('deal', 'deal.id', 'quote.deal_id')
    .selectAll('quote')
    .where('valid_until', '>', at)
    .where((is) =>
      is.or([
        is('deal.id', 'is', null),
        is('deal.state', 'in', ['cancelled', 'expired']),
        is.and([is('deal.state', 'in', ['held', 'requested', 'reserved']), is('deal.ends_at', '<=', now)]),
      ]),
    )
    .orderBy('valid_until')
    .orderBy('quote.number')
    .execute();
  return rows.map(quoteOf);
}

/** Counts an opening; false when there is no such quote. */
export async function noteOpening(db: Db, code: string, now: Date): Promise<boolean> {
  const found = await db.selectFrom('quote').select('code').where('code', '=', code).executeTakeFirst();
  if (!found) return false;
  await db
    .updateTable('quote')
    .set({ open_count: sql`open_count + 1`, opened_at: sql`coalesce(opened_at, ${now})`, last_opened_at: now })
    .where('code', '=', code)
    .where((is) => is.or([is('last_opened_at', 'is', null), is('last_opened_at', '<=', new Date(now.getTime() - apartMs))]))
    .execute();
  return true;
}

export const noteBooked = (db: Db, code: string, dealId: string) =>
  db.updateTable('quote').set({ deal_id: dealId }).where('code', '=', code).execute();
