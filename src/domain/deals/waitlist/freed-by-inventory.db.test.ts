import { expect, it } from 'vitest';
import { load } from '../../../../tests/support/contents/load-feed.ts';
import { onEachEngine, onOneEngine } from '../../../../tests/support/databases/database.ts';
import { buildDeals, hours } from '../../../../tests/support/deals/deal-stories.ts';
import { openDeals } from '../../../../tests/support/deals/open-deals.ts';
import { movableClock } from '../../../../tests/support/services/post-office.ts';
import type { SampleFlat } from '../../catalogue/import/sample-feed.ts';

onEachEngine('a flat that the inventory frees', (open) => {
  it('gives its waitlist a turn from that instant, and one message', async () => {
    const database = await open();
    const clock = movableClock('2026-11-21T12:00:00Z');
    const feed = (...flats: SampleFlat[]) => load(database, flats, { allowJump: true }, { now: clock() });
    const reserved = { status: 'reserved' };
    await feed(reserved, {});
    const app = await openDeals(database, { clock });
    const flat = (await database.kysely.selectFrom('apartment').select('id').orderBy('id').executeTakeFirstOrThrow()).id;
    const shown = async () => {
      const row = await app.db.selectFrom('apartment').selectAll().where('id', '=', flat).executeTakeFirstOrThrow();
      return [row.status, row.booking_expiration?.toISOString() ?? null, row.in_deal];
    };
    const sent = async () => (await app.db.selectFrom('outbox').select('key').where('kind', '=', 'sms').execute()).length;
    const [first, second, stranger] = await Promise.all([app.someClient(), app.someClient(), app.someClient()]);
    for (const client of [first, second]) expect(await app.join(client, flat)).toMatchObject({ ok: true });
    clock.pass(30);
    await feed({}, {});
    const freedAt = clock();
    const until = (days: number) => new Date(freedAt.getTime() + days * 86_400_000);
    expect(await app.hold(stranger, flat)).toMatchObject({ refusal: { kind: 'apartment-taken', until: until(2) } });
    clock.pass(1);
    await app.deals.endDue();
    await app.deals.endDue();
    expect(await sent()).toBe(1);
    expect(await shown()).toEqual(['reserved', until(2).toISOString(), true]);
    expect(await app.deals.placeInWaitlist({ clientId: first, apartmentId: flat })).toEqual({
      place: 1,
      turn: { from: freedAt, until: until(1) },
      isOpen: true,
    });
    // During its turns no feed reserves it again.
    await feed(reserved, {});
    expect((await app.hold(first, flat)).ok).toBe(true);
    expect(await app.deals.placeInWaitlist({ clientId: second, apartmentId: flat })).toEqual({ place: 1, turn: null, isOpen: true });
    clock.pass(15);
    await app.deals.endDue();
    expect(await sent(), 'the hold of a turn that ends gives the next').toBe(2);
  });

  it('is reserved elsewhere again when the feed says so after the turns', async () => {
    const database = await open();
    const clock = movableClock('2026-11-21T12:00:00Z');
    const feed = (status: string) => load(database, [{ status }, {}], { allowJump: true }, { now: clock() });
    await feed('reserved');
    const app = await openDeals(database, { clock });
    const flat = (await database.kysely.selectFrom('apartment').select('id').orderBy('id').executeTakeFirstOrThrow()).id;
    const [first, stranger] = await Promise.all([app.someClient(), app.someClient()]);
    await app.join(first, flat);
    await feed('available');
    await app.deals.endDue();
    clock.pass(hours(25));
    await feed('reserved');
    expect(await app.hold(stranger, flat)).toMatchObject({ refusal: { kind: 'apartment-taken', status: 'reserved', until: null } });
    clock.pass(1);
    await app.deals.endDue();
    await feed('available');
    expect((await app.hold(stranger, flat)).ok, 'nobody has two turns within a pause').toBe(true);
  });
});

onOneEngine('many flats that the inventory frees at once', (open) => {
  it('notifies the first of each waitlist, also where more wait than one run looks at', async () => {
    const count = 130;
    const { ids, db, deals, clock, people, messages } = await buildDeals(
      open,
      Array.from({ length: count }, () => ({})),
    );
    const clients = await people(2);
    const now = clock();
    const place = (apartment_id: number, client_id: string) => ({
      id: crypto.randomUUID(),
      apartment_id,
      client_id,
      phone: `+380${client_id.slice(0, 8)}${apartment_id}`,
      locale: 'uk' as const,
      asked_at: new Date(now.getTime() - 60_000),
      left_at: null,
      told_at: null,
    });
    await db
      .insertInto('waiting')
      .values(ids.flatMap((id) => clients.slice(0, 2).map((client) => place(id, client))))
      .execute();
    await db
      .insertInto('apartment_freed' as never)
      .values(ids.map((apartment_id) => ({ apartment_id, at: now })) as never)
      .execute();
    for (let run = 0; run < 3; run += 1) await deals.endDue();
    expect(await messages('sms')).toHaveLength(count);
  });
});
