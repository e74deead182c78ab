import type { Kysely } from 'kysely';
import type { Clock } from '../../../base/clock.ts';
import type { Rate } from '../../../base/money.ts';
import type { OpenKysely } from '../../../platform/database/database.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';
import { readOfficeFields, saveOfficeFields } from './owned-fields.store.ts';
import { countOverrides, giveBack, hasEnded, keepOurs, nextEnd, ofFlats, readOverrides } from './price-overrides.store.ts';

type Context = { db: Kysely<CatalogueTables>; clock: Clock; currentRate: () => { rate: Rate } | null };

/** Prices that are ours although their source says others. */
export function makePriceOverrides({ db, clock, currentRate }: Context) {
  const when = () => ({ now: clock(), rate: currentRate()?.rate ?? null });
  return {
    read: (most: number) => readOverrides(db, most),
    count: () => countOverrides(db),
    /** Our prices stay, whatever their source has said since; returns how many of them waited for that. */
    keep: (transaction: OpenKysely, flats: readonly number[]) => keepOurs(transaction, flats),
    /** Flats get the price of their source, and how many did is returned. Call it last. */
    giveBack: async (transaction: OpenKysely, flats: readonly number[]) => (await giveBack(transaction, ofFlats(flats), when())).length,
    /** The same of all whose time has ended. */
    endDue: () => db.transaction().execute(async (transaction) => (await giveBack(transaction, hasEnded(clock()), when())).length),
    nextEnd: () => nextEnd(db),
    /** The fields that the office decides itself, by the external id of the project. */
    officeFields: () => readOfficeFields(db),
    saveOfficeFields: (transaction: OpenKysely, given: Parameters<typeof saveOfficeFields>[1]) => saveOfficeFields(transaction, given),
  };
}
export type PriceOverrides = ReturnType<typeof makePriceOverrides>;
