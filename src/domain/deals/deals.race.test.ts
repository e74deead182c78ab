import { expect, inject, it, onTestFinished } from 'vitest';
import { seedCatalogue } from '../../../tests/support/contents/catalogue-rows.ts';
import { clonePostgres } from '../../../tests/support/databases/reused-postgres.ts';
import { agreedTerms, openDeals, somePerson, usualDealTerms } from '../../../tests/support/deals/open-deals.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { makeIdempotency } from '../../platform/idempotency/idempotency.ts';
import type { CrmDealChange } from './deals.ts';

const buyers = 50;
const rounds = 9;

/** Two apps, each with ten connections of its own, on one PostgreSQL with flats for sale. */
async function twoApps(flats: number) {
  const url = await clonePostgres();
  const clock = movableClock('2026-11-21T12:00:00Z');
  const open = async () => {
    const database = await openDatabase({ url, dataDir: '' });
    onTestFinished(() => database.close());
    return database;
  };
  const databases = await Promise.all([open(), open()]);
  const ids = await seedCatalogue(
    databases[0].kysely,
    Array.from({ length: flats }, () => ({})),
  );
  // One after the other: both store the same rate.
  const apps = [await openDeals(databases[0], { clock }), await openDeals(databases[1], { clock })] as const;
  const [app] = apps;
  const people = await Promise.all(Array.from({ length: buyers }, app.someClient));
  return { apps, app, ids, people, clock };
}

const onPostgres = it.skipIf(inject('postgresUrl') === null);

onPostgres('§1 gives one flat to one of 50 buyers, again and again, and answers the rest with its state', async () => {
  const { apps, app, ids, people, clock } = await twoApps(1);
  const [flat = 0] = ids;
  for (let round = 0; round < rounds; round++) {
    const answers = await Promise.all(people.map((client, at) => (apps[at % 2] ?? app).hold(client, flat)));
    const won = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
    expect(won).toHaveLength(1);
    const [winner] = won;
    const taken = { kind: 'apartment-taken', status: 'held', until: winner?.endsAt };
    expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal]))).toEqual(Array.from({ length: buyers - 1 }, () => taken));
    // Every other round ends by expiry, without a process to store it.
    if (round % 2 === 0) clock.pass(15);
    else await app.cancel(winner?.clientId ?? '', winner?.id ?? '');
  }
  const held = await app.db.selectFrom('deal_event').selectAll().where('to_state', '=', 'held').execute();
  expect(held).toHaveLength(rounds);
});

onPostgres('§1 never lets one client hold more than two flats, however many are requested at once', async () => {
  const { apps, app, ids, people } = await twoApps(8);
  const [olena = ''] = people;
  const answers = await Promise.all(ids.map((flat, at) => (apps[at % 2] ?? app).hold(olena, flat)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(usualDealTerms.holdsPerClient);
});

onPostgres('§1 decides between a payment and what comes at the same moment: expiry, a cancellation, another buyer', async () => {
  const { apps, app, ids, people, clock } = await twoApps(1);
  const [flat = 0] = ids;
  const other = apps[1];
  const seen = new Set<string>();
  for (let round = 0; round < rounds; round++) {
    const [olena = '', petro = ''] = people.slice(2 * round);
    const made = await app.hold(olena, flat);
    if (!made.ok) throw new Error(JSON.stringify(made.refusal));
    const { id } = made.value;
    await app.step(olena, id, { kind: 'person', person: somePerson });
    const opened = await app.deals.openPayment({ clientId: olena, dealId: id, returnUrl: '/' });
    const payment = opened.ok ? opened.value.payments[0] : undefined;
    if (!payment) throw new Error('no payment');
    const change = {
      paymentId: payment.id,
      reference: `invoice-${payment.id}`,
      state: 'paid',
      amountMinor: 2_000_000,
      at: clock(),
    } as const;
    if (round % 3 === 0) clock.pass(15);
    const [fate, again, rival, cancelled] = await Promise.all([
      app.deals.applyPaymentEvent(change),
      other.deals.applyPaymentEvent(change),
      other.hold(petro, flat),
      round % 3 === 1 ? app.cancel(olena, id) : null,
      other.deals.endDue(),
      app.deals.endDue(),
    ]);
    // Reported twice, applied once.
    const [taken] = [fate, again].filter((one) => one !== 'noted');
    expect([fate, again].filter((one) => one === 'noted')).toHaveLength(1);
    const deal = await app.deals.getDeal({ clientId: olena, dealId: id });
    const refunds = await app.db.selectFrom('outbox').select('key').where('key', '=', `refund:${payment.id}`).execute();
    const stays = taken === 'reserved' || taken === 'honoured';
    if (stays && !cancelled?.ok) expect([deal?.state, refunds.length, rival.ok]).toEqual(['reserved', 0, false]);
    else expect([refunds.length, deal?.payments[0]?.state, deal?.payments[0]?.refundMinor]).toEqual([1, 'refunding', 2_000_000]);
    if (rival.ok) expect(deal?.state).toMatch(/^(cancelled|expired)$/);
    const live = await app.db.selectFrom('deal').select('id').where('state', 'in', ['held', 'requested', 'reserved', 'contract']).execute();
    expect(live.length).toBeLessThanOrEqual(1);
    seen.add(`${round % 3} ${taken}`);
    if (deal?.allowed.includes('cancel')) await app.cancel(olena, id);
    if (rival.ok) await app.cancel(petro, rival.value.id);
  }
  expect([...seen].some((one) => one.startsWith('2 reserved'))).toBe(true);
});

onPostgres('§1 has one effect and one answer for a key that comes 50 times at once', async () => {
  const { apps, app, ids, people, clock } = await twoApps(2);
  const [flat = 0] = ids;
  const [olena = ''] = people;
  const asked = { phone: '+380501234567', locale: 'uk', terms: agreedTerms, way: 'deposit', campaign: {}, apartmentId: flat } as const;
  const request = { owner: olena, key: 'the-only-key', operation: 'deal/make', body: { apartment_id: flat } };
  const ways = apps.map(({ db, deals }) => {
    const { once } = makeIdempotency({ db, clock });
    return (body: object) =>
      once({ ...request, body }, async (transaction) => {
        const made = await deals.makeDeal(transaction, { ...asked, clientId: olena });
        return { status: made.ok ? 200 : 409, answer: made };
      });
  });
  const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => ways[at % 2]?.(request.body)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ ok: true, value: { status: 200 } });
  expect(await app.db.selectFrom('deal_event').select('why').execute()).toEqual([{ why: 'make' }]);
  expect(await ways[0]?.({ apartment_id: ids[1] })).toEqual({ ok: false, refusal: { kind: 'key-used-otherwise' } });
});

onPostgres('§1 leaves no trace of a key whose work failed, and asks the bank for one page only', async () => {
  const { apps, app, ids, people, clock } = await twoApps(1);
  const [olena = ''] = people;
  const { once, known } = makeIdempotency({ db: app.db, clock });
  const request = { owner: olena, key: 'the-only-key', operation: 'deal/make', body: {} };
  await expect(once(request, () => Promise.reject(new Error('the process died')))).rejects.toThrow('died');
  expect(await known(request)).toEqual({ ok: true, value: null });
  const made = await app.hold(olena, ids[0] ?? 0);
  if (!made.ok) throw new Error('not held');
  await app.step(olena, made.value.id, { kind: 'person', person: somePerson });
  const payment = { clientId: olena, dealId: made.value.id, returnUrl: '/account/' };
  const pages = await Promise.all(Array.from({ length: 20 }, (_, at) => (apps[at % 2] ?? app).deals.openPayment(payment)));
  expect(new Set(pages.map((page) => page.ok && page.value.payments.map(({ pageUrl }) => pageUrl).join()))).toEqual(
    new Set([`/bank/${apps.flatMap(({ bank }) => bank.invoices)[0]?.paymentId}`]),
  );
  expect(apps.flatMap(({ bank }) => bank.invoices)).toHaveLength(1);
});

onPostgres('§1 answers a client who books one flat and names the buyer in several tabs at once', async () => {
  const { apps, app, ids, people } = await twoApps(1);
  const [[flat = 0], [olena = '']] = [ids, people];
  const made = await app.hold(olena, flat);
  if (!made.ok) throw new Error(JSON.stringify(made.refusal));
  for (let round = 0; round < rounds; round++) {
    const tabs = apps.flatMap((one) => [
      () => one.hold(olena, flat),
      () => one.step(olena, made.value.id, { kind: 'person', person: somePerson }),
    ]);
    const answers = await Promise.all(tabs.map((ask) => ask()));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true]);
  }
  expect(await app.clients.getClient(olena)).toMatchObject({ lastname: 'Коваль', firstname: 'Олена' });
});

onPostgres('§1 decides between a client who cancels and a manager who signs at the same moment', async () => {
  const { apps, app, ids, people, clock } = await twoApps(1);
  const [flat = 0] = ids;
  const other = apps[1];
  const seen = new Set<string>();
  for (let round = 0; round < rounds; round++) {
    const [olena = '', waiter = ''] = people.slice(2 * round);
    const made = await app.hold(olena, flat);
    if (!made.ok) throw new Error(JSON.stringify(made.refusal));
    const { id } = made.value;
    const change: CrmDealChange = { dealId: id, at: clock(), step: 'sign', stepAt: null, contract: null, documents: [] };
    const asked = [() => app.cancel(olena, id), () => other.hear(change), () => app.hear(change)];
    if (round % 2 === 1) asked.reverse();
    const answers = await Promise.all([...asked.map((ask) => ask()), other.join(waiter, flat)]);
    const cancelled = answers.some((answer) => typeof answer === 'object' && 'value' in answer && answer.ok && 'state' in answer.value);
    const deal = await app.deals.getDeal({ clientId: olena, dealId: id });
    // One of them has happened, the other has not, and the history agrees.
    expect(deal?.state).toBe(cancelled ? 'cancelled' : 'contract');
    expect(deal?.history.map(({ why }) => why)).toEqual(['make', cancelled ? 'cancel' : 'sign']);
    expect(answers.filter((answer) => answer === 'noted')).toHaveLength(cancelled ? 2 : 0);
    seen.add(deal?.state ?? '');
    if (!cancelled) await app.manage(id, 'withdraw');
    await app.leave(waiter, flat);
    clock.pass(60 * 25);
  }
  expect(seen).toEqual(new Set(['cancelled', 'contract']));
});
