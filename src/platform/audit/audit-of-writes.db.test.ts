import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { load } from '../../../tests/support/contents/load-feed.ts';
import { onEachEngine, onOneEngine } from '../../../tests/support/databases/database.ts';
import { watchWrites } from '../../../tests/support/databases/watch-writes.ts';
import { openOffice } from '../../../tests/support/deals/sales-office.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import { type Acting, actAs } from '../database/database.ts';
import { startJob } from '../jobs/job.ts';

// biome-ignore lint/suspicious/noExplicitAny: of any module
const newestOf = (db: Kysely<any>) => db.selectFrom('audit_entry').selectAll().orderBy('position', 'desc').executeTakeFirst();
const flat = (number: number, price = '98500') => ({ number: String(number), price });
const olena: Acting = { kind: 'client', id: 'olena', operation: 'updateClient', requestId: 'request', why: `it's \\ "so"` };

onEachEngine('the audit of every write', (open) => {
  it('notes who, what and why, in a transaction and outside of one, and never the value of personal data', async () => {
    const { kysely: db } = await open();
    const audit = await watchWrites(db);
    const id = '11111111-1111-4111-8111-111111111111';
    const now = new Date();
    const row = { id, phone: '+380501234567', locale: 'uk', created_at: now, updated_at: now };
    await actAs(olena, () => db.insertInto('client').values(row).execute());
    expect(await newestOf(db)).toMatchObject({
      actor_kind: 'client',
      actor_id: 'olena',
      operation: 'updateClient',
      request_id: 'request',
      why: olena.why,
      record_type: 'client',
      record_id: id,
      before: null,
      after: { locale: 'uk', notices: {} },
      personal: ['phone'],
    });
    const change = { locale: 'en', firstname: 'Олена', updated_at: new Date() };
    const anonymous = { ...olena, id: null, operation: 'confirmEmail' };
    await actAs(olena, () =>
      db.transaction().execute(async (transaction) => {
        await transaction.updateTable('client').set(change).where('id', '=', id).execute();
        await transaction.updateTable('client').set({ updated_at: new Date() }).where('id', '=', id).execute();
      }),
    );
    expect(await newestOf(db)).toMatchObject({ before: { locale: 'uk' }, after: { locale: 'en' }, personal: ['firstname'] });
    // Two at once have a name each.
    await Promise.all(
      [olena, anonymous].map((acting) =>
        actAs(acting, () =>
          db
            .insertInto('currency_rate')
            .values({ source: acting.operation, rate: '41', effective_date: '2026-11-20', fetched_at: now })
            .execute(),
        ),
      ),
    );
    const key = { id: 'key', client_id: id, public_key: 'secret', counter: 0, transports: '[]', name: 'Телефон Олени', created_at: now };
    await actAs(olena, () => db.insertInto('passkey').values(key).execute());
    expect(await newestOf(db)).toMatchObject({
      record_type: 'client',
      record_id: id,
      before: { passkey: [] },
      after: { passkey: [{ created_at: expect.any(String) }] },
      personal: ['passkey.public_key', 'passkey.name'],
    });
    await db.deleteFrom('passkey').execute();
    await db.deleteFrom('client').execute();
    expect(await newestOf(db)).toMatchObject({ actor_kind: 'system', operation: 'unknown', before: { locale: 'en' }, after: null });
    const entries = await audit.expectNoted();
    const inOrder = entries.map(({ actor_id, operation }) => `${actor_id} ${operation}`);
    const atOnce = inOrder.splice(2, 2).sort();
    expect(atOnce).toEqual(['null confirmEmail', 'olena updateClient']);
    expect(inOrder).toEqual([...Array(3).fill('olena updateClient'), 'null unknown', 'null unknown']);
  });

  it('a rolled back write leaves no entry, and the database refuses to change, delete or empty the audit', async () => {
    const { kysely: db } = await open();
    const audit = await watchWrites(db);
    await sql`insert into menu (name, content) values ('header', '{"title": 1, "items": [1, null]}')`.execute(db);
    await expect(
      db.transaction().execute(async (transaction) => {
        await transaction.updateTable('menu').set({ content: '{"title": 2}' }).execute();
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await expect(actAs(olena, () => sql`insert into menu (name, content) values ('header', '{}')`.execute(db))).rejects.toMatchObject({
      code: '23505',
    });
    expect(await audit.expectNoted()).toHaveLength(1);
    // Of JSON only what differs, each field by its name.
    await sql`insert into menu (name, content) values ('header', '{"title": 2, "items": [1, null]}')
      on conflict (name) do update set content = excluded.content`.execute(db);
    expect(await newestOf(db)).toMatchObject({ record_id: 'header', before: { 'content.title': 1 }, after: { 'content.title': 2 } });
    const count = async () => (await db.selectFrom('audit_entry').selectAll().execute()).length;
    const before = await count();
    for (const attempt of ['update audit_entry set why = $$other$$', 'delete from audit_entry', 'truncate audit_entry'])
      await expect(sql.raw(attempt).execute(db), attempt).rejects.toMatchObject({ code: '23001' });
    expect(await count()).toBe(before);
  });

  it('an import is one entry for a load, and one for each flat that changed', async () => {
    const database = await open();
    const audit = await watchWrites(database.kysely);
    const feed = (price?: string) => Array.from({ length: 120 }, (_, at) => flat(at + 1, at < 2 ? price : undefined));
    await load(database, feed());
    const first = (await audit.expectNoted()).filter(({ record_type }) => record_type === 'apartment');
    expect(first).toMatchObject([
      { record_id: '*', operation: 'import-inventory', why: 'sample', after: { apartment: 120 } },
      { record_id: '*', after: { room_area: 120 } },
      { record_id: '*', after: { apartment_benefit: 120 } },
    ]);
    await load(database, feed());
    expect((await audit.expectNoted()).map(({ record_type }) => record_type)).toEqual(['import']);
    await load(database, feed('99000'));
    const second = (await audit.expectNoted()).filter(({ record_type }) => record_type === 'apartment');
    expect(second).toMatchObject(
      [1, 2].map((id) => ({ record_id: String(id), before: { price_minor: 9850000 }, after: { price_minor: 9900000 } })),
    );
    await load(database, [flat(1, '1')]);
    expect(await audit.expectNoted()).toMatchObject([{ record_type: 'import', after: { outcome: 'refused' } }]);
  });
});

onOneEngine('the audit of what nobody of us did', (open) => {
  it('names the CRM, the bank and the job, whatever request set it going', async () => {
    const office = await openOffice(await open(), movableClock('2026-11-21T12:00:00Z'), 2);
    const audit = await watchWrites(office.db);
    const buyer = await office.buyer();
    const made = await audit.expectNoted();
    expect(new Set(made.map(({ actor_kind, operation }) => `${actor_kind} ${operation}`))).toEqual(
      new Set(['client login', 'client makeDeal', 'client updateDeal']),
    );
    await buyer.move('confirm');
    await office.applyCrmChanges();
    expect(await audit.expectNoted()).toMatchObject([
      { actor_kind: 'crm', operation: 'crm-deals', record_type: 'deal', record_id: buyer.id, after: { state: 'reserved' } },
      { actor_kind: 'crm', operation: 'crm-deals', record_type: 'apartment', after: { status: 'reserved' } },
    ]);
    const { id } = await office.db.selectFrom('deal').select('id').executeTakeFirstOrThrow();
    await office.db
      .insertInto('payment')
      .values({
        id: crypto.randomUUID(),
        deal_id: id,
        provider: 'bank',
        reference: 'invoice',
        amount_minor: 1,
        state: 'pending',
        created_at: new Date(),
        valid_until: new Date(),
      })
      .execute();
    await audit.take();
    await office.deals.applyPaymentEvent({ reference: 'invoice', paymentId: '', state: 'failed', amountMinor: 1, at: new Date() } as never);
    expect(await audit.expectNoted()).toMatchObject([{ actor_kind: 'bank', operation: 'applyPaymentEvent', record_id: id }]);
    office.clock.pass(100 * 60);
    const job = startJob({
      name: 'deal-expiry',
      work: () => office.deals.endDue(),
      pauseMs: () => null,
      onFault: (fault) => expect.fail(String(fault)),
    });
    actAs(olena, () => job.run());
    await job.stop();
    const ended = await audit.expectNoted();
    expect(ended.map(({ record_type }) => record_type).sort()).toEqual(['apartment', 'deal']);
    expect(ended[0]).toMatchObject({ actor_kind: 'system', actor_id: 'deal-expiry', operation: 'deal-expiry' });
  });
});
