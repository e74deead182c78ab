import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeLiqpayServer } from '../../../tests/support/services/liqpay-server.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import { serveAnswers } from '../../../tests/support/services/serve-answers.ts';
import type { PaymentsPort } from '../../domain/deals/payments-port.ts';
import { Unreachable } from '../../platform/http/unreachable.ts';
import type { Fault } from '../../simulators/fault-injection.ts';
import { makeBankSimulator } from '../../simulators/payments/bank-simulator.ts';
import { liqpayPayments } from './liqpay.ts';
import { plataPayments } from './plata.ts';

type Call = { headers: Headers; body: string };
/** A bank, its buyer, and the callbacks that arrived at the shop. */
type World = {
  port: PaymentsPort;
  buy: (pageUrl: string, paid: boolean) => Promise<void>;
  feel: (fault: Fault | null) => void;
  /** Refunded kopiykas, one entry for each refund. */
  refunds: () => Promise<number[]>;
  calls: Call[];
  callbackUrl: string;
  clock: ReturnType<typeof movableClock>;
};
const patienceMs = 2_000;

async function shop() {
  const calls: Call[] = [];
  const callbackUrl = await serveAnswers(async (_address, { headers, body }) => {
    calls.push({ headers: new Headers(headers), body: String(body) });
    return new Response('ok');
  });
  return { calls, callbackUrl, clock: movableClock('2026-11-21T12:00:00Z') };
}

async function simulated() {
  const around = await shop();
  const folder = mkdtempSync(join(tmpdir(), 'domivka-bank-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const bank = makeBankSimulator({ folder, clock: around.clock, pagesAt: '/bank/' });
  const idOf = (pageUrl: string) => pageUrl.split('/').at(-2) ?? '';
  return {
    ...around,
    bank,
    idOf,
    port: bank.port,
    buy: async (pageUrl: string, paid: boolean) => void (await bank.play(idOf(pageUrl), paid ? 'pay' : 'refuse')),
    feel: bank.faults.set,
    refunds: async () => (await bank.list()).flatMap(({ cancels }) => cancels.map(({ amount }) => amount)),
  };
}

async function plata(): Promise<World> {
  const { bank, ...world } = await simulated();
  const address = await serveAnswers(bank.answer);
  return { ...world, port: plataPayments({ token: bank.token, clock: world.clock, address, patienceMs }) };
}

async function liqpay(): Promise<World> {
  const around = await shop();
  const keys = { publicKey: 'sandbox_i000', privateKey: 'sandbox_priv', clock: around.clock };
  const server = makeLiqpayServer(keys);
  const address = await serveAnswers(server.answer);
  return {
    ...around,
    port: liqpayPayments({ ...keys, address, patienceMs }),
    buy: (pageUrl, paid) => server.buy(pageUrl, paid ? 'success' : 'failure'),
    feel: server.faults.set,
    refunds: async () => server.refunds,
  };
}

const paymentId = '3f2b8f0e-5c5d-4f5e-9d7a-0c7b1a2d3e4f';
const refundId = '9d1c9a52-6f4e-4c39-8a8e-5b7f4f3f2d10';
const amountMinor = 2_000_050;
const invoiceFor = ({ callbackUrl }: World) => ({
  paymentId,
  amountMinor,
  about: 'Бронювання квартири № 143',
  locale: 'uk' as const,
  returnUrl: 'https://example.ua/booking/',
  callbackUrl,
  validSeconds: 900,
});
const eventIn = async ({ calls, port }: World) => {
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  const call = calls.at(-1);
  if (!call) throw new Error('no callback came');
  return { call, read: await port.readCallback(call) };
};

describe.each<[name: string, open: () => Promise<World>]>([
  ['plata by mono', plata],
  ['LiqPay', liqpay],
  ['the simulator', simulated],
])('payments by %s (§8)', (name, open) => {
  async function paid() {
    const world = await open();
    const { reference, pageUrl } = await world.port.createInvoice(invoiceFor(world));
    await world.buy(pageUrl, true);
    return { ...world, reference };
  }

  it('report that a buyer has paid, by callback and by polling', async () => {
    const world = await paid();
    const { reference, port } = world;
    const event = { paymentId, reference, state: 'paid', amountMinor, at: expect.any(Date) };
    expect((await eventIn(world)).read).toEqual({ ok: true, value: event });
    expect(await port.ask({ paymentId, reference })).toEqual(event);
    expect(await port.ask({ paymentId: crypto.randomUUID(), reference: crypto.randomUUID() })).toBeNull();
  });

  it('report that a payment has failed', async () => {
    const world = await open();
    const { pageUrl } = await world.port.createInvoice(invoiceFor(world));
    await world.buy(pageUrl, false);
    expect((await eventIn(world)).read).toMatchObject({ ok: true, value: { paymentId, state: 'failed', amountMinor } });
  });

  it('refuse a callback that the bank did not sign, and a changed one', async () => {
    const world = await paid();
    const { port } = world;
    const { call } = await eventIn(world);
    const forged = { ok: false, refusal: { kind: 'forged' } };
    const headersBut = (sign: string | null) => {
      const headers = new Headers(call.headers);
      headers.delete('x-sign');
      if (sign !== null) headers.set('x-sign', sign);
      return headers;
    };
    const isForm = name === 'LiqPay';
    const form = (data: string | null, signature: string | null) => {
      const given = new URLSearchParams(call.body);
      if (data !== null) given.set('data', data);
      if (signature !== null) given.set('signature', signature);
      return String(given);
    };
    const changed = Buffer.from(JSON.stringify({ order_id: 'another', status: 'success', amount: 1 })).toString('base64');
    const tries = isForm
      ? [form(changed, null), form(null, 'АААА'), form(null, ''), form(null, 'A'.repeat(28)), 'garbage', ''].map((body) => ({
          ...call,
          body,
        }))
      : [
          { ...call, body: call.body.replace('2000050', '1') },
          { ...call, body: `${call.body} ` },
          ...['', 'AAAA', 'не підпис', null].map((sign) => ({
            ...call,
            headers: headersBut(sign === 'не підпис' ? 'bm90IGEgc2lnbg==' : sign),
          })),
          { headers: call.headers, body: '' },
        ];
    for (const one of tries) expect(await port.readCallback(one)).toEqual(forged);
    expect((await port.readCallback(call)).ok).toBe(true);
  });

  it('refund once for one refund id, however often it is requested', async () => {
    const world = await paid();
    const { port, reference, refunds } = world;
    const refund = { paymentId, reference, refundId, amountMinor: 1_600_040 };
    await port.refund(refund);
    await port.refund(refund);
    expect(await refunds()).toEqual([1_600_040]);
    expect(await port.ask({ paymentId, reference })).toMatchObject({ state: 'refunded', amountMinor: 1_600_040 });
  });

  it('refuse to refund an unpaid invoice', async () => {
    const world = await open();
    const { reference } = await world.port.createInvoice(invoiceFor(world));
    await expect(world.port.refund({ paymentId, reference, refundId, amountMinor })).rejects.toThrow();
    expect(await world.refunds()).toEqual([]);
  });

  it.each(name === 'the simulator' ? (['down', 'garbage', 'cut'] as const) : (['down', 'garbage', 'cut', 'slow'] as const))(
    'of a bank that is %s are refused with a time to come back, soon at once, and go on when it is well',
    async (fault) => {
      const world = await open();
      const { port, feel, clock } = world;
      feel(fault);
      for (let tries = 0; tries < 3; tries++) {
        const fault = await port.createInvoice(invoiceFor(world)).catch((one: unknown) => one);
        expect(fault).toBeInstanceOf(Unreachable);
        expect((fault as Unreachable).retryAfterSeconds).toBeGreaterThan(0);
        expect(String(fault)).not.toMatch(/квартири|sandbox_priv|token/);
      }
      const before = performance.now();
      await Promise.all(
        Array.from({ length: 50 }, () => expect(port.createInvoice(invoiceFor(world))).rejects.toBeInstanceOf(Unreachable)),
      );
      expect(performance.now() - before).toBeLessThan(patienceMs);
      feel(null);
      await expect(port.createInvoice(invoiceFor(world))).rejects.toBeInstanceOf(Unreachable);
      clock.pass(1.1 / 60);
      expect((await port.createInvoice(invoiceFor(world))).pageUrl).toMatch(/./);
    },
  );
});
