import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { allMigrations } from '../../src/app/migrations.ts';
import { systemClock } from '../../src/base/clock.ts';
import { type Database, migrate, openDatabase } from '../../src/platform/database/database.ts';
import { findPostgres } from '../../tools/find-postgres.ts';
import { askFor } from '../support/clients/office-leads.ts';
import { everywhere, openOffice } from '../support/clients/open-office.ts';
import { startCluster } from '../support/databases/postgres-cluster.ts';
import type { Row } from './bench-table.ts';
import { makeSearchApp } from './search/search-app.ts';
import { syntheticRows } from './search/search-catalogue.ts';

const flats = 100_000;
const people = 100_000;
const openLeads = 10_000;
const asks = 200;

/** Clients and requests with phones and names of every beginning; a tenth of the requests wait for an answer. */
async function addPeople({ kysely: db }: Database): Promise<void> {
  const at = new Date();
  const atOnce = 5_000;
  for (let from = 0; from < people; from += atOnce) {
    const some = Array.from({ length: atOnce }, (_, i) => from + i);
    const phone = (i: number) =>
      `+38067${String(i * 37)
        .padStart(7, '0')
        .slice(-7)}`;
    const name = (i: number) => `${String.fromCodePoint(0x410 + (i % 28))}${String.fromCodePoint(0x430 + (i % 31))}-${i}`;
    await db
      .insertInto('client')
      .values(
        some.map((i) => ({
          id: randomUUID(),
          phone: `${phone(i)}${i % 10}`,
          locale: 'uk',
          lastname: name(i),
          created_at: at,
          updated_at: at,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto('consultation')
      .values(
        some.map((i) => ({
          id: randomUUID(),
          idempotency_key: `bench-${i}`,
          received_at: new Date(at.getTime() - i * 1000),
          locale: 'uk',
          consent: '2026-11',
          campaign: JSON.stringify({}),
          name: name(i),
          phone: phone(i),
          is_proven: false,
          state: i < openLeads ? 'new' : 'closed',
        })),
      )
      .execute();
  }
}

/** What staff do about each of the requests: those that wait were promised an answer a quarter of an hour after they came. */
const addWork = ({ kysely: db }: Database) =>
  sql`insert into lead_work (id, kind, locale, received_at, asked_at, due_at, answered_at, state, closed_at)
    select id, 'consultation', locale, received_at, received_at, received_at + interval '15 minutes',
      case when state = 'closed' then received_at end, case when state = 'closed' then 'done' else 'new' end,
      case when state = 'closed' then received_at end
    from consultation`.execute(db);

async function timesOf(count: number, work: (round: number) => Promise<unknown>) {
  const times: number[] = [];
  for (let round = 0; round < count; round += 1) {
    const began = performance.now();
    await work(round);
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  return { median: times[Math.floor(count / 2)] ?? 0, p95: times[Math.floor(count * 0.95)] ?? 0 };
}

/** The palette over all flats and people, and the page of what waits with all open requests, as the API answers them. */
export async function measureOffice(): Promise<Row[]> {
  const programs = findPostgres();
  if (programs === null) return [{ what: 'the office', measured: 'skipped: no PostgreSQL', beside: '', ratio: '', goal: '' }];
  const cluster = await startCluster(programs);
  const database = await openDatabase({ url: cluster.url('postgres'), dataDir: '' });
  try {
    await migrate(database, allMigrations);
    await addPeople(database);
    await addWork(database);
    const { catalogue } = makeSearchApp(syntheticRows(flats, 7));
    await catalogue.reload();
    const office = await openOffice(database, { clock: systemClock, found: catalogue });
    const { client } = await office.addPerson(everywhere('head-of-sales'));
    const typed = ['143', '7', '067 12', 'Ба', '06712345', 'ве-1', '5001'];
    const began = performance.now();
    await client('GET /office/api/find', { query: { q: '143' } });
    const firstMs = performance.now() - began;
    const find = await timesOf(asks, (round) => client('GET /office/api/find', { query: { q: typed[round % typed.length] ?? '' } }));
    const today = await timesOf(asks / 4, () => client('GET /office/api/today'));
    const list = await timesOf(asks / 4, () => client('GET /office/api/requests', { query: { whose: 'all' } }));
    const seen = await timesOf(asks / 10, async () => {
      const { version } = await client('GET /office/api/requests/changes');
      const followed = client('GET /office/api/requests/changes', { query: { seen: version } });
      await askFor(office, { flat: null });
      await followed;
      await client('GET /office/api/requests', { query: { whose: 'all' } });
    });
    const ms = (value: number) => `${value.toFixed(0)} ms`;
    const row = (what: string, measured: string, goal: string): Row => ({ what, measured, beside: '', ratio: '', goal });
    return [
      row(
        `the office's palette, ${flats} flats, ${people} clients and requests`,
        `median ${ms(find.median)}, p95 ${ms(find.p95)}, first ${ms(firstMs)}`,
        '≤ 100 ms',
      ),
      row(`the list of ${openLeads} open requests`, `median ${ms(list.median)}, p95 ${ms(list.p95)}`, '≤ 500 ms'),
      row('a new request, from the form to the list', `median ${ms(seen.median)}, p95 ${ms(seen.p95)}`, '≤ 1,000 ms'),
      row(`what waits today, ${openLeads} open requests`, `median ${ms(today.median)}, p95 ${ms(today.p95)}`, '≤ 500 ms'),
    ];
  } finally {
    await database.close();
    await cluster.stop();
  }
}
