import type { Currency } from '../../../base/money.ts';
import { farMoves, type PriceMove } from '../../../contract/office/prices/far-prices.ts';
import { type PriceRule, priceAfter } from '../../../contract/office/prices/price-rule.ts';
import type { Inventory } from '../../../contract/office/prices/prices.ts';
import { formatNumber } from '../../data/format-price.ts';
import * as m from '../../paraglide/messages.js';
import { flatOf } from './inventory-rows.ts';

/** What a rule does to flats: sums of those of one currency, in which most of them are, and the prices that move far, the farthest first. */
export function outcomeOf(inventory: Inventory, target: readonly number[], rule: PriceRule, currency: Currency) {
  const outcome = { count: 0, unfit: 0, before: 0, after: 0 };
  const moves: (PriceMove & { row: number })[] = [];
  for (const row of target) {
    const flat = flatOf(inventory, row);
    const after = priceAfter(flat, rule);
    if (after === null) outcome.unfit++;
    else if (after !== flat.priceMinor) {
      outcome.count++;
      moves.push({ row, id: inventory.ids[row] as number, beforeMinor: flat.priceMinor, afterMinor: after });
      if (flat.currency !== currency) continue;
      outcome.before += flat.priceMinor;
      outcome.after += after;
    }
  }
  return { ...outcome, far: farMoves(moves) };
}
export type Outcome = ReturnType<typeof outcomeOf>;

export const shareOf = ({ before, after }: { before: number; after: number }): string => {
  const share = before > 0 ? Math.round((after / before - 1) * 10_000) / 100 : 0;
  return `${share > 0 ? '+' : share < 0 ? '−' : ''}${formatNumber(Math.abs(share))} %`;
};

const projectOf = ({ projects, sections }: Inventory, row: number): string | undefined =>
  projects[sections.find(({ from, to }) => row >= from && row < to)?.project ?? -1];

/** The project of the flats, or that they are of several. */
export function placeOf(inventory: Inventory, target: readonly number[]): string {
  const [first, last] = [projectOf(inventory, target[0] ?? -1), projectOf(inventory, target.at(-1) ?? -1)];
  const place = first === last ? (first ?? '') : m.prices_all_projects();
  return target.length === 1 ? m.prices_one_place({ place, number: inventory.numbers[target[0] as number] ?? '' }) : place;
}
