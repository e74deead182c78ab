import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { clonePostgres } from '../../tests/support/databases/reused-postgres.ts';
import { migrate, type OpenKysely, openDatabase } from '../platform/database/database.ts';
import { allMigrations } from './migrations.ts';

const onPostgres = it.skipIf(inject('postgresUrl') === null);

/** A database as the version before a migration left it; `upgrade` is the next start. */
async function openBefore(name: keyof typeof allMigrations) {
  const database = await openDatabase({ url: await clonePostgres(null), dataDir: '' });
  onTestFinished(() => database.close());
  await migrate(database, Object.fromEntries(Object.entries(allMigrations).filter(([one]) => one < name)));
  const { kysely: db } = database;
  /** Rows alone: what they refer to is not there. */
  const seed = (table: string, rows: object[]) =>
    db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await trx.insertInto(table).values(rows).execute();
    });
  return { db, seed, upgrade: () => migrate(database, allMigrations) };
}

const entries = async (db: OpenKysely) =>
  (await sql<{ count: number }>`select count(*)::int as count from audit_entry`.execute(db)).rows[0]?.count;
const [past, toCome] = ['2020-01-02T09:00:00Z', '2999-01-02T09:00:00Z'];

onPostgres(
  'requests about turns of before 0059: one that staff have ended and whose turn is over has ended with it, the others have not',
  async () => {
    const { db, seed, upgrade } = await openBefore('0059-lead-work-turns');
    const work = { locale: 'uk', received_at: past, asked_at: past };
    const done = { state: 'done', closed_at: past, outcome: 'no-answer' };
    const open = { state: 'new', closed_at: null, outcome: null };
    const [over, running, forgotten, consultation] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    await seed('lead_work', [
      { ...work, ...done, id: over, kind: 'waitlist', turn_until: past },
      { ...work, ...done, id: running, kind: 'waitlist', turn_until: toCome },
      { ...work, ...open, id: forgotten, kind: 'waitlist', turn_until: past },
      { ...work, ...done, id: consultation, kind: 'consultation', turn_until: null },
    ]);
    await upgrade();
    const rows = await db.selectFrom('lead_work').select(['id', 'outcome', 'turn_ended_at']).execute();
    expect(Object.fromEntries(rows.map(({ id, outcome, turn_ended_at }) => [id, [outcome, turn_ended_at]]))).toEqual({
      [over]: ['no-answer', new Date(past)],
      [running]: ['no-answer', null],
      [forgotten]: [null, null],
      [consultation]: ['no-answer', null],
    });
    // The outcome of a turn is one of a turn that has ended.
    const end = (set: object) => db.updateTable('lead_work').set(set).where('id', '=', forgotten).execute();
    const expired = { state: 'done', closed_at: past, outcome: 'turn-expired' };
    await expect(end(expired)).rejects.toMatchObject({ code: '23514' });
    await end({ ...expired, turn_ended_at: past });
  },
);

onPostgres('refunds of before 0060: a refusal has no words for the client, and what waits is declined with them', async () => {
  const { db, seed, upgrade } = await openBefore('0060-refund-words-for-client');
  const [asker, head, deal] = [randomUUID(), randomUUID(), randomUUID()];
  await seed('deal', [
    {
      id: deal,
      client_id: randomUUID(),
      apartment_id: 1,
      apartment_slug: 'a',
      state: 'cancelled',
      way: 'deposit',
      phone: '',
      made_at: past,
      changed_at: past,
      ended_at: past,
      price_minor: 1,
      price_currency: 'USD',
      uah_minor: 1,
      usd_minor: 1,
      rate_ten_thousandths: 1,
      rate_date: '2020-01-01',
      deposit_minor: 2_000_000,
      locale: 'uk',
      terms: '1',
    },
  ]);
  const payments = [randomUUID(), randomUUID()];
  const paid = {
    deal_id: deal,
    provider: 'bank',
    amount_minor: 2_000_000,
    state: 'paid',
    created_at: past,
    valid_until: past,
    paid_at: past,
  };
  await seed(
    'payment',
    payments.map((id) => ({ ...paid, id })),
  );
  const act = (staff_id: string, operation: string) => ({
    id: randomUUID(),
    staff_id,
    operation,
    nonce: '',
    challenge: randomUUID(),
    at: past,
  });
  const acts = [act(asker, 'askRefund'), act(head, 'decideRefund'), act(asker, 'askRefund'), act(head, 'decideRefund')] as const;
  await seed('signed_act', [...acts]);
  const [declined, waiting] = [randomUUID(), randomUUID()];
  const asked = { deal_id: deal, amount_minor: 2_000_000, reason: 'Відмовився', asked_at: past, asked_by: asker };
  const decided = { decided_at: past, decided_by: head, decided_act: acts[1].id, decided_why: 'Каса проти' };
  await seed('refund_request', [{ ...asked, ...decided, id: declined, payment_id: payments[0], asked_act: acts[0].id, state: 'declined' }]);
  await seed('refund_request', [{ ...asked, id: waiting, payment_id: payments[1], asked_act: acts[2].id, state: 'asked' }]);
  const before = await entries(db);

  await upgrade();

  expect(await entries(db), 'no row has changed').toBe(before);
  const read = (id: string) => db.selectFrom('refund_request').selectAll().where('id', '=', id).executeTakeFirst();
  expect(await read(declined)).toMatchObject({ state: 'declined', decided_why: 'Каса проти', decided_for_client: null });
  const decide = (set: object) =>
    db
      .updateTable('refund_request')
      .set({ ...decided, decided_act: acts[3].id, ...set })
      .where('id', '=', waiting)
      .execute();
  await expect(decide({ state: 'approved', decided_for_client: 'Гаразд' })).rejects.toMatchObject({ code: '23514' });
  await decide({ state: 'declined', decided_for_client: 'Договір уже готовий' });
  expect(await read(waiting)).toMatchObject({ state: 'declined', decided_for_client: 'Договір уже готовий' });
  const [entry] = await db.selectFrom('audit_entry').selectAll().orderBy('position', 'desc').limit(1).execute();
  expect(entry?.personal).toContain('refund_request.decided_for_client');
  expect(JSON.stringify(entry)).not.toContain('Договір уже готовий');
});
