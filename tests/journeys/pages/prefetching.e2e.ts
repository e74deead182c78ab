import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../journey.ts';

/** Connection data as the browser would report it; Chromium does not let tests set it. */
const connect = (page: Page, connection: { effectiveType: string; saveData: boolean }) =>
  page.addInitScript((described) => Object.defineProperty(navigator, 'connection', { value: described }), connection);

/** The data of other pages that is asked for from the moment a mouse rests on a link. */
async function askedSinceHover(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  await page.goto(path);
  await untilHydrated(page);
  await expect(page.locator('body > [aria-live]')).toHaveCount(1);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.data')) asked.push(pathname);
  });
  await page.getByRole('main').locator('h4 a').first().hover();
  return asked;
}

test.describe('with a mouse, because touch has no hover', { tag: '@once' }, () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

  test('§7 the page behind a link is prefetched on hover, and then needs no further request', async ({ page, at }) => {
    const fetched = page.waitForEvent('requestfinished', (request) => request.url().includes('_.data'));
    const data = await askedSinceHover(page, at('/projects/'));
    await fetched;
    expect(data).toEqual([expect.stringMatching(/\/projects\/[^/]+\/_\.data$/)]);
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.getByRole('main').locator('h4 a').first().click();
    await expect(page).toHaveURL(/\/projects\/[^/]+\/$/);
    // Later requests of the loaded page do not count.
    expect(scripts.filter((address) => /\/project-[^/]*\.js$/.test(address))).toEqual([]);
    const travelled = () =>
      page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name, initiatorType }) => name.includes('_.data') && initiatorType === 'fetch')
          .map(({ transferSize }) => transferSize),
      );
    // The server only says that nothing has changed meanwhile: a 304 counts 300 bytes.
    await expect.poll(travelled, { message: 'bytes that the data took on the move itself' }).toEqual([300]);
  });

  test.describe('over a dead connection that the browser believes in', () => {
    test.use({ expectedComplaint: /ERR_FAILED/ });

    test('§8 a mouse that rests on a link does not load the page anew', async ({ page, at, say }) => {
      await page.goto(at('/consultation/'));
      await untilHydrated(page);
      await page.waitForLoadState('networkidle');
      const name = page.getByRole('main').getByRole('textbox', { name: say('forms_name') });
      await name.fill('Тут дещо написано');
      const documents: string[] = [];
      const lost: string[] = [];
      page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
      page.on('requestfailed', (request) => lost.push(new URL(request.url()).pathname));
      await page.route('**/*', (route) => route.abort());
      await page
        .locator(`a[href="${at('/news/')}"]`)
        .filter({ visible: true })
        .first()
        .hover();
      await expect.poll(() => lost.some((path) => /\/news-[^/]*\.js$/.test(path))).toBe(true);
      // Time to load a document anew.
      await page.waitForTimeout(500);
      expect(documents).toEqual([]);
      await expect(name).toHaveValue('Тут дещо написано');
    });
  });

  for (const [name, connection] of [
    ['on 2g', { effectiveType: '2g', saveData: false }],
    ['on slow 2g', { effectiveType: 'slow-2g', saveData: false }],
    ['with data-saver', { effectiveType: '4g', saveData: true }],
  ] as const) {
    test(`§7 nothing is fetched ahead ${name}`, async ({ page, at }) => {
      await connect(page, connection);
      const asked = await askedSinceHover(page, at('/projects/'));
      // Ten times as long as a mouse has to rest.
      await page.waitForTimeout(800);
      expect(asked).toEqual([]);
    });
  }
});

test('§2 the loading indicator shows while anything is asked, at least 200 ms, and has a name @once', async ({
  page,
  at,
  say,
  expectAccessible,
}) => {
  const indicator = page.getByRole('progressbar', { name: say('shell_loading') });
  await page.addInitScript(() => {
    const shown: number[] = [];
    Object.assign(window, { shown });
    let since = 0;
    new MutationObserver(() => {
      const there = document.querySelector('[role=status] > [role=progressbar]') !== null;
      if (there && !since) since = performance.now();
      if (!there && since) {
        shown.push(performance.now() - since);
        since = 0;
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(at('/'));
  await untilHydrated(page);
  await expect(page.locator('body > [aria-live]')).toHaveCount(1);
  await expect(indicator).toBeHidden();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/**', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await page.getByRole('main').getByRole('combobox').first().selectOption({ index: 1 });
  await expect(indicator).toBeVisible();
  await expectAccessible();
  release();
  await expect(indicator).toBeHidden();
  await page.unrouteAll();
  await page.getByRole('main').getByRole('combobox').first().selectOption({ index: 2 });
  await expect.poll(() => page.evaluate(() => (window as unknown as { shown: number[] }).shown.length)).toBe(2);
  const shown = await page.evaluate(() => (window as unknown as { shown: number[] }).shown);
  expect(Math.min(...shown), 'milliseconds of the shortest').toBeGreaterThanOrEqual(195);
});
