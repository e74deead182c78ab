import * as z from 'zod/mini';
import type { LoadRow } from '../../platform/loads/load-plan.ts';
import type { EntryKind } from './entries/kinds.ts';

/** How the site orders the entries of a kind: as an editor has put them, by date, by minutes on foot, or not at all. */
export type OrderedBy = 'editor' | 'date' | 'minutes' | 'none';

const others: Partial<Record<EntryKind, Exclude<OrderedBy, 'editor'>>> = {
  news: 'date',
  vacancy: 'date',
  publication: 'date',
  aerial_photography: 'date',
  construction_report: 'date',
  delivery_date: 'date',
  state_mortgage: 'date',
  place: 'minutes',
  blackout_card: 'none',
  surroundings: 'none',
  district: 'none',
  house: 'none',
  floor_plan: 'none',
  viewpoint: 'none',
  cutaway: 'none',
  layout_plan: 'none',
  tour: 'none',
  hero_light: 'none',
};
export const orderedBy = (kind: string): OrderedBy => others[kind as EntryKind] ?? 'editor';

/** The names of all entries of a kind, as an editor puts them. */
export const orderSchema = z.array(z.string()).check(z.refine((names) => new Set(names).size === names.length, 'comes twice'));

const byPlace = (one: LoadRow, other: LoadRow): number =>
  (one.position ?? 0) - (other.position ?? 0) || (one.name < other.name ? -1 : Number(one.name > other.name));
const inOrder = (rows: ReadonlyMap<string, LoadRow>, kind: string): LoadRow[] =>
  [...rows.values()].filter(({ part }) => part === kind).toSorted(byPlace);

export const orderOf = (rows: ReadonlyMap<string, LoadRow>, kind: string): string[] => inOrder(rows, kind).map(({ name }) => name);

/** Puts the rows of a kind in order; those that are not named come last. */
export function putInOrder(rows: Map<string, LoadRow>, kind: string, names: readonly string[]): void {
  const place = new Map(names.map((name, at) => [name, at]));
  const placeOf = ({ name }: LoadRow) => place.get(name) ?? names.length;
  const sorted = inOrder(rows, kind).toSorted((one, other) => placeOf(one) - placeOf(other));
  sorted.forEach((row, position) => {
    if (row.position !== position) rows.set(`${kind}/${row.name}`, { ...row, position });
  });
}
