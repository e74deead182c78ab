import { describe, expect, it } from 'vitest';
import { type Currency, money } from '../../../base/money.ts';
import { type FlatNow, quoteDifference } from './quote-difference.ts';
import type { QuotedPlan } from './quoted-plan.ts';

const rate = { tenThousandths: 412_500 };
const sums = { UAH: 100, USD: 100 };
const plan: QuotedPlan = {
  downHundredths: 3_000,
  months: 24,
  every: 'month',
  discountHundredths: 0,
  indexed: true,
  outside: [],
  first: sums,
  payment: sums,
  total: sums,
};
const quote = { price: money(6_000_000, 'USD'), rate, plan, validUntil: new Date('2026-11-24T12:00:00Z') };
const within = new Date('2026-11-24T11:59:59.999Z');
const after = quote.validUntil;
const flat = (change: Partial<NonNullable<FlatNow>> = {}): FlatNow => ({ status: 'available', price: quote.price, rate, plan, ...change });
const raised = { price: money(6_072_000, 'USD') };
const cheaper = { price: money(5_940_000, 'USD') };

describe('what has become of a quote', () => {
  it.each([
    // [the flat now, the time, standing, over, price, pays]
    ['unchanged', flat(), within, 'free', false, null, 'quote'],
    ['unchanged', flat(), after, 'free', true, null, 'now'],
    ['more expensive', flat(raised), within, 'free', false, 120, 'quote'],
    ['more expensive', flat(raised), after, 'free', true, 120, 'now'],
    ['cheaper', flat(cheaper), within, 'free', false, -100, 'now'],
    ['cheaper', flat(cheaper), after, 'free', true, -100, 'now'],
    ['held', flat({ status: 'held' }), within, 'held', false, null, 'quote'],
    ['held', flat({ status: 'held', ...raised }), after, 'held', true, 120, 'now'],
    ['reserved', flat({ status: 'reserved' }), within, 'reserved', false, null, 'quote'],
    ['sold', flat({ status: 'sold', ...raised }), within, 'sold', false, null, 'now'],
    ['sold', flat({ status: 'sold' }), after, 'sold', true, null, 'now'],
    ['not listed', null, within, 'sold', false, null, 'now'],
    ['not listed', null, after, 'sold', true, null, 'now'],
  ] as const)('%s: %#', (_, now, at, standing, isOver, price, pays) => {
    expect(quoteDifference(quote, now, at)).toMatchObject({ standing, isOver, price, pays });
  });

  it('the rate alone changes no price in the currency of the contract', () => {
    const risen = { tenThousandths: 415_800 };
    expect(quoteDifference(quote, flat({ rate: risen }), within)).toMatchObject({ price: null, rate: 80, pays: 'quote' });
    // A price list that has gone over to hryvnias is compared by the rate of today.
    const inHryvnias = flat({ rate: risen, price: money(249_480_000, 'UAH' satisfies Currency) });
    expect(quoteDifference(quote, inHryvnias, within)).toMatchObject({ price: null, pays: 'quote' });
  });

  it.each([
    ['same', plan, { ...plan, first: { UAH: 200, USD: 200 } }],
    ['other', plan, { ...plan, discountHundredths: 150 }],
    ['other', plan, { ...plan, outside: ['months'] }],
    ['other', plan, null],
    ['none', null, plan],
  ] as const)('a plan is %s: %#', (expected, before, now) => {
    expect(quoteDifference({ ...quote, plan: before as QuotedPlan | null }, flat({ plan: now as QuotedPlan | null }), within).plan).toBe(
      expected,
    );
  });
});
