import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { allMigrations } from '../../../src/app/migrations.ts';
import type { WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import find from '../../../src/office/messages/find/uk.json' with { type: 'json' };
import uk from '../../../src/office/messages/quotes/uk.json' with { type: 'json' };
import { migrate, openDatabase } from '../../../src/platform/database/database.ts';
import { appTimeout, type RunningApp, startApp } from '../../support/start-app.ts';
import { violationsOn } from '../axe.ts';
import { test as base } from '../journey.ts';
import { enterAs, expect, freePort } from './office-app.ts';

let app: RunningApp | undefined;
let dataDir = '';
let start = async () => {};
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixture's dependencies from this pattern
  baseURL: async ({}, use) => use(app?.address.replace('127.0.0.1', 'localhost')),
});
test.beforeAll(async () => {
  test.setTimeout(appTimeout);
  const port = await freePort();
  dataDir = mkdtempSync(join(tmpdir(), 'domivka-quote-'));
  if (process.env.JOURNEY_MODEL) cpSync(process.env.JOURNEY_MODEL, dataDir, { recursive: true });
  start = async () => {
    app = await startApp({ dataDir, env: { PORT: String(port), PUBLIC_URL: `http://localhost:${port}` } });
  };
  await start();
});
test.afterAll(async () => {
  await app?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The price list rises by a tenth, while no process has the database. */
async function raisePrices(): Promise<void> {
  await app?.stop();
  const database = await openDatabase({ url: null, dataDir });
  await migrate(database, allMigrations);
  await sql`update apartment set price_minor = price_minor * 11 / 10`.execute(database.kysely);
  await database.close();
  await start();
}

test.use({ expectedComplaint: /status of (40[14]|422)/ });

test('two presses send a quote, and its client books on a phone at that price after the price list has risen', async ({
  page,
  browser,
  baseURL,
  say,
}) => {
  test.setTimeout(180_000);
  const answer = (await (await page.request.get('/api/uk/apartments?per_page=48')).json()) as WireApartmentsAnswer;
  const flat = answer.apartments.items.find(({ status }) => status === 'available');
  if (!flat) throw new Error('The demo has flats for sale.');
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, 'менеджерка з продажу');
  await page.goto(`/office/flats/${flat.slug}`);
  await page.getByRole('button', { name: uk.quotes_send }).click();
  const desk = page.getByRole('dialog');
  await expect(desk.getByText(find.find_flat.replace('{number}', flat.number))).toBeVisible();
  expect(await violationsOn(page, { part: 'dialog[open]' }), 'the dialog').toEqual([]);
  await desk.getByText(uk.quotes_plan).click();
  const months = desk.getByLabel(uk.quotes_months);
  await months.fill('рік');
  await desk.getByRole('button', { name: uk.quotes_make }).click();
  await expect(months, 'no whole number').toHaveAttribute('aria-invalid', 'true');
  await months.fill('');
  await desk.getByRole('button', { name: uk.quotes_make }).click();
  await expect(desk.getByRole('img', { name: uk.quotes_qr })).toBeVisible();
  expect(await violationsOn(page, { part: 'dialog[open]' }), 'the quote to hand over').toEqual([]);
  const url = (await desk.getByRole('link').getAttribute('href'))?.replace(/#.*$/, '') ?? '';
  await page.keyboard.press('Escape');
  await expect(page.getByText(uk.quotes_unopened)).toBeVisible();
  const desktop = page.context();
  await page.close();
  await raisePrices();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', ...(baseURL && { baseURL }) });
  await phone.addInitScript(() => localStorage.setItem('cookies', 'accepted'));
  const client = await phone.newPage();
  expect((await client.request.get('/quote/2222222222/')).status(), 'a code that was never given').toBe(404);
  const opened = client.waitForResponse('**/api/quote/open');
  const shown = await client.goto(url);
  expect(shown?.headers()['cache-control'], 'it is for one reader').toBe('no-store');
  // The page is read before its script has come.
  await opened;
  const main = client.getByRole('main');
  await expect(main.getByText(/^Квартира \+10/)).toBeVisible();
  expect(await violationsOn(client), 'the page of the quote').toEqual([]);
  expect(await client.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const dollars = /\d{1,3}(?:[^\S\n]\d{3})*[^\S\n]\$/;
  const quoted = dollars.exec(await main.innerText())?.[0] ?? '';
  await main.getByRole('link', { name: say('quote_book') }).click();
  const dialog = client.getByRole('dialog');
  await dialog.getByRole('checkbox').check({ force: true });
  await dialog.getByRole('button', { name: say('booking_begin') }).click();
  await dialog.getByRole('textbox', { name: say('login_phone') }).fill('+380501112299');
  await dialog.getByRole('button', { name: say('login_get_code') }).click();
  const code = dialog.locator('strong');
  await expect(code).toHaveText(/^\d{6}$/);
  await dialog.getByRole('textbox', { name: say('login_code') }).fill((await code.textContent()) ?? '');
  await expect(dialog.getByRole('heading', { level: 3, name: say('booking_person_title') })).toBeVisible();
  await expect(dialog.getByRole('complementary'), 'the deal has the quoted price').toContainText(quoted);
  await client.goto('/account/');
  await expect(client.getByRole('main'), 'and so has the account').toContainText(quoted);
  await phone.close();

  const later = await desktop.newPage();
  await later.goto(`/office/flats/${flat.slug}`);
  await expect(later.getByRole('link', { name: /^Забронювали: угода/ })).toBeVisible();
  await expect(later.getByText(/^Переглядів: 1,/)).toBeVisible();
});
