import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect, test, untilHydrated } from '../journey.ts';

test.use({ expectedComplaint: /status of (500|503)|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load/ });

/** Something typed on the page, by which a document that was loaded anew would be known. */
const mark = 'Тут дещо написано';

test('§4 §8 a page whose data cannot be loaded is not opened: the present one stays, shows a message, and tries again @once', async ({
  page,
  visit,
  at,
  say,
}) => {
  await visit('/consultation/');
  await page
    .getByRole('main')
    .getByRole('textbox', { name: say('forms_name') })
    .fill(mark);
  const links = page.getByRole('contentinfo').locator(`a[href="${at('/news/')}"]`);
  const link = (await links.count()) > 0 ? links.first() : page.locator(`a[href="${at('/news/')}"]`).first();
  let lost = 0;
  // The words of the first attempt may still stand.
  const stays = async (attempt: number) => {
    await expect.poll(() => lost).toBe(attempt);
    await expect(page.getByText(say('shell_unreached'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox', { name: say('forms_name') })).toHaveValue(mark);
    await expect(page).toHaveURL(at('/consultation/'));
    await expect(page.getByRole('heading', { name: say('shell_unavailable_title') })).toHaveCount(0);
  };
  for (const [attempt, lose] of [
    [1, (route: Route) => route.fulfill({ status: 503, body: '' })],
    [2, (route: Route) => route.abort()],
  ] as const) {
    await page.route('**/news/_.data*', async (route) => {
      await lose(route);
      lost++;
    });
    await link.evaluate((anchor: HTMLElement) => anchor.click());
    await stays(attempt);
    await page.unrouteAll();
  }
  await link.evaluate((anchor: HTMLElement) => anchor.click());
  await expect(page).toHaveURL(at('/news/'));
  await page.goBack();
  await expect(page).toHaveURL(at('/consultation/'));
});

for (const [what, lose] of [
  ['without a connection', 'offline'],
  ['when its data cannot be had', 'data'],
] as const)
  test(`§4 §8 Back keeps the page ${what}, says so, and goes back once it can @once`, async ({ page, visit, at, say, saying, context }) => {
    await visit('/company/');
    const click = (path: string) =>
      page
        .locator(`a[href="${at(path)}"]`)
        .first()
        .evaluate((anchor: HTMLElement) => anchor.click());
    await click('/news/');
    await expect(page).toHaveURL(at('/news/'));
    await click('/contacts/');
    await expect(page).toHaveURL(at('/contacts/'));
    await expect(page).toHaveTitle(saying('contacts_title'));
    await page.evaluate(() => Object.assign(window, { stands: true }));
    if (lose === 'offline') await context.setOffline(true);
    else await page.route('**/*.data*', (route) => route.abort());
    await page.evaluate(() => window.history.back());
    await expect(page.getByText(say('shell_unreached'))).toBeVisible();
    await expect(page).toHaveURL(at('/contacts/'));
    await expect(page).toHaveTitle(saying('contacts_title'));
    expect(await page.evaluate(() => 'stands' in window), 'no document was loaded').toBe(true);
    await context.setOffline(false);
    await page.unrouteAll();
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(at('/news/'));
    await expect(page).not.toHaveTitle(saying('contacts_title'));
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(at('/company/'));
    expect(await page.evaluate(() => 'stands' in window)).toBe(true);
    await page.evaluate(() => window.history.go(2));
    await expect(page).toHaveURL(at('/contacts/'));
  });

/** The script of a page's own, by its name and the eight letters of its contents. */
const scriptOf = (name: string) => new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`);

test('§8 a link whose script is lost keeps the page and what was typed, says so, and is followed once the script can be had @once', async ({
  page,
  visit,
  at,
  say,
}) => {
  await visit('/consultation/');
  const name = page.getByRole('main').getByRole('textbox', { name: say('forms_name') });
  await name.fill(mark);
  const click = (path: string) =>
    page
      .locator(`a[href="${at(path)}"]`)
      .first()
      .evaluate((anchor: HTMLElement) => anchor.click());
  let asked = 0;
  await page.route(scriptOf('news'), (route) => {
    asked++;
    return route.abort();
  });
  for (const attempt of [1, 2]) {
    await click('/news/');
    // The words of the first attempt may still stand.
    await expect.poll(() => asked).toBe(attempt);
    await expect(page.getByText(say('shell_unreached')), `attempt ${attempt}`).toBeVisible();
    await expect(page).toHaveURL(at('/consultation/'));
    await expect(name).toHaveValue(mark);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  }
  await page.evaluate(() => Object.assign(window, { stands: true }));
  // Another link that is followed meanwhile wins over the one that still waits.
  let release = () => {};
  const late = new Promise<void>((done) => (release = done));
  await page.unrouteAll();
  await page.route(scriptOf('news'), async (route) => {
    await late;
    await route.continue();
  });
  await click('/news/');
  await expect(page.getByRole('progressbar', { name: say('shell_loading') })).toBeVisible();
  await click('/contacts/');
  await expect(page).toHaveURL(at('/contacts/'));
  // Nothing covers it until the script comes for which no move waits any more.
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page).toHaveURL(at('/contacts/'));
  await click('/news/');
  await expect(page).toHaveURL(at('/news/'));
  expect(await page.evaluate(() => 'stands' in window), 'no document was loaded').toBe(true);
});

test('§8 a script that a new release has removed loads its page as a document, once a minute @once', async ({ page, visit, at, say }) => {
  const click = (path: string) =>
    page
      .locator(`a[href="${at(path)}"]`)
      .first()
      .evaluate((anchor: HTMLElement) => anchor.click());
  await visit('/consultation/');
  // The document names the script of the new release, which is there.
  let isOldPage = true;
  await page.route(scriptOf('news'), (route) => (isOldPage ? route.fulfill({ status: 404, body: '' }) : route.continue()));
  await page.route(
    (url) => url.pathname === at('/news/'),
    (route) => {
      isOldPage = false;
      return route.continue();
    },
  );
  await page.evaluate(() => Object.assign(window, { stands: true }));
  await click('/news/');
  await expect(page).toHaveURL(at('/news/'));
  await untilHydrated(page);
  expect(await page.evaluate(() => 'stands' in window), 'a document was loaded').toBe(false);
  await page.evaluate(() => Object.assign(window, { stands: true }));
  await page.route(scriptOf('contacts'), (route) => route.fulfill({ status: 404, body: '' }));
  await click('/contacts/');
  await expect(page.getByText(say('shell_unreached'))).toBeVisible();
  await expect(page).toHaveURL(at('/news/'));
  expect(await page.evaluate(() => 'stands' in window), 'none within the minute').toBe(true);
});

for (const [what, lose] of [
  ['without a connection', (_page: Page, context: BrowserContext) => context.setOffline(true)],
  ['over a connection that loses it', (page: Page) => page.route(scriptOf('company'), (route) => route.abort())],
] as const)
  test(`§4 §8 Back to a page whose script was never loaded stays on the page ${what} @once`, async ({ page, visit, at, say, context }) => {
    await visit('/company/');
    const title = await page.title();
    await page
      .locator(`a[href="${at('/news/')}"]`)
      .first()
      .evaluate((anchor: HTMLElement) => anchor.click());
    await expect(page).toHaveURL(at('/news/'));
    // As a document of its own, which has not met the page before it.
    await page.reload();
    await untilHydrated(page);
    await page.evaluate(() => Object.assign(window, { stands: true }));
    await lose(page, context);
    for (const _attempt of [1, 2]) {
      await page.evaluate(() => window.history.back());
      await expect(page.getByText(say('shell_unreached'))).toBeVisible();
      await expect(page).toHaveURL(at('/news/'));
    }
    await context.setOffline(false);
    await page.unrouteAll();
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(at('/company/'));
    await expect(page).toHaveTitle(title);
    await page.goForward();
    await expect(page).toHaveURL(at('/news/'));
    expect(await page.evaluate(() => 'stands' in window), 'no document was loaded').toBe(true);
  });

for (const [what, lose] of [
  ['without a connection', (_page: Page, context: BrowserContext) => context.setOffline(true)],
  ['when its script is lost', (page: Page) => page.route(scriptOf('apartments-main'), (route) => route.abort())],
] as const)
  test(`§4 §8 the finder of the home page, which navigates by itself, stays on the page ${what} @once`, async ({
    page,
    visit,
    at,
    say,
    context,
  }) => {
    await visit('/');
    await page.waitForLoadState('networkidle');
    await lose(page, context);
    await page.getByRole('main').locator('form[action$="/apartments/"] button[type=submit]').click();
    await expect(page.getByText(say('shell_unreached'))).toBeVisible();
    await expect(page).toHaveURL(at('/'));
    await context.setOffline(false);
  });

test('§4 what a link opens on the page itself does not lead away from it without a connection @once', async ({
  page,
  visit,
  at,
  say,
  context,
}) => {
  await visit('/contacts/');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page
    .getByRole('link', { name: say('contacts_map') })
    .first()
    .click();
  await expect(page.getByText(say('shell_unreached'))).toBeVisible();
  await expect(page).toHaveURL(at('/contacts/'));
  await context.setOffline(false);
  await page
    .getByRole('link', { name: say('contacts_map') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await context.setOffline(true);
  await dialog.getByRole('button', { name: say('map_open') }).click();
  await expect(page.getByText(say('shell_unreached'))).toBeVisible();
  await context.setOffline(false);
});
