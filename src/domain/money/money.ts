import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { kyivDay } from '../../base/kyiv-time.ts';
import type { Localized } from '../../base/locale.ts';
import { formatRate, parseRate, type Rate } from '../../base/money.ts';
import { ok, refuse } from '../../base/result.ts';
import type { MoneyTables } from './money.tables.ts';

/** A dollar rate of one day. `date` is the first Kyiv day on which it holds, `source` who published it. */
export type DailyRate = { rate: Rate; date: string; source: Localized };

/** Who publishes rates. Throws when the publisher cannot be reached or says something else than rates. */
export type RatesPort = { latest(): Promise<DailyRate[]> };

type Context = { db: Kysely<MoneyTables>; clock: Clock; announce: (transaction: Kysely<MoneyTables>) => Promise<void> };

/**
 * Daily rates. `currentRate` answers from memory: the newest stored rate that already holds in Kyiv, however old it is,
 * null only before the first one is stored. Call `reload` after another process may have stored one.
 */
export function makeMoney({ db, clock, announce }: Context) {
  let rates: DailyRate[] = [];

  async function reload(): Promise<void> {
    const rows = await db
      .selectFrom('currency_rate')
      .selectAll()
      .orderBy('effective_date', 'desc')
      .orderBy('fetched_at', 'desc')
      .limit(60)
      .execute();
    rates = rows.flatMap((row) => {
      const rate = parseRate(row.rate);
      return rate ? [{ rate, date: row.effective_date, source: { uk: row.source, en: row.source_en } }] : [];
    });
  }

  function currentRate(): DailyRate | null {
    const today = kyivDay(clock());
    return rates.find(({ date }) => date <= today) ?? null;
  }

  /** Keeps a day's rate; storing the same day and source again replaces it. Announces only what really changed. */
  async function storeRates(found: DailyRate[]): Promise<void> {
    if (found.length === 0) return;
    await db.transaction().execute(async (transaction) => {
      const stored = await transaction
        .insertInto('currency_rate')
        .values(
          found.map(({ rate, date, source }) => ({
            source: source.uk,
            source_en: source.en,
            rate: formatRate(rate),
            effective_date: date,
            fetched_at: clock(),
          })),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['source', 'effective_date'])
            .doUpdateSet({ rate: sql`excluded.rate`, source_en: sql`excluded.source_en`, fetched_at: sql`excluded.fetched_at` })
            .where(sql<boolean>`(currency_rate.rate, currency_rate.source_en) <> (excluded.rate, excluded.source_en)`),
        )
        .returning('id')
        .execute();
      if (stored.length > 0) await announce(transaction);
    });
    await reload();
  }

  /** Asks the publisher. When it is down the last stored rate goes on serving, and says its date. */
  async function refresh(port: RatesPort) {
    let found: DailyRate[];
    try {
      found = await port.latest();
    } catch (fault) {
      return refuse({ kind: 'rates-unreachable', why: String(fault) } as const);
    }
    await storeRates(found);
    return ok(currentRate());
  }

  return { reload, currentRate, storeRates, refresh };
}
export type MoneyModule = ReturnType<typeof makeMoney>;
