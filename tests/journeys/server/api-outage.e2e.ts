import { appTimeout, type RunningApp, startApp } from '../../support/start-app.ts';
import { expect, test, untilHydrated } from '../journey.ts';

test.describe('without the API', () => {
  let app: RunningApp;
  // Nothing listens on the discard port: every call is refused at once.
  test.beforeAll(async () => {
    test.setTimeout(appTimeout);
    app = await startApp({ like: process.env.JOURNEY_MODEL, env: { API_URL: 'http://127.0.0.1:9', DEMO: 'false' } });
  });
  test.afterAll(() => app.stop());

  test('§4 §8 every form of a page is a calm 503 that can be tried again @once', async ({ page, language, say, expectAccessible }) => {
    const forms = language === 'en' ? ['/en/'] : ['/', '/uk/'];
    for (const form of forms)
      for (const path of ['', 'apartments/', 'apartments/some-flat/', 'projects/', 'projects/luhova/', 'no-such-page/']) {
        const answer = await page.goto(`${app.address}${form}${path}`);
        expect(answer?.status(), `${form}${path}`).toBe(503);
        await expect(page.getByRole('heading', { level: 1, name: say('shell_unavailable_title') })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('contentinfo')).toHaveCount(0);
      }
    await untilHydrated(page);
    await expectAccessible();
    await expect(page.getByRole('link', { name: say('shell_unavailable_retry') })).toHaveAttribute('href', /no-such-page\/$/);
    const again = page.waitForResponse((answer) => answer.url().endsWith('no-such-page/'));
    await page.getByRole('link', { name: say('shell_unavailable_retry') }).click();
    expect((await again).status()).toBe(503);
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('§2 §9 the plan of the error page follows the mouse from 1440 px on', async ({ page, at, say, isPhone }) => {
    if (isPhone) await page.setViewportSize({ width: 1439, height: 900 });
    await page.goto(at('/no-such-page/'));
    await untilHydrated(page);
    const plan = page.getByRole('img', { name: say('shell_error_plan') }).locator('..');
    await page.mouse.move(40, 60);
    const translate = () => plan.evaluate((element) => (element as HTMLElement).style.translate);
    if (isPhone) expect(await translate(), 'one pixel narrower').toBe('');
    else await expect.poll(translate).toMatch(/^-\d+(\.\d+)?px -\d+(\.\d+)?px$/);
  });
});

test('§2 with reduced motion the plan of the error page stays where it is', { tag: '@once' }, async ({ page, at, say }) => {
  await page.goto(at('/no-such-page/'));
  await untilHydrated(page);
  await page.mouse.move(40, 60);
  const plan = page.getByRole('img', { name: say('shell_error_plan') }).locator('..');
  expect(await plan.evaluate((element) => (element as HTMLElement).style.translate)).toBe('');
});
