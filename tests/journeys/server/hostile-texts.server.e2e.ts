import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { openSite } from '../../support/site/open-site.ts';
import { expect, test } from '../journey.ts';

// What the policy refuses is a complaint, as it should be; the picture of the harm does not exist.
test.use({ expectedComplaint: /Content Security Policy|Failed to load resource/ });

const harm =
  '<p>Слова</p><script>window.ran=1</script><img src="/x" onerror="window.ran=1"><a id="run" href="javascript:window.ran=1">x</a>';

/** The same value with harm in every text of markup. */
const harmed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(harmed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, name === 'html' ? harm : harmed(part)]));
};

test('no text of an editor runs in a preview, and the policy names the scripts of our own code alone', async ({ page, context }) => {
  test.setTimeout(120_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'domivka-harm-'));
  if (process.env.JOURNEY_MODEL) cpSync(process.env.JOURNEY_MODEL, dataDir, { recursive: true });
  const database = await openDatabase({ url: null, dataDir });
  const { app, address, close } = await openSite({ database, dataDir });
  try {
    const by = crypto.randomUUID();
    const rows = [...app.content.rows().values()].filter(({ content }) => JSON.stringify(content).includes('"html"'));
    const parts = new Set(rows.map(({ part }) => part));
    expect([...parts].sort()).toEqual(['advertising', 'aerial_photography', 'legal_chapter', 'news', 'offer', 'page']);
    const release = await database.kysely.transaction().execute(async (transaction) => {
      const { value } = await app.releases.makeRelease(transaction, { name: 'Шкода', by });
      for (const { part, name, content } of rows)
        await app.releases.saveDraft(transaction, {
          release: value.number,
          part,
          name,
          version: 0,
          by,
          content: harmed(content) as object,
        });
      return value.number;
    });
    const named = (part: string) => rows.find((row) => row.part === part)?.name;
    await page.goto(app.preview.addressOf({ release, at: null }));
    for (const path of [
      '/',
      `/news/${named('news')}/`,
      `/promo/${named('offer')}/`,
      '/advertising/',
      '/aerial-photography/',
      '/privacy-policy/',
    ]) {
      const answer = await page.goto(address + path);
      expect([path, answer?.status()]).toEqual([path, 200]);
      expect([path, await page.content()]).not.toEqual([path, expect.stringContaining('window.ran')]);
      expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
    }
    // The same page with a script that came into it on another way: its own scripts run, that one does not.
    await context.route('**/company/', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace('</body>', `${harm}</body>`) });
    });
    await page.goto(`${address}/company/`);
    expect(await page.evaluate(() => [Reflect.get(window, 'ran'), document.documentElement.dataset.js])).toEqual([undefined, '']);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  } finally {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
