// `npm run bench`: the speed of the app, in one table beside its references. Names after the command choose parts,
// `lighthouse/flat` one page of a part.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { faultKinds } from '../../src/simulators/fault-injection.ts';
import { budgetOf, weighPages } from '../../tools/budget.ts';
import { buildSite, isBuildStale } from '../../tools/build.ts';
import { findPostgres } from '../../tools/find-postgres.ts';
import { startCluster } from '../support/databases/postgres-cluster.ts';
import { openFaultApp } from '../support/faults/fault-app.ts';
import { runFault } from '../support/faults/fault-run.ts';
import { connectionFaults } from '../support/faults/faulty-connection.ts';
import { type RunningApp, startApp } from '../support/start-app.ts';
import { startFlags } from '../support/start-flags.ts';
import { describeTable, load, type Row, ratioRow } from './bench-table.ts';
import { measureBookingRace } from './booking-race.ts';
import { measureChessboard } from './chessboard-bench.ts';
import { codesFlood } from './codes-bench.ts';
import { measureFacade } from './facade-bench.ts';
import { addressFlood } from './flood-bench.ts';
import { measureFreshness } from './fresh-bench.ts';
import { greedyAddress } from './greedy-bench.ts';
import { lighthouseRows } from './lighthouse/lighthouse-rows.ts';
import { measureMainThread } from './main-thread.ts';
import { memoryCurve } from './memory-bench.ts';
import { measureMonth } from './month/month-bench.ts';
import { measureOffice } from './office-bench.ts';
import { cpuSeconds, pressInTurns } from './pressure.ts';
import { measurePriceChange } from './price-change.ts';
import { measurePrices } from './prices-bench.ts';
import { measureProposals } from './proposals-bench.ts';
import { serveByNginx } from './references/nginx.ts';
import { uncachedPage } from './uncached-page.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const row = (what: string, measured: string, goal: string): Row => ({ what, measured, beside: '', ratio: '', goal });

/** The search bench prints a table of its own. */
async function search(): Promise<Row[]> {
  const child = spawn(process.execPath, [...startFlags, join(root, 'tests/load/search/search-bench.ts')], { cwd: root, stdio: 'inherit' });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  return code === 0 ? [] : [row('search', `failed (${code})`, '')];
}

const laterStarts = 3;

/** Starts on data that is there already; the processor time stands beside, because a busy machine stretches the rest. */
async function startAgain(engine: string, options: Parameters<typeof startApp>[0]): Promise<Row> {
  const starts: { seconds: number; processor: number }[] = [];
  for (let round = 0; round < laterStarts; round += 1) {
    const app = await startApp(options);
    starts.push({ seconds: app.readyAfterMs / 1000, processor: cpuSeconds(app.process.pid) });
    await app.stop();
  }
  const middle = starts.sort((one, other) => one.seconds - other.seconds)[Math.floor(laterStarts / 2)];
  const measured = `${middle?.seconds.toFixed(2)} s, of the processor ${middle?.processor.toFixed(2)} s`;
  return row(`start to ready with 2,000 flats, ${engine} (median of ${laterStarts})`, measured, '≤ 1 s');
}

async function start(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'domivka-bench-'));
  const rows: Row[] = [];
  try {
    const first = await startApp({ dataDir });
    await first.stop();
    rows.push(row('start to ready, first start (creates, loads 2,000 flats)', `${(first.readyAfterMs / 1000).toFixed(1)} s`, ''));
    rows.push(await startAgain('embedded', { dataDir }));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  const programs = findPostgres();
  if (programs === null) return [...rows, row('start to ready, PostgreSQL', 'skipped: no PostgreSQL', '≤ 1 s')];
  const cluster = await startCluster(programs);
  try {
    const env = { DATABASE_URL: cluster.url('postgres'), DEMO: 'true' };
    await (await startApp({ env })).stop();
    return [...rows, await startAgain('PostgreSQL', { env })];
  } finally {
    await cluster.stop();
  }
}

function residentMegabytes(app: RunningApp): string {
  try {
    const status = readFileSync(`/proc/${app.process.pid}/status`, 'utf8');
    return `${Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)} MB`;
  } catch {
    return 'known on Linux only';
  }
}

async function cachedPage(app: RunningApp): Promise<Row[]> {
  const headers = { 'accept-encoding': 'gzip' };
  // autocannon does not unpack, so both sides send the same packed bytes; fetch unpacks, hence the raw request.
  const { default: http } = await import('node:http');
  const packed = await new Promise<{ body: Buffer; encoding: string }>((resolve, reject) => {
    http
      .get(`${app.address}/`, { headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => resolve({ body: Buffer.concat(parts), encoding: answer.headers['content-encoding'] ?? '' }));
      })
      .on('error', reject);
  });
  const nginx = await serveByNginx(packed.body, packed.encoding);
  try {
    const home = { nextPath: () => '/', headers };
    const ours = { name: 'ours', address: app.address, pid: app.process.pid, ...home };
    const contestants = nginx ? [ours, { name: 'nginx', address: nginx.address, pid: nginx.pid, ...home }] : [ours];
    const measured = await pressInTurns(contestants);
    const kilobytes = (packed.body.length / 1024).toFixed(0);
    return [
      ratioRow(
        `cached home page, ${kilobytes} KB ${packed.encoding || 'plain'}`,
        measured.get('ours'),
        measured.get('nginx'),
        nginx ? 'nginx, one worker' : 'nginx is not installed',
        '≥ 40 %, ≥ 15,000/s',
      ),
    ];
  } finally {
    nginx?.stop();
  }
}

function weight(): Row[] {
  const pages = (weighPages() ?? []).filter(({ page }) => page.startsWith('plain:') || !page.includes(':'));
  return pages.map(({ page, bytes, files }) =>
    row(
      `first-load JavaScript, ${page.replace('plain:', '')}`,
      `${(bytes / 1024).toFixed(1)} KB in ${files} files`,
      `≤ ${budgetOf(page) / 1024} KB`,
    ),
  );
}

const template = 'lighthouse/';
const lighthouseScores = ({ address }: RunningApp): Promise<Row[]> =>
  lighthouseRows(
    address,
    chosen.filter((name) => name.startsWith(template)).map((name) => name.slice(template.length)),
  );

const mainThread = ({ address }: RunningApp): Promise<Row[]> => measureMainThread(address);

async function priceChange(): Promise<Row[]> {
  const milliseconds = await measurePriceChange();
  const measured = milliseconds === null ? 'skipped: no PostgreSQL' : `${Math.round(milliseconds)} ms`;
  return [row('a price change on the cached pages of two processes', measured, '≤ 1,000 ms')];
}

const raceRounds = 10_000;
async function booking(): Promise<Row[]> {
  const perSecond = await measureBookingRace(raceRounds);
  const measured = perSecond === null ? 'skipped: no PostgreSQL' : `one winner in each, ${Math.round(perSecond)} requests a second`;
  return [row(`50 buyers, one flat, two processes, ${raceRounds} rounds`, measured, 'exactly one winner')];
}

const faultsLastMs = 30_000;

/** First the database, then all services together are slow, broken and senseless for half a minute each. */
async function faults(): Promise<Row[]> {
  const programs = findPostgres();
  if (programs === null) return [row('half a minute without a dependency', 'skipped: no PostgreSQL', '')];
  const cluster = await startCluster(programs);
  const app = await openFaultApp(cluster.url('postgres'));
  const rows: Row[] = [];
  async function measureFaults<Kind>(fate: Pick<Parameters<typeof runFault<Kind>>[0], 'dependencies' | 'feel'>, kinds: readonly Kind[]) {
    for (const fault of kinds) {
      const { figures, read } = await runFault({ ...fate, fault, lastsMs: faultsLastMs, reads: app.publicReads });
      for (const { name, meanwhile, ...times } of figures) {
        const [first, later, back] = [times.begin, times.known, times.recovery].map((ms) => `${Math.round(ms)} ms`);
        const reads = `reads of pages ${Math.round(read.begin)} and ${Math.round(read.known)} ms`;
        const measured = `${meanwhile} after ${first} at first, ${later} later; ${reads}; back after ${back}`;
        rows.push(row(`${name}, ${fault} for 30 s`, measured, `${meanwhile} at once, back within 2 s`));
      }
    }
  }
  try {
    await measureFaults(app.database, connectionFaults);
    await measureFaults(app.services, faultKinds);
  } finally {
    await app.close();
    await cluster.stop();
  }
  return rows;
}

const withApp = (part: (app: RunningApp) => Promise<Row[]>) => async () => {
  const app = await startApp();
  try {
    const before = residentMegabytes(app);
    const rows = await part(app);
    const name = part.name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return [...rows, row(`memory after "${name}" (${before} when ready)`, residentMegabytes(app), '')];
  } finally {
    await app.stop();
  }
};

const parts: Record<string, () => Promise<Row[]>> = {
  search,
  start,
  cached: withApp(cachedPage),
  uncached: withApp(uncachedPage),
  weight: async () => weight(),
  lighthouse: withApp(lighthouseScores),
  thread: withApp(mainThread),
  greedy: withApp(greedyAddress),
  flood: withApp(addressFlood),
  codes: codesFlood,
  memory: memoryCurve,
  board: measureChessboard,
  facade: measureFacade,
  price: priceChange,
  fresh: measureFreshness,
  prices: measurePrices,
  booking,
  faults,
  office: measureOffice,
  month: measureMonth,
  proposals: measureProposals,
};

const chosen = process.argv.slice(2);
const partOf = (name: string) => (name.startsWith(template) ? 'lighthouse' : name);
const unknown = chosen.filter((name) => !(partOf(name) in parts));
if (unknown.length > 0) throw new Error(`There is no part "${unknown.join(', ')}": choose from ${Object.keys(parts).join(', ')}.`);
const loadBefore = load();
if (isBuildStale()) await buildSite();
const rows: Row[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.map(partOf).includes(name)) continue;
  console.log(`… ${name}`);
  try {
    rows.push(...(await measure()));
  } catch (fault) {
    rows.push(row(name, `failed: ${fault instanceof Error ? fault.message.split('\n')[0] : fault}`, ''));
    process.exitCode = 1;
  }
}
console.log(`\n${describeTable(rows, loadBefore)}`);
