import { expect, it } from 'vitest';
import { load } from '../../../tests/support/contents/load-feed.ts';
import { onEachEngine } from '../../../tests/support/databases/database.ts';
import { openDeals } from '../../../tests/support/deals/open-deals.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import { readInventoryExport } from '../catalogue/inventory-export.store.ts';
import { dealsMigrations } from './deals.migrations.ts';

onEachEngine('a flat that a completed deal has sold', (open) => {
  async function build() {
    const database = await open();
    const { kysely: db } = database;
    const clock = movableClock('2026-11-21T12:00:00Z');
    expect(await load(database, [{}, {}])).toMatchObject({ ok: true });
    const app = await openDeals(database, { clock });
    const { id: flat } = await db.selectFrom('apartment').select('id').where('salesforce_id', '=', 'F-1').executeTakeFirstOrThrow();
    const feed = (status: string, options: Parameters<typeof load>[2] = {}) =>
      load(database, [{ status }, {}], { allowJump: true, ...options }, { now: clock() });
    const shown = async () => {
      const row = await db.selectFrom('apartment').selectAll().where('id', '=', flat).executeTakeFirstOrThrow();
      return [row.status, row.in_deal, row.listed];
    };
    const [buyer, other] = [await app.someClient(), await app.someClient()];
    const deal = await app.hold(buyer, flat);
    if (!deal.ok) throw new Error(JSON.stringify(deal.refusal));
    await app.join(other, flat);
    await app.manage(deal.value.id, 'sign');
    expect(await app.manage(deal.value.id, 'complete')).toMatchObject({ value: { state: 'completed' } });
    return { ...app, database, clock, flat, feed, shown, buyer, other };
  }

  it('stays sold, whatever a feed or a list says of it, and cannot be booked again', async () => {
    const { feed, shown, hold, flat, other, leave, catalogue, db } = await build();
    // Nothing waits for the end of a sale: a feed need not be read again for it.
    expect(await feed('available')).toMatchObject({
      ok: true,
      value: { difference: { kept: { count: 1 }, flats: { status: 0 } }, putOff: 0 },
    });
    expect(await shown()).toEqual(['sold', true, true]);
    expect(await feed('reserved', { isByHand: true })).toMatchObject({ ok: true, value: { difference: { kept: { count: 1 } } } });
    await leave(other, flat);
    await feed('available');
    await catalogue.reload();
    expect(await shown()).toEqual(['sold', true, true]);
    expect(await hold(other, flat)).toMatchObject({ refusal: { kind: 'not-for-sale', status: 'sold' } });
    expect((await readInventoryExport(db)).find(({ id }) => id === 'F-1')?.values).toMatchObject({ status: 'sold' });
  });

  it('leaves the site when it leaves the feed, and comes back sold', async () => {
    const { database, feed, shown, clock } = await build();
    const answer = await load(database, [{ id: 'F-2', number: '2' }], { allowGone: true }, { now: clock() });
    expect(answer).toMatchObject({ ok: true, value: { difference: { flats: { gone: 1 }, kept: { count: 0 } } } });
    expect(await shown()).toEqual(['sold', true, false]);
    await feed('available');
    expect(await shown()).toEqual(['sold', true, true]);
  });

  it('is known from before as one, too', async () => {
    const { db, shown } = await build();
    await db.updateTable('apartment').set({ in_deal: false }).execute();
    await dealsMigrations['0119-sales-of-ours'].up(db as never);
    expect(await shown()).toEqual(['sold', true, true]);
    expect(await db.selectFrom('apartment').select('salesforce_id').where('in_deal', '=', true).execute()).toHaveLength(1);
  });
});
