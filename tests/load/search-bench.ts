// How the search grows with the catalogue: in process and over HTTP on the loopback, every query another one, nothing cached for it.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { getRequestListener } from '@hono/node-server';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { makeApi } from '../../src/api/api.ts';
import { criteriaOf } from '../../src/api/catalogue/criteria-of.ts';
import { systemClock } from '../../src/base/clock.ts';
import { apartmentsQuerySchema } from '../../src/contract/apartments-query.ts';
import { makeCatalogue } from '../../src/domain/catalogue/catalogue.ts';
import type { ReadRows } from '../../src/domain/catalogue/market.ts';
import { makeContent } from '../../src/domain/content/content.ts';
import { makeLeads } from '../../src/domain/leads/leads.ts';
import { load } from './bench-table.ts';
import { makeRandom, randomQuery, syntheticRows } from './search-catalogue.ts';

const sizes = [1_000, 10_000, 100_000, 1_000_000];
const goals = new Map([
  [1_000, 2],
  [10_000, 3],
  [100_000, 5],
  [1_000_000, 15],
]);
const asked = 2_000;
const warmup = 500;
const rate = { rate: { tenThousandths: 414_000 }, date: '2026-01-01', source: 'bench' };

// Nothing that is measured here asks the database.
const nowhere = <Tables>() =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

const percentile = (values: number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;

async function measure(size: number) {
  const rows = syntheticRows(size, 7);
  const random = makeRandom(11);
  const queries = Array.from({ length: 2 * (asked + warmup) }, () => randomQuery(rows, random));
  const clock = systemClock;
  const read: ReadRows = async (begin) => {
    const builder = begin(rows);
    for (let from = 0; from < size; from += 4_000) {
      builder.add(rows.flats.slice(from, from + 4_000));
      await setImmediate();
    }
    return builder;
  };
  const catalogue = makeCatalogue({ db: nowhere(), clock, currentRate: () => rate, read });
  const buildStarted = performance.now();
  await catalogue.reload();
  catalogue.version();
  const built = performance.now() - buildStarted;
  rows.flats.length = 0;

  const inProcess: number[] = [];
  for (const query of queries.slice(0, asked + warmup)) {
    const parsed = apartmentsQuerySchema.parse(Object.fromEntries(new URLSearchParams(query)));
    const wanted = criteriaOf(parsed);
    if ('errors' in wanted) throw new Error(`a wrong query: ${query}`);
    const started = performance.now();
    catalogue.search(wanted.criteria);
    inProcess.push(performance.now() - started);
  }

  const api = makeApi({
    catalogue,
    content: makeContent({ db: nowhere() }),
    money: { currentRate: () => rate },
    leads: makeLeads({ db: nowhere(), clock }),
    clock,
    log: console,
    limits: { readsPerMinute: 1e9, formsPer10Minutes: 1 },
    publicUrl: 'http://localhost',
  });
  const server = createServer(getRequestListener((request) => api.fetch(request, { address: '127.0.0.1' })));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = new Worker(new URL('./search-client.ts', import.meta.url), {
    workerData: { port, queries: queries.slice(asked + warmup), warmup },
  });
  const [answers] = (await once(client, 'message')) as [{ milliseconds: number; bytes: number }[]];
  server.close();
  const overHttp = answers.map(({ milliseconds }) => milliseconds);
  return {
    built,
    inProcess: { p50: percentile(inProcess.slice(warmup), 0.5), p99: percentile(inProcess.slice(warmup), 0.99) },
    overHttp: { p50: percentile(overHttp, 0.5), p99: percentile(overHttp, 0.99) },
    kilobytes:
      percentile(
        answers.map(({ bytes }) => bytes),
        0.5,
      ) / 1024,
  };
}

const before = load();
const lines: string[] = [];
const milliseconds = (value: number) => value.toFixed(2);
let previous = Number.NaN;
const ends: number[] = [];
for (const size of sizes) {
  const { built, inProcess, overHttp, kilobytes } = await measure(size);
  ends.push(overHttp.p99);
  const ratio = Number.isNaN(previous) ? '' : `${(overHttp.p99 / previous).toFixed(2)} ×`;
  previous = overHttp.p99;
  const cells = [
    size.toLocaleString('en'),
    milliseconds(inProcess.p50),
    milliseconds(inProcess.p99),
    milliseconds(overHttp.p50),
    milliseconds(overHttp.p99),
    `≤ ${goals.get(size)}`,
    ratio,
    kilobytes.toFixed(0),
    built.toFixed(0),
  ];
  lines.push(`| ${cells.join(' | ')} |`);
}
const growth = Math.log((ends.at(-1) ?? 0) / (ends[0] ?? 1)) / Math.log((sizes.at(-1) ?? 1) / (sizes[0] ?? 1));
console.log(
  [
    `Search, ${asked} different queries at each size, milliseconds; load ${before} before and ${load()} after.`,
    '',
    '| Flats | p50 | p99 | HTTP p50 | HTTP p99 | Goal | To the row above | Answer KB | Build ms |',
    '|---|---|---|---|---|---|---|---|---|',
    ...lines,
    '',
    `Growth exponent of the HTTP p99: ${growth.toFixed(2)} (goal ≤ 0.30).`,
  ].join('\n'),
);
