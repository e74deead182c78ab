import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allMigrations } from '../../../src/app/migrations.ts';
import find from '../../../src/office/messages/find/uk.json' with { type: 'json' };
import operations from '../../../src/office/messages/operations/uk.json' with { type: 'json' };
import today from '../../../src/office/messages/today/uk.json' with { type: 'json' };
import { migrate, openDatabase } from '../../../src/platform/database/database.ts';
import { addDeadLetter } from '../../support/databases/dead-letter.ts';
import { appTimeout, type RunningApp, startApp } from '../../support/start-app.ts';
import { violationsOn } from '../axe.ts';
import { test as base } from '../journey.ts';
import { enterAs, expect, freePort } from './office-app.ts';

const widths = [1440, 390] as const;
let app: RunningApp | undefined;
let dataDir = '';
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixture's dependencies from this pattern
  baseURL: async ({}, use) => use(app?.address.replace('127.0.0.1', 'localhost')),
});
test.beforeAll(async () => {
  test.setTimeout(appTimeout);
  const port = await freePort();
  dataDir = mkdtempSync(join(tmpdir(), 'domivka-today-'));
  if (process.env.JOURNEY_MODEL) cpSync(process.env.JOURNEY_MODEL, dataDir, { recursive: true });
  // One message that was given up for each width, while no process has the database.
  const database = await openDatabase({ url: null, dataDir });
  await migrate(database, allMigrations);
  for (const width of widths) await addDeadLetter(database.kysely, { kind: 'client-letter', fault: `the mail server refused ${width}` });
  await database.close();
  app = await startApp({ dataDir, env: { PORT: String(port), PUBLIC_URL: `http://localhost:${port}` } });
});
test.afterAll(async () => {
  await app?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test.describe.configure({ mode: 'default', timeout: 120_000 });

test('a flat on the phone in two actions, a dead letter retried in two, and a day that empties', async ({ page }) => {
  await enterAs(page, 'керівник відділу продажу');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/office/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(today.today_title);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(await violationsOn(page), `today at ${width}`).toEqual([]);

    // “Is 14 in Tykha Zatoka free, and how much is it?”: the keys, and the number.
    await page.keyboard.press('Control+k');
    await page.keyboard.type('14 тиха');
    const line = page.getByRole('option').first();
    await expect(line).toContainText('№ 14');
    await expect(line).toContainText(/вільна|тримають|заброньована|продана/);
    await expect(line).toContainText(/\d[\d\s]*\s\$ · \d[\d\s]*\s₴/);
    expect(await violationsOn(page), `the palette at ${width}`).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('№ 14');
    await expect(page.getByText(find.find_deposit)).toBeVisible();
    expect(await violationsOn(page), `the flat at ${width}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    // The section, and the button of the letter.
    await page.getByRole('link', { name: operations.operations_title }).click();
    const letter = page.getByRole('row').filter({ hasText: `the mail server refused ${width}` });
    await expect(letter).toContainText(operations.operations_kind_client_letter);
    expect(await violationsOn(page), `operations at ${width}`).toEqual([]);
    await letter.getByRole('button', { name: operations.operations_retry }).click();
    await expect(letter).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.goto('/office/');
  await expect(page.getByText(today.today_empty_title)).toBeVisible();
  expect(await violationsOn(page), 'an empty day').toEqual([]);
});
