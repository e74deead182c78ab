import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import type { Rate } from '../../base/money.ts';
import { announceChange } from '../../platform/database/database.ts';
import type { MonthlyPlans } from '../money/money.ts';
import { type FlatAddress, unsoldPositions } from './addresses.ts';
import { announceFlats, changedFlatsSince, forgetChanges, lockFlat, setAvailability } from './availability.store.ts';
import { readCatalogue, readPriceChanges, readProjectChanges } from './catalogue.store.ts';
import type { CatalogueTables } from './catalogue.tables.ts';
import type { Catalogue, CatalogueCommands, CatalogueReads, FlatChange } from './catalogue-operations.ts';
import {
  type CatalogueSnapshot,
  holdSnapshot,
  type PlannedChanges,
  type ReadChangedFlats,
  type ReadRows,
  withContents,
  withPlanned,
} from './catalogue-snapshot.ts';
import { readExternalIds, readOwnIds } from './external-ids.store.ts';
import { findByNumber } from './find-by-number.ts';
import { flatAt } from './flat.ts';
import { makeFlatReader } from './flat-reader.ts';
import { makeFlatSearch } from './flat-search.ts';
import { readInventoryExport } from './inventory-export.store.ts';
import { makeListedOptions } from './listed-options.ts';
import { applyDue, makePlannedFlats } from './prices/planned-flats.ts';
import { makePriceOverrides } from './prices/price-overrides.ts';
import { pricedFlats } from './prices/priced-flats.ts';
import { saveProjectFacts } from './projects/project-facts.store.ts';
import { type CatalogueContents, noContents } from './search/lay-contents.ts';
import type { OfferPrices } from './search/search-index.ts';

export type { Availability, LockedFlat } from './availability.store.ts';
export type { Catalogue, FlatChange } from './catalogue-operations.ts';
export type { PlannedChanges } from './catalogue-snapshot.ts';
export type { Chessboard } from './chessboard.ts';
export type { Criteria, FilterName, Range } from './criteria.ts';
export { anyFlat } from './criteria.ts';
export { bookingPrice, type Flat, listPrice } from './flat.ts';
export type { ApartmentPage, UnknownApartment } from './flat-reader.ts';
export type { SearchResult, UnknownOption } from './flat-search.ts';
export { freedSince, readFreed } from './freed.store.ts';
export { type FlatName, flatLabel, flatName } from './names/flat-name.ts';
export type { LeftFlats, PlannedFlats } from './prices/planned-flats.ts';
export type { Planned, PlannedPrice, PricesUnconfirmed } from './prices/planned-prices.store.ts';
export type { PriceOverrides } from './prices/price-overrides.ts';
export type { ProjectSummary } from './project-summary.ts';
export type { CatalogueContents } from './search/lay-contents.ts';
export type { Geography } from './search/nearby.ts';
export type { Counts } from './search/place-counts.ts';
export type { SearchBounds } from './search/search.ts';
export type { OfferPrices } from './search/search-index.ts';

type Context = {
  db: Kysely<CatalogueTables>;
  clock: Clock;
  /** The dollar rate that holds now; until the first one is known no flat has both prices and none is offered. */
  currentRate: () => { rate: Rate } | null;
  /** By which plans flats are paid for by the month; none where not given. */
  monthlyPlans?: () => MonthlyPlans;
  /** The prices of flats under the offers that everyone gets; no offers where not given. */
  offers?: () => OfferPrices;
  /** What the contents say of flats; the same object as long as they are the same. */
  contents?: () => CatalogueContents;
  /** Where the snapshot and its changes are read from; the database when not given. */
  read?: ReadRows;
  readChangedFlats?: ReadChangedFlats;
};

/** What was made of the last thing is made once. */
function memoizeLast<From extends object, To>(make: (from: From) => To): (from: From) => To {
  let last: { from: From; made: To } | undefined;
  return (from) => {
    if (last?.from !== from) last = { from, made: make(from) };
    return last.made;
  };
}

/** The catalogue; its search works on any number of flats without touching the database. */
export function makeCatalogue({
  db,
  clock,
  currentRate,
  monthlyPlans,
  offers,
  contents = () => noContents,
  read = (begin) => readCatalogue(db, begin),
  readChangedFlats = (seen) => changedFlatsSince(db, seen),
}: Context): Catalogue {
  const listeners = new Set<(changes: FlatChange[] | null) => void>();
  const { reload, followRate, followChanges, current } = holdSnapshot({
    clock,
    currentRate,
    monthlyPlans,
    offers,
    contents,
    read,
    readChangedFlats,
    onChange: (index, changed) => {
      if (listeners.size === 0) return;
      const now = clock().getTime();
      const changes = changed && index.rate ? changed.map((at) => flatAt(index, at, now)) : null;
      for (const listener of [...listeners]) listener(changes);
    },
  });

  const commands: CatalogueCommands = {
    reload,
    followRate,
    followChanges,
    watchAvailability: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async lockFlat(transaction, id) {
      const flat = await lockFlat(transaction, id);
      const when = { now: clock(), rate: currentRate()?.rate ?? null };
      if (!flat || !(await applyDue(transaction, { id, ...when }))) return flat;
      const changed = await lockFlat(transaction, id);
      return changed && { ...changed, isChanged: true };
    },
    setAvailability: (transaction, availability) => setAvailability(transaction, availability, clock()),
    announceFlat: (transaction, id) =>
      announceFlats(transaction, sql`select ${id}::integer as id`, { count: 1, at: clock(), announce: announceChange }),
    forgetChanges: () => forgetChanges(db, clock()),
    plannedFlats: makePlannedFlats({ db, clock, currentRate }),
    priceOverrides: makePriceOverrides({ db, clock, currentRate }),
    saveProjectFacts,
  };
  const over = (snapshot: () => CatalogueSnapshot, planned: ReadContext['planned'] = null): Catalogue => ({
    ...makeReads({ db, clock, current: snapshot, planned }),
    ...commands,
    async withPlanned(changes, { at = clock(), offers } = {}) {
      const changed = await withPlanned(current(), changes, { now: at.getTime(), offers });
      return over(() => changed, { changes, at });
    },
    withContents(contents) {
      const laid = memoizeLast((now: CatalogueSnapshot) => withContents(now, contents));
      return over(() => laid(snapshot()), planned);
    },
  });
  return over(current);
}

type ReadContext = Pick<Context, 'db' | 'clock'> & {
  current: () => CatalogueSnapshot;
  /** What is laid over the flats, and from when; null where nothing is. */
  planned: { changes: PlannedChanges; at: Date } | null;
};

/** What is read from a snapshot, and the little that its pages ask the database. */
function makeReads({ db, clock, current, planned }: ReadContext): CatalogueReads {
  /** The pages of flats that are not sold, in the order of ids: `most` of them after the first `skip`. */
  async function addresses({ skip, most }: { skip: number; most: number }): Promise<FlatAddress[]> {
    const { index } = current();
    const { flats } = index.snapshot;
    const asked = unsoldPositions(index, clock().getTime()).subarray(skip, skip + most);
    const idAt = (at: number | undefined) => (at === undefined ? 0 : (flats.id[at] as number));
    const changes = await readPriceChanges(db, idAt(asked[0]), idAt(asked.at(-1)));
    return Array.from(asked, (at) => ({ slug: flats.slug.at(flats.rank[at] as number), changedAt: changes.get(idAt(at)) ?? null }));
  }

  const { search, nearby, samples, upTo, everything } = makeFlatSearch({ clock, current });
  const { flat, apartment, chessboard, findFlat, findFlatById, bookingExpiration } = makeFlatReader({ db, clock, current, planned });
  const { projects, districts, sections, layout, layouts, flatsOfLayout, areasOfLayout, benefits, quarters } = makeListedOptions(current);

  return {
    search,
    nearby,
    samples,
    upTo,
    everything,
    flat,
    apartment,
    chessboard,
    findFlat,
    findFlatById,
    bookingExpiration,
    projects,
    districts,
    sections,
    layout,
    layouts,
    flatsOfLayout,
    areasOfLayout,
    benefits,
    quarters,
    findByNumber: (typed, most) => {
      const { index } = current();
      return index.rate ? findByNumber(index.snapshot, typed, most).map((at) => flatAt(index, at, clock().getTime())) : [];
    },
    async idsOfNumber(number) {
      const rows = await db.selectFrom('apartment').select('id').where('number', '=', number).orderBy('id').limit(1000).execute();
      return rows.map(({ id }) => id);
    },
    externalIds: (ids) => readExternalIds(db, ids),
    ownIds: (externalIds) => readOwnIds(db, externalIds),
    inventoryExport: () => readInventoryExport(db),
    pricedFlats: (projects) => pricedFlats(current().index, clock().getTime(), projects),
    addresses,
    countAddresses: () => unsoldPositions(current().index, clock().getTime()).length,
    projectChanges: () => readProjectChanges(db),
    version: () => current().version,
  };
}
