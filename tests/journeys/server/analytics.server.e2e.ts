import type { Page } from '@playwright/test';
import { startTagServer, trackedNumber } from '../../support/services/tag-server.ts';
import { appTimeout, type RunningApp, startApp } from '../../support/start-app.ts';
import { expect, test, untilHydrated } from '../journey.ts';

test.use({ agreedBefore: false });
// One app serves them all.
test.describe.configure({ mode: 'default' });

let tags: Awaited<ReturnType<typeof startTagServer>>;
let site: RunningApp;

test.beforeAll(async () => {
  test.setTimeout(appTimeout);
  tags = await startTagServer();
  site = await startApp({
    like: process.env.JOURNEY_MODEL,
    env: {
      TAG_MANAGER_ID: 'GTM-TEST1',
      TAG_MANAGER_URL: tags.address,
      BINOTEL_URL: `${tags.address}/binotel/widgets/abc.js`,
      RINGOSTAT_URL: `${tags.address}/ringostat/v4/ab/abc.js`,
      TRUST_PROXY: '127.0.0.0/8',
      COUNTRY_HEADER: 'CF-IPCountry',
    },
  });
});
test.beforeEach(() => tags.forget());
test.afterAll(async () => {
  await site.stop();
  tags.stop();
});

const agree = (page: Page) => page.getByRole('button', { name: 'Погоджуюся' }).click();
/** The number in the header; the menu, which stands in the header too, has its own. */
const call = (page: Page) => page.getByRole('banner').locator('a[href^="tel:"]').first();
const dialled = `tel:${trackedNumber.replaceAll(' ', '')}`;
const commands = () => tags.collected.filter(Array.isArray);
const events = (name: string) => tags.collected.filter((entry) => (entry as { event?: string }).event === name);

test('§7 the tag container loads once the page is hydrated, denied everything until the visitor agrees', async ({ page, context }) => {
  await page.goto(`${site.address}/projects/?utm_source=lun&utm_medium=cpc`);
  await expect.poll(() => tags.asked).toContain('/gtm.js?id=GTM-TEST1');
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' };
  await expect.poll(() => tags.collected).toContainEqual({ container: 'GTM-TEST1' });
  expect(tags.collected[0], 'before everything else').toEqual(['consent', 'default', expect.objectContaining(denied)]);
  expect(commands()).toHaveLength(1);
  expect(tags.collected[1]).toEqual({ country: 'UA', utm_source: 'lun', utm_medium: 'cpc' });
  expect(tags.collected[2]).toEqual({ event: 'gtm.js', 'gtm.start': expect.any(Number) });
  // §7 a noscript frame is inserted on mount.
  const frame = await page.locator('body > noscript').first().textContent();
  expect(frame).toContain(`<iframe src="${tags.address}/ns.html?id=GTM-TEST1"`);
  expect(tags.asked.join(), 'call tracking waits for consent').not.toMatch(/binotel|ringostat/);
  expect(await context.cookies()).toEqual([]);

  await agree(page);
  await expect.poll(commands).toHaveLength(2);
  expect(commands()[1]).toEqual(['consent', 'update', Object.fromEntries(Object.keys(denied).map((name) => [name, 'granted']))]);
  await page.reload();
  await expect.poll(commands, { message: 'a later visit has agreed already' }).toHaveLength(4);
});

test('§4 consent withdrawn: everything is denied again, cookies of tags are deleted, and call tracking ends', async ({ page, context }) => {
  await page.goto(`${site.address}/privacy-policy/`);
  await agree(page);
  await expect.poll(() => tags.asked.join()).toMatch(/binotel/);
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(['bincalltracking']);
  tags.forget();
  await page.getByRole('button', { name: 'Відкликати згоду' }).click();
  await expect.poll(() => tags.asked, { message: 'the page begins anew' }).toContain('/gtm.js?id=GTM-TEST1');
  await expect.poll(() => tags.collected).toContainEqual({ container: 'GTM-TEST1' });
  expect(commands().map(([, kind, states]) => [kind, (states as Record<string, string>).analytics_storage])).toEqual([
    ['update', 'denied'],
    ['default', 'denied'],
  ]);
  await expect(page.getByRole('button', { name: 'Погоджуюся' })).toBeVisible();
  expect(tags.asked.join()).not.toMatch(/binotel|ringostat/);
  expect(await context.cookies()).toEqual([]);
});

test('no third-party script is loaded where the address carries the token of an e-mail, but on the next page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookies', 'accepted'));
  for (const path of ['subscription/confirm', 'subscription/unsubscribe', 'account/confirm-email'])
    await page.goto(`${site.address}/${path}/?token=never-given`, { waitUntil: 'networkidle' });
  expect(tags.asked).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Квартири' }).click();
  await expect.poll(() => tags.asked).toContain('/gtm.js?id=GTM-TEST1');
});

test('§4 the cross grants nothing', async ({ page }) => {
  await page.goto(`${site.address}/projects/`);
  await page.getByRole('button', { name: 'Закрити до кінця сеансу' }).click();
  await page.waitForTimeout(1500);
  await page.getByRole('banner').getByRole('link', { name: 'Квартири' }).click();
  await expect.poll(() => events('page_view_spa')).toEqual([{ event: 'page_view_spa', page_path: '/apartments/', country: 'UA' }]);
  expect(commands()).toHaveLength(1);
  expect(tags.asked.join()).not.toMatch(/binotel|ringostat/);
});

test('§4 choosing a language says which', async ({ page }) => {
  await page.goto(`${site.address}/projects/`);
  await expect.poll(() => tags.collected).toContainEqual({ container: 'GTM-TEST1' });
  for (const [choice, address] of [
    ['Eng', /\/en\/projects\/$/],
    ['Укр', /[^n]\/projects\/$/],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name: choice }).click();
    await expect(page).toHaveURL(address);
  }
  await expect
    .poll(() => events('language_chosen'))
    .toEqual([
      { event: 'language_chosen', language: { name: 'en', iso: 'en-EN' } },
      { event: 'language_chosen', language: { name: 'uk', iso: 'uk' } },
    ]);
});

test('§7 the country comes from a trusted proxy; the page is the same for all visitors', async ({ page, context }) => {
  await context.route(`${site.address}/country`, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'cf-ipcountry': 'PL' } }),
  );
  await page.goto(`${site.address}/projects/`);
  await expect(page.locator('html')).toHaveAttribute('data-country', 'PL');
  await expect.poll(() => tags.collected).toContainEqual({ country: 'PL' });
  const bodies = await Promise.all(
    ['PL', 'DE'].map(async (country) => (await fetch(`${site.address}/projects/`, { headers: { 'cf-ipcountry': country } })).text()),
  );
  expect(bodies[0]).toBe(bodies[1]);
  const said = await fetch(`${site.address}/country`, { headers: { 'cf-ipcountry': 'PL' } });
  expect([await said.text(), said.headers.get('cache-control')]).toEqual(['PL', 'no-store']);
});

test('§2 call tracking: numbers are replaced in header, footer and menu, and again after each navigation', async ({ page }) => {
  await page.goto(`${site.address}/projects/`);
  const ours = await call(page).innerText();
  await agree(page);
  const footer = page.getByRole('contentinfo').locator('a[href^="tel:"]');
  for (const link of [call(page), footer]) {
    await expect(link).toHaveText(trackedNumber);
    await expect(link).toHaveAttribute('href', dialled);
  }
  await expect(call(page)).toHaveAccessibleName(`Зателефонувати: ${trackedNumber}`);

  await page.getByRole('button', { name: 'Меню' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.locator('a[href^="tel:"]')).toHaveText(trackedNumber);
  await expect(menu.locator('a[href^="tel:"]')).toHaveAttribute('href', dialled);
  tags.forget();
  await menu.getByRole('link', { name: /^Квартири/ }).click();
  await expect(page).toHaveURL(/\/apartments\/$/);
  await expect.poll(() => tags.collected).toContainEqual({ binotel: '/apartments/' });
  await expect.poll(() => tags.collected).toContainEqual({ ringostat: 'pageview', path: '/apartments/' });

  // Another language builds the whole body anew, with our own number; the move brings the tracked one back.
  await page.getByRole('banner').getByRole('link', { name: 'Eng' }).click();
  await expect(page).toHaveURL(/\/en\/apartments\/$/);
  await expect(call(page)).toHaveText(trackedNumber);
  await expect(call(page)).toHaveAccessibleName(`Call ${trackedNumber}`);
  expect(ours).not.toBe(trackedNumber);
});

test('§2 a number that is replaced late is found by looking again every two seconds, for twenty times', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${site.address}/projects/`);
  await untilHydrated(page);
  await page.clock.runFor(3000);
  await agree(page);
  await page.clock.runFor(1500);
  await expect(call(page)).toHaveText(trackedNumber);
  await page.clock.runFor(2100);
  await expect(call(page)).toHaveAttribute('href', dialled);
  const replaceInHeader = (by: string) =>
    call(page).evaluate((link, number) => {
      const text = link.querySelector('i') ?? link;
      text.textContent = number;
    }, by);
  const footer = page.getByRole('contentinfo').locator('a[href^="tel:"]');
  await replaceInHeader('+380 67 444 55 66');
  await page.clock.runFor(2100);
  await expect(footer).toHaveText('+380 67 444 55 66');
  await page.clock.runFor(40_000);
  await replaceInHeader('+380 67 777 88 99');
  await page.clock.runFor(10_000);
  await expect(footer, 'after twenty times it stops looking').toHaveText('+380 67 444 55 66');

  // A new page is looked at 100 ms after it has come.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  tags.forget();
  await page.getByRole('banner').getByRole('link', { name: 'Про компанію' }).click();
  await expect(page).toHaveURL(/\/company\/$/);
  // The page has been noted, and the time that passes from then on is its own.
  await expect.poll(() => events('page_view_spa')).toContainEqual(expect.objectContaining({ page_path: '/company/' }));
  await page.clock.runFor(90);
  expect(tags.collected).not.toContainEqual({ binotel: '/company/' });
  await page.clock.runFor(20);
  await expect.poll(() => tags.collected).toContainEqual({ binotel: '/company/' });
});

test('§7 the policy allows the configured hosts and no other; without them there is no request, cookie or event', async ({
  page,
  context,
  baseURL,
}) => {
  const policyOf = async (address: string) => (await fetch(address)).headers.get('content-security-policy') ?? '';
  const opened = await policyOf(`${site.address}/projects/`);
  const closed = await policyOf(`${baseURL}/projects/`);
  expect(opened).toContain(`frame-src ${tags.address}`);
  const withoutHashes = (policy: string) => policy.replace(/ 'sha256-[^']+'/g, '');
  expect(withoutHashes(opened).replace(`frame-src ${tags.address};`, "frame-src 'none';").replaceAll(` ${tags.address}`, '')).toBe(
    withoutHashes(closed),
  );
  expect(closed).not.toMatch(/https?:/);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${baseURL}/projects/`);
  await page.getByRole('button', { name: 'Погоджуюся' }).click();
  await page.waitForTimeout(1500);
  await page.getByRole('banner').getByRole('link', { name: 'Квартири' }).click();
  await expect(page).toHaveURL(/\/apartments\/$/);
  await page.waitForTimeout(500);
  expect(asked.filter((address) => !address.startsWith(baseURL ?? '-'))).toEqual([]);
  expect(asked.filter((address) => /\/country$|note-page/.test(address))).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  expect(await context.cookies()).toEqual([]);
  expect((await fetch(`${baseURL}/country`)).status).toBe(404);
});
