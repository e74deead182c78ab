import type { BrowserContext, Page } from '@playwright/test';
import type { WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import { appTimeout, type RunningApp, startApp } from '../../support/start-app.ts';
import { expect, test, untilHydrated } from '../journey.ts';

// A visitor who has not answered the cookie notice, with the back button of a telephone.
test.describe.configure({ mode: 'default', timeout: 180_000 });
let site: RunningApp;

test.beforeAll(async () => {
  test.setTimeout(appTimeout);
  site = await startApp({ like: process.env.JOURNEY_MODEL, env: { CODES_PER_10_MINUTES: '1000', LOGINS_PER_10_MINUTES: '1000' } });
});
test.afterAll(() => site.stop());

type Say = (key: string) => string;

async function openFlat(context: BrowserContext, at: number): Promise<Page> {
  const answer = await fetch(`${site.address}/api/uk/apartments?per_page=48&sort=price_desc`);
  const slug = ((await answer.json()) as WireApartmentsAnswer).apartments.items[at]?.slug;
  const page = await context.newPage();
  await page.goto(`${site.address}/apartments/`);
  await untilHydrated(page);
  await page.goto(`${site.address}/apartments/${slug}/`);
  await untilHydrated(page);
  return page;
}

const bookLink = (page: Page, say: Say) =>
  page
    .getByRole('main')
    .getByRole('link', { name: say('flat_book'), exact: true })
    .first();

test('§1 §6 a visitor who has not answered the notice books, pays at the bank and comes back to the own reservation', async ({
  browser,
  say,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'uk-UA', viewport: { width: 1440, height: 900 } });
  const page = await openFlat(context, 21);
  const dialog = page.getByRole('dialog');
  const step = (key: string) => dialog.getByRole('heading', { level: 3, name: say(key) });
  const notice = page.locator(`section[aria-label="${say('shell_cookies')}"]`);
  await expect(notice).toBeVisible();
  await bookLink(page, say).click();
  await expect(dialog).toBeVisible();
  await expect(notice, 'it is not under the dialog, where nobody can answer it').toBeHidden();
  await dialog.getByRole('checkbox').check({ force: true });
  await dialog.getByRole('button', { name: say('booking_begin') }).click();
  await dialog.getByRole('textbox', { name: say('login_phone') }).fill('+380507778899');
  await dialog.getByRole('button', { name: say('login_get_code') }).click();
  const code = dialog.locator('strong');
  await expect(code).toHaveText(/^\d{6}$/);
  await dialog.getByRole('textbox', { name: say('login_code') }).fill((await code.textContent()) ?? '');
  // An answer about the deal that is older than a step, and comes after it, undoes nothing.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const read = new Promise<void>((resolve) => {
    void page.route(
      '**/api/deal/get?*',
      async (route) => {
        const response = await route.fetch();
        resolve();
        await held;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
  });
  await expect(step('booking_person_title')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await read;
  for (const [key, text] of [
    ['booking_lastname', 'Коваль'],
    ['booking_firstname', 'Олена'],
    ['booking_inn', '3068208400'],
    ['booking_email', 'olena@example.ua'],
  ] as const)
    await dialog.getByRole('textbox', { name: say(key) }).fill(text);
  await dialog.getByRole('button', { name: say('booking_next') }).click();
  await expect(step('booking_deposit_title')).toBeVisible();
  const late = page.waitForResponse('**/api/deal/get?*');
  release();
  await (await late).finished();
  await page.waitForTimeout(300);
  await expect(step('booking_deposit_title'), 'a late answer leads no step back').toBeVisible();
  await dialog.getByRole('button', { name: /20\s000/ }).click();
  await page.getByRole('button', { name: 'Сплатити', exact: true }).click();
  await page.getByRole('link', { name: 'Повернутися на сайт' }).click();
  await expect(step('booking_reserved_title')).toBeVisible({ timeout: 30_000 });
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('account-token');

  await dialog.getByRole('button', { name: say('booking_close') }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => location.search), 'a reload does not open what was closed').toBe('');
  await page.goto(`${site.address}/account/`);
  await expect(page.getByText(say('account_not_saved')), 'and the account knows the visitor').toBeVisible();
  await page.getByRole('button', { name: say('account_log_out') }).click();
  await expect(page).toHaveURL(/\/login\//);
  expect(await page.evaluate(() => sessionStorage.getItem('account-token'))).toBeNull();
  await context.close();
});

test('§2 the back button closes the dialog, and then leaves the page', async ({ browser, say }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'uk-UA', viewport: { width: 390, height: 844 } });
  await context.addInitScript(() => localStorage.setItem('cookies', 'accepted'));
  const page = await openFlat(context, 23);
  const dialog = page.getByRole('dialog');
  const flat = page.url();
  await page.evaluate(() => window.scrollTo(0, 600));
  const ask = page
    .getByRole('main')
    .getByRole('link', { name: say('flat_ask') })
    .first();
  for (const link of [bookLink(page, say), ask]) {
    await link.click();
    await expect(dialog).toBeVisible();
    const top = await page.evaluate(() => window.scrollY);
    await page.goBack();
    await expect(dialog).toBeHidden();
    expect(page.url()).toBe(flat);
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    await link.click();
    await dialog.getByRole('button', { name: say('flat_close') }).click();
    await expect(dialog).toBeHidden();
  }
  await page.goBack();
  await expect(page, 'a dialog that the cross closed leaves nothing to go back through').toHaveURL(/\/apartments\/$/);
  await context.close();
});
