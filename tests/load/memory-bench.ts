import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type RunningApp, startApp } from '../support/start-app.ts';
import type { Row } from './bench-table.ts';
import { flatSlugs, visitorAt } from './greedy-bench.ts';

const marks = [1_000, 2_500, 5_000, 10_000];
const atOnce = 8;
const restSeconds = 60;
const settleMs = 2_000;
const allFlats = 100_000;

const goals = { ready: '≤ 400 MB', loaded: '≤ 500 MB', rested: '≤ 420 MB' };

/** The memory of the process, in megabytes: all of it, and without the mapped files. */
function memoryOf({ process: { pid } }: RunningApp) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const field = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { whole: field('VmRSS'), own: field('RssAnon') };
}

function rowOf(app: RunningApp, when: string, goal = ''): Row {
  const { whole, own } = memoryOf(app);
  return { what: `memory ${when}`, measured: `${whole} MB`, beside: `${own} MB: without files`, ratio: '', goal };
}

/** Both languages of every flat on sale, and lists of as many prices as are needed. */
function differentPages(slugs: string[], wanted: number): string[] {
  const pages = slugs.flatMap((slug) => [`/apartments/${slug}/`, `/en/apartments/${slug}/`]);
  for (let at = 0; pages.length < wanted; at += 1)
    pages.push(
      `/apartments/?roomsNumber=${1 + (at % 3)}&costTo=${3_000_000 + at * 1_000}`,
      `/en/apartments/?usd=1&costTo=${80_000 + at * 50}`,
    );
  return pages.slice(0, wanted);
}

/** Every so many of them one after the other, so that flats and lists are mixed and each run asks the same. */
const mixed = (pages: string[]): string[] => {
  const step = 97;
  return Array.from({ length: step }, (_, first) => pages.filter((_page, at) => at % step === first)).flat();
};

/** The memory of a process from its start over visits of many different pages to a minute of rest. */
export async function memoryCurve(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'domivka-memory-'));
  try {
    const first = await startApp({ dataDir });
    await wait(settleMs);
    const rows = [rowOf(first, 'when ready, first start (creates, loads 2,000 flats)', goals.ready)];
    await first.stop();
    const app = await startApp({ dataDir });
    try {
      await wait(settleMs);
      rows.push(rowOf(app, 'when ready, later start', goals.ready));
      const pages = mixed(differentPages(await flatSlugs(app, allFlats), marks.at(-1) ?? 0));
      const visitor = visitorAt(app, '127.0.9.4');
      let at = 0;
      for (const mark of marks) {
        const look = async () => {
          while (at < mark) {
            const path = pages[at++] ?? '/';
            const { status } = await visitor.look(path);
            if (status !== 200) throw new Error(`${path} answered ${status}`);
          }
        };
        await Promise.all(Array.from({ length: atOnce }, look));
        rows.push(rowOf(app, `after ${mark.toLocaleString('en')} different pages`, goals.loaded));
      }
      visitor.leave();
      await wait(restSeconds * 1_000);
      return [...rows, rowOf(app, `after ${restSeconds} s of rest`, goals.rested)];
    } finally {
      await app.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
