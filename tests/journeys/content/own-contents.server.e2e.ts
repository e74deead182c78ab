import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { appTimeout, startApp } from '../../support/start-app.ts';
import { expect, test } from '../journey.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'domivka-own-'));
const dataDir = join(folder, 'data');
let app: Awaited<ReturnType<typeof startApp>>;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(appTimeout);
  const contents = join(folder, 'contents');
  cpSync(join(root, 'content/example'), contents, { recursive: true });
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  const loaded = spawnSync(process.execPath, ['src/commands/load-content.ts', contents], { cwd: root, env, encoding: 'utf8' });
  expect(loaded.stderr).toBe('');
  // Files are served from the installation's own folder: the original one may be deleted.
  rmSync(contents, { recursive: true });
  app = await startApp({ dataDir, env: { DEMO: 'false' } });
});
test.afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a developer shows the developer’s own texts and pictures, and nothing of the demo', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: app.address, locale: 'uk-UA' });
  const page = await context.newPage();
  await page.goto('/news/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Новини');
  await page.getByRole('link', { name: 'Забито першу палю' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Забито першу палю');
  const picture = page.getByRole('figure', { name: 'Вулиця біля будинку вдень.' }).locator('img');
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await context.close();
  const status = async (path: string) => (await fetch(`${app.address}${path}`)).status;
  expect(await status('/pictures/sunny-gate/hero-800.webp')).toBe(200);
  expect(await status('/pictures/common/street-day-800.webp')).toBe(404);
  expect(await status('/pictures/manifest.json')).toBe(404);
  for (const path of ['/', '/en/', '/projects/', '/apartments/', '/contacts/']) expect([path, await status(path)]).toEqual([path, 200]);
});
