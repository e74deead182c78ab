import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planPicture } from './plan-drawing.ts';

const payments = [
  { date: '2027-01-31', cost: 35 },
  { date: '2027-03-02', cost: 35 },
];
const drawn = { today: '2027-01-01', first: 30, payments, delivery: null, rise: 0 };

test('what was paid grows by steps to the whole, each on its day', () => {
  expect(planPicture(drawn)).toMatchObject({ paid: 'M0 240V168H500V84H1000V0H1000', raised: null, risk: null, firstAt: 0.7, total: 100 });
  expect(planPicture({ ...drawn, first: 100, payments: [] })).toMatchObject({ paid: 'M0 240V0H1000', raised: null });
});

test('the end of building is on the same scale, also after the last payment', () => {
  expect(planPicture({ ...drawn, delivery: '2027-Q1' }).deliveryAt).toBe(1);
  expect(planPicture({ ...drawn, delivery: '2027-Q1' }).paid).toBe('M0 240V168H337.1V84H674.2V0H1000');
  expect(planPicture({ ...drawn, delivery: '2026-Q4' }).deliveryAt).toBeNull();
});

test('a more expensive dollar adds to every later payment, and never to the first', () => {
  const { paid, raised, risk, raisedTotal } = planPicture({ ...drawn, rise: 100 });
  expect(raisedTotal).toBe(170);
  expect(raised).toBe('M0 197.6H500V98.8H1000V0H1000');
  expect(paid).toBe('M0 240V197.6H500V148.2H1000V98.8H1000');
  expect(risk).toBe(`${raised}V98.8H1000V148.2H500V197.6H0z`);
});

test('never leaves its box', () => {
  const anyPayments = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 60 });
  fc.assert(
    fc.property(fc.nat(1_000_000), anyPayments, fc.constantFrom(0, 10, 25), (first, costs, rise) => {
      const months = costs.map((cost, at) => ({ date: new Date(Date.UTC(2027, at + 1, 1)).toISOString().slice(0, 10), cost }));
      const picture = planPicture({ ...drawn, first: first + 1, payments: months, rise, delivery: '2028-Q2' });
      for (const path of [picture.paid, picture.raised, picture.risk])
        for (const [, letter, value] of (path ?? '').matchAll(/([HV])(-?[\d.]+)/g)) {
          expect(Number(value)).toBeGreaterThanOrEqual(0);
          expect(Number(value)).toBeLessThanOrEqual(letter === 'H' ? 1000 : 240);
        }
    }),
  );
});
