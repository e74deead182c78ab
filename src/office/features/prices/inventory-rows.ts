import type { PricedFlat } from '../../../contract/office/prices/price-rule.ts';
import type { Inventory } from '../../../contract/office/prices/prices.ts';

export const filterNames = ['project', 'section', 'rooms', 'from', 'to', 'layout', 'status', 'number'] as const;
export type FlatFilter = Partial<Record<(typeof filterNames)[number], string>>;
export const sorts = ['place', 'number', 'floor', 'rooms', 'area', 'price', 'metre'] as const;
export type Sort = { by: (typeof sorts)[number]; isDescending: boolean };

/** The section of each row. */
export function sectionsOf({ sections, ids }: Inventory): Int32Array {
  const found = new Int32Array(ids.length);
  for (const [at, { from, to }] of sections.entries()) found.fill(at, from, to);
  return found;
}

/** The sections of a project, or the one that was chosen of them. */
export const sectionsShown = ({ sections }: Inventory, chosen: { project: string | null; section: string | null }): number[] =>
  [...sections.keys()].filter(
    (at) => String(sections[at]?.project) === chosen.project && (chosen.section === null || String(at) === chosen.section),
  );

const at = (column: readonly number[], row: number) => column[row] as number;

/** The rows that fit a filter, in the order of the inventory. Without a status, those that can still be sold. */
export function matching(inventory: Inventory, sectionAt: Int32Array, filter: FlatFilter): number[] {
  const { sections, floors, rooms, layout, statuses, numbers } = inventory;
  const number = (text: string | undefined) => (text ? Number(text) : null);
  const [project, section, ofRooms, from, to, ofLayout] = [
    ...[filter.project, filter.section, filter.rooms, filter.from, filter.to, filter.layout].map(number),
  ];
  const [status = '', typed = ''] = [filter.status, filter.number?.trim()];
  const fits = (row: number) =>
    (project === null || sections[sectionAt[row] as number]?.project === project) &&
    (section === null || sectionAt[row] === section) &&
    (ofRooms === null || rooms[row] === ofRooms) &&
    (from === null || from === undefined || at(floors, row) >= from) &&
    (to === null || to === undefined || at(floors, row) <= to) &&
    (ofLayout === null || layout[row] === ofLayout) &&
    (status === '' ? statuses[row] !== 'sold' : status === 'all' || statuses[row] === status) &&
    (typed === '' || numbers[row]?.startsWith(typed) === true);
  const found: number[] = [];
  for (let row = 0; row < inventory.ids.length; row++) if (fits(row)) found.push(row);
  return found;
}

/** Those of some rows whose flats an investor resells. */
export function resaleAmong({ resale }: Inventory, rows: readonly number[]): ReadonlySet<number> {
  const all = new Set(resale);
  return new Set(rows.filter((row) => all.has(row)));
}

/** The price of a square metre in minor units. */
export const perMetre = ({ prices, areas }: Inventory, row: number): number => (at(prices, row) * 100) / at(areas, row);

/** Numbers by their value: 9 before 10. */
const byNumber = new Intl.Collator('uk', { numeric: true });

/** The same rows in another order; equal ones stay in that of the inventory. */
export function sorted(inventory: Inventory, rows: readonly number[], { by, isDescending }: Sort): number[] {
  const direction = isDescending ? -1 : 1;
  const columns = { floor: inventory.floors, rooms: inventory.rooms, area: inventory.areas, price: inventory.prices };
  const compare = (one: number, other: number): number => {
    if (by === 'place') return one - other;
    if (by === 'number') return byNumber.compare(inventory.numbers[one] as string, inventory.numbers[other] as string);
    if (by === 'metre') return perMetre(inventory, one) - perMetre(inventory, other);
    return at(columns[by], one) - at(columns[by], other);
  };
  return rows.toSorted((one, other) => direction * compare(one, other) || one - other);
}

export const flatOf = ({ prices, currencies, areas, floors }: Inventory, row: number): PricedFlat => ({
  priceMinor: at(prices, row),
  areaHundredths: at(areas, row),
  floor: at(floors, row),
  currency: currencies[row] ?? 'USD',
});
