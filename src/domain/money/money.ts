import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { kyivDay, type Quarter } from '../../base/kyiv-time.ts';
import type { Localized } from '../../base/locale.ts';
import { formatRate, parseRate, type Rate } from '../../base/money.ts';
import { ok, refuse } from '../../base/result.ts';
import { type LoadReport, planLoad } from '../../platform/loads/load-plan.ts';
import { noteLoaded, readLoaded } from '../../platform/loads/loads.ts';
import {
  type Amounts,
  type DownPayment,
  type Every,
  type InstalmentTerms,
  longestTerm,
  planInstalments,
  usualInput,
} from './instalments.ts';
import type { MoneyTables } from './money.tables.ts';
import { makeMonthlyPlans, usualIn } from './monthly-plans.ts';
import { type AllTerms, general, lockTerms, readTermRows, rowsOf, termsPart, writeTerms } from './terms.store.ts';

export type { Amounts, DownPayment, Every, InstalmentTerms, MonthlyPlan } from './instalments.ts';
export { monthlyPayment } from './instalments.ts';
export type { MonthlyPlans } from './monthly-plans.ts';
export { rentalYield } from './rental-yield.ts';
export { type StateMortgage, type StateMortgageTerms, stateMortgage } from './state-mortgage.ts';
export type { AllTerms } from './terms.store.ts';
export { termsSchema } from './terms-schema.ts';

/** A dollar rate of one day. `date` is the first Kyiv day on which it holds, `source` its publisher. */
export type DailyRate = { rate: Rate; date: string; source: Localized };

/** Reads published rates. Throws when the publisher cannot be reached or answers something else. */
export type RatesPort = { latest(): Promise<DailyRate[]> };

/** The purchase and the client's input; null where the terms' defaults apply. `delivery` is null when the building is finished. */
export type InstalmentInput = {
  project: string | null;
  delivery: Quarter | null;
  price: Amounts;
  down: DownPayment | null;
  months: number | null;
  every: Every | null;
};

type LoadOptions = { dryRun?: boolean; overwrite?: boolean };
type Context = { db: Kysely<MoneyTables>; clock: Clock; announce: (transaction: Kysely<MoneyTables>) => Promise<void> };

/**
 * Daily rates and the terms of instalments. `currentRate` answers from memory: the newest stored rate that already holds in Kyiv, however old it is,
 * null only before the first one is stored. Call `reload` after another process may have stored one; `version` grows with it.
 */
export function makeMoney({ db, clock, announce }: Context) {
  let rates: DailyRate[] = [];
  let terms = new Map<string, InstalmentTerms>();
  let version = 0;
  let termsText = '';
  const monthly = makeMonthlyPlans(clock);

  async function reload(): Promise<void> {
    const found = await db.selectFrom('instalment_terms').selectAll().orderBy('project_slug').execute();
    const text = JSON.stringify(found);
    if (text !== termsText) monthly.forget();
    termsText = text;
    terms = new Map(found.map((row) => [row.project_slug, row.content]));
    const rows = await db
      .selectFrom('currency_rate')
      .selectAll()
      .orderBy('effective_date', 'desc')
      .orderBy('fetched_at', 'desc')
      .limit(60)
      .execute();
    version++;
    rates = rows.flatMap((row) => {
      const rate = parseRate(row.rate);
      return rate ? [{ rate, date: row.effective_date, source: { uk: row.source, en: row.source_en } }] : [];
    });
  }

  function currentRate(): DailyRate | null {
    const today = kyivDay(clock());
    return rates.find(({ date }) => date <= today) ?? null;
  }

  /** Stores a day's rate; storing the same day and source again replaces it. Announces only real changes. */
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

  /** Fetches the rate from the publisher. While it is down the last stored rate stays in use, with its date. */
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

  /** Makes the terms as `all` has them, except those that an editor has made, changed or removed since they were loaded. */
  async function loadTerms(all: AllTerms, { dryRun = false, overwrite = false }: LoadOptions = {}): Promise<LoadReport> {
    const report = await db.transaction().execute(async (transaction) => {
      if (!dryRun) await lockTerms(transaction);
      const loaded = await readLoaded(transaction, { part: termsPart });
      const plan = planLoad({ wanted: rowsOf(all), found: await readTermRows(transaction), loaded, overwrite });
      if (dryRun || plan.write.length + plan.remove.length + plan.noted.length + plan.forgotten.length === 0) return plan.report;
      await writeTerms(transaction, plan);
      await noteLoaded(transaction, plan);
      if (plan.write.length + plan.remove.length > 0) await announce(transaction);
      return plan.report;
    });
    if (!dryRun) await reload();
    return report;
  }

  return {
    reload,
    version: () => version,
    currentRate,
    storeRates,
    refresh,
    loadTerms,
    instalmentPlan: (input: InstalmentInput) => planFrom({ terms, rate: currentRate(), today: kyivDay(clock()) }, input),
    monthlyPlans: () => monthly.today(terms),
  };
}

type PlanContext = { terms: ReadonlyMap<string, InstalmentTerms>; rate: DailyRate | null; today: string };

/** The payments by date, from today on by today's rate, with the terms and the input of the calculation. */
function planFrom({ terms, rate, today }: PlanContext, { project, delivery, price, ...input }: InstalmentInput) {
  const found = terms.get(project ?? general) ?? terms.get(general);
  if (!rate || !found) return refuse({ kind: 'no-terms' } as const);
  const longest = longestTerm(found, delivery, today);
  const usual = usualInput(found, usualIn(terms, found), longest);
  const down = input.down ?? { percentHundredths: usual.downPercent * 100 };
  const months = input.months ?? usual.months;
  const every = input.every ?? usual.every;
  const plan = planInstalments({ price, down, months, every, terms: found, longest, today, rate: rate.rate });
  return plan.ok ? ok({ ...plan.value, today, months, every, terms: found, longest, rate }) : plan;
}
export type MoneyModule = ReturnType<typeof makeMoney>;
