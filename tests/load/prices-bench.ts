import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { loadDemo } from '../../src/app/demo/load-demo.ts';
import { allMigrations } from '../../src/app/migrations.ts';
import { systemClock } from '../../src/base/clock.ts';
import uk from '../../src/office/messages/prices/uk.json' with { type: 'json' };
import { migrate, openDatabase } from '../../src/platform/database/database.ts';
import { findHeadlessBrowser } from '../../tools/system-programs.ts';
import { enterAs, freePort } from '../journeys/office/office-app.ts';
import { startApp } from '../support/start-app.ts';
import type { Row } from './bench-table.ts';
import { felt, framesDuring, framesWhile, ms, slowDown } from './frames.ts';
import { growTo } from './fresh-bench.ts';
import { addedFlats, serveLargeFeed } from './large-chessboard.ts';

const flats = 100_000;
const planned = 10_000;
const rowOf = (what: string, measured: string, goal: string): Row => ({
  what: `prices in the office, ${what}`,
  measured,
  beside: '',
  ratio: '',
  goal,
});
const both = ({ middle, longest }: { middle: number; longest: number }) => `${ms(middle)}, ${ms(longest)}`;

/** From the press on the link of the screen to the frame with its first row. */
async function firstRow(page: Page): Promise<number> {
  await page.goto('/office/today');
  const link = page.getByRole('link', { name: uk.prices_title, exact: true });
  await link.waitFor();
  const { middle } = await felt(page, { times: 1, act: () => link.evaluate((at: HTMLElement) => at.click()), changes: '[data-place="0"]' });
  return middle;
}

/** The list, with keys, a rule and another order. */
async function measureScreen(page: Page): Promise<Row[]> {
  const rows: Row[] = [];
  const session = await page.context().newCDPSession(page);
  const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  rows.push(rowOf(`${flats.toLocaleString('en-GB')} flats: first row, from the press on the link`, ms(await firstRow(page)), '≤ 700 ms'));
  await slow(slowDown);
  rows.push(rowOf(`the same, ${slowDown} × slower`, ms(await firstRow(page)), ''));
  const box = await page.getByRole('grid').boundingBox();
  const at = { x: (box?.x ?? 0) + 300, y: (box?.y ?? 0) + 200 };
  const scrolled = await framesWhile(page, { ...at, xDistance: 0, yDistance: -12_000 });
  rows.push(rowOf(`frames a second while scrolled, ${slowDown} × slower`, `${Math.round(scrolled)}`, '≥ 55'));
  await page.getByRole('grid').focus();
  const keys = () => felt(page, { times: 12, act: (nth) => page.keyboard.press(nth % 4 < 3 ? 'ArrowDown' : 'ArrowUp') });
  rows.push(rowOf(`an arrow key until it is seen, ${slowDown} × slower, middle and longest`, both(await keys()), ''));
  await slow(1);
  rows.push(rowOf('the same at full speed', both(await keys()), '≤ 50 ms'));
  await page.getByLabel(uk.prices_rule_value).focus();
  const typed = await felt(page, { times: 1, act: () => page.keyboard.press('2'), changes: '[data-change]' });
  rows.push(rowOf('a rule for all of them, until new prices are seen', ms(typed.middle), ''));
  const sorted = await felt(page, {
    times: 4,
    act: () => page.getByRole('button', { name: uk.prices_sort.replace('{column}', uk.prices_number) }).click(),
  });
  rows.push(rowOf('sorted by number, middle and longest', both(sorted), ''));
  return rows;
}

/** The middle of the cell of the board that is nearest to a point of the screen, and in sight. */
const cellNear = (page: Page, point: { x: number; y: number }) =>
  page.evaluate(({ x, y }) => {
    const middles = [...document.querySelectorAll('[role=grid] [data-row]')].flatMap((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      const middle = { x: left + width / 2, y: top + height / 2 };
      return document.elementFromPoint(middle.x, middle.y)?.closest('[data-row]') === cell ? [middle] : [];
    });
    const distance = (middle: { x: number; y: number }) => Math.hypot(middle.x - x, middle.y - y);
    return middles.toSorted((one, other) => distance(one) - distance(other))[0] ?? { x, y };
  }, point);

/** The board of a project with thousands of flats, once their feed is imported. */
async function measureBoard(page: Page): Promise<Row[]> {
  const cells = page.locator('[role=grid] [data-row]');
  const count = async () => {
    await page.goto('/office/prices?project=0&view=board&status=all');
    await cells.first().waitFor();
    return cells.count();
  };
  for (const until = Date.now() + 120_000; (await count()) < addedFlats; await page.waitForTimeout(500))
    if (Date.now() > until) throw new Error('The large feed was not imported.');
  const what = `the board of ${await cells.count()} cells`;
  // In the middle of the first of the large sections.
  await cells.filter({ hasText: '10250' }).evaluate((cell) => cell.scrollIntoView({ block: 'center', inline: 'center' }));
  const [from, to] = [await cellNear(page, { x: 300, y: 100 }), await cellNear(page, { x: 1400, y: 800 })];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const steps = 60;
  const frames = await framesDuring(page, async () => {
    for (let step = 1; step <= steps; step++)
      await page.mouse.move(from.x + ((to.x - from.x) * step) / steps, from.y + ((to.y - from.y) * step) / steps);
  });
  await page.mouse.up();
  const painted = await page.locator('[role=grid] [aria-selected=true]').count();
  const keys = await felt(page, { times: 12, act: (nth) => page.keyboard.press(nth % 2 ? 'ArrowLeft' : 'ArrowRight') });
  const floor = await felt(page, { times: 4, act: () => page.keyboard.press('Shift+Space') });
  return [
    rowOf(`${what}, frames a second while ${painted} are painted`, `${Math.round(frames)}`, '≥ 55'),
    rowOf(`${what}, an arrow key until it is seen, middle and longest`, both(keys), '≤ 50 ms'),
    rowOf(`${what}, a floor selected by a key until it is seen, middle and longest`, both(floor), '≤ 100 ms'),
  ];
}

/** From the press on a release with so many new prices to the first page of its preview, by the network alone. */
async function measurePreview(page: Page): Promise<Row> {
  const asked = { headers: { 'x-office': '1', 'sec-fetch-site': 'same-origin' } };
  const { ids } = (await (await page.request.get('/office/api/inventory', asked)).json()) as { ids: number[] };
  const made = await page.request.post('/office/api/prices/change', {
    headers: { ...asked.headers, 'idempotency-key': crypto.randomUUID() },
    data: { name: 'Дорожче', apartments: ids.slice(0, planned), rule: { by: 'percent', hundredths: 200, roundTo: 100 }, publish: false },
  });
  const { number } = (await made.json()) as { number: number };
  const preview = await page.request.get(`/office/api/release/preview?number=${number}`, asked);
  const { url } = (await preview.json()) as { url: string };
  const begun = performance.now();
  const list = await page.request.get(`${url}&to=/apartments/`);
  if (!list.ok()) throw new Error(`the preview answers ${list.status()}`);
  return rowOf(
    `the list as a release with ${planned.toLocaleString('en-GB')} new prices shows it`,
    ms(performance.now() - begun),
    '≤ 1,500 ms',
  );
}

type Options = { browser: Browser; dataDir?: string; env?: Record<string, string> };

/** The work of the head of sales in an office of its own. */
async function inOffice({ browser, dataDir, env = {} }: Options, work: (page: Page) => Promise<Row[]>): Promise<Row[]> {
  const port = await freePort();
  const own = { PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, ...env };
  const app = await startApp({ env: own, ...(dataDir !== undefined && { dataDir }) });
  try {
    const baseURL = own.PUBLIC_URL;
    const page = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await enterAs(page, 'Андрій Ковальчук');
    return await work(page);
  } finally {
    await app.stop();
  }
}

async function grown(dataDir: string): Promise<void> {
  const database = await openDatabase({ url: null, dataDir });
  await migrate(database, allMigrations);
  await loadDemo({ database, clock: systemClock });
  await growTo(database, flats);
  await database.close();
}

/** The screen on which prices are set, and the preview of a large release. */
export async function measurePrices(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'domivka-prices-'));
  const browser = await chromium.launch({ executablePath: findHeadlessBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  const feed = await serveLargeFeed();
  try {
    await grown(dataDir);
    const many = await inOffice({ browser, dataDir }, async (page) => [...(await measureScreen(page)), await measurePreview(page)]);
    const env = { INVENTORY_URL: feed.address, INVENTORY_EVERY: '10', DEMO: 'true' };
    return [...many, ...(await inOffice({ browser, env }, measureBoard))];
  } finally {
    feed.close();
    await browser.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
