import type { Kysely } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import type { Rate } from '../../base/money.ts';
import type { OpenKysely } from '../../platform/database/database.ts';
import { type FlatAddress, unsoldPositions } from './addresses.ts';
import { type Availability, forgetChanges, lockFlat, readAvailabilityChanges, setAvailability } from './availability.store.ts';
import { readCatalogue, readPriceChanges, readProjectChanges } from './catalogue.store.ts';
import type { CatalogueTables } from './catalogue.tables.ts';
import { holdSnapshot, type ReadAvailability, type ReadRows } from './catalogue-snapshot.ts';
import { readExternalIds, readOwnIds } from './external-ids.store.ts';
import { type Flat, flatAt } from './flat.ts';
import { makeFlatReader } from './flat-reader.ts';
import { makeFlatSearch } from './flat-search.ts';
import { readInventoryExport } from './inventory-export.store.ts';
import { makeListedOptions } from './listed-options.ts';

export type { FlatAddress } from './addresses.ts';
export type { Availability, LockedFlat } from './availability.store.ts';
export type { Board } from './board.ts';
export type { Criteria, FilterName, Range } from './criteria.ts';
export { anyFlat } from './criteria.ts';
export type { Flat } from './flat.ts';
export type { ApartmentPage, UnknownApartment } from './flat-reader.ts';
export type { SearchResult, UnknownOption } from './flat-search.ts';
export type { ProjectSummary } from './project-summary.ts';
export type { Counts } from './search/place-counts.ts';
export type { SearchBounds } from './search/search.ts';

/** The availability of a flat that changed since a moment ago. */
export type FlatChange = Pick<Flat, 'id' | 'slug' | 'status' | 'bookingExpiration'>;

type Context = {
  db: Kysely<CatalogueTables>;
  clock: Clock;
  /** The dollar rate that holds now; until the first one is known no flat has both prices and none is offered. */
  currentRate: () => { rate: Rate } | null;
  /** Where the snapshot and its changes are read from; the database when not given. */
  read?: ReadRows;
  news?: ReadAvailability;
};

/**
 * Projects, flats and their search. Everything but `apartment` and `bookingExpiration` is answered synchronously from an immutable
 * snapshot, which `reload` replaces whole while the old one goes on answering; the search works on any number of flats without
 * touching the database. Nothing can be asked before the first reload.
 */
export function makeCatalogue({
  db,
  clock,
  currentRate,
  read = (begin) => readCatalogue(db, begin),
  news = (seen) => readAvailabilityChanges(db, seen),
}: Context) {
  const listeners = new Set<(changes: FlatChange[] | null) => void>();
  const { reload, followRate, followAvailability, current } = holdSnapshot({
    clock,
    currentRate,
    read,
    readAvailabilityChanges: news,
    onChange: (index, changed) => {
      if (listeners.size === 0) return;
      const now = clock().getTime();
      const changes = changed && index.rate ? changed.map((at) => flatAt(index, at, now)) : null;
      for (const listener of [...listeners]) listener(changes);
    },
  });

  /** The pages of flats that are not sold, in the order of ids: `most` of them after the first `skip`. */
  async function addresses({ skip, most }: { skip: number; most: number }): Promise<FlatAddress[]> {
    const { index } = current();
    const { flats } = index.snapshot;
    const asked = unsoldPositions(index, clock().getTime()).subarray(skip, skip + most);
    const idAt = (at: number | undefined) => (at === undefined ? 0 : (flats.id[at] as number));
    const changes = await readPriceChanges(db, idAt(asked[0]), idAt(asked.at(-1)));
    return Array.from(asked, (at) => ({ slug: flats.slug.at(flats.rank[at] as number), changedAt: changes.get(idAt(at)) ?? null }));
  }

  return {
    ...makeFlatSearch({ clock, current }),
    ...makeFlatReader({ db, clock, current }),
    ...makeListedOptions(current),
    reload,
    followRate,
    /** Applies what `setAvailability` of any process changed; a small part of a reload. */
    followAvailability,
    /**
     * Calls back with the flats that were held, sold or freed, as soon as the snapshot has it; null stands for a reload, in which any may
     * have changed.
     */
    watchAvailability: (listener: (changes: FlatChange[] | null) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    lockFlat,
    setAvailability: (transaction: OpenKysely, availability: Availability) => setAvailability(transaction, availability, clock()),
    /** The ids of flats in the system that they come from, and the flats with such ids; unknown ones are left out. */
    externalIds: (ids: number[]) => readExternalIds(db, ids),
    ownIds: (externalIds: string[]) => readOwnIds(db, externalIds),
    /** The inventory as the developer's own system has it. */
    inventoryExport: () => readInventoryExport(db),
    forgetChanges: () => forgetChanges(db, clock()),
    addresses,
    countAddresses: () => unsoldPositions(current().index, clock().getTime()).length,
    /** When a price was last set in each project that ever had one, by its slug. */
    projectChanges: () => readProjectChanges(db),
    /** Grows whenever an answer may have changed: a reload, another rate, the end of a hold. */
    version: () => current().version,
  };
}
export type Catalogue = ReturnType<typeof makeCatalogue>;
