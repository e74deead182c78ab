import type { Localized } from '../../src/base/locale.ts';
import { parseRate, type Rate } from '../../src/base/money.ts';

const source: Localized = {
  uk: 'Мінфін (міжбанк, продаж), 15:00 попереднього дня',
  en: 'Minfin (interbank, selling), 3 p.m. of the day before',
};

const rows: [date: string, rate: string][] = [
  ['2026-02-16', '42.9800'],
  ['2026-05-18', '42.3500'],
  ['2026-08-17', '41.7400'],
  ['2026-11-16', '41.5500'],
  ['2026-11-17', '41.6100'],
  ['2026-11-18', '41.5800'],
  ['2026-11-19', '41.6400'],
  ['2026-11-20', '41.6200'],
];

/** The last known hryvnias for a dollar, oldest first: what serves until a publisher is asked. */
export const rates: { rate: Rate; date: string; source: Localized }[] = rows.map(([date, text]) => {
  const rate = parseRate(text);
  if (!rate) throw new Error(`not a rate: ${text}`);
  return { rate, date, source };
});

/** The newest rate that holds on a day, the oldest one before all of them. */
export function rateOn(date: string): Rate | null {
  return (rates.findLast((row) => row.date <= date) ?? rates[0])?.rate ?? null;
}
