import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { clonePostgres } from '../support/databases/reused-postgres.ts';
import { openBookings, prepareBookings, raceForFlat, startApi } from '../support/deals/booking-buyers.ts';
import { expectNobodyTwice } from '../support/deals/booking-history.ts';

/** `npm run bench -- booking` runs thousands. */
const rounds = 100;
// Ten seconds on two processors of its own, and more beside other tests.
const patienceMs = 600_000;

it.skipIf(inject('postgresUrl') === null)(
  '§1 gives a flat to one of 50 buyers over HTTP and two processes, 100 times',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'domivka-race-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const place = { url: await clonePostgres(), dataDir: join(folder, 'one') };
    const { ids, buyers } = await prepareBookings(place, { flats: 1, people: 50 });
    const apps = await Promise.all([startApi(place), startApi({ ...place, dataDir: join(folder, 'other') })]);
    onTestFinished(async () => void (await Promise.all(apps.map(({ kill }) => kill()))));
    const addresses = apps.map(({ address }) => address);
    for (let round = 0; round < rounds; round += 1) await raceForFlat({ addresses, buyers, flat: ids[0] ?? 0 });
    const database = await openBookings(place);
    onTestFinished(() => database.close());
    const deals = await expectNobodyTwice(database.kysely);
    expect([deals.length, new Set(deals.map(({ state }) => state))]).toEqual([rounds, new Set(['cancelled'])]);
    // Each successful request has its one answer, and none is stored of the 49 refused ones: the winner and the cancellation, in each run.
    const answers = await database.kysely
      .selectFrom('idempotent_request')
      .select(({ fn }) => ['operation', 'status', fn.countAll<string>().as('count')])
      .groupBy(['operation', 'status'])
      .orderBy('operation')
      .orderBy('status')
      .execute();
    expect(answers.map(({ operation, status, count }) => `${operation} ${status}: ${count}`)).toEqual([
      `deal/cancel 200: ${rounds}`,
      `deal/make 200: ${rounds}`,
    ]);
  },
  patienceMs,
);
