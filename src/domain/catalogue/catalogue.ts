import type { Kysely } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import type { Localized } from '../../base/locale.ts';
import { type Money, money, type Rate } from '../../base/money.ts';
import { ok, type Result, refuse } from '../../base/result.ts';
import type { OpenKysely } from '../../platform/database/database.ts';
import { Unreachable } from '../../platform/http/unreachable.ts';
import { type FlatAddress, unsoldPositions } from './addresses.ts';
import { type Availability, forgetChanges, lockFlat, readAvailabilityChanges, setAvailability } from './availability.store.ts';
import { type Board, boardOf } from './board.ts';
import {
  type FlatDetails,
  readBookingExpiration,
  readCatalogue,
  readDetails,
  readPriceChanges,
  readProjectChanges,
} from './catalogue.store.ts';
import type { CatalogueTables } from './catalogue.tables.ts';
import { type CatalogueSnapshot, holdSnapshot, type ReadAvailability, type ReadRows } from './catalogue-snapshot.ts';
import { anyFlat, type Criteria, type Filter, type FilterName, without } from './criteria.ts';
import { districtId } from './district.ts';
import { readExternalIds, readOwnIds } from './external-ids.store.ts';
import { type Flat, flatAt, roomsOfLayout } from './flat.ts';
import { readInventoryExport } from './inventory-export.store.ts';
import { samplePositions } from './samples.ts';
import { positionOf } from './search/patch-snapshot.ts';
import type { Facets, Found, SearchBounds } from './search/search.ts';
import type { SearchIndex } from './search/search-index.ts';
import { currencyOf } from './search/snapshot.ts';
import { lookalikesOf } from './similar-flats.ts';

export type { FlatAddress } from './addresses.ts';
export type { Availability, LockedFlat } from './availability.store.ts';
export type { Board } from './board.ts';
export type { FlatDetails } from './catalogue.store.ts';
export type { Criteria, Filter, FilterName, Range } from './criteria.ts';
export { anyFlat } from './criteria.ts';
export type { Flat } from './flat.ts';
export type { ProjectSummary } from './project-summary.ts';
export type { Counts } from './search/place-counts.ts';
export type { SearchBounds } from './search/search.ts';

export type SearchResult = {
  flats: Flat[];
  total: number;
  /** At least 1, also when nothing was found. */
  lastPage: number;
  facets: Facets;
  bounds: SearchBounds;
  /** Only when nothing was found: the one filter whose removal gives the most flats; null when none gives any. */
  relax: { filter: FilterName; total: number } | null;
};
export type UnknownOption = { kind: 'unknown-option'; filter: 'districts' | 'projects' | 'sections' | 'benefits' };
export type UnknownApartment = { kind: 'unknown-apartment' };

export type ApartmentPage = FlatDetails & { flat: Flat; lookalikes: Flat[]; neighbours: Flat[]; isWhole: boolean };

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

  function unknownOption({ places }: SearchIndex, filter: Filter): UnknownOption['filter'] | null {
    const names = ['districts', 'projects', 'sections', 'benefits'] as const;
    return names.find((name) => filter[name].some((id) => !places[name].numbers.has(id))) ?? null;
  }

  /** Refuses districts, projects, sections and benefits that never existed; a delivery quarter in which nothing is built finds nothing. */
  function search(criteria: Criteria): Result<SearchResult, UnknownOption> {
    const now = current();
    const unknown = unknownOption(now.index, criteria);
    if (unknown) return refuse({ kind: 'unknown-option', filter: unknown });
    const found = now.search.find(criteria);
    const at = clock().getTime();
    return ok({
      flats: now.search.page(criteria).map((position) => flatAt(now.index, position, at)),
      total: found.total,
      lastPage: Math.max(1, Math.ceil(found.total / criteria.perPage)),
      facets: found.facets,
      bounds: found.bounds,
      relax: found.total > 0 ? null : relaxed(now, criteria, found),
    });
  }

  function relaxed(now: CatalogueSnapshot, filter: Filter, found: Found): SearchResult['relax'] {
    const totals = [...found.totalWithout];
    if (filter.resale) totals.push(['resale', now.search.find(without(filter, 'resale')).total]);
    const best = totals.reduce<[FilterName, number] | null>((most, one) => (one[1] > (most?.[1] ?? 0) ? one : most), null);
    return best && { filter: best[0], total: best[1] };
  }

  /** A flat by its address, sold and held ones too. */
  function flat(slug: string): Result<Flat, UnknownApartment> {
    const { index } = current();
    const position = index.snapshot.find(slug);
    return position < 0 || !index.rate ? refuse({ kind: 'unknown-apartment' }) : ok(flatAt(index, position, clock().getTime()));
  }

  /**
   * A flat by its address, sold and held ones too, with the details of its page. Rooms and prices come from the database; while the database is
   * unreachable, the rooms of the layout replace them and `isWhole` is false.
   */
  async function apartment(slug: string): Promise<Result<ApartmentPage, UnknownApartment>> {
    const now = current();
    const position = now.index.snapshot.find(slug);
    if (position < 0 || !now.index.rate) return refuse({ kind: 'unknown-apartment' });
    const instant = clock().getTime();
    const flat = flatAt(now.index, position, instant);
    const { floor } = now.index.snapshot.flats;
    const neighbours: Flat[] = [];
    for (let at = flat.section.from; at < flat.section.to; at++)
      if (floor[at] === flat.floor) neighbours.push(flatAt(now.index, at, instant));
    const lookalikes = lookalikesOf(now.index, now.buyable, position).map((at) => flatAt(now.index, at, instant));
    neighbours.sort((a, b) => a.position - b.position || a.id - b.id);
    const details = await readDetails(db, flat.id).catch((fault: unknown) => {
      if (fault instanceof Unreachable) return null;
      throw fault;
    });
    const rooms = details?.rooms.length ? details.rooms : roomsOfLayout(flat.layout);
    return ok({ flat, lookalikes, neighbours, rooms, history: details?.history ?? [], isWhole: details !== null });
  }

  /** Every flat of a project, sold and held ones too, by section; null when there is no such project, and until a rate is known. */
  function board(slug: string): Board | null {
    const { index } = current();
    const project = index.snapshot.projects.find((one) => one.slug === slug);
    return project && index.rate ? boardOf(index, project, clock().getTime()) : null;
  }

  /** A listed flat from memory, with its price in the currency of the contract, which no rate changes. */
  function findFlat(slug: string): { flat: Flat; price: Money } | null {
    const { index } = current();
    const at = index.snapshot.find(slug);
    if (at < 0 || !index.rate) return null;
    const { flats } = index.snapshot;
    return { flat: flatAt(index, at, clock().getTime()), price: money(flats.priceMinor[at] as number, currencyOf(flats, at)) };
  }

  /** A flat from memory, sold ones too; null for one that was added after the last reload, and until a rate is known. */
  function findFlatById(id: number): Flat | null {
    const { index } = current();
    const at = positionOf(index.snapshot, id);
    return at < 0 || !index.rate ? null : flatAt(index, at, clock().getTime());
  }

  /** When the present hold or reservation ends, decided by the database; null without one. */
  async function bookingExpiration(id: number): Promise<Result<Date | null, UnknownApartment>> {
    const end = await readBookingExpiration(db, id);
    if (end === undefined) return refuse({ kind: 'unknown-apartment' });
    return ok(end && end > clock() ? end : null);
  }

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
    search,
    flat,
    apartment,
    findFlat,
    findFlatById,
    bookingExpiration,
    /** Grows whenever an answer may have changed: a reload, another rate, the end of a hold. */
    version: () => current().version,
    /** Up to `most` different flats that can be bought, of projects named by external ids that exist; the cheapest first. */
    samples: (where: Pick<Filter, 'projects' | 'rooms'>, most: number): Flat[] => {
      const { index, search: now } = current();
      const at = clock().getTime();
      const flats = samplePositions(now, where, most).map((position) => flatAt(index, position, at));
      return flats.sort((a, b) => a.uahMinor - b.uahMinor);
    },
    /** In the order that the developer has set. */
    projects: () => current().summaries(),
    /** The districts in which the developer has projects, in the order in which they are shown. */
    districts: (): { id: string; name: Localized }[] => {
      const { snapshot, places } = current().index;
      const named = new Map(snapshot.projects.map(({ district }) => [districtId(district), district]));
      return places.districts.names.flatMap((id) => {
        const name = named.get(id);
        return name ? [{ id, name }] : [];
      });
    },
    /** How many flats would be found with each of these greatest costs instead of the asked cost, in the asked currency. */
    upTo: (filter: Filter, costs: readonly number[]): number[] =>
      costs.map((to) => current().search.find({ ...filter, cost: { from: null, to } }).total),
    board,
    sections: () => current().index.snapshot.sections,
    /** A layout by its external id; null when no such layout was imported. */
    layout: (externalId: string): Flat['layout'] =>
      [...current().index.snapshot.layouts.values()].find(({ salesforce_id }) => salesforce_id === externalId) ?? null,
    benefits: () => current().index.snapshot.benefits,
    /** Every delivery quarter in which something is for sale now, resale included, in order of time. */
    quarters: () => {
      const { search } = current();
      const markets = [anyFlat, { ...anyFlat, resale: true }].map((filter) => search.find(filter).facets.quarters.counts);
      return current().index.places.quarters.names.filter((_, quarter) => markets.some((counts) => (counts[quarter] ?? 0) > 0));
    },
    /** Bounds and options of all flats of the developer's own, without any filter. */
    everything: (): Pick<SearchResult, 'facets' | 'bounds' | 'total'> => current().search.find(anyFlat),
  };
}
export type Catalogue = ReturnType<typeof makeCatalogue>;
