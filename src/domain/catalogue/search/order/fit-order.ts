import type { Criteria, Range } from '../../criteria.ts';
import { type Bitset, clearBit, hasBit, listBits } from '../bitset.ts';
import type { RangeIndex } from '../range-index.ts';
import type { SearchIndex } from '../search-index.ts';
import { mixProjects } from './mix-projects.ts';

/** So many flats are mixed, those with the nearest prices; farther ones follow by ascending price. */
export const mostMixed = 1024;
/** Sets up to this size are listed and sorted by price; in larger ones the order of prices is walked. */
const listedSet = 16_384;

/** `rest` are the flats of the set that are not mixed. */
export type FitOrder = { mixed: readonly number[]; rest: Bitset; restTotal: number };

/** A set of flats, all of which cost what is asked. */
export type Fitting = {
  set: Bitset;
  total: number;
  /** The order of prices in the currency in which they are asked, and the prices themselves. */
  prices: RangeIndex;
  minor: Float64Array;
  /** In whole units. */
  cost: Range | null;
};

/** The price that a visitor has in mind: the middle of the asked range, or its only end; null without one. In minor units. */
export function askedPrice(cost: Range | null): number | null {
  if (!cost) return null;
  const { from, to } = cost;
  if (from === null || to === null) return from === null && to === null ? null : ((from ?? to) as number) * 100;
  return (from + to) * 50;
}

/**
 * The order of a list that is not sorted otherwise: the flats nearest to the asked price, or without one to the middle of the found
 * prices, mixed by project, number of rooms and plan, and then all others by price. The same set always has the same order.
 */
export function fitOrder({ snapshot }: SearchIndex, { set, total, prices, minor, cost }: Fitting): FitOrder {
  const asked = askedPrice(cost);
  const near = total <= mostMixed ? listBits(set, total) : nearest({ set, total, prices, minor, cost }, asked);
  const mixed = mixProjects(snapshot, { flats: near, minor, asked });
  const rest = set.slice();
  for (const at of mixed) clearBit(rest, at);
  return { mixed, rest, restTotal: total - mixed.length };
}

/** The flats of one page. */
export function fitPage(
  order: FitOrder,
  prices: RangeIndex,
  { cost, page, perPage }: Pick<Criteria, 'cost' | 'page' | 'perPage'>,
): number[] {
  const { mixed, rest, restTotal } = order;
  const skip = (page - 1) * perPage;
  const first = mixed.slice(skip, skip + perPage);
  const count = perPage - first.length;
  if (count === 0 || restTotal === 0) return first;
  const restSkip = Math.max(0, skip - mixed.length);
  return [...first, ...prices.slice({ set: rest, total: restTotal, skip: restSkip, count, descending: false, within: cost })];
}

/** The `mostMixed` flats of a larger set whose prices are nearest to the asked one, the less expensive of two as near. */
function nearest({ set, total, prices, minor, cost }: Fitting, asked: number | null): number[] {
  const listed = total <= listedSet ? listedByPrice(set, total, prices) : null;
  const middle = () => prices.slice({ set, total, skip: total >>> 1, count: 1, descending: false, within: cost })[0] as number;
  const aim = asked ?? (minor[listed ? (listed[total >>> 1] as number) : middle()] as number);
  const order = listed ?? prices.order;
  let above = firstFrom(order, minor, aim);
  let below = above - 1;
  const found: number[] = [];
  while (found.length < mostMixed) {
    while (!listed && below >= 0 && !hasBit(set, order[below] as number)) below--;
    while (!listed && above < order.length && !hasBit(set, order[above] as number)) above++;
    const isBelow = above >= order.length || (below >= 0 && aim - priceAt(below) <= priceAt(above) - aim);
    found.push(order[isBelow ? below-- : above++] as number);
  }
  return found;

  function priceAt(i: number): number {
    return minor[order[i] as number] as number;
  }
}

function listedByPrice(set: Bitset, total: number, { place, order }: RangeIndex): Uint32Array {
  const places = listBits(set, total).map((at) => place[at] as number);
  places.sort();
  return places.map((at) => order[at] as number);
}

/** The first index of an ascending order with at least this price. */
function firstFrom(order: Uint32Array, minor: Float64Array, price: number): number {
  let [from, to] = [0, order.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((minor[order[middle] as number] as number) >= price) to = middle;
    else from = middle + 1;
  }
  return from;
}
