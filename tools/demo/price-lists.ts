import type { Currency } from '../../src/base/money.ts';
import type { DemoProject } from './projects.ts';
import type { Flat } from './stock.ts';

/** The price lists of the year, oldest first. The demo imports them in this order, so that prices have a history. */
export const priceLists = [
  { file: 'obriy-2026-02-16.xml', generated: '2026-02-16T10:00:00+02:00', done: 0 },
  { file: 'obriy-2026-05-18.xml', generated: '2026-05-18T10:00:00+03:00', done: 0.3 },
  { file: 'obriy-2026-08-17.xml', generated: '2026-08-17T10:00:00+03:00', done: 0.65 },
  { file: 'obriy-2026-11-16.xml', generated: '2026-11-16T10:00:00+02:00', done: 1 },
] as const;
export type PriceList = (typeof priceLists)[number];

/** The rate of hryvnia price lists. */
const listRate = 41.6;
const round = (value: number, step: number): number => Math.round(value / step) * step;

/** Whole units of the list's currency. Prices went up over the year; a few flats were marked down in autumn. */
export function priceOn(list: PriceList, project: DemoProject, flat: Flat): { amount: number; currency: Currency } {
  const moved = flat.status !== 'sold' || flat.brokerage;
  const risen = moved ? 1 / (1 + project.market.growth * (1 - list.done)) : 1 / (1 + project.market.growth);
  const markedDown = moved && flat.fate > 0.9 && list.done === 1 ? 0.965 : 1;
  const dollars = flat.dollars * risen * markedDown;
  return project.market.currency === 'USD'
    ? { amount: round(dollars, 100), currency: 'USD' }
    : { amount: round(dollars * listRate, 1000), currency: 'UAH' };
}

/** A part of the sold flats was still free in the earlier lists. */
export function statusOn(list: PriceList, project: DemoProject, flat: Flat): Flat['status'] {
  if (list.done === 1) return flat.status;
  if (flat.brokerage) return list.done > flat.fate ? 'available' : 'sold';
  if (flat.status === 'reserved') return 'available';
  const stillFree = project.market.sale === 'selling' && project.stage !== 'done' && flat.fate > 0.55 + list.done * 0.45;
  return flat.status === 'sold' && stillFree ? 'available' : flat.status;
}
