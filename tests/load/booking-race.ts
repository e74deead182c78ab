import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../../tools/find-postgres.ts';
import { startCluster } from '../support/databases/postgres-cluster.ts';
import { type ApiProcess, prepareBookings, raceForFlat, startApi } from '../support/deals/booking-buyers.ts';

/**
 * So many rounds in which 50 buyers want one flat at the same moment, through two processes on one PostgreSQL. Answers how many requests
 * a second that took, and throws at the first round without exactly one winner. Null when this machine has no PostgreSQL.
 */
export async function measureBookingRace(rounds: number): Promise<number | null> {
  const programs = findPostgres();
  if (programs === null) return null;
  const cluster = await startCluster(programs);
  const folder = mkdtempSync(join(tmpdir(), 'domivka-race-'));
  const place = (name: string) => ({ url: cluster.url('postgres'), dataDir: join(folder, name) });
  const apps: ApiProcess[] = [];
  try {
    const { ids, buyers } = await prepareBookings(place('one'), { flats: 1, people: 50 });
    for (const name of ['one', 'two']) apps.push(await startApi(place(name)));
    const addresses = apps.map(({ address }) => address);
    const started = performance.now();
    for (let round = 0; round < rounds; round += 1) await raceForFlat({ addresses, buyers, flat: ids[0] ?? 0 });
    return (rounds * (buyers.length + 1)) / ((performance.now() - started) / 1000);
  } finally {
    for (const app of apps) await app.kill();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
