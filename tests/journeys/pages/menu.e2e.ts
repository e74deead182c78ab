import type { Page } from '@playwright/test';
import type { WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import type { WireStaticPages } from '../../../src/contract/content/static-pages.ts';
import { expect, test } from '../journey.ts';

/** The lock of 1200 ms has passed, by the test's clock. */
const unlocked = (page: Page) => page.clock.runFor(1300);

test('§2 the menu has its three groups with live counts, phone, social links and promo, all of them data', async ({
  page,
  visit,
  request,
  language,
  say,
  at,
  expectAccessible,
}) => {
  const { menu, header, projects } = (await (await request.get(`/api/${language}/static-pages`)).json()) as WireStaticPages;
  const { apartments } = (await (await request.get(`/api/${language}/apartments`)).json()) as WireApartmentsAnswer;
  await visit('/news/');
  await page.getByRole('button', { name: say('shell_menu') }).click();
  const dialog = page.getByRole('dialog', { name: say('shell_menu') });
  const groups = dialog.getByRole('navigation').getByRole('list');
  const name = (slug: string) => menu.main.find((entry) => entry.page === slug)?.name ?? '';
  await expect(groups.first().getByRole('link')).toHaveText([
    `${name('projects')}${projects.length}`,
    `${name('apartments')}${apartments.total}`,
    name('brokerage'),
  ]);
  const below = menu.main.filter((entry) => !['projects', 'apartments', 'brokerage', 'home'].includes(entry.page));
  await expect(groups.last().getByRole('link')).toHaveText(below.map((entry) => entry.name));
  await expect(dialog.getByRole('link', { name: header.phone })).toHaveAttribute('href', `tel:${header.phone.replace(/[^+\d]/g, '')}`);
  for (const { title, link } of menu.social_media_blocks)
    await expect(dialog.getByRole('link', { name: title })).toHaveAttribute('href', link);
  const promo = dialog.getByRole('link', { name: menu.promo.title_1 });
  await expect(promo).toHaveAttribute('href', at(menu.promo.link));
  await expect(promo).toContainText(menu.promo.title_2);
  await expect(promo).toContainText(menu.promo.description);
  await expectAccessible();
});

test('§2 the projects unfold beside the menu under the mouse, on wide screens only', { tag: '@once' }, async ({
  page,
  visit,
  request,
  language,
  say,
}) => {
  const { menu } = (await (await request.get(`/api/${language}/static-pages`)).json()) as WireStaticPages;
  const [first] = menu.project_blocks;
  for (const [width, shown] of [
    [1439, false],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await visit('/news/');
    await page.getByRole('button', { name: say('shell_menu') }).click();
    const dialog = page.getByRole('dialog', { name: say('shell_menu') });
    const project = dialog.getByRole('link', { name: first?.name ?? '', exact: true });
    await expect(project, `before the mouse at ${width} px`).toBeHidden();
    await dialog.getByRole('navigation').getByRole('link').first().hover();
    await expect(project, `at ${width} px`).toBeVisible({ visible: shown });
  }
});

test('§2 a menu whose script comes after a link was followed does not open over the new page @once', async ({ page, visit, at, say }) => {
  const script = /\/assets\/menu-[\w-]{8}\.js$/;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(script, async (route) => {
    await held;
    await route.continue();
  });
  await visit('/news/');
  const burger = page.getByRole('button', { name: say('shell_menu') });
  const asked = page.waitForRequest(script);
  const came = page.waitForResponse(script);
  await burger.click();
  await asked;
  await page
    .locator(`a[href="${at('/contacts/')}"]`)
    .first()
    .dispatchEvent('click');
  await expect(page).toHaveURL(at('/contacts/'));
  release();
  await (await came).finished();
  await page.waitForTimeout(500);
  const menu = page.getByRole('dialog', { name: say('shell_menu') });
  await expect(menu).toBeHidden();
  await burger.click();
  await expect(menu).toBeVisible();
});

test('§2 going to the apartments clears what the filter held @once', async ({ page, visit, at, say }) => {
  await visit('/apartments/?roomsNumber=2&sort=price_asc');
  await page.getByRole('button', { name: say('shell_menu') }).click();
  const dialog = page.getByRole('dialog', { name: say('shell_menu') });
  await dialog.getByRole('navigation').getByRole('list').first().getByRole('link').nth(1).click();
  await expect(page).toHaveURL(new RegExp(`${at('/apartments/')}$`));
  await expect(dialog).toBeHidden();
});

test('§2 language and currency stand in one dropdown; Escape closes it before the menu @once', async ({
  page,
  visit,
  language,
  say,
  saying,
}) => {
  await visit('/favorites/?kept=1');
  await page.getByRole('button', { name: say('shell_menu') }).click();
  const dialog = page.getByRole('dialog', { name: say('shell_menu') });
  const opener = dialog.getByRole('button', { name: saying('shell_locale_choice') });
  const hryvnias = dialog.getByRole('button', { name: say('flat_in_hryvnias') });
  await expect(hryvnias).toBeHidden();
  await opener.click();
  await hryvnias.click();
  await expect(page.locator('html')).toHaveAttribute('data-currency', 'UAH');
  await expect(opener).toContainText('₴');
  await page.keyboard.press('Escape');
  await expect(hryvnias).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(dialog).toBeVisible();
  await opener.click();
  await dialog.getByRole('link', { name: language === 'uk' ? 'Eng' : 'Укр' }).click();
  await expect(page).toHaveURL(language === 'uk' ? '/en/favorites/?kept=1' : '/favorites/?kept=1');
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'uk' ? 'en' : 'uk');
  await expect(page.locator('html'), 'the currency is remembered').toHaveAttribute('data-currency', 'UAH');
});

test('§2 the menu is walked by keyboard alone: focus goes in, stays in, comes back, and Enter follows a link @once', async ({
  page,
  visit,
  at,
  say,
}) => {
  await page.clock.install();
  await visit('/news/');
  const burger = page.getByRole('button', { name: say('shell_menu') });
  const dialog = page.getByRole('dialog', { name: say('shell_menu') });
  await burger.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  const links = await dialog.getByRole('link').filter({ visible: true }).count();
  const walked = new Set<string>();
  for (let step = 0; step < links + 12; step++) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (element === document.body || element === null) return 'the browser itself';
      return element.closest('dialog') ? (element.getAttribute('href') ?? element.tagName) : 'the page behind';
    });
    walked.add(place);
  }
  expect(walked).not.toContain('the page behind');
  for (const page of ['/projects/', '/apartments/', '/contacts/']) expect(walked).toContain(at(page));

  await unlocked(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(burger).toBeFocused();
  await unlocked(page);
  await page.keyboard.press('Enter');
  await dialog
    .getByRole('link', { name: say('shell_close') })
    .or(dialog.getByRole('navigation').getByRole('link').first())
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/projects/'));
  await expect(dialog).toBeHidden();
});

test('§4 a press during the 1.2 s of the lock is remembered, and only the last one', { tag: '@once' }, async ({ page, visit, say }) => {
  await page.clock.install({ time: '2026-11-21T12:00:00Z' });
  await visit('/news/');
  const burger = page.getByRole('button', { name: say('shell_menu') });
  const dialog = page.getByRole('dialog', { name: say('shell_menu') });
  const close = dialog.getByRole('button', { name: say('shell_close') });
  await burger.click();
  await expect(dialog).toBeVisible();
  // Its script is there now; from here on time passes only when the test says so.
  await page.clock.pauseAt('2026-11-21T13:00:00Z');
  await close.click();
  await expect(dialog).toBeHidden();
  await unlocked(page);

  await burger.click();
  await expect(dialog).toBeVisible();
  await close.click();
  await page.clock.runFor(1190);
  await expect(dialog, 'still locked').toBeVisible();
  await page.clock.runFor(20);
  await expect(dialog, 'the press is applied').toBeHidden();
  await unlocked(page);

  await burger.click();
  await close.click();
  await burger.evaluate((button: HTMLElement) => button.click());
  await unlocked(page);
  await expect(dialog, 'the last press was to open').toBeVisible();
});

test.describe('when its script is lost', { tag: '@once' }, () => {
  test.use({ expectedComplaint: /net::ERR_FAILED|dynamically imported module/ });

  test('§8 the page is loaded anew once in a minute, then the burger leads to the links at the foot', async ({ page, visit, at, say }) => {
    let loads = 0;
    await page.route('**/assets/menu-*.js', (route) => route.abort());
    page.on('load', () => loads++);
    await visit('/news/');
    expect(loads).toBe(1);
    const burger = page.getByRole('button', { name: say('shell_menu') });
    await burger.focus();
    await expect.poll(() => loads, { message: 'one full reload' }).toBe(2);
    await expect(page).toHaveURL(new RegExp(`${at('/news/')}$`));
    await page.waitForLoadState('networkidle');
    await expect(async () => {
      await burger.click();
      await expect(page.getByRole('navigation', { name: say('shell_footer_navigation') })).toBeInViewport({ timeout: 500 });
    }).toPass();
    expect(loads, 'no second reload').toBe(2);
  });
});
