import type { Localized } from '../../base/locale.ts';
import type { Money } from '../../base/money.ts';
import type { Result } from '../../base/result.ts';
import type { OpenKysely } from '../../platform/database/database.ts';
import type { FlatAddress } from './addresses.ts';
import type { Availability, LockedFlat } from './availability.store.ts';
import type { BenefitRow } from './catalogue.store.ts';
import type { PlannedChanges } from './catalogue-snapshot.ts';
import type { Chessboard } from './chessboard.ts';
import type { Criteria, Filter } from './criteria.ts';
import type { Flat } from './flat.ts';
import type { ApartmentPage, UnknownApartment } from './flat-reader.ts';
import type { NearbyFlats, SearchResult, UnknownOption } from './flat-search.ts';
import type { InventoryRecord } from './inventory-port.ts';
import type { LayoutFlat } from './listed-options.ts';
import type { PlannedFlats } from './prices/planned-flats.ts';
import type { PriceOverrides } from './prices/price-overrides.ts';
import type { PricedFlats } from './prices/priced-flats.ts';
import type { ProjectSummary } from './project-summary.ts';
import type { saveProjectFacts } from './projects/project-facts.store.ts';
import type { CatalogueContents } from './search/lay-contents.ts';
import type { Geography } from './search/nearby.ts';
import type { OfferPrices } from './search/search-index.ts';
import type { Section } from './search/snapshot.ts';

/** The availability of a flat that changed since a moment ago. */
export type FlatChange = Pick<Flat, 'id' | 'slug' | 'status' | 'bookingExpiration'>;

type ExternalId = { id: number; externalId: string };

/**
 * Reads of projects, flats and their search. All that are not promises are answered from an immutable snapshot in memory, which `reload`
 * replaces whole while the old one goes on answering; they throw before the first reload. Prices are in minor units, areas in hundredths
 * of a square metre.
 */
export type CatalogueReads = {
  // Search.
  /** Refuses districts, projects, sections, stations and benefits that never existed; a delivery quarter in which nothing is built finds nothing. */
  search(criteria: Criteria): Result<SearchResult, UnknownOption>;
  /**
   * What comes nearest to a filter that finds nothing: at most three flats that pass all of it but one filter, or but a place and the cost.
   * Null where there are none. A place is loosened before the other filters; its flats are then those of neighbouring districts where these
   * have any, the nearest project first, one flat of each. Otherwise the flats that miss the loosened filter by least.
   */
  nearby(filter: Filter, geography: Geography): NearbyFlats | null;
  /** Up to `most` different flats that can be bought, of projects named by external ids that exist; the cheapest first. */
  samples(where: Pick<Filter, 'projects' | 'rooms'>, most: number): Flat[];
  /** How many flats would be found with each of these greatest costs instead of the requested cost, in the requested currency. */
  upTo(filter: Filter, name: 'cost' | 'monthly', sums: readonly number[]): number[];
  /** Bounds and options of all flats of the developer's own, without any filter. */
  everything(): Pick<SearchResult, 'facets' | 'bounds' | 'total'>;

  // Flats, by the slug of their address; sold and held ones too. None is found until a rate is known.
  flat(slug: string): Result<Flat, UnknownApartment>;
  /**
   * With the details of its page, which come from the database; while it is unreachable the rooms of the layout replace them and `isWhole`
   * is false.
   */
  apartment(slug: string): Promise<Result<ApartmentPage, UnknownApartment>>;
  /** Every flat of a project by section; null when there is no such project. */
  chessboard(slug: string): Chessboard | null;
  /** With its price in the currency of the contract, which no rate changes. */
  findFlat(slug: string): { flat: Flat; price: Money } | null;
  /** Null for a flat that was added after the last reload, too. */
  findFlatById(id: number): Flat | null;
  /** The flats of a number, in any project, up to 1000. */
  idsOfNumber(number: string): Promise<number[]>;
  /** Up to `most` flats by what a person types: an address, or a number and the beginning of words of a project. */
  findByNumber(typed: string, most: number): Flat[];
  /** When the present hold or reservation ends, decided by the database; null without one. */
  bookingExpiration(id: number): Promise<Result<Date | null, UnknownApartment>>;

  // The options of filters and pages.
  /** In the order that the developer has set. */
  projects(): ProjectSummary[];
  /** The districts in which the developer has projects, in the order in which they are shown. */
  districts(): { id: string; name: Localized }[];
  sections(): readonly Section[];
  /** By its external id; null when no such layout was imported. */
  layout(externalId: string): Flat['layout'];
  layouts(): readonly NonNullable<Flat['layout']>[];
  /** The listed flats that have a layout. */
  flatsOfLayout(externalId: string): LayoutFlat[];
  /** Their areas in hundredths of m²; null where no such layout was imported. */
  areasOfLayout(externalId: string): number[] | null;
  benefits(): readonly BenefitRow[];
  /** Every delivery quarter in which something is for sale now, resale included, in order of time. */
  quarters(): string[];
  /** The pages of flats that are not sold, in the order of ids: `most` of them after the first `skip`. */
  addresses(part: { skip: number; most: number }): Promise<FlatAddress[]>;
  countAddresses(): number;
  /** When a price was last set in each project that ever had one, by its slug. */
  projectChanges(): Promise<Map<string, Date>>;

  /** Every flat that is listed, or those of some projects, with what prices are set by: a column for each fact, in the order of sections. */
  pricedFlats(projects?: readonly string[]): PricedFlats;

  // The system that the flats come from.
  /** The external ids of flats, and the flats with such ids; unknown ones are left out. */
  externalIds(ids: number[]): Promise<ExternalId[]>;
  ownIds(externalIds: string[]): Promise<ExternalId[]>;
  /** The inventory as the developer's own system has it. */
  inventoryExport(): Promise<InventoryRecord[]>;

  /** Grows whenever an answer may have changed: a reload, another rate, the end of a hold. */
  version(): number;
};

/** The operations that change flats, and those that follow. */
export type CatalogueCommands = {
  // Availability, within the caller's transaction.
  /** Locks a flat until the transaction ends; null when there is none. */
  lockFlat(transaction: OpenKysely, id: number): Promise<LockedFlat | null>;
  setAvailability(transaction: OpenKysely, availability: Availability): Promise<void>;
  /** For a flat that its lock has changed, where no availability is set. Call it at the same place. */
  announceFlat(transaction: OpenKysely, id: number): Promise<void>;

  /** What releases do to flats. */
  plannedFlats: PlannedFlats;
  /** Prices that are ours although their source says others. */
  priceOverrides: PriceOverrides;
  saveProjectFacts: typeof saveProjectFacts;

  // The snapshot.
  reload(): Promise<void>;
  /** Prices the flats by the rate that holds now. */
  followRate(): Promise<void>;
  /** Takes over the availability and the prices that any process changed; a small part of a reload. */
  followChanges(): Promise<void>;
  /**
   * Calls back with the flats that were held, sold or freed, as soon as the snapshot has it; null stands for new prices, many flats and a
   * reload, after which any may have changed. Returns a function that ends it.
   */
  watchAvailability(listener: (changes: FlatChange[] | null) => void): () => void;
  /** Deletes old notes of changed availabilities. */
  forgetChanges(): Promise<void>;
};

export type Catalogue = CatalogueReads &
  CatalogueCommands & {
    /** The catalogue as it would be with other prices and statuses of some flats, from an instant on, and under other offers. Nothing is read for it. */
    withPlanned(changes: PlannedChanges, under?: { at?: Date; offers?: OfferPrices }): Promise<Catalogue>;
    /** The catalogue with these contents and no others. */
    withContents(contents: CatalogueContents): Catalogue;
  };
