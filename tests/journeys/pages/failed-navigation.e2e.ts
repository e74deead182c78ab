import { expect, test } from '../journey.ts';

test.use({ expectedComplaint: /status of (500|503)|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load/ });

/** Something typed on the page, by which a document that was loaded anew would be known. */
const mark = 'Тут дещо написано';

test('§4 §8 a page whose data cannot be loaded is not opened: the present one stays, shows a message, and tries again', async ({
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
  const stays = async () => {
    await expect(page.getByText(say('shell_unreached'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox', { name: say('forms_name') })).toHaveValue(mark);
    await expect(page).toHaveURL(at('/consultation/'));
    await expect(page.getByRole('heading', { name: say('shell_unavailable_title') })).toHaveCount(0);
  };
  await page.route('**/news/_.data*', (route) => route.fulfill({ status: 503, body: '' }));
  await link.evaluate((anchor: HTMLElement) => anchor.click());
  await stays();
  await page.unrouteAll();
  await page.route('**/news/_.data*', (route) => route.abort());
  await link.evaluate((anchor: HTMLElement) => anchor.click());
  await stays();
  await page.unrouteAll();
  await link.evaluate((anchor: HTMLElement) => anchor.click());
  await expect(page).toHaveURL(at('/news/'));
  await page.goBack();
  await expect(page).toHaveURL(at('/consultation/'));
});

for (const [what, lose] of [
  ['without a connection', 'offline'],
  ['when its data cannot be had', 'data'],
] as const)
  test(`§4 §8 Back keeps the page ${what}, says so, and goes back once it can`, async ({ page, visit, at, say, saying, context }) => {
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

test('§4 §8 Back to a page whose script was never loaded stays on the page without a connection', async ({
  page,
  visit,
  at,
  say,
  context,
}) => {
  await visit('/company/');
  await page
    .locator(`a[href="${at('/news/')}"]`)
    .first()
    .evaluate((anchor: HTMLElement) => anchor.click());
  await expect(page).toHaveURL(at('/news/'));
  // As a document of its own, which has not met the page before it.
  await page.reload();
  await page.waitForFunction(() => Object.keys(document.querySelector('body a') ?? {}).some((key) => key.startsWith('__reactFiber')));
  // The blocker of Back is loaded right after the page.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.evaluate(() => window.history.back());
  await expect(page.getByText(say('shell_unreached'))).toBeVisible();
  await expect(page).toHaveURL(at('/news/'));
  await context.setOffline(false);
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL(at('/company/'));
});

test('§4 §8 the finder of the home page, which navigates by itself, stays on the page without a connection', async ({
  page,
  visit,
  at,
  say,
  context,
}) => {
  await visit('/');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('main').locator('form[action$="/apartments/"] button[type=submit]').click();
  await expect(page.getByText(say('shell_unreached'))).toBeVisible();
  await expect(page).toHaveURL(at('/'));
  await context.setOffline(false);
});
