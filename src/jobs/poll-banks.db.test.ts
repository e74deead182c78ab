import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { logIn, openApi, postJson } from '../../tests/support/api/open-api.ts';
import { onOneEngine } from '../../tests/support/databases/database.ts';
import { agreedTerms } from '../../tests/support/deals/open-deals.ts';
import { movableClock } from '../../tests/support/services/post-office.ts';
import { serveAnswers } from '../../tests/support/services/serve-answers.ts';
import { dealAnswerSchema } from '../contract/deals/deals.ts';
import type { Play } from '../integrations/payments/bank-invoice.ts';
import { liqpayPayments, liqpaySignature } from '../integrations/payments/liqpay.ts';
import type { Database } from '../platform/database/database.ts';
import { makeOutbox } from '../platform/outbox/outbox.ts';
import { makeBankSimulator } from '../simulators/payments/bank-simulator.ts';
import { askBanks, refundHandlers } from './poll-banks.ts';

/** An app whose API the simulated bank calls over HTTP, and a client who may pay. */
async function payingClient(database: Database) {
  const folder = mkdtempSync(join(tmpdir(), 'domivka-news-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const clock = movableClock('2026-11-21T12:00:00Z');
  const told: number[] = [];
  let app: Awaited<ReturnType<typeof openApi>> | null = null;
  const callAt = await serveAnswers(async (address, init) => {
    const answer = await app?.ask(new URL(address).pathname, init);
    told.push(answer?.status ?? 0);
    return answer ?? Response.error();
  });
  const reach = (callbackUrl: string) => `${callAt}${new URL(callbackUrl).pathname}`;
  const bank = makeBankSimulator({ folder, clock, pagesAt: '/bank/', reach });
  const banks = [bank.port];
  app = await openApi(database, { clock, banks });
  const { ask, deals, ids } = app;
  const { headers } = await logIn(app);
  const sending = (path: string, body: object) => {
    const { headers: common, ...init } = postJson(body, crypto.randomUUID());
    return ask(`/api/deal/${path}`, { ...init, headers: { ...common, ...headers } });
  };
  const send = async (path: string, body: object) => dealAnswerSchema.parse(await (await sending(path, body)).json()).deal;
  const { id } = await send('make', { apartment_id: ids[0], terms: agreedTerms, locale: 'uk' });
  const person = { lastname: 'Коваль', firstname: 'Олена', email: 'olena@example.ua' };
  await send('update', { deal_id: id, step: 'person', ...person });
  const paying = () => sending('update', { deal_id: id, step: 'pay', return_path: '/account/' });
  const deal = async () => dealAnswerSchema.parse(await (await ask(`/api/deal/get?deal_id=${id}`, { headers })).json()).deal;
  const logged: object[] = [];
  const log = { warn: (about: object) => void logged.push(about), error: (about: object) => void logged.push(about) };
  const outbox = makeOutbox({ db: database.kysely, clock, watch: database.watch, handlers: refundHandlers(banks, deals), log });
  return {
    clock,
    told,
    bank,
    deal,
    send,
    id,
    ask,
    logged,
    outbox,
    paying,
    /** Opens the bank's page and plays an action on it. */
    async play(what: Play) {
      const { payment } = dealAnswerSchema.parse(await (await paying()).json()).deal;
      const invoiceId = payment?.page_url?.split('/').at(-2) ?? '';
      await bank.play(invoiceId, what);
      return invoiceId;
    },
    poll: () => askBanks({ banks, deals, clock, log }),
  };
}

onOneEngine('events of a bank about a payment (§8)', (open) => {
  it('reserves the flat once it is paid, however often and in whatever order it is reported', async () => {
    const { play, told, deal } = await payingClient(await open());
    await play('unordered');
    await expect.poll(() => told, { timeout: 5_000 }).toEqual([200, 200]);
    expect(await deal()).toMatchObject({ state: 'reserved', payment: { state: 'paid' } });
  });

  it('is refused without the bank’s signature, in any form', async () => {
    const { play, told, deal, ask } = await payingClient(await open());
    await play('forge');
    await expect.poll(() => told).toEqual([400]);
    const call = (provider: string, init: RequestInit = {}) => ask(`/api/payments/${provider}/callback`, { method: 'POST', ...init });
    expect((await call('simulator', { body: '{"status":"success"}' })).status).toBe(400);
    expect((await call('simulator', { body: 'x'.repeat(70_000) })).status).toBe(413);
    expect((await call('plata', { body: '{}' })).status).toBe(404);
    expect(await deal()).toMatchObject({ state: 'held' });
  });

  it('is refused when it is signed and names a payment that no database could store', async () => {
    const keys = { publicKey: 'i1', privateKey: 'key' };
    const app = await openApi(await open(), { banks: [liqpayPayments({ ...keys, clock: movableClock('2026-11-21T12:00:00Z') })] });
    for (const order_id of ['a\0b', 'a\ud800b', 'a'.repeat(20_000)]) {
      const payment = { order_id, status: 'success', amount: 1, currency: 'UAH', public_key: keys.publicKey, create_date: 1 };
      const data = Buffer.from(JSON.stringify(payment)).toString('base64');
      const body = new URLSearchParams({ data, signature: liqpaySignature(keys.privateKey, data) }).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
      expect((await app.ask('/api/payments/liqpay/callback', { method: 'POST', headers, body })).status).toBe(400);
    }
  });

  it('is polled when no event came, but not from a bank that is down', async () => {
    const { play, poll, deal, told, clock, bank, logged } = await payingClient(await open());
    await play('silent');
    await poll();
    expect(await deal(), 'a bank has its time to tell').toMatchObject({ state: 'held' });
    clock.pass(1);
    bank.faults.set('down');
    await poll();
    expect(logged).toHaveLength(1);
    bank.faults.set(null);
    await poll();
    expect(await deal()).toMatchObject({ state: 'reserved' });
    expect(told).toEqual([]);
  });

  it('is retried at a bank that is down: the client may try again soon and loses nothing', async () => {
    const { paying, play, bank, deal, clock, told } = await payingClient(await open());
    bank.faults.set('down');
    for (let times = 0; times < 5; times++) {
      const { status, headers } = await paying();
      expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true]);
    }
    expect(await deal()).toMatchObject({ state: 'held', allowed: expect.arrayContaining(['pay']) });
    bank.faults.set(null);
    clock.pass(1.1 / 60);
    await play('pay');
    await expect.poll(() => told).toEqual([200]);
    expect(await deal()).toMatchObject({ state: 'reserved' });
  });

  it('refunds money once, visibly', async () => {
    const { play, told, deal, send, id, bank, outbox } = await payingClient(await open());
    const invoiceId = await play('pay');
    await expect.poll(() => told).toEqual([200]);
    await send('cancel', { deal_id: id });
    await outbox.deliverDue();
    await outbox.deliverDue();
    expect((await bank.find(invoiceId))?.cancels).toMatchObject([{ amount: 2_000_000 }]);
    expect(await deal()).toMatchObject({ state: 'cancelled', payment: { state: 'refunded' } });
  });
});
