import { expect, inject, it, onTestFinished } from 'vitest';
import { seedCatalogue } from '../../../../tests/support/contents/catalogue-rows.ts';
import { clonePostgres } from '../../../../tests/support/databases/reused-postgres.ts';
import { openDeals, somePerson } from '../../../../tests/support/deals/open-deals.ts';
import { signAct } from '../../../../tests/support/deals/two-people.ts';
import { movableClock } from '../../../../tests/support/services/post-office.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { expectedLedger, ledgerOf } from '../ledger/expected-ledger.fixture.ts';
import { readLedger } from '../ledger/ledger.store.ts';

const [asker, head, other] = [1, 2, 3].map((digit) => `${String(digit).repeat(8)}-1111-4111-8111-111111111111`) as [string, string, string];
const rounds = 4;
const paidMinor = 2_000_000;
const byStaff = (id: string) => ({
  scope: { staffId: id, projects: null, ownInProjects: null },
  by: { kind: 'staff', id, requestId: null } as const,
});

async function build(flats: number) {
  const database = await openDatabase({ url: await clonePostgres(), dataDir: '' });
  onTestFinished(() => database.close());
  const clock = movableClock('2026-11-21T12:00:00Z');
  const ids = await seedCatalogue(
    database.kysely,
    Array.from({ length: flats }, () => ({})),
  );
  const app = await openDeals(database, { clock });
  const { deals, db, inTransaction } = app;
  for (const id of [asker, head, other]) await inTransaction((trx) => signAct(trx, id, 'seat'));

  const ask = (number: number, paymentId: string) =>
    inTransaction(async (trx) => {
      const act = await signAct(trx, asker, 'askRefund');
      const about = { number, paymentId, amountMinor: paidMinor, reason: 'Відмовився', act };
      return deals.office.askRefund(trx, { ...byStaff(asker), ...about });
    });

  /** A reserved deal whose deposit a person asks to send back. */
  async function asked(flat: number, isAsked = true) {
    const client = await app.someClient();
    const held = await app.hold(client, flat);
    if (!held.ok) throw new Error(held.refusal.kind);
    const { id, number } = held.value;
    await app.step(client, id, { kind: 'person', person: somePerson });
    const opened = await deals.openPayment({ clientId: client, dealId: id, returnUrl: '/' });
    const payment = (opened.ok && opened.value.payments.at(-1)?.id) || '';
    const say = (state: 'paid' | 'refunded', at = clock()) =>
      deals.applyPaymentEvent({ paymentId: payment, reference: `invoice-${payment}`, state, amountMinor: paidMinor, at });
    await say('paid');
    if (isAsked) await ask(number, payment);
    const request = await db.selectFrom('refund_request').select('id').where('deal_id', '=', id).executeTakeFirst();
    const decide = (person: string, decision: 'approve' | 'decline') =>
      inTransaction(async (trx) => {
        const act = await signAct(trx, person, 'decideRefund');
        const decided = {
          number,
          refundId: request?.id ?? '',
          amountMinor: paidMinor,
          decision,
          why: 'ні',
          forClient: decision === 'decline' ? 'ні' : '',
          act,
        };
        return deals.office.decideRefund(trx, { ...byStaff(person), ...decided });
      });
    const orders = async () => (await db.selectFrom('outbox').select('id').where('key', '=', `refund:${payment}`).execute()).length;
    const state = async () =>
      (await db.selectFrom('refund_request').select('state').where('deal_id', '=', id).execute()).map((row) => row.state);
    const deal = async () => {
      const found = await deals.getDeal({ clientId: client, dealId: id });
      if (!found) throw new Error('the deal is gone');
      return found;
    };
    return { id, client, payment, ask: () => ask(number, payment), say, decide, orders, state, deal };
  }
  return { ...app, clock, ids, asked };
}
type Answer = { ok: boolean; refusal?: { kind: string } };
const kindsOf = async (answers: Promise<Answer>[]) =>
  (await Promise.all(answers)).map((answer) => (answer.ok ? 'ok' : answer.refusal?.kind)).sort();
const onPostgres = it.skipIf(inject('postgresUrl') === null);

onPostgres('two who ask at once ask once; two who agree at once, or one who agrees and one who declines, decide once', async () => {
  const { ids, asked } = await build(3 * rounds);
  for (let round = 0; round < rounds; round++) {
    const [one = 0, two = 0, three = 0] = ids.slice(3 * round);
    const asking = await asked(three, false);
    expect(await kindsOf([asking.ask(), asking.ask()])).toEqual(['changed-meanwhile', 'ok']);
    expect(await asking.state()).toEqual(['asked']);
    const both = await asked(one);
    expect(await kindsOf([both.decide(head, 'approve'), both.decide(other, 'approve')])).toEqual(['changed-meanwhile', 'ok']);
    expect([await both.orders(), await both.state()]).toEqual([1, ['approved']]);
    const split = await asked(two);
    const pair = [split.decide(head, 'approve'), split.decide(other, 'decline')];
    expect(await kindsOf(round % 2 === 0 ? pair : pair.toReversed())).toEqual(['changed-meanwhile', 'ok']);
    expect(await split.orders()).toBe((await split.state())[0] === 'approved' ? 1 : 0);
  }
});

onPostgres(
  'money is sent once, whether a person agrees, the client cancels, the contract is signed or the bank answers twice',
  async () => {
    const { ids, asked, cancel, manage, db, clock } = await build(2 * rounds);
    for (let round = 0; round < rounds; round++) {
      const [one = 0, two = 0] = ids.slice(2 * round);
      const left = await asked(one);
      const [agreed] = await Promise.all([left.decide(head, 'approve'), cancel(left.client, left.id)]);
      expect(await left.orders()).toBe(1);
      expect(await left.state()).toEqual([agreed.ok ? 'approved' : 'void']);
      clock.pass(1);
      const times = await Promise.all([left.say('refunded'), left.say('refunded')]);
      expect(times).toEqual(['noted', 'noted']);
      expect((await readLedger(db, left.id)).filter(({ kind }) => kind === 'refund-sent')).toHaveLength(1);
      expect(await ledgerOf({ db }, left.id)).toEqual({});

      const signed = await asked(two);
      const [decided] = await Promise.all([signed.decide(head, 'approve'), manage(signed.id, 'sign')]);
      const deal = await signed.deal();
      expect(deal.state).toBe('contract');
      // Either the money has gone back before the signing, or it is a part of the price and stays.
      expect(await signed.orders()).toBe(decided.ok ? 1 : 0);
      expect(await ledgerOf({ db }, signed.id)).toEqual(expectedLedger(deal));
    }
  },
);
