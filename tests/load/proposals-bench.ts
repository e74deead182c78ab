import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { allMigrations } from '../../src/app/migrations.ts';
import { systemClock } from '../../src/base/clock.ts';
import { importOfSource } from '../../src/domain/catalogue/import/proposals/import-of-source.ts';
import { makeProposals } from '../../src/domain/catalogue/import/proposals/proposals.ts';
import { feedOf, sampleXml } from '../../src/domain/catalogue/import/sample-feed.ts';
import type { InventoryRecord } from '../../src/domain/catalogue/inventory-port.ts';
import { announceChange, type Database, migrate, openDatabase } from '../../src/platform/database/database.ts';
import { findPostgres } from '../../tools/find-postgres.ts';
import { bytesOf } from '../support/clients/office-imports.ts';
import { startCluster } from '../support/databases/postgres-cluster.ts';
import type { Row } from './bench-table.ts';

const flats = 100_000;
const changedEvery = 33;
const rate = { tenThousandths: 412_550 };
const by = randomUUID();

/** A feed of which one flat of so many has another price. */
const feedAt = (price: string) => sampleXml(Array.from({ length: flats }, (_, at) => (at % changedEvery === 0 ? { price } : {})));

/** The same flats as a CRM says them; the first one has a price of its own. */
const recordsAt = (first: string, changed: string): InventoryRecord[] => [
  { kind: 'project', id: 'P-1', parent: null, values: { name: 'Тиха Затока' } },
  { kind: 'section', id: 'S-1', parent: 'P-1', values: { name: 'Секція 1', name_en: 'Section 1', floors: '9', delivery: '2028-Q2' } },
  ...Array.from({ length: flats }, (_, at): InventoryRecord => {
    const price = at === 0 ? first : at % changedEvery === 0 ? changed : '98500';
    const values = { number: `${at + 1}`, floor: '2', rooms: '2', area: '62.40', price, currency: 'USD', status: 'available' };
    return { kind: 'flat', id: `F-${at + 1}`, parent: 'S-1', values };
  }),
];

/** How long the work takes, and its longest transaction: others who change flats wait for that. */
async function timeOf({ kysely: db }: Database, work: () => Promise<{ ok: boolean }>) {
  let longest = 0;
  let isOver = false;
  const look = async () => {
    while (!isOver) {
      const { rows } = await sql<{
        seconds: number | null;
      }>`select max(extract(epoch from clock_timestamp() - xact_start))::float8 as seconds
        from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
      longest = Math.max(longest, rows[0]?.seconds ?? 0);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const looking = look();
  const began = performance.now();
  const done = await work();
  const seconds = (performance.now() - began) / 1000;
  isOver = true;
  await looking;
  if (!done.ok) throw new Error(JSON.stringify(done));
  return { seconds, longest };
}

/** A file of 100,000 flats, of which 3 % have another price: looked at, approved, undone, and imported by the command beside it. */
export async function measureProposals(): Promise<Row[]> {
  const programs = findPostgres();
  if (programs === null) return [{ what: 'imports in the office', measured: 'skipped: no PostgreSQL', beside: '', ratio: '', goal: '' }];
  const cluster = await startCluster(programs);
  const database = await openDatabase({ url: cluster.url('postgres'), dataDir: '' });
  try {
    await migrate(database, allMigrations);
    const { kysely: db, session } = database;
    const context = { db, session, clock: systemClock, announce: announceChange };
    const options = { dryRun: false, skipBad: false };
    const load = (text: string) =>
      importOfSource({ ...context, rate }, { origin: 'command', source: 'price list', feed: feedOf(text) }, options);
    const crm = (...prices: Parameters<typeof recordsAt>) => {
      const feed = { name: 'CRM', records: recordsAt(...prices) };
      return importOfSource({ ...context, rate }, { origin: 'crm', source: 'CRM', feed }, options);
    };
    const first = await timeOf(database, () => load(feedAt('98500')));
    const command = await timeOf(database, () => load(feedAt('98600')));
    const unchanged = await timeOf(database, () => crm('98600', '98600'));
    const storedRows = async () =>
      (await sql<{ count: number }>`select count(*)::integer as count from import_row`.execute(db)).rows[0]?.count ?? 0;
    const rowsBefore = await storedRows();
    const one = await timeOf(database, () => crm('98700', '98600'));
    const rowsOfOne = (await storedRows()) - rowsBefore;
    const imports = makeProposals({ ...context, currentRate: () => rate, hasSource: false });
    let number = 0;
    const sent = feedAt('99000');
    const propose = await timeOf(database, async () => {
      const given = await imports.send(bytesOf(sent), { name: 'feed.xml', by });
      if (!given.ok) return given;
      number = given.value.number;
      return imports.read(number);
    });
    const seen = async () => ({ number, version: (await imports.find(number))?.version ?? 0, by });
    const asked = { ...(await seen()), confirmed: false, why: '' };
    const approve = await timeOf(database, () => imports.approve(asked));
    const undoing = await seen();
    const undo = await timeOf(database, () => db.transaction().execute((trx) => imports.undo(trx, undoing)));
    const about = `${flats} flats, 3 % changed, PostgreSQL`;
    const text = ({ seconds, longest }: typeof first) => `${seconds.toFixed(1)} s, its longest transaction ${longest.toFixed(1)} s`;
    const row = (what: string, measured: string, goal: string): Row => ({ what, measured, beside: '', ratio: '', goal });
    return [
      row(`import by the command, ${flats} new flats`, text(first), ''),
      row(`import by the command, ${about}`, text(command), ''),
      row(`the CRM of ${flats} flats is read, of which nothing has changed`, text(unchanged), ''),
      row(`the same, of which one flat has another price: rows stored ${rowsOfOne}`, text(one), '1 row'),
      row(`a file given and compared in the office, ${about}`, text(propose), '≤ 60 s'),
      row('the same approved', text(approve), '≤ 60 s, writing ≤ 5 s'),
      row('the same undone', text(undo), '≤ 5 s'),
    ];
  } finally {
    await database.close();
    await cluster.stop();
  }
}
