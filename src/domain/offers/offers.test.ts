import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencies, money } from '../../base/money.ts';
import { flatsOverHalf, inBothCurrencies, makeOfferPrices, offersOfFlat, pricesUnder } from './offers.ts';
import { priceUnder } from './price-under.ts';

type Offers = Parameters<typeof pricesUnder>[0];
type Flat = Parameters<typeof offersOfFlat>[1];

const slugs = ['p1', 'p2'];
const offers = fc.array(
  fc.record({
    slug: fc.constantFrom('a', 'b', 'c'),
    over: fc.boolean(),
    forEveryone: fc.boolean(),
    projects: fc.subarray(slugs),
    rooms: fc.subarray([1, 2, 3, 4]),
    effect: fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), hundredths: fc.integer({ min: 0, max: 12_000 }) }),
      fc.record({
        kind: fc.constant('per_m2' as const),
        minor: fc.integer({ min: 0, max: 500_000 }),
        currency: fc.constantFrom(...currencies),
      }),
      fc.constant({ kind: 'gift' as const }),
    ),
  }),
  { maxLength: 6 },
) as unknown as fc.Arbitrary<Offers>;
const flats = fc.record({
  project: fc.constantFrom(...slugs),
  roomsNumber: fc.integer({ min: 1, max: 6 }),
  units: fc.integer({ min: 1, max: 90_000_000 }),
  currency: fc.constantFrom(...currencies),
  areaHundredths: fc.integer({ min: 1_000, max: 30_000 }),
});
const rates = fc.integer({ min: 80_000, max: 990_000 }).map((tenThousandths) => ({ tenThousandths }));

test('§9 for all offers a list shows the price that booking the flat costs', () => {
  fc.assert(
    fc.property(offers, flats, rates, (made, { project, units, currency, ...facts }, rate) => {
      const price = money(units * 100, currency);
      const flat = {
        ...facts,
        currency,
        project: { slug: project },
        list: inBothCurrencies(price, rate),
        status: 'available',
        brokerage: false,
      };
      const shown = pricesUnder(made).of(project)?.({ price, ...facts }, rate) ?? price;
      const applied = offersOfFlat([...made], flat as unknown as Flat, { rate }).find((one) => one.applied);
      expect(inBothCurrencies(shown, rate)).toEqual(inBothCurrencies(applied?.price ?? price, rate));
    }),
    { numRuns: 2_000 },
  );
});

test('no offers, flats and rates make a flat cost less than half of its price', () => {
  fc.assert(
    fc.property(offers, flats, rates, (made, { project, units, currency, ...facts }, rate) => {
      const price = money(units * 100, currency);
      const flat = {
        ...facts,
        currency,
        project: { slug: project },
        list: inBothCurrencies(price, rate),
        status: 'available',
        brokerage: false,
      };
      // Whole units: half a unit less at most.
      const least = Math.floor(units / 2) * 100;
      expect((pricesUnder(made).of(project)?.({ price, ...facts }, rate) ?? price).minor).toBeGreaterThanOrEqual(least);
      for (const one of offersOfFlat([...made], flat as unknown as Flat, { rate })) expect(one.price.minor).toBeGreaterThanOrEqual(least);
    }),
    { numRuns: 2_000 },
  );
});

type Catalogue = Parameters<typeof flatsOverHalf>[0];
const rows = fc.array(
  fc.record({
    project: fc.constantFrom(...slugs),
    rooms: fc.integer({ min: 1, max: 6 }),
    area: fc.integer({ min: 1_000, max: 30_000 }),
    units: fc.integer({ min: 1, max: 300_000 }),
    later: fc.option(fc.integer({ min: 1, max: 300_000 })),
    isResale: fc.boolean(),
    status: fc.constantFrom('available' as const, 'held' as const, 'reserved' as const, 'sold' as const),
  }),
  { maxLength: 12 },
);
const perMetre = fc.record({
  kind: fc.constant('per_m2' as const),
  minor: fc.integer({ min: 1, max: 500_000 }),
  currency: fc.constant('USD' as const),
});

test('the flats of whose price an offer would take more than half are found among many, at the prices that they will have', () => {
  fc.assert(
    fc.property(rows, perMetre, fc.subarray(slugs), fc.subarray([1, 2, 3, 4]), rates, (all, effect, projects, rooms, rate) => {
      const sorted = slugs.flatMap((slug) => all.filter(({ project }) => project === slug));
      const column = <Value>(of: (row: (typeof sorted)[number], at: number) => Value) => sorted.map(of);
      const first = all.filter(({ project }) => project === 'p1').length;
      const catalogue = {
        projects: () => slugs.map((slug) => ({ project: { slug, name: { uk: slug, en: slug } } })),
        pricedFlats: () => ({
          sections: [
            { projectAt: 0, sectionAt: 0, from: 0, to: first },
            { projectAt: 1, sectionAt: 1, from: first, to: sorted.length },
          ],
          ids: column((_, at) => at),
          numbers: column((_, at) => `${at}`),
          rooms: column((row) => row.rooms),
          areas: column((row) => row.area),
          prices: column((row) => row.units * 100),
          currencies: column(() => 'USD' as const),
          statuses: column((row) => row.status),
          resale: sorted.flatMap((row, at) => (row.isResale ? [at] : [])),
        }),
      } as unknown as Catalogue;
      const prices = new Map(sorted.flatMap(({ later }, at) => (later === null ? [] : [[at, money(later * 100, 'USD')] as const])));
      const expected = sorted.flatMap(({ project, status, isResale, area, units, later, ...row }, at) => {
        const isAmong = projects.includes(project) && (rooms.length === 0 || rooms.includes(Math.min(row.rooms, 4)));
        const isHalf = effect.minor * area <= (later ?? units) * 5_000 + 50;
        return isAmong && status !== 'sold' && !isResale && !isHalf ? [at] : [];
      });
      const found = flatsOverHalf(catalogue, { projects, rooms, effect }, { rate, prices });
      expect(found.map(({ id }) => id)).toEqual(expected);
      const unbounded = sorted.filter(
        ({ units, area }) => !priceUnder(effect, { price: money(units * 100, 'USD'), areaHundredths: area }, rate),
      );
      if (prices.size === 0) expect(found.length).toBeLessThanOrEqual(unbounded.length);
    }),
    { numRuns: 1_000 },
  );
});

test('prices follow from other offers, and from the same ones once', () => {
  const offer = { over: false, forEveryone: true, projects: ['p1'], rooms: [], effect: { kind: 'percent', hundredths: 100 } };
  let now = [offer];
  const prices = makeOfferPrices({ current: () => ({ uk: { entries: { offer: now } } }) as never });
  const before = prices();
  expect(prices()).toBe(before);
  now = [{ ...offer }];
  expect(prices().rule).toBe(before.rule);
  now = [{ ...offer, over: true }];
  expect(prices().rule).not.toBe(before.rule);
  expect(prices().of('p1')).toBeNull();
});
