import { expect, test } from 'vitest';
import type { Apartment } from '../../contract/catalogue/apartments.ts';
import type { PayableOffer } from '../../contract/catalogue/flat-offers.ts';
import { bookingPrice } from './booking-price.ts';
import { apartmentSchema } from './structured-data/apartment-schema.ts';

const offer = (slug: string, applied: boolean, cost: number, costUsd: number) =>
  ({
    slug,
    applied,
    cost,
    costUsd,
    monthly: { cost: Math.round(cost / 20), costUsd: Math.round(costUsd / 20), down: 30, months: 14 },
  }) as PayableOffer;
const monthly = { cost: 200_000, costUsd: 5_000, down: 30, months: 14 };
const flat = {
  area: 50,
  cost: 4_000_000,
  costUsd: 100_000,
  costM2: 80_000,
  costM2Usd: 2_000,
  monthly,
  status: 'available',
  project: { name: 'Луговий' },
  offers: [],
} as unknown as Apartment;
const texts = { name: 'A flat', url: 'https://example.test/a', picture: null, projectUrl: 'https://example.test/p' };

test('without an offer it is the list price', () => {
  expect(bookingPrice(flat)).toEqual({ applied: null, cost: 4_000_000, costUsd: 100_000, costM2: 80_000, costM2Usd: 2_000, monthly });
});

test('with an offer in the price it is that of the offer, of a square metre and of a month too', () => {
  const applied = offer('now', true, 3_800_000, 95_000);
  const offers = [offer('to-prove', false, 3_500_000, 87_500), applied];
  expect(bookingPrice({ ...flat, offers })).toEqual({
    applied,
    cost: 3_800_000,
    costUsd: 95_000,
    costM2: 76_000,
    costM2Usd: 1_900,
    monthly: { cost: 190_000, costUsd: 4_750, down: 30, months: 14 },
  });
});

test('an offer that is to be proven first does not change it, and search engines read the same price', () => {
  const toProve = [offer('to-prove', false, 3_500_000, 87_500)];
  expect(bookingPrice({ ...flat, offers: toProve }).cost).toBe(4_000_000);
  expect(apartmentSchema({ ...flat, offers: toProve }, texts).offers).toMatchObject({ price: 4_000_000 });
  const applied = [...toProve, offer('now', true, 3_800_000, 95_000)];
  expect(apartmentSchema({ ...flat, offers: applied }, texts).offers).toMatchObject({ price: 3_800_000 });
});
