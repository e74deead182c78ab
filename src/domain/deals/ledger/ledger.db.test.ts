import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onEachEngine, onOneEngine } from '../../../../tests/support/databases/database.ts';
import { buildDeals, hours } from '../../../../tests/support/deals/deal-stories.ts';
import type { DealsTables } from '../deals.tables.ts';
import { ledgerOf, movementSumsOf } from './expected-ledger.fixture.ts';
import { writeEarlier } from './ledger.migrations.ts';
import { readEntries, readLedger } from './ledger.store.ts';
import { movementsOf } from './movements.ts';

type Entry = Awaited<ReturnType<typeof readLedger>>[number];
const said = ({ kind, lines }: Entry) => [kind, Object.fromEntries(lines.map(({ account, minor }) => [account, minor]))];

onOneEngine('the ledger of a deal', (open) => {
  it('follows a deposit into the price and out of it again', async () => {
    const { people, paying, manage, decide, db } = await buildDeals(open);
    const [olena] = await people(1);
    const { deal, say } = await paying(olena);
    await say('paid');
    await say('paid');
    await manage(deal.id, 'sign');
    await manage(deal.id, 'withdraw');
    await decide(deal.id);
    await say('refunded');
    await say('refunded');
    expect((await readLedger(db, deal.id)).map(said)).toEqual([
      ['payment-came', { bank: 2_000_000, deposit: -2_000_000 }],
      ['deposit-credited', { deposit: 2_000_000, price: -2_000_000 }],
      ['credit-undone', { price: 2_000_000, deposit: -2_000_000 }],
      ['refund-asked', { deposit: 2_000_000, refund: -2_000_000 }],
      ['refund-sent', { refund: 2_000_000, bank: -2_000_000 }],
    ]);
  });

  it('keeps a fifth as the fee of a late cancellation, and returns a payment that does not fit as a whole', async () => {
    const { people, paying, cancel, db, clock, third, payingLess } = await withLess();
    const [olena, petro] = await people(2);
    const { deal, say } = await paying(olena);
    await say('paid');
    clock.pass(hours(25));
    await cancel(olena, deal.id);
    await say('refunded', clock(), 1_600_000);
    expect((await readLedger(db, deal.id)).map(said).slice(1)).toEqual([
      ['refund-asked', { deposit: 2_000_000, refund: -1_600_000, fee: -400_000 }],
      ['refund-sent', { refund: 1_600_000, bank: -1_600_000 }],
    ]);
    const other = await payingLess(petro, third);
    expect((await readLedger(db, other)).map(said)).toEqual([
      ['payment-came', { bank: 1_500_000, deposit: -1_500_000 }],
      ['refund-asked', { deposit: 1_500_000, refund: -1_500_000 }],
    ]);
  });

  it('is read by the client as movements that come to what the accounts hold', async () => {
    const { people, paying, cancel, db, clock, third, payingLess } = await withLess();
    const [olena, petro] = await people(2);
    const agrees = async (id: string) => {
      const { bank = 0, refund = 0, fee = 0 } = await ledgerOf({ db }, id);
      expect(await movementSumsOf({ db }, id)).toEqual({ bank, refund, fee });
    };
    const { deal, say } = await paying(olena);
    await agrees(deal.id);
    await say('paid');
    await agrees(deal.id);
    clock.pass(hours(25));
    await cancel(olena, deal.id);
    await agrees(deal.id);
    await say('refunded', clock(), 1_600_000);
    await agrees(deal.id);
    await agrees(await payingLess(petro, third));
    const movements = movementsOf((await readEntries(db, [deal.id])).get(deal.id) ?? []);
    expect(movements.map(({ kind, state, minor }) => [kind, state, minor])).toEqual([
      ['deposit', 'received', 2_000_000],
      ['fee', 'retained', 400_000],
      ['refund', 'sent', 1_600_000],
    ]);
  });

  it('shows where the money came from when the bank sends back more than was asked for', async () => {
    const { people, paying, cancel, db, clock } = await buildDeals(open);
    const [olena] = await people(1);
    const { deal, say } = await paying(olena);
    await say('paid');
    clock.pass(hours(25));
    await cancel(olena, deal.id);
    await say('refunded', clock(), 2_000_000);
    expect((await readLedger(db, deal.id)).map(said).at(-1)).toEqual([
      'refund-sent',
      { refund: 1_600_000, fee: 400_000, bank: -2_000_000 },
    ]);
  });

  it('is written of earlier payments as it would have been at the time', async () => {
    const { people, paying, manage, cancel, db, clock, other, third, flat, payingLess } = await withLess();
    const [olena, petro, ivan] = await people(3);
    const later = () => clock.pass(1);
    const signed = await payingLess(olena, flat);
    later();
    const whole = await paying(olena, flat);
    await whole.say('paid');
    later();
    await manage(signed, 'sign');
    later();
    // As it was before a second person had to agree, and as the CRM still does it.
    await manage(signed, 'withdraw', null, { kind: 'crm', id: null, requestId: null });
    later();
    await whole.say('refunded');
    // The bank sends it back by itself.
    const own = await paying(petro, other);
    await own.say('paid');
    later();
    await own.say('refunded');
    // Such a sum stood in no payment at the time.
    await db.updateTable('payment').set({ refund_minor: 0 }).where('id', '=', own.payment.id).execute();
    const late = await paying(ivan, third);
    await late.say('paid');
    clock.pass(hours(25));
    await cancel(ivan, late.deal.id);
    const all = async () =>
      Promise.all([signed, own.deal.id, late.deal.id].map(async (id) => (await readLedger(db, id)).map((one) => [one.at, ...said(one)])));
    const before = await all();
    await sql`alter table ledger_entry disable trigger user`.execute(db);
    await sql`alter table ledger_line disable trigger user`.execute(db);
    await db.deleteFrom('ledger_line').execute();
    await db.deleteFrom('ledger_entry').execute();
    await sql`alter table ledger_entry enable trigger user`.execute(db);
    await sql`alter table ledger_line enable trigger user`.execute(db);
    await db.transaction().execute((trx) => writeEarlier(trx as never));
    expect(await all()).toEqual(before);
  });

  async function withLess() {
    const built = await buildDeals(open, [{}, {}, {}]);
    const payingLess = async (client: string, flat: number) => {
      const { deal, say } = await built.paying(client, flat);
      await say('paid', built.clock(), 1_500_000);
      return deal.id;
    };
    return { ...built, payingLess };
  }
});

onEachEngine('the database and its ledger', (open) => {
  it('refuses an entry whose lines do not sum to zero, one without lines, and any change of an entry', async () => {
    const { people, paying, db } = await buildDeals(open);
    const [olena] = await people(1);
    const { deal, payment, say } = await paying(olena);
    await say('paid');
    const entry = (lines: Pick<DealsTables['ledger_line'], 'account' | 'currency' | 'amount_minor'>[]) =>
      db.transaction().execute(async (trx) => {
        const about = { deal_id: deal.id, payment_id: payment.id, at: new Date(), kind: 'payment-came' as const };
        const { id } = await trx.insertInto('ledger_entry').values(about).returning('id').executeTakeFirstOrThrow();
        const rows = lines.map((line, at) => ({ entry_id: id, position: at + 1, ...line }));
        if (rows.length > 0) await trx.insertInto('ledger_line').values(rows).execute();
      });
    const line = (account: 'bank' | 'deposit', amount_minor: number, currency: 'UAH' | 'USD' = 'UAH') => ({
      account,
      currency,
      amount_minor,
    });
    const unbalanced = { code: '23000' };
    await expect(entry([])).rejects.toMatchObject(unbalanced);
    await expect(entry([line('bank', 100)])).rejects.toMatchObject(unbalanced);
    await expect(entry([line('bank', 100), line('deposit', -99)])).rejects.toMatchObject(unbalanced);
    // Sums of two currencies are two sums.
    await expect(entry([line('bank', 100), line('deposit', -100, 'USD')])).rejects.toMatchObject(unbalanced);
    await entry([line('bank', 100), line('deposit', -100)]);
    const changed = { code: '23001' };
    await expect(db.updateTable('ledger_line').set({ amount_minor: 1 }).execute()).rejects.toMatchObject(changed);
    await expect(db.deleteFrom('ledger_entry').execute()).rejects.toMatchObject(changed);
    expect(await readLedger(db, deal.id)).toHaveLength(2);
  });
});
