import { expect, it } from 'vitest';
import { liqpayPayments, liqpaySignature } from './liqpay.ts';

const clock = () => new Date('2026-11-21T12:00:00Z');
const port = liqpayPayments({ publicKey: 'i123', privateKey: 'private', clock });
const called = (payment: object) => {
  const data = Buffer.from(JSON.stringify(payment)).toString('base64');
  return port.readCallback({
    headers: new Headers(),
    body: String(new URLSearchParams({ data, signature: liqpaySignature('private', data) })),
  });
};
const payment = {
  order_id: 'DEAL-1001',
  status: 'success',
  amount: 10_000.5,
  currency: 'UAH',
  public_key: 'i123',
  create_date: Date.parse('2026-11-21T11:00:00Z'),
  end_date: Date.parse('2026-11-21T11:01:00Z'),
};

it('signs as the known vectors do (§8)', () => {
  const data =
    'eyJ2ZXJzaW9uIjozLCJwdWJsaWNfa2V5Ijoic2FuZGJveF9pMDAwIiwiYWN0aW9uIjoicGF5IiwiYW1vdW50IjoxMDAwMCwiY3VycmVuY3kiOiJVQUgiLCJkZXNjcmlwdGlvbiI6InRlc3QiLCJvcmRlcl9pZCI6IkRFQUwtMTAwMSJ9';
  expect(liqpaySignature('sandbox_priv', data)).toBe('sRVrPmR3HP8okeSEw/aLlq2x+UE=');
});

it.each([
  [{}, 'paid', 1_000_050, '11:01'],
  [{ status: 'failure' }, 'failed', 1_000_050, '11:01'],
  [{ status: 'error' }, 'failed', 1_000_050, '11:01'],
  [{ status: '3ds_verify', end_date: undefined }, 'pending', 1_000_050, '11:00'],
  [{ status: 'wait_accept' }, 'pending', 1_000_050, '11:01'],
  // Neither a test payment nor an unknown status is money.
  [{ status: 'sandbox' }, 'pending', 1_000_050, '11:01'],
  [{ status: 'something_new' }, 'pending', 1_000_050, '11:01'],
  [{ status: 'reversed', refund_date_last: Date.parse('2026-11-21T11:30:00Z') }, 'refunded', 1_000_050, '11:30'],
  [{ refund_amount: 8_000.4, refund_date_last: Date.parse('2026-11-21T11:30:00Z') }, 'refunded', 800_040, '11:30'],
])('reads a callback %o as %s (§8)', async (change, state, amountMinor, at) => {
  const value = { paymentId: 'DEAL-1001', reference: 'DEAL-1001', state, amountMinor, at: new Date(`2026-11-21T${at}:00Z`) };
  expect(await called({ ...payment, ...change })).toEqual({ ok: true, value });
});

it.each([{ currency: 'USD' }, { public_key: 'another shop' }, { amount: '10000' }, { order_id: 7 }, { status: '' }])(
  'takes no signed callback that it cannot read: %o (§8)',
  async (change) => {
    expect(await called({ ...payment, ...change })).toEqual({ ok: false, refusal: { kind: 'unreadable' } });
  },
);
