import { type Browser, chromium, devices } from '@playwright/test';
import { findHeadlessBrowser } from '../../tools/system-programs.ts';
import type { Row } from './bench-table.ts';
import { ms, slowDown } from './frames.ts';
import { pageTemplates } from './lighthouse/lighthouse-templates.ts';
import { middle } from './pressure.ts';

/** One event of the browser's trace; times are in microseconds. */
type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number; args: { data?: { url?: string } } };

/** What holds a phone's main thread while a page loads, in milliseconds. */
const parts = ['blocked', 'busy', 'style', 'layout', 'script', 'first paint', 'largest paint'] as const;
type Loading = Record<(typeof parts)[number], number>;

/** A task is felt from here on. */
const feltAfter = 50_000;
const settled = 5_500;
const rounds = 7;

/** Tasks that begin before the first paint block nothing that a visitor sees. */
export function loadingOf(events: TraceEvent[], address: string): Loading {
  const start = events.find(({ name, args }) => name === 'CommitLoad' && args.data?.url?.startsWith(address));
  if (!start) throw new Error(`The trace knows nothing of ${address}.`);
  const own = events.filter(({ pid }) => pid === start.pid);
  const firstPaint = own.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? start.ts;
  const largestPaint = own.findLast(({ name }) => name === 'largestContentfulPaint::Candidate')?.ts ?? firstPaint;
  const thread = own.filter(({ tid, ph }) => tid === start.tid && ph === 'X');
  const sum = (...names: string[]) => thread.reduce((all, { name, dur = 0 }) => (names.includes(name) ? all + dur : all), 0) / 1000;
  const blocked = thread
    .filter(({ name, ts, dur = 0 }) => name === 'RunTask' && ts + dur > firstPaint)
    .reduce((all, { ts, dur = 0 }) => all + Math.max(0, Math.min(dur, ts + dur - firstPaint) - feltAfter), 0);
  return {
    blocked: blocked / 1000,
    busy: sum('RunTask'),
    style: sum('UpdateLayoutTree'),
    layout: sum('Layout'),
    script: sum('FunctionCall', 'EvaluateScript', 'v8.evaluateModule'),
    'first paint': (firstPaint - start.ts) / 1000,
    'largest paint': (largestPaint - start.ts) / 1000,
  };
}

async function traceLoading(browser: Browser, address: string): Promise<Loading> {
  const context = await browser.newContext({ ...devices['Moto G4'], locale: 'uk-UA' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading'] });
    await page.goto(address);
    await page.waitForTimeout(settled);
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
    return loadingOf(traceEvents, address);
  } finally {
    await context.close();
  }
}

const describe = (looks: Loading[]) => parts.map((part) => `${part} ${ms(middle(looks.map((look) => look[part])))}`).join(', ');

/**
 * Pages of a visitor's way on a phone of a quarter of this machine's speed, from the browser's own trace: steadier than Lighthouse, whose
 * blocking time multiplies what else the machine does. `BESIDE` is the address of another build that runs here,
 * looked at in turn with this one.
 */
export async function measureMainThread(address: string): Promise<Row[]> {
  const beside = process.env.BESIDE;
  const browser = await chromium.launch({ executablePath: findHeadlessBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const rows: Row[] = [];
    for (const { name, path } of await pageTemplates(address)) {
      if (!['home', 'apartments', 'flat', 'project'].includes(name)) continue;
      const [ours, theirs]: [Loading[], Loading[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await traceLoading(browser, `${address}${path}`));
        if (beside) theirs.push(await traceLoading(browser, `${beside}${path}`));
      }
      const measured = `${describe(ours)} (blocked ${ours.map(({ blocked }) => Math.round(blocked)).join(', ')})`;
      rows.push({ what: `main thread of a phone, ${name}`, measured, beside: beside ? describe(theirs) : '', ratio: '', goal: '' });
    }
    return rows;
  } finally {
    await browser.close();
  }
}
