import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rentalYield, type YieldAssumptions } from './rental-yield.ts';

const alike = (units: number) => ({ UAH: units * 4_000, USD: units * 100 });
const usual: YieldAssumptions = {
  price: alike(80_000),
  fitOut: alike(20_000),
  monthlyRent: alike(700),
  monthlyExpenses: alike(60),
  idleTenths: 10,
  taxHundredths: 2_300,
  growthHundredths: 0,
  saleHundredths: 600,
  waitMonths: 6,
  years: 3,
};
const amounts = (most: number) => fc.integer({ min: 0, max: most }).map(alike);
const anyAssumptions = fc.record({
  price: fc.integer({ min: 1, max: 5_000_000 }).map(alike),
  fitOut: amounts(1_000_000),
  monthlyRent: amounts(50_000),
  monthlyExpenses: amounts(50_000),
  idleTenths: fc.integer({ min: 0, max: 120 }),
  taxHundredths: fc.integer({ min: 0, max: 10_000 }),
  growthHundredths: fc.integer({ min: -5_000, max: 5_000 }),
  saleHundredths: fc.integer({ min: 0, max: 5_000 }),
  waitMonths: fc.integer({ min: 0, max: 60 }),
  years: fc.integer({ min: 1, max: 20 }),
});
const both = ['UAH', 'USD'] as const;

describe('the yield of a flat (issue: investments, calculator of yield)', () => {
  it('is the result of a calculation by hand', () => {
    const { invested, year, grossHundredths, netHundredths, paybackMonths, byYear } = rentalYield(usual);
    expect(invested.USD).toBe(10_000_000);
    expect(Object.values(year).map(({ USD }) => USD / 100)).toEqual([8_400, 700, 720, 1_771, 5_209]);
    expect([grossHundredths, netHundredths, paybackMonths]).toEqual([840, 521, 6 + 231]);
    // Without growth a resale loses the fees and the fit-out, and only the rent outweighs them.
    expect(byYear.map(({ value, rent, earned }) => [value.USD, rent.USD, earned.USD].map((minor) => minor / 100))).toEqual([
      [80_000, 2_605, 80_000 - 4_800 + 2_605 - 100_000],
      [80_000, 7_814, 80_000 - 4_800 + 7_814 - 100_000],
      [80_000, 13_023, 80_000 - 4_800 + 13_023 - 100_000],
    ]);
  });

  it('grows by compound interest, and never lets before the building is ready', () => {
    const { byYear } = rentalYield({ ...usual, growthHundredths: 1_000, waitMonths: 30 });
    expect(byYear.map(({ value }) => value.USD / 100)).toEqual([88_000, 96_800, 106_480]);
    expect(byYear.map(({ rent }) => rent.USD / 100)).toEqual([0, 0, 2_605]);
  });

  it('loses the costs of a sale within three years of buying alone', () => {
    const untaxed = rentalYield({ ...usual, saleHundredths: 0, years: 10 }).byYear;
    const lost = rentalYield({ ...usual, years: 10 }).byYear.map(({ earned }, at) => ((untaxed[at]?.earned.USD ?? 0) - earned.USD) / 100);
    expect(lost).toEqual([4_800, 4_800, 4_800, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('is never paid back when no net rent remains', () => {
    expect(rentalYield({ ...usual, monthlyExpenses: alike(700) })).toMatchObject({ paybackMonths: null });
    expect(rentalYield({ ...usual, monthlyRent: alike(0), monthlyExpenses: alike(0) }).netHundredths).toBe(0);
  });

  it('adds up in both currencies, in whole units', () => {
    fc.assert(
      fc.property(anyAssumptions, (assumed) => {
        const { year, byYear, invested } = rentalYield(assumed);
        for (const currency of both) {
          const { rent, idle, expenses, tax, net } = year;
          expect(net[currency]).toBe(rent[currency] - idle[currency] - expenses[currency] - tax[currency]);
          expect(rent[currency]).toBe(12 * assumed.monthlyRent[currency]);
          expect(invested[currency]).toBe(assumed.price[currency] + assumed.fitOut[currency]);
          for (const minor of [idle, tax, ...byYear.flatMap(({ value, rent, earned }) => [value, rent, earned])])
            expect(minor[currency] % 100 === 0 && Object.is(minor[currency], minor[currency] + 0)).toBe(true);
          expect(tax[currency]).toBeLessThanOrEqual(rent[currency] - idle[currency]);
        }
        expect(byYear).toHaveLength(assumed.years);
      }),
      { numRuns: 500 },
    );
  });

  it('is never better with less rent, or with more idle time, expenses, tax or fit-out', () => {
    const worse: [keyof YieldAssumptions, (assumed: YieldAssumptions) => YieldAssumptions][] = [
      ['monthlyRent', (a) => ({ ...a, monthlyRent: { UAH: 0, USD: 0 } })],
      ['idleTenths', (a) => ({ ...a, idleTenths: 120 })],
      ['monthlyExpenses', (a) => ({ ...a, monthlyExpenses: { UAH: a.monthlyExpenses.UAH + 4_000, USD: a.monthlyExpenses.USD + 100 } })],
      ['taxHundredths', (a) => ({ ...a, taxHundredths: 10_000 })],
    ];
    fc.assert(
      fc.property(anyAssumptions, fc.constantFrom(...worse), (assumed, [, worsen]) => {
        const [before, after] = [rentalYield(assumed), rentalYield(worsen(assumed))];
        expect(after.year.net.USD).toBeLessThanOrEqual(before.year.net.USD);
        expect(after.netHundredths).toBeLessThanOrEqual(before.netHundredths);
        expect(after.byYear.at(-1)?.earned.UAH).toBeLessThanOrEqual(before.byYear.at(-1)?.earned.UAH ?? 0);
      }),
      { numRuns: 300 },
    );
  });
});
