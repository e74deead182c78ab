import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WireApartmentsAnswer } from '../../src/contract/catalogue/apartments.ts';
import { findPostgres } from '../../tools/find-postgres.ts';
import { startCluster } from '../support/databases/postgres-cluster.ts';
import { type RunningApp, startApp } from '../support/start-app.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** None of them stands in the feed. */
const strangePrices = [177_321, 177_543, 177_765];

/** The newest demo feed with the price of one flat replaced. */
function feedWithNewPrice({ project, number, area }: { project: string; number: string; area: number }, price: number): string {
  const folder = join(root, 'content/obriy/feed');
  const newest = readdirSync(folder).sort().at(-1) ?? '';
  const feed = readFileSync(join(folder, newest), 'utf8');
  const from = feed.indexOf(`<project id="${project}"`);
  const to = feed.indexOf('</project>', from);
  const flat = new RegExp(`<flat [^>]*number="${number}"[^>]*area="${area.toFixed(2)}"[^>]*>`).exec(feed.slice(from, to))?.[0];
  if (from < 0 || flat === undefined) throw new Error(`The feed has no flat ${number} of ${area} m² in ${project}.`);
  const dearer = flat.replace(/price="[^"]*"/, `price="${price}"`).replace(/currency="[^"]*"/, 'currency="USD"');
  return feed.slice(0, from) + feed.slice(from, to).replace(flat, dearer) + feed.slice(to);
}

async function showsPrice(address: string, price: number): Promise<boolean> {
  const page = await (await fetch(address)).text();
  return page.replace(/[\s\u00a0,.]|&nbsp;/g, '').includes(String(price));
}

async function runImport(file: string, databaseUrl: string): Promise<void> {
  const child = spawn(process.execPath, ['src/commands/import-inventory.ts', file, '--allow-jump'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' },
  });
  let said = '';
  child.stderr.on('data', (part) => {
    said += part;
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`The import ended with ${code}: ${said}`);
}

/** Milliseconds until all pages show a price. */
async function timeUntilShown(pages: readonly string[], price: number): Promise<number> {
  const since = performance.now();
  for (const page of pages) {
    while (!(await showsPrice(page, price))) {
      if (performance.now() - since > 30_000) throw new Error(`${page} never showed the new price.`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
  return performance.now() - since;
}

/**
 * Two servers on one PostgreSQL, a cached page on both, and imports by a third process: milliseconds from the end of an import to the
 * moment when both pages show the new price, of the soonest of three: a machine that does much else stops a process for a second now and
 * then. Each of the three has to show. Null when this machine has no PostgreSQL.
 */
export async function measurePriceChange(): Promise<number | null> {
  const programs = findPostgres();
  if (programs === null) return null;
  const cluster = await startCluster(programs);
  const folder = mkdtempSync(join(tmpdir(), 'domivka-price-'));
  const apps: RunningApp[] = [];
  try {
    const databaseUrl = cluster.url('postgres');
    for (let count = 0; count < 2; count += 1) apps.push(await startApp({ env: { DATABASE_URL: databaseUrl, DEMO: 'true' } }));
    const [first] = apps;
    if (first === undefined) throw new Error('no server');
    const { apartments } = (await (await fetch(`${first.address}/api/en/apartments?usd=1`)).json()) as WireApartmentsAnswer;
    const [flat] = apartments.items;
    if (flat === undefined) throw new Error('The list is empty.');
    const pages = apps.map(({ address }) => `${address}/en/apartments/${flat.slug}/`);
    const file = join(folder, 'feed.xml');
    const times: number[] = [];
    for (const price of strangePrices) {
      for (const page of [...pages, ...pages]) if (await showsPrice(page, price)) throw new Error('The new price is already there.');
      writeFileSync(file, feedWithNewPrice({ project: flat.project.salesforce_id, number: flat.number, area: flat.area }, price));
      await runImport(file, databaseUrl);
      times.push(await timeUntilShown(pages, price));
    }
    return Math.min(...times);
  } finally {
    for (const app of apps) await app.stop();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
