import type { BrowserContext, Page } from '@playwright/test';
import type { WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import { appTimeout, type RunningApp, startApp } from '../../support/start-app.ts';
import { expect, test, untilHydrated } from '../journey.ts';

// A visitor who has not answered the cookie notice, with the back button of a telephone.
test.describe.configure({ mode: 'default' });
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
