import type { WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import { expect, test } from '../journey.ts';

const background = (page: import('@playwright/test').Page) =>
  page.getByRole('banner').evaluate((element) => getComputedStyle(element).backgroundColor);

test('§2 the header has a background after any scroll', async ({ page, visit }) => {
  await visit('/');
  await expect.poll(() => background(page)).toBe('rgba(0, 0, 0, 0)');
  await page.evaluate(() => window.scrollTo(0, 3));
  await expect.poll(() => background(page)).toBe('rgb(14, 14, 14)');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => background(page)).toBe('rgba(0, 0, 0, 0)');
});

for (const [app, mark] of [
  ['Instagram', 'Instagram 370.0.0.27.109'],
  ['Facebook', '[FBAN/FBIOS;FBAV/504.0.0.38.101;FBDV/iPhone15,2]'],
] as const) {
  test.describe(`inside ${app}`, { tag: '@once' }, () => {
    test.use({ userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/22B83 ${mark}` });

    test('§2 the header never hides, and still has its background', async ({ page, visit }) => {
      await visit('/projects/');
      await page.evaluate(() => window.scrollTo(0, 900));
      await expect.poll(() => page.getByRole('banner').getAttribute('data-filled')).toBe('');
      await expect(page.getByRole('banner')).toBeInViewport();
    });
  });
}

test('§2 the heart shows the number of favourites, and nothing when there are none @once', async ({
  page,
  visit,
  request,
  language,
  saying,
}) => {
  const { apartments } = (await (await request.get(`/api/${language}/apartments`)).json()) as WireApartmentsAnswer;
  const kept = apartments.items.slice(0, 2).map(({ slug }) => slug);
  await visit('/contacts/');
  const heart = page.getByRole('banner').getByRole('link', { name: saying('shell_favourites') });
  await expect(heart).toHaveText('');
  await page.evaluate((slugs) => localStorage.setItem('favourites', JSON.stringify(slugs)), kept);
  await page.reload();
  await expect(heart).toHaveText('2');
  await expect(heart).toHaveAccessibleName(/2/);
});

test('§9 the width of the window is stored, and a percent of it is a unit for styles', { tag: '@once' }, async ({ page, visit }) => {
  const stored = () =>
    page.evaluate(() => ({
      width: localStorage.getItem('viewport-width'),
      vh: document.documentElement.style.getPropertyValue('--vh'),
      vw: document.documentElement.style.getPropertyValue('--vw'),
    }));
  await visit('/contacts/');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect.poll(stored).toEqual({ width: String(width), vh: `${height / 100}px`, vw: `${width / 100}px` });
  await page.setViewportSize({ width: 777, height: 555 });
  await expect.poll(stored).toEqual({ width: '777', vh: '5.55px', vw: '7.77px' });
});

test('neither the error page nor the open menu can be scrolled sideways at 320 px @once', async ({ page, visit, say }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit('/no-such-page/');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  await page.getByRole('button', { name: say('shell_menu') }).click();
  const menu = page.getByRole('dialog', { name: say('shell_menu') });
  await expect(menu).toBeVisible();
  expect(await menu.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
});
