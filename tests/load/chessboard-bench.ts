import { chromium } from '@playwright/test';
import type { WireChessboardAnswer } from '../../src/contract/catalogue/chessboards.ts';
import { findHeadlessBrowser } from '../../tools/system-programs.ts';
import { startApp } from '../support/start-app.ts';
import type { Row } from './bench-table.ts';
import { felt, framesWhile, ms, slowDown } from './frames.ts';
import { addedFlats, project, serveLargeFeed } from './large-chessboard.ts';

const row = (what: string, measured: string, goal: string): Row => ({
  what: `board of ${addedFlats} cells more, ${what}`,
  measured,
  beside: '',
  ratio: '',
  goal,
});
/** The board of a project with thousands of flats, in a browser four times slower than this machine. */
export async function measureChessboard(): Promise<Row[]> {
  const feed = await serveLargeFeed();
  const app = await startApp({ env: { INVENTORY_URL: feed.address, INVENTORY_EVERY: '10', DEMO: 'true' } });
  const browser = await chromium.launch({ executablePath: findHeadlessBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const board = async () =>
      ((await (await fetch(`${app.address}/api/en/project/${project}/board`)).json()) as WireChessboardAnswer).board;
    const cells = async () => (await board()).sections.reduce((sum, { flats }) => sum + flats.length, 0);
    for (const until = Date.now() + 120_000; (await cells()) < addedFlats; await new Promise((resolve) => setTimeout(resolve, 500)))
      if (Date.now() > until) throw new Error('The large feed was not imported.');
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await page.addInitScript(() => localStorage.setItem('cookies', 'accepted'));
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    const rows: Row[] = [];

    await page.goto(`${app.address}/en/projects/${project}/board/`, { waitUntil: 'load' });
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('[role=grid]') ?? {}).some((key) => key.startsWith('__reactProps')),
    );
    const [painted, hydrated] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      performance.now(),
    ]);
    rows.push(row('opening: first paint, hydrated', `${ms(painted ?? 0)}, ${ms(hydrated ?? 0)}`, ''));
    await page.waitForTimeout(3000);

    const scrolled = await framesWhile(page, { x: 600, y: 600, xDistance: 0, yDistance: -1600 });
    const aside = await framesWhile(page, { x: 600, y: 400, xDistance: -3000, yDistance: 0 });
    rows.push(row('frames a second while scrolled down and aside', `${Math.round(scrolled)}, ${Math.round(aside)}`, '≥ 55'));

    const long = (await board()).sections.find(({ name }) => name === 'Long 1');
    const middle = long?.flats.find(({ floor, position, status }) => floor === 12 && position === 8 && status !== 'sold') ?? long?.flats[0];
    await page.locator(`[data-id="${middle?.id}"]`).focus();
    // The cost of scrolling there is not a key's.
    await page.waitForTimeout(1000);
    const keys = await felt(page, {
      times: 12,
      act: (at) => page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][at % 4] ?? 'ArrowUp'),
    });
    rows.push(row('an arrow key until it is seen, middle and longest', `${ms(keys.middle)}, ${ms(keys.longest)}`, '≤ 100 ms'));

    const filter = page.getByRole('checkbox', { name: '2', exact: true });
    const dimmed = await felt(page, {
      times: 6,
      act: () => filter.evaluate((box: HTMLInputElement) => box.click()),
      changes: '[data-dim]',
    });
    rows.push(row('dimming by rooms until it is seen, middle and longest', `${ms(dimmed.middle)}, ${ms(dimmed.longest)}`, '≤ 200 ms'));

    await page.waitForTimeout(1000);
    const first = long?.flats.find(({ number }) => number === '10000');
    await page.evaluate(() => {
      const own = window as unknown as { longest: number };
      own.longest = 0;
      let last = performance.now();
      const look = (at: number) => {
        own.longest = Math.max(own.longest, at - last);
        last = at;
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    feed.flip();
    await page.locator(`[data-id="${first?.id}"][data-status="sold"]`).waitFor({ timeout: 60_000, state: 'attached' });
    const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest);
    rows.push(row('longest frame while a new feed sells a flat on it', ms(longest), '≤ 200 ms'));
    return rows;
  } finally {
    await browser.close();
    await app.stop();
    feed.close();
  }
}
