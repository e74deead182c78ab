import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import type { DealsTables } from '../../src/domain/deals/deals.tables.ts';
import {
  type Acknowledged,
  type ApiProcess,
  bookAndCancel,
  openBookings,
  prepareBookings,
  raceForFlat,
  startApi,
} from '../support/booking-crowd.ts';
import { clonePostgres } from '../support/database.ts';

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const raceMs = 12_000;
const killingMs = 8_000;
const onPostgres = it.skipIf(inject('postgresUrl') === null);

function someFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'domivka-bookings-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Nothing that was acknowledged is lost, and over the whole history no flat was anybody's while it was another's. */
async function expectKept(db: Kysely<DealsTables>, { made, cancelled, faults }: Acknowledged): Promise<void> {
  expect(faults).toEqual([]);
  const deals = await db.selectFrom('deal').selectAll().orderBy('apartment_id').orderBy('number').execute();
  const events = await db.selectFrom('deal_event').selectAll().orderBy('position').execute();
  const byId = new Map(deals.map((deal) => [deal.id, deal]));
  for (const [id, flat] of made) expect([id, byId.get(id)?.apartment_id]).toEqual([id, flat]);
  for (const id of cancelled) expect([id, byId.get(id)?.state]).toEqual([id, 'cancelled']);
  for (const { id, state } of deals) {
    const path = events.filter((event) => event.deal_id === id).map(({ to_state }) => to_state);
    expect([id, path]).toEqual([id, state === 'held' ? ['held'] : ['held', state]]);
  }
  deals.forEach((deal, at) => {
    const before = deals[at - 1];
    if (before?.apartment_id !== deal.apartment_id) return;
    expect(before.ended_at?.getTime() ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(deal.made_at.getTime());
  });
}

onPostgres('§1 gives a flat to one of 50 buyers over HTTP and two processes, round after round', async () => {
  const place = { url: await clonePostgres(), dataDir: someFolder() };
  const { ids, buyers } = await prepareBookings(place, { flats: 1, people: 50 });
  const houses = await Promise.all([startApi(place), startApi({ ...place, dataDir: someFolder() })]);
  onTestFinished(async () => void (await Promise.all(houses.map(({ kill }) => kill()))));
  const addresses = houses.map(({ address }) => address);
  const until = performance.now() + raceMs;
  let rounds = 0;
  for (; rounds < 5 || performance.now() < until; rounds += 1) await raceForFlat({ addresses, buyers, flat: ids[0] ?? 0 });
  const database = await openBookings(place);
  onTestFinished(() => database.close());
  const held = await database.kysely.selectFrom('deal').select('id').execute();
  expect(held).toHaveLength(rounds);
});

onPostgres('§1 loses no hold and holds no flat twice while processes are killed', async () => {
  const place = { url: await clonePostgres(), dataDir: someFolder() };
  const { ids, buyers } = await prepareBookings(place, { flats: 4, people: 16 });
  const start = () => startApi({ ...place, dataDir: someFolder() });
  const houses: ApiProcess[] = await Promise.all([start(), start()]);
  onTestFinished(async () => void (await Promise.all(houses.map(({ kill }) => kill()))));
  let at = 0;
  let over = false;
  const addressOf = () => houses[at++ % 2]?.address ?? '';
  const crowd = bookAndCancel({ addressOf, buyers, flats: ids }, () => over);
  const until = performance.now() + killingMs;
  for (let killed = 0; killed < 2 || performance.now() < until; killed += 1) {
    await wait(700 + Math.random() * 600);
    await houses[killed % 2]?.kill();
    houses[killed % 2] = await start();
  }
  over = true;
  const done = await crowd;
  const database = await openBookings(place);
  onTestFinished(() => database.close());
  expect(done.cancelled.size).toBeGreaterThan(10);
  await expectKept(database.kysely, done);
});

it('§1 loses nothing that the embedded database has acknowledged when its process is killed amid writes', async () => {
  const place = { url: null, dataDir: someFolder() };
  const { ids, buyers } = await prepareBookings(place, { flats: 3, people: 8 });
  let house = await startApi(place);
  onTestFinished(() => house.kill());
  let over = false;
  const crowd = bookAndCancel({ addressOf: () => house.address, buyers, flats: ids }, () => over);
  for (let killed = 0; killed < 2; killed += 1) {
    await wait(1_500 + Math.random() * 700);
    await house.kill();
    house = await startApi(place);
  }
  await wait(500);
  over = true;
  const done = await crowd;
  await house.kill();
  const database = await openBookings(place);
  onTestFinished(() => database.close());
  expect(done.cancelled.size).toBeGreaterThan(5);
  await expectKept(database.kysely, done);
});
