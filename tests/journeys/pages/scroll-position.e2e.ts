import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../journey.ts';
import { flats } from '../list.ts';
import { pass } from '../stopped-clock.ts';

const place = (page: Page) => page.evaluate(() => window.scrollY);

test('§2 a new page begins at its top; moves inside the list and returns to it retain the scroll position @once', async ({
  page,
  visit,
  at,
  say,
}) => {
  await visit('/apartments/');
  const third = flats(page).nth(8).getByRole('link').first();
  await third.scrollIntoViewIfNeeded();
  const chosen = (await third.getAttribute('href')) ?? '';
  const left = await place(page);
  expect(left).toBeGreaterThan(300);

  await page.getByRole('link', { name: say('list_page', { page: 2 }) }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator('[data-searching]')).toHaveCount(0);
  // Longer than a new page waits before it goes to its top.
  await page.waitForTimeout(400);
  expect(await place(page), 'inside the list the place is kept').toBeGreaterThan(left);
  await page.goBack();
  await expect(page).not.toHaveURL(/page/);
  // The address comes before the list.
  await expect(third).toHaveAttribute('href', chosen);

  await page.evaluate((top) => window.scrollTo(0, top), left);
  await third.click();
  await expect(page).toHaveURL(new RegExp(`${at('/apartments/')}[a-z0-9-]+/$`));
  await expect.poll(() => place(page), { message: 'a flat begins at its top' }).toBe(0);
  await page
    .getByRole('navigation', { name: say('flat_breadcrumbs') })
    .getByRole('link', { name: say('flat_all') })
    .click();
  await expect(page).toHaveURL(new RegExp(`${at('/apartments/')}$`));
  await expect.poll(() => place(page), { message: 'the list is where it was left' }).toBeGreaterThan(left - 100);

  await page.goto(at('/apartments/?page=2'));
  await untilHydrated(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.reload();
  await untilHydrated(page);
  await expect.poll(() => place(page), { message: 'a reload changes nothing' }).toBeGreaterThan(700);

  await flats(page).first().getByRole('link').first().click();
  const crumbs = page.getByRole('navigation', { name: say('flat_breadcrumbs') });
  await expect(crumbs.getByRole('link', { name: say('flat_all') }), 'a flat leads back to the list that was left').toHaveAttribute(
    'href',
    at('/apartments/?page=2'),
  );
});

test('a link to a part of a page leads there, wherever the first page of the tab was scrolled, and Back finds that first page @once', async ({
  page,
  visit,
  at,
}) => {
  await visit('/apartments/');
  const link = flats(page).nth(8).getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const left = await place(page);
  expect(left).toBeGreaterThan(300);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${at('/apartments/')}[a-z0-9-]+/$`));
  await expect.poll(() => place(page), { message: 'a flat begins at its top' }).toBe(0);
  const toPlan = page.getByRole('main').locator('a[href$="#instalments"]').first();
  const plan = page.locator('#instalments');
  // Parts that are laid out only when they come near move what is below them.
  const isReached = () => expect.poll(async () => Math.abs((await plan.boundingBox())?.y ?? Number.NaN)).toBeLessThan(200);
  await toPlan.click();
  await isReached();
  await page.waitForTimeout(400);
  await isReached();
  await page.evaluate(() => window.scrollTo(0, 0));
  await toPlan.click();
  await isReached();
  await page.evaluate(() => window.scrollBy(0, 700));
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${at('/apartments/')}$`));
  await expect.poll(async () => Math.abs((await place(page)) - left), { message: 'the list is where it was left' }).toBeLessThan(100);
});

test('a new page goes to its top after a press that began before, and the press is not lost', { tag: '@once' }, async ({
  page,
  visit,
  say,
}) => {
  await page.clock.install({ time: '2026-11-21T12:00:00Z' });
  await visit('/advertising/');
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.clock.pauseAt('2026-11-21T13:00:00Z');
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
  // The press of the link is over.
  await pass(page, 10);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('partners_ask') })
    .hover();
  await page.mouse.down();
  expect(await place(page), 'a press before the page goes to its top').toBeGreaterThan(0);
  // Longer than a new page waits before it goes to its top.
  await pass(page, 400);
  expect(await place(page), 'a press holds the page').toBeGreaterThan(0);
  await page.mouse.up();
  await pass(page, 50);
  await expect.poll(() => place(page), { message: 'after the press' }).toBe(0);
  await expect(page.getByRole('dialog').getByRole('textbox', { name: say('forms_message') })).toBeVisible();
});

test('the plan is animated from the list to the flat and back', { tag: '@once' }, async ({ page, visit, at }) => {
  // The names that the browser is given for both sides of each view transition.
  await page.addInitScript(() => {
    const named = () =>
      [...document.querySelectorAll('main *')]
        .map((element) => getComputedStyle(element).viewTransitionName)
        .filter((name) => name !== 'none');
    const seen: string[] = [];
    Object.assign(window, { seen });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      seen.push(named().join());
      const transition = start(update);
      void transition.updateCallbackDone.then(() => seen.push(named().join()));
      return transition;
    };
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  await visit('/apartments/');
  await flats(page).nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${at('/apartments/')}[a-z0-9-]+/$`));
  await expect.poll(seen).toEqual(['flat-plan', 'flat-plan']);
  await page.goBack();
  await expect.poll(seen).toEqual(['flat-plan', 'flat-plan', 'flat-plan', 'flat-plan']);
});

test('going back while the plan is animated arrives, and nothing is thrown', { tag: '@once' }, async ({ page, visit, at }) => {
  // A page that takes long to be drawn: the browser holds the first view transition back until then.
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) =>
      start(async () => {
        await (update as () => Promise<void>)();
        await new Promise((drawn) => setTimeout(drawn, 800));
      });
  });
  await visit('/apartments/');
  await flats(page).nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${at('/apartments/')}[a-z0-9-]+/$`));
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(new RegExp(`${at('/apartments/')}$`));
  await expect(flats(page).nth(1)).toBeVisible();
  await page.waitForFunction(() => document.getAnimations().length === 0);
});

test('§2 §4 the header leaves on the way down and comes back on the way up @once', async ({ page, visit }) => {
  await visit('/apartments/');
  const header = page.getByRole('banner');
  await expect(header).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(header).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect(header).toBeInViewport();
});

test('§2 the menu that the browser closes by a second Escape opens again @once', async ({ page, visit, say }) => {
  await visit('/');
  const burger = page.getByRole('button', { name: say('shell_menu') });
  const menu = page.getByRole('dialog', { name: say('shell_menu') });
  await burger.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await burger.click();
  await expect(menu).toBeVisible();
});

test('§2 a phone finds its account in the menu @once', async ({ page, visit, at, say, saying, isPhone, expectAccessible }) => {
  await visit('/');
  await page.getByRole('button', { name: say('shell_menu') }).click();
  const account = page.getByRole('dialog', { name: say('shell_menu') }).getByRole('link', { name: saying('shell_account') });
  if (!isPhone) return expect(account).toBeHidden();
  await expectAccessible();
  await account.click();
  await expect(page).toHaveURL(at('/login/'));
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('§4 a lost connection is said, and that it is back', { tag: '@once' }, async ({ page, visit, context, say }) => {
  await page.clock.install({ time: '2026-11-21T12:00:00Z' });
  await visit('/favorites/');
  await expect(page.locator('body > [aria-live]')).toHaveCount(1);
  await page.clock.pauseAt('2026-11-21T13:00:00Z');
  const words = (key: string) => page.getByText(say(key));
  await context.setOffline(true);
  await expect(words('shell_offline')).toBeVisible();
  await context.setOffline(false);
  await expect(words('shell_back_online')).toBeVisible();
  await expect(words('shell_offline')).toBeHidden();
  await pass(page, 3_000);
  await expect(words('shell_back_online')).toBeHidden();
});
