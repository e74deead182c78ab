import fc from 'fast-check';
import type { Currency } from '../../../base/money.ts';
import type { Criteria, SortOrder } from '../criteria.ts';
import { districts, quarters } from './some-rows.fixture.ts';

const range = (from: number, to: number) =>
  fc.option(
    fc
      .tuple(fc.option(fc.integer({ min: from, max: to })), fc.option(fc.integer({ min: from, max: to })))
      .map(([a, b]) => (a !== null && b !== null ? { from: Math.min(a, b), to: Math.max(a, b) } : { from: a, to: b })),
    { freq: 2 },
  );
const some = <Value>(...values: Value[]) => fc.oneof(fc.constant([]), fc.subarray(values, { maxLength: 4 }));
const names = (letter: string, count: number) => Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);

/** Criteria over the catalogue of `someRows`. */
export const someCriteria: fc.Arbitrary<Criteria> = fc.constantFrom<Currency>('UAH', 'USD').chain((currency) =>
  fc.record({
    districts: some(...districts, 'elsewhere'),
    projects: some(...names('P', 7)),
    sections: some(...names('S', 19)),
    stations: some('lisova', 'pochaina', 'teremky', 'of-no-project'),
    rooms: some(1, 2, 3, 4),
    quarters: some(...quarters, '2031-Q1'),
    benefits: some(...names('B', 5)),
    resale: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.boolean()),
    currency: fc.constant(currency),
    cost: currency === 'UAH' ? range(1_500_000, 4_700_000) : range(35_000, 110_000),
    monthly: currency === 'UAH' ? range(50_000, 700_000) : range(1000, 15_000),
    areaHundredths: range(2000, 11_000),
    floor: range(-2, 26),
    sort: fc.constantFrom<SortOrder>('price_asc', 'price_desc', 'area_asc', 'area_desc'),
    page: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, fc.integer({ min: 1, max: 400 })),
    perPage: fc.constantFrom(1, 7, 12, 48),
    byPlan: fc.boolean(),
  }),
);
