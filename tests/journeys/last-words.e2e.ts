import { lastResort } from '../../src/base/last-resort.ts';
import { expect, test } from './house.ts';

test.describe('when the script of the error page is lost', () => {
  test.use({ expectedComplaint: /net::ERR_FAILED|dynamically imported module/ });

  test('§8 the page is loaded anew once, then plain words and a way home stand in its place', async ({ page, at, language }) => {
    let loads = 0;
    await page.route('**/assets/error-contents-*.js', (route) => route.abort());
    page.on('load', () => loads++);
    await page.goto(at('/no-such-page/'));
    const { words, home, address } = lastResort[language];
    await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
    expect(loads, 'one reload').toBe(2);
    await page.getByRole('link', { name: home }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});
