import { fallbackErrorTexts } from '../../../src/base/fallback-error-texts.ts';
import { expect, test, untilHydrated } from '../journey.ts';

/** The words of the specification; the English ones are ours. */
const words = {
  uk: {
    title: 'шукаєте щось?',
    text: 'Сторінка, яку ви шукали, не існує. Можливо, ви ввели неправильну адресу або ми перемістили сторінку.',
    button: 'перейти на головну',
    home: '/',
  },
  en: {
    title: 'looking for something?',
    text: 'The page you were looking for does not exist. You may have mistyped the address, or we may have moved the page.',
    button: 'go to the home page',
    home: '/en/',
  },
};
const plainly = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

test('§2 the error page has the specified words, a button home and the error layout: the header alone', async ({
  page,
  at,
  language,
  say,
}) => {
  const answer = await page.goto(at('/no-such-page/'));
  expect(answer?.status()).toBe(404);
  const { title, text, button, home } = words[language];
  expect(plainly(await page.getByRole('heading', { level: 1 }).textContent())).toBe(title);
  expect(plainly(await page.getByRole('main').getByRole('paragraph').textContent())).toBe(text);
  await expect(page).toHaveTitle(say('shell_error_404'));
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.getByRole('link', { name: button }).click();
  await expect(page).toHaveURL(home);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a form that is sent to a page without one gets calm words, and a way to the page itself', async ({
  page,
  at,
  say,
  visit,
  expectAccessible,
}) => {
  await visit('/company/');
  const answer = page.waitForResponse((response) => response.request().method() === 'POST' && response.request().isNavigationRequest());
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    document.body.append(form);
    form.submit();
  });
  expect((await answer).status()).toBe(405);
  expect((await answer).headers().allow).toBe('GET, HEAD');
  await expect(page.getByRole('heading', { level: 1, name: say('shell_no_form_title') })).toBeVisible();
  await expect(page).toHaveTitle(say('shell_no_form_title'));
  await expect(page.getByText(say('shell_unavailable_text'))).toHaveCount(0);
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: say('shell_no_form_title') })).toBeVisible();
  const home = page.getByRole('banner').getByRole('link', { name: say('shell_error_home') });
  await expect
    .poll(() => home.locator('img').evaluate((sign: HTMLImageElement) => sign.naturalWidth), 'the site’s sign where its name is not known')
    .toBeGreaterThan(0);
  await expectAccessible();
  await page.getByRole('link', { name: say('shell_no_form_open') }).click();
  await expect(page).toHaveURL(at('/company/'));
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test.describe('when the script of the error page is lost', () => {
  test.use({ expectedComplaint: /net::ERR_FAILED|dynamically imported module/ });

  test('§8 the page is loaded anew once, then plain words and a way home stand in its place @once', async ({ page, at, language }) => {
    let loads = 0;
    await page.route('**/assets/error-contents-*.js', (route) => route.abort());
    page.on('load', () => loads++);
    await page.goto(at('/no-such-page/'));
    const { words, home, address } = fallbackErrorTexts[language];
    await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
    await expect.poll(() => loads, { message: 'one reload' }).toBe(2);
    await page.getByRole('link', { name: home }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});
