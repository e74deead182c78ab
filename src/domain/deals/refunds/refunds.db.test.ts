import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onEachEngine } from '../../../../tests/support/databases/database.ts';
import { buildDeals, hours } from '../../../../tests/support/deals/deal-stories.ts';
import { someHead, someStaff } from '../../../../tests/support/deals/open-deals.ts';
import { signAct } from '../../../../tests/support/deals/two-people.ts';
import { readLedger } from '../ledger/ledger.store.ts';
import { readRefunds } from './refunds.store.ts';

onEachEngine('the database and refunds', (open) => {
  async function build() {
    const built = await buildDeals(open);
    const [olena] = await built.people(1);
    const { deal, payment, say } = await built.paying(olena);
    await say('paid');
    const act = (staffId: string, operation: string) => built.inTransaction((trx) => signAct(trx, staffId, operation));
    const values = async (other: object = {}) => ({
      id: randomUUID(),
      deal_id: deal.id,
      payment_id: payment.id,
      amount_minor: 2_000_000,
      reason: 'Відмовився',
      state: 'asked' as const,
      asked_at: built.clock(),
      asked_by: someStaff.id,
      asked_act: await act(someStaff.id, 'askRefund'),
      decided_at: null,
      decided_by: null,
      decided_act: null,
      decided_why: null,
      ...other,
    });
    const put = async (other: object = {}) =>
      built.db
        .insertInto('refund_request')
        .values(await values(other))
        .execute();
    const change = (set: object) => built.db.updateTable('refund_request').set(set).where('deal_id', '=', deal.id).execute();
    const stages = async () => {
      const now = await built.deals.getDeal({ clientId: olena, dealId: deal.id });
      return now && (await readRefunds(built.db, now)).map(({ stage }) => stage);
    };
    return { ...built, olena, deal, payment, say, act, put, change, stages };
  }

  it('know no request but of the person who has signed it, of money that is here, and one at a time', async () => {
    const { act, put } = await build();
    const broken = { code: '23000' };
    await expect(put({ amount_minor: 2_000_001 })).rejects.toMatchObject(broken);
    await expect(put({ asked_by: someHead.id })).rejects.toMatchObject(broken);
    await expect(put({ asked_act: await act(someStaff.id, 'decideRefund') })).rejects.toMatchObject(broken);
    await expect(put({ state: 'void', decided_at: new Date() })).rejects.toMatchObject(broken);
    await expect(put({ amount_minor: 0 })).rejects.toMatchObject({ code: '23514' });
    await put();
    await expect(put()).rejects.toMatchObject({ code: '23505' });
  });

  it('let no person decide about what they have asked for, nor twice, nor without a signature of their own', async () => {
    const { act, put, change, db } = await build();
    await put();
    const at = new Date();
    const own = { decided_by: someStaff.id, decided_act: await act(someStaff.id, 'decideRefund') };
    for (const state of ['approved', 'declined'] as const)
      await expect(change({ state, decided_at: at, ...own })).rejects.toMatchObject({ code: '23514', constraint: 'refund_of_two_people' });
    await expect(change({ state: 'approved', decided_at: at })).rejects.toMatchObject({ code: '23514' });
    const foreign = { decided_by: someHead.id, decided_act: own.decided_act };
    await expect(change({ state: 'approved', decided_at: at, ...foreign })).rejects.toMatchObject({ code: '23000' });
    const right = { decided_by: someHead.id, decided_act: await act(someHead.id, 'decideRefund') };
    await expect(change({ state: 'approved', decided_at: at, ...right, amount_minor: 1 })).rejects.toMatchObject({ code: '23001' });
    await change({ state: 'declined', decided_at: at, ...right });
    await expect(change({ state: 'approved', decided_why: 'таки так' })).rejects.toMatchObject({ code: '23001' });
    await expect(db.deleteFrom('refund_request').execute()).rejects.toMatchObject({ code: '23001' });
  });

  it('know what the bank sends back by itself: the sum, the schedule without it, and a message to the CRM', async () => {
    const { db, deals, manage, messages, clock, say, olena, deal } = await build();
    const payments = [
      { dueOn: '2026-12-01', amountMinor: 48_485, paidMinor: 0, paidOn: null },
      { dueOn: '2027-03-01', amountMinor: 5_951_515, paidMinor: 0, paidOn: null },
    ];
    await manage(deal.id, 'sign', { number: 'Д-7', signedOn: '2026-11-21', total: { minor: 6_000_000, currency: 'USD' }, payments });
    const nextDue = async () => (await db.selectFrom('contract').select('next_due_on').execute())[0]?.next_due_on;
    expect(await nextDue()).toBe('2027-03-01');
    const before = (await messages('crm-deal')).length;
    clock.pass(1);
    expect(await say('refunded', clock(), 1_900_000)).toBe('noted');
    expect((await deals.getDeal({ clientId: olena, dealId: deal.id }))?.payments).toMatchObject([
      { state: 'refunded', refundMinor: 1_900_000 },
    ]);
    expect(await nextDue()).toBe('2026-12-01');
    expect(await messages('crm-deal')).toHaveLength(before + 1);
  });

  it('follow a refund from the request to the bank, and move no money before the second person', async () => {
    const { manage, decide, say, deal, db, stages, clock } = await build();
    await manage(deal.id, 'cancel');
    expect([await stages(), (await readLedger(db, deal.id)).length]).toEqual([['asked'], 1]);
    expect(await decide(deal.id)).toMatchObject({ ok: true });
    expect([await stages(), (await readLedger(db, deal.id)).map(({ kind }) => kind)]).toEqual([
      ['ordered'],
      ['payment-came', 'refund-asked'],
    ]);
    const order = (state: 'dead' | 'delivered') => db.updateTable('outbox').set({ state }).where('kind', '=', 'refund').execute();
    await order('dead');
    expect(await stages()).toEqual(['failed']);
    await order('delivered');
    expect(await stages()).toEqual(['sent']);
    clock.pass(hours(1));
    await say('refunded');
    expect(await stages()).toEqual(['done']);
  });
});
