import { type Browser, chromium, type Page } from '@playwright/test';
import { findHeadlessBrowser } from '../../tools/system-programs.ts';
import { startApp } from '../support/start-app.ts';
import type { Row } from './bench-table.ts';
import { felt, framesDuring, framesWhile, ms, slowDown } from './frames.ts';

/** The project whose facade has the most storeys. */
const project = 'obriy-richkovyi';
const row = (what: string, measured: string, goal: string): Row => ({
  what: `facade of ${project}, ${what}`,
  measured,
  beside: '',
  ratio: '',
  goal,
});
const frames = (...rates: number[]) => rates.map((rate) => Math.round(rate)).join(', ');

async function open(browser: Browser, address: string, screen: Parameters<Browser['newPage']>[0]): Promise<Page> {
  const page = await browser.newPage(screen);
  await page.addInitScript(() => localStorage.setItem('cookies', 'accepted'));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.goto(`${address}/en/projects/${project}/facade/`, { waitUntil: 'load' });
  await page.waitForFunction(() => Object.keys(document.querySelector('a[data-at]') ?? {}).some((key) => key.startsWith('__reactProps')));
  await page.waitForTimeout(3000);
  return page;
}

/** A pointer goes over the whole picture from storey to storey, two hundred places in all. */
async function travel(page: Page): Promise<void> {
  const box = await page.locator('a[data-at]').first().locator('xpath=ancestor::*[local-name()="svg"]').boundingBox();
  if (!box) throw new Error('The facade cannot be seen.');
  for (let at = 0; at < 200; at += 1) {
    const [across, down] = [0.3 + 0.4 * ((at % 40) / 40), 0.1 + 0.8 * Math.abs(((at % 25) - 12) / 12)];
    await page.mouse.move(box.x + box.width * across, box.y + box.height * down);
  }
}

/** The picture of a building for choosing a storey, in a browser four times slower than this machine. */
export async function measureFacade(): Promise<Row[]> {
  const app = await startApp();
  const browser = await chromium.launch({ executablePath: findHeadlessBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const desk = await open(browser, app.address, { viewport: { width: 1440, height: 900 } });
    await desk
      .locator('form')
      .first()
      .evaluate((form) => form.scrollIntoView());
    const rows = [row('frames a second while a pointer travels over it', frames(await framesDuring(desk, () => travel(desk))), '≥ 55')];
    const filter = desk.getByRole('checkbox', { name: '2', exact: true });
    const dimmed = await felt(desk, {
      times: 6,
      act: () => filter.evaluate((box: HTMLInputElement) => box.click()),
      changes: '[data-matching]',
    });
    rows.push(row('dimming by rooms until it is seen, middle and longest', `${ms(dimmed.middle)}, ${ms(dimmed.longest)}`, '≤ 200 ms'));
    await filter.evaluate((box: HTMLInputElement) => box.click());
    rows.push(row('the same pointer with a wish', frames(await framesDuring(desk, () => travel(desk))), '≥ 55'));
    const scrolled = await framesWhile(desk, { x: 700, y: 500, xDistance: 0, yDistance: -1600 });
    rows.push(row('frames a second while a wheel scrolls over it', frames(scrolled), '≥ 55'));
    await desk.close();

    const phone = await open(browser, app.address, { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true });
    const aside = await framesWhile(phone, { x: 300, y: 600, xDistance: -200, yDistance: 0 }, 'touch');
    const down = await framesWhile(phone, { x: 200, y: 600, xDistance: 0, yDistance: -1600 }, 'touch');
    rows.push(row('frames a second while it is dragged aside and the page down', frames(aside, down), '≥ 55'));
    return rows;
  } finally {
    await browser.close();
    await app.stop();
  }
}
