import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencies, money } from '../../base/money.ts';
import { inBothCurrencies, makeOfferPrices, offersOfFlat, pricesUnder } from './offers.ts';

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
