import type { Kysely } from 'kysely';
import type { Clock } from '../../../base/clock.ts';
import type { Rate } from '../../../base/money.ts';
import type { PriceRule } from '../../../contract/office/prices/price-rule.ts';
import type { OpenKysely } from '../../../platform/database/database.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';
import {
  countPlanned,
  dropPlanned,
  planPrices,
  publishPlanned,
  readPlanned,
  schedulePlanned,
  tryRule,
  undoPlanned,
} from './planned-prices.store.ts';

type Context = { db: Kysely<CatalogueTables>; clock: Clock; currentRate: () => { rate: Rate } | null };
type OfRelease = { release: number };

/** The prices of releases, which come into force with them. Changes within the caller's transaction, which has locked the release. */
export function makePlannedPrices({ db, clock, currentRate }: Context) {
  const when = () => ({ now: clock(), rate: currentRate()?.rate ?? null });
  return {
    read: ({ release }: OfRelease) => readPlanned(db, release),
    counts: () => countPlanned(db),
    tryRule: (transaction: OpenKysely, asked: { apartments: readonly number[]; rule: PriceRule }) => tryRule(transaction, asked),
    count: async (transaction: OpenKysely, { release }: OfRelease) => (await readPlanned(transaction, release)).length,
    plan: (transaction: OpenKysely, asked: OfRelease & { apartments: readonly number[]; rule: PriceRule; until: Date | null }) =>
      planPrices(transaction, asked),
    drop: (transaction: OpenKysely, asked: OfRelease & { apartments: readonly number[] | null }) => dropPlanned(transaction, asked),
    schedule: (transaction: OpenKysely, asked: OfRelease & { at: Date | null }) => schedulePlanned(transaction, asked),
    publish: (transaction: OpenKysely, asked: OfRelease) => publishPlanned(transaction, { ...asked, ...when() }),
    undo: (transaction: OpenKysely, asked: OfRelease) => undoPlanned(transaction, { ...asked, ...when() }),
  };
}
export type PlannedPrices = ReturnType<typeof makePlannedPrices>;
