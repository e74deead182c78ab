// How the search grows with the catalogue: in process and over HTTP on the loopback, every query another one, nothing cached for it.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { PerformanceObserver } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { criteriaOf } from '../../../src/api/catalogue/criteria-of.ts';
import { apartmentsQuerySchema } from '../../../src/contract/catalogue/apartments-query.ts';
import { load } from '../bench-table.ts';
import { makeSearchApp } from './search-app.ts';
import { makeRandom, randomQuery, syntheticRows } from './search-catalogue.ts';
import type { Answered, Asked } from './search-client.ts';

const goals = [
  { size: 1_000, goal: 2 },
  { size: 10_000, goal: 3 },
  { size: 100_000, goal: 5 },
  { size: 1_000_000, goal: 15 },
];
const asked = 1_000;
/** The repetitions of each query, with all others in between, so that no answer is still cached. */
const rounds = 3;
/** Thrown away at each size: they compile the code, which happens once in the life of a server. */
const warmup = 3_000;
const askedMeanwhile = 300;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const pauses: number[] = [];
new PerformanceObserver((list) => pauses.push(...list.getEntries().map(({ duration }) => duration))).observe({ entryTypes: ['gc'] });

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;
/** The best time of each query over all runs: its cost on an idle processor. */
const undisturbed = (values: readonly number[]): number[] =>
  Array.from({ length: values.length / rounds }, (_, i) => Math.min(...values.filter((_, at) => at % (values.length / rounds) === i)));
const three = (values: readonly number[]) => [0.5, 0.95, 0.99].map((part) => percentile(values, part).toFixed(2)).join(' / ');

async function askFromOutside(task: Asked): Promise<Answered> {
  const client = fork(fileURLToPath(new URL('./search-client.ts', import.meta.url)));
  client.send(task);
  const [answered] = (await once(client, 'message')) as [Answered];
  return answered;
}

function searchInProcess({ catalogue }: ReturnType<typeof makeSearchApp>, query: string): number {
  const wanted = criteriaOf(apartmentsQuerySchema.parse(Object.fromEntries(new URLSearchParams(query))));
  if ('errors' in wanted) throw new Error(`a wrong query: ${query}`);
  const started = performance.now();
  catalogue.search(wanted.criteria);
  return performance.now() - started;
}

async function measure(size: number, barePort: number) {
  const rows = syntheticRows(size, 7);
  const random = makeRandom(11);
  const queries = Array.from({ length: warmup + asked + askedMeanwhile }, () => randomQuery(rows, random));
  collectGarbage();
  const before = process.memoryUsage();
  const app = makeSearchApp(rows);
  await app.catalogue.reload();
  app.catalogue.version();
  collectGarbage();
  const after = process.memoryUsage();
  const warm = queries.splice(0, warmup);
  const measured = queries.splice(0, asked);
  for (const query of warm) searchInProcess(app, query);
  const inProcess = Array.from({ length: rounds }, () => measured.map((query) => searchInProcess(app, query))).flat();
  const port = await app.listen();
  pauses.length = 0;
  const answered = await askFromOutside({ port, barePort, warmup: warm, queries: measured, rounds });
  const longestPause = Math.max(0, ...pauses);
  const rebuildStarted = performance.now();
  const rebuilt = app.catalogue.reload().then(() => performance.now() - rebuildStarted);
  const meanwhile = await askFromOutside({ port, barePort, warmup: [], queries, rounds: 1 });
  const rebuild = await rebuilt;
  app.close();
  return {
    inProcess,
    answered,
    longestPause,
    bytesPerFlat: (after.arrayBuffers + after.heapUsed - before.arrayBuffers - before.heapUsed) / size,
    rebuild,
    longestMeanwhile: Math.max(...meanwhile.ours),
  };
}

const bare = new Worker(new URL('../references/bare-answers.ts', import.meta.url));
const [barePort] = (await once(bare, 'message')) as [number];
const lines: string[] = [];
const ends: number[] = [];
const quietEnds: number[] = [];
for (const { size, goal } of goals) {
  const one = await measure(size, barePort);
  const p99 = percentile(one.answered.ours, 0.99);
  const quiet = undisturbed(one.answered.ours);
  ends.push(p99);
  quietEnds.push(percentile(quiet, 0.99));
  const cells = [
    size.toLocaleString('en'),
    three(one.inProcess),
    three(one.answered.ours),
    `≤ ${goal}`,
    three(undisturbed(one.inProcess)),
    three(quiet),
    three(one.answered.bare),
    `${(p99 / percentile(one.answered.bare, 0.99)).toFixed(1)} ×`,
    (percentile(one.answered.bytes, 0.5) / 1024).toFixed(0),
    one.longestPause.toFixed(0),
    one.bytesPerFlat.toFixed(0),
    `${one.rebuild.toFixed(0)}, ${one.longestMeanwhile.toFixed(0)}`,
    load(),
  ];
  lines.push(`| ${cells.join(' | ')} |`);
}
await bare.terminate();
const growth = (times: readonly number[]) =>
  (Math.log((times.at(-1) ?? 0) / (times[0] ?? 1)) / Math.log((goals.at(-1)?.size ?? 1) / (goals[0]?.size ?? 1))).toFixed(2);
console.log(
  [
    `Search, ${asked} different queries ${rounds} times at each size, milliseconds as p50 / p95 / p99. "Undisturbed" counts the best time of`,
    'each query. "Bare" is a server that only sends as many bytes, asked in turns with ours: what the machine costs by itself.',
    '',
    '| Flats | In process | HTTP | Goal p99 | In process, undisturbed | HTTP, undisturbed | Bare | p99 to bare | Answer KB | Longest GC pause | Bytes a flat | Rebuild, longest answer meanwhile | Load |',
    '|---|---|---|---|---|---|---|---|---|---|---|---|---|',
    ...lines,
    '',
    `Growth exponent of the HTTP p99: ${growth(ends)}, undisturbed ${growth(quietEnds)} (goal ≤ 0.30).`,
  ].join('\n'),
);
