import { readFileSync } from 'node:fs';
import { spellingsOf } from '../support/files/spellings.ts';
import type { RunningApp } from '../support/start-app.ts';
import type { Row } from './bench-table.ts';
import { flatSlugs, visitorAt } from './greedy-bench.ts';

const each = 6_000;
const atOnce = 16;

function megabytes({ process: { pid } }: RunningApp): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Short addresses that name nothing a page reads, the same of 1.9 KB, and some of 14 KB: none of them makes a page of its own. */
const floods = [
  (path: string, at: number) => `${path}?x=${at}`,
  (path: string, at: number) => `${path}?x=${at}${'y'.repeat(1_900)}`,
  (path: string, at: number) => `${path}?x=${at}${'z'.repeat(14_000)}`,
];

/** A script of the home page, which every visitor loads. */
async function scriptOf(app: RunningApp): Promise<string> {
  const page = await (await fetch(app.address)).text();
  const [, name] = /\/assets\/([\w.-]+\.js)/.exec(page) ?? [];
  if (name === undefined) throw new Error('the home page loads no script');
  return name;
}

/** The memory of a process before and after a flood of invented addresses and of spellings of one script, once every page that it asks for was seen. */
export async function addressFlood(app: RunningApp): Promise<Row[]> {
  const paths = (await flatSlugs(app, 100)).map((slug) => `/apartments/${slug}/`);
  const visitor = visitorAt(app, '127.0.9.3');
  async function ask(addresses: string[]): Promise<void> {
    const waiting = addresses.values();
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const address of waiting) await visitor.look(address);
      }),
    );
  }
  const number = (flood: (path: string, at: number) => string) =>
    Array.from({ length: each }, (_, at) => flood(paths[at % paths.length] ?? '/', at));
  for (let round = 0; round < 20; round += 1) await ask(paths);
  const before = megabytes(app);
  for (const flood of floods) await ask(number(flood));
  await ask(spellingsOf('/assets/', await scriptOf(app), each));
  visitor.leave();
  const after = megabytes(app);
  return [
    {
      what: `memory after ${(floods.length + 1) * each} invented addresses`,
      measured: `${after.toFixed(0)} MB`,
      beside: `${before.toFixed(0)} MB: before`,
      ratio: `${(after / before).toFixed(2)} ×`,
      goal: '≤ 1.2 ×',
    },
  ];
}
