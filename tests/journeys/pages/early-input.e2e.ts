import type { Page } from '@playwright/test';
import type { WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import { expect, test, untilHydrated, untilPartHydrated } from '../journey.ts';

/** Holds the scripts that are `meant` until they are let come. */
async function holdScripts(page: Page, meant: (path: string) => boolean = () => true) {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    if (meant(new URL(route.request().url()).pathname)) await held;
    await route.continue().catch(() => undefined);
  });
  return arrive;
}

/** Opens a page whose scripts come when they are let. */
async function openStill(page: Page, path: string) {
  const arrive = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  // Nothing below what is still being read moves any more.
  await page.waitForFunction(() => document.readyState !== 'loading');
  return async () => {
    arrive();
    await untilHydrated(page);
  };
}

/** Opens a page that React has hydrated but for the parts whose own scripts come later: these come when they are let. */
async function openWithoutParts(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  const arrive = await holdScripts(page, (script) => !html.includes(script));
  await page.goto(path, { waitUntil: 'commit' });
  await untilPartHydrated(page.getByRole('banner').locator('a, button').first());
  return arrive;
}

test.describe('before the scripts have come', { tag: '@once' }, () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

  test('a filter of the list is set, and the list follows when they have', async ({ page, at, say }) => {
    const hydrate = await openStill(page, at('/apartments/'));
    const two = page.getByRole('checkbox', { name: '2', exact: true });
    await two.check({ force: true });
    await page.getByRole('textbox', { name: say('filter_end_from', { name: say('filter_area') }) }).fill('50');
    await hydrate();
    await expect(page).toHaveURL(/roomsNumber=2/);
    await expect(page).toHaveURL(/areaFrom=50/);
    await expect(two).toBeChecked();
    await two.uncheck({ force: true });
    await expect(page).not.toHaveURL(/roomsNumber/);
  });

  test('an order is chosen, and a choice that was taken back is none', async ({ page, at }) => {
    const hydrate = await openStill(page, at('/apartments/'));
    const two = page.getByRole('checkbox', { name: '2', exact: true });
    await two.check({ force: true });
    await two.uncheck({ force: true });
    await page.locator('select[name="sort"]').selectOption('price_desc');
    await hydrate();
    await expect(page).toHaveURL(/sort=price_desc/);
    await expect(page).not.toHaveURL(/roomsNumber/);
    await expect(two).not.toBeChecked();
  });

  test('the board and the sentence of the projects follow too', async ({ page, at }) => {
    const board = await openStill(page, at('/projects/obriy-richkovyi/board/'));
    await page.getByRole('checkbox', { name: '2', exact: true }).check({ force: true });
    await board();
    await expect(page).toHaveURL(/roomsNumber=2/);
    const projects = await openStill(page, at('/projects/'));
    await page.locator('select[name="bank"]').selectOption('right');
    await projects();
    await expect(page).toHaveURL(/bank=right/);
  });

  test('a button is pressed twice, and acts once when they have', async ({ page, at }) => {
    const hydrate = await openStill(page, at('/apartments/'));
    const hearts = page.getByRole('main').locator('button[aria-pressed]');
    await hearts.nth(0).click();
    await hearts.nth(0).click();
    await hydrate();
    await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true');
    await hearts.nth(0).click();
    await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'false');
  });

  test('a button is pressed again while the scripts come, and acts once', async ({ page, at }) => {
    const hydrate = await openStill(page, at('/apartments/'));
    const heart = page.getByRole('main').locator('button[aria-pressed]').first();
    await heart.click();
    await heart.hover();
    await page.mouse.down();
    await hydrate();
    // It comes after everything else.
    await expect(page.locator('body > [aria-live]')).toHaveCount(1);
    await page.mouse.up();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });

  test('a form has its words, its consent and its file', async ({ page, at, say }) => {
    const hydrate = await openStill(page, at('/resume/'));
    const form = page.getByRole('main').locator('form');
    const name = form.getByRole('textbox', { name: say('forms_name'), exact: true });
    const file = form.getByLabel(say('forms_file'), { exact: true });
    await name.fill('Олена');
    await form.getByRole('checkbox').check();
    await file.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await hydrate();
    await untilPartHydrated(form);
    await expect(form.getByText('cv.pdf')).toBeVisible();
    await expect(name).toHaveValue('Олена');
    await expect(form.getByRole('checkbox')).toBeChecked();
    expect(await file.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1);
  });

  test('a text goes on at the caret', async ({ page, at, say }) => {
    const hydrate = await openStill(page, at('/apartments/'));
    const area = page.getByRole('textbox', { name: say('filter_end_from', { name: say('filter_area') }) });
    await area.fill('5');
    await hydrate();
    await page.keyboard.type('5');
    await expect(area).toHaveValue('55');
    await expect(page).toHaveURL(/areaFrom=55/);
  });
});

test.describe('before the script of a part has come', { tag: '@once' }, () => {
  test('a light is chosen, and shines when it has', async ({ page, at, say }) => {
    const arrive = await openWithoutParts(page, at('/'));
    const evening = page.getByRole('button', { name: say('lights_evening'), exact: true });
    const blackout = page.getByRole('button', { name: say('lights_blackout'), exact: true });
    await evening.click();
    await blackout.click();
    await expect(blackout).toHaveAttribute('aria-pressed', 'false');
    arrive();
    await expect(blackout).toHaveAttribute('aria-pressed', 'true');
    await evening.click();
    await expect(evening).toHaveAttribute('aria-pressed', 'true');
  });

  test('a group of the footer is opened once, though it is pressed twice', async ({ page, at }) => {
    const arrive = await openWithoutParts(page, at('/vacancy/'));
    const group = page.getByRole('contentinfo').locator('button[aria-expanded]').first();
    await group.click();
    await group.click();
    arrive();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'false');
  });

  test('a group of the footer is opened once, though it is being pressed again when its part comes', async ({ page, at }) => {
    const arrive = await openWithoutParts(page, at('/vacancy/'));
    const group = page.getByRole('contentinfo').locator('button[aria-expanded]').first();
    await group.click();
    await group.hover();
    await page.mouse.down();
    arrive();
    await untilPartHydrated(group);
    await page.waitForLoadState('networkidle');
    await page.mouse.up();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'false');
  });

  test('of similar apartments the one is saved whose heart was pressed', async ({ page, at, request, language }) => {
    const { apartments } = (await (await request.get(`/api/${language}/apartments?per_page=1`)).json()) as WireApartmentsAnswer;
    const arrive = await openWithoutParts(page, at(`/apartments/${apartments.items[0]?.slug}/`));
    const hearts = page.getByRole('main').getByRole('listitem').locator('article button[aria-pressed]');
    await hearts.nth(2).scrollIntoViewIfNeeded();
    await hearts.nth(2).click();
    await hearts.nth(2).click();
    arrive();
    await expect(hearts.nth(2)).toHaveAttribute('aria-pressed', 'true');
    await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'false');
  });

  test('what was written in a sentence is the draft of the form', async ({ page, at, say }) => {
    const arrive = await openWithoutParts(page, at('/'));
    const name = page
      .getByRole('main')
      .locator('form')
      .getByRole('textbox', { name: say('forms_name'), exact: true });
    await name.fill('Олена');
    arrive();
    await untilPartHydrated(name);
    await expect(name).toHaveValue('Олена');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('consultation-draft'))).toContain('Олена');
    await page.goto(at('/consultation/?intent=ask'));
    await expect(page.getByRole('textbox', { name: say('forms_name'), exact: true })).toHaveValue('Олена');
  });
});
