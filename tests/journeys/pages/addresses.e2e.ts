import { expect, test, untilHydrated } from '../journey.ts';

test('§2 §8 an unknown address shows the error page with status 404, and a way home @once', async ({ page, at, say, expectAccessible }) => {
  for (const path of ['/no-such-page/', '/no-such-page', '/de/apartments/', '/apartments/no-such-flat/', '/projects/no-such-project/']) {
    const answer = await page.goto(at(path));
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: say('shell_error_title') }), path).toBeVisible();
  }
  await untilHydrated(page);
  await expectAccessible();
  await page.getByRole('link', { name: say('shell_error_home') }).click();
  await expect(page).toHaveURL(at('/'));
});

test('§2 a known page without its slash is sent to the slashed form with its query @once', async ({ request, at }) => {
  for (const [path, target] of [
    ['/apartments?roomsNumber=2', '/apartments/?roomsNumber=2'],
    ['/projects', '/projects/'],
    ['/favorites', '/favorites/'],
  ]) {
    const answer = await request.get(at(path ?? ''), { maxRedirects: 0 });
    expect(answer.status(), path).toBe(308);
    expect(answer.headers().location).toBe(at(target ?? ''));
  }
});

test('§2 the Ukrainian prefix shows the same page, and the unprefixed one is canonical @once', async ({ page }) => {
  await page.goto('/uk/apartments/');
  await expect(page.locator('html')).toHaveAttribute('lang', /^uk/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https?:\/\/[^/]+\/apartments\/$/);
  for (const hreflang of ['uk', 'en', 'x-default']) {
    await expect(page.locator(`link[rel=alternate][hreflang=${hreflang}]`)).toHaveCount(1);
  }
});

test('§2 the language switch retains the page and its query', async ({ page, visit, language, say, saying, isPhone }) => {
  await visit('/apartments/?roomsNumber=2');
  if (isPhone) {
    await page.getByRole('button', { name: say('shell_menu') }).click();
    await page.getByRole('button', { name: saying('shell_locale_choice') }).click();
  }
  const other = language === 'uk' ? 'Eng' : 'Укр';
  await page
    .getByRole('list', { name: say('shell_language') })
    .getByRole('link', { name: other })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(language === 'uk' ? '/en/apartments/?roomsNumber=2' : '/apartments/?roomsNumber=2');
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'uk' ? /^en/ : /^uk/);
});
