import type { Page } from '@playwright/test';
import { expect, test, untilHydrated, untilPartHydrated } from '../journey.ts';

/** Opens a page whose scripts come when they are let. */
async function openStill(page: Page, path: string) {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    arrive();
    await untilHydrated(page);
  };
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
