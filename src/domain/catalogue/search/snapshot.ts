import type { Currency } from '../../../base/money.ts';
import type { BenefitRow, LayoutRow, ProjectRow, SectionRow } from '../catalogue.store.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';
import type { OwnValues } from '../flat-fields.ts';
import type { Bitset } from './bitset.ts';
import type { RangeIndex } from './range-index.ts';
import type { TextColumn } from './text-column.ts';

export type Status = CatalogueTables['apartment']['status'];
export const statuses: readonly Status[] = ['available', 'held', 'reserved', 'sold'];

export type Project = ProjectRow & { at: number; from: number; to: number; sections: Section[] };
export type Section = SectionRow & { at: number; project: Project; from: number; to: number };

/**
 * Flats that one plan stands for: those of a project with the same layout, area and number of rooms. A flat without a layout is alone. The
 * flats of a group `g` are those of `flats` from `first[g]` up to `first[g + 1]`, in the order of their positions.
 */
export type PlanGroups = { count: number; of: Uint32Array; first: Uint32Array; flats: Uint32Array };

/** The two kinds of flats for sale: the developer's own, and those that investors resell. */
export type Sellable = { primary: Bitset; resale: Bitset };

/**
 * The catalogue of one moment, never changed. A flat is a position: flats of one section, and sections of one project,
 * lie side by side, so `[from, to)` of a project or section is all its flats.
 */
export type Snapshot = {
  size: number;
  projects: readonly Project[];
  sections: readonly Section[];
  benefits: readonly BenefitRow[];
  layouts: ReadonlyMap<number, LayoutRow>;
  /** The position of a flat by its address; -1 when there is none. */
  find: (slug: string) => number;
  /** Positions in the order of the flats' ids. */
  byId: Uint32Array;
  flats: Columns;
  rooms: ReadonlyMap<number, Bitset>;
  /** In the order of `benefits`. */
  benefitSets: readonly Bitset[];
  plans: PlanGroups;
  area: RangeIndex;
  floor: RangeIndex;
  /** The flats that can be bought at any time, and the booked flats that can be bought after their booking has expired. */
  sellable: Sellable;
  booked: readonly number[];
  /** The last change of an availability that is in here. */
  seen: number;
};

export type Columns = Record<keyof OwnValues, Int16Array | Uint8Array> & {
  /** The words that the numbers of a column of words stand for. */
  words: Record<keyof OwnValues, (string | null)[]>;
  id: Int32Array;
  section: Int32Array;
  floor: Int16Array;
  rooms: Uint8Array;
  areaHundredths: Int32Array;
  priceMinor: Float64Array;
  inDollars: Uint8Array;
  layout: Int32Array;
  status: Uint8Array;
  /** Milliseconds since 1970 at which a hold or reservation ends by itself; infinity when it does not. */
  expiresAt: Float64Array;
  listed: Uint8Array;
  /** The place among all ids: the row of a flat in `slug` and `number`. */
  rank: Uint32Array;
  slug: TextColumn;
  number: TextColumn;
};

export const currencyOf = (flats: Columns, at: number): Currency => (flats.inDollars[at] === 1 ? 'USD' : 'UAH');

/**
 * The availability of a flat that a visitor may see at an instant. A hold or reservation ends the moment its time has passed, whether or not a
 * job has stored it; a flat that is no longer offered is shown as sold.
 */
export function statusAt(flats: Columns, at: number, now: number): Status {
  const stored = statuses[flats.status[at] as number] ?? 'sold';
  const booked = stored === 'held' || stored === 'reserved';
  const status = booked && (flats.expiresAt[at] as number) <= now ? 'available' : stored;
  return status === 'available' && flats.listed[at] !== 1 ? 'sold' : status;
}
