import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { loadDemo } from '../../src/app/demo/load-demo.ts';
import { allMigrations } from '../../src/app/migrations.ts';
import { systemClock } from '../../src/base/clock.ts';
import type { WireApartmentsAnswer } from '../../src/contract/catalogue/apartments.ts';
import { type Database, migrate, openDatabase } from '../../src/platform/database/database.ts';
import { findPostgres } from '../../tools/find-postgres.ts';
import { startCluster } from '../support/databases/postgres-cluster.ts';
import { changePrice, openSite } from '../support/site/open-site.ts';
import type { Row } from './bench-table.ts';

const rounds = 20;
const patience = 60_000;

/** The demo's flats, copied until there are so many. */
export async function growTo(database: Database, flats: number): Promise<void> {
  await sql`insert into apartment (salesforce_id, slug, floor_id, layout_id, number, position, rooms_number, area_hundredths, price_minor,
      price_currency, ceiling_cm, repair, brokerage, status)
    select salesforce_id || '-' || copy, slug || '-' || copy, floor_id, layout_id, number || '-' || copy, position, rooms_number,
      area_hundredths, price_minor + copy, price_currency, ceiling_cm, repair, brokerage, status
    from apartment, generate_series(1, (${flats}::int - 1) / (select count(*)::int from apartment)) copy
    where booking_expiration is null order by copy, id limit ${flats} - (select count(*) from apartment)`.execute(database.kysely);
}

/** Milliseconds from each commit to the first page of the flat with its new price; the database is changed by `writer`. */
async function measure(database: Database, dataDir: string, writer = database): Promise<number[]> {
  const site = await openSite({ database, dataDir });
  const times: number[] = [];
  try {
    const { apartments } = JSON.parse(await site.ask('/api/en/apartments')) as WireApartmentsAnswer;
    const slug = apartments.items[0]?.slug ?? '';
    for (let round = 0; round < rounds; round++) {
      const dollars = 90_101 + round;
      await changePrice(writer, { slug, dollars });
      const committed = performance.now();
      while (!(await site.ask(`/en/apartments/${slug}/`)).includes(dollars.toLocaleString('en-GB'))) {
        if (performance.now() - committed > patience) throw new Error('the new price was never shown');
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      times.push(performance.now() - committed);
    }
    return times.sort((one, other) => one - other);
  } finally {
    await site.close();
  }
}

async function rowOf(engine: string, flats: number, goal: string, run: (dataDir: string) => Promise<number[]>): Promise<Row> {
  const dataDir = mkdtempSync(join(tmpdir(), 'domivka-fresh-'));
  try {
    const times = await run(dataDir);
    const [median, worst] = [times[rounds / 2], times.at(-1)].map((ms) => Math.round(ms ?? Number.NaN));
    const what = `from the commit of a price to the flat's page, ${flats.toLocaleString('en-GB')} flats, ${engine} (${rounds} times)`;
    return { what, measured: `median ${median} ms, worst ${worst}`, beside: '', ratio: '', goal };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function grown(database: Database, flats: number): Promise<Database> {
  await migrate(database, allMigrations);
  await loadDemo({ database, clock: systemClock });
  await growTo(database, flats);
  return database;
}

/** How soon one new price is seen, by the number of flats; on PostgreSQL another connection writes it. */
export async function measureFreshness(): Promise<Row[]> {
  const rows: Row[] = [];
  const sizes = [
    [2_000, '≤ 100 ms'],
    [100_000, '≤ 1,000 ms'],
  ] as const;
  for (const [flats, goal] of sizes) {
    const embedded = async (dataDir: string) => measure(await grown(await openDatabase({ url: null, dataDir }), flats), dataDir);
    rows.push(await rowOf('embedded', flats, goal, embedded));
  }
  const programs = findPostgres();
  if (programs === null) return rows;
  for (const [flats, goal] of [...sizes, [1_000_000, '≤ 3,000 ms'] as const]) {
    const cluster = await startCluster(programs);
    try {
      const url = cluster.url('postgres');
      const postgres = async (dataDir: string) => {
        const writer = await openDatabase({ url, dataDir });
        try {
          await grown(writer, flats);
          return await measure(await openDatabase({ url, dataDir }), dataDir, writer);
        } finally {
          await writer.close();
        }
      };
      rows.push(await rowOf('PostgreSQL', flats, goal, postgres));
    } finally {
      await cluster.stop();
    }
  }
  return rows;
}
