import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { newPgliteIn } from '../support/databases/new-pglite.ts';
import { clonePostgres } from '../support/databases/reused-postgres.ts';
import {
  type Acknowledged,
  type ApiProcess,
  bookAndCancel,
  openBookings,
  prepareBookings,
  startApi,
} from '../support/deals/booking-buyers.ts';
import { expectKept } from '../support/deals/booking-history.ts';

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const onPostgres = it.skipIf(inject('postgresUrl') === null);

function someFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'domivka-bookings-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** How many more acknowledged requests to wait for: the next kill is then in the middle of the work, not at its start. */
async function more({ made, cancelled }: Acknowledged, count: number): Promise<void> {
  const enough = made.size + cancelled.size + count;
  await vi.waitFor(() => expect(made.size + cancelled.size).toBeGreaterThan(enough), { timeout: 60_000, interval: 20 });
}

onPostgres('§1 loses no hold and holds no flat twice while 50 buyers race and processes are killed', async () => {
  const place = { url: await clonePostgres(), dataDir: someFolder() };
  const { ids, buyers } = await prepareBookings(place, { flats: 4, people: 50 });
  const start = () => startApi({ ...place, dataDir: someFolder() });
  const apps: ApiProcess[] = await Promise.all([start(), start()]);
  onTestFinished(async () => void (await Promise.all(apps.map(({ kill }) => kill()))));
  let at = 0;
  const { done, stop } = bookAndCancel({ addressOf: () => apps[at++ % 2]?.address ?? '', buyers, flats: ids });
  for (let killed = 0; killed < 6; killed += 1) {
    await more(done, 20);
    await apps[killed % 2]?.kill();
    apps[killed % 2] = await start();
  }
  await more(done, 20);
  await stop();
  const database = await openBookings(place);
  onTestFinished(() => database.close());
  await expectKept(database.kysely, done);
});

it('§1 loses nothing that the embedded database has acknowledged when its process is killed amid writes', async () => {
  const place = { url: null, dataDir: someFolder() };
  newPgliteIn(place.dataDir);
  const { ids, buyers } = await prepareBookings(place, { flats: 3, people: 8 });
  let app = await startApi(place);
  onTestFinished(() => app.kill());
  const { done, stop } = bookAndCancel({ addressOf: () => app.address, buyers, flats: ids });
  for (let killed = 0; killed < 3; killed += 1) {
    await more(done, 10);
    await app.kill();
    app = await startApi(place);
  }
  await more(done, 10);
  await stop();
  await app.kill();
  const database = await openBookings(place);
  onTestFinished(() => database.close());
  await expectKept(database.kysely, done);
});
