import { expect, test } from '../journey.ts';

test('simulated services say so, link back to the site, and are open to all visitors (§8) @once', async ({
  page,
  at,
  language,
  expectAccessible,
}) => {
  const words = {
    uk: { sign: 'Симулятор', names: ['Пошта', 'Телефон', 'Банк', 'Дія'], site: 'На сайт' },
    en: { sign: 'Simulator', names: ['Mail', 'Phone', 'Bank', 'Diia'], site: 'To the site' },
  }[language];
  // They load themselves anew every few seconds, which would take the page away from under the reader's eyes.
  await page.route('**/simulators/**', async (route) => {
    const response = await route.fetch();
    const headers = Object.fromEntries(Object.entries(response.headers()).filter(([name]) => name !== 'refresh'));
    await route.fulfill({ response, headers });
  });
  await page.goto(at('/simulators/'));
  await expectAccessible();
  for (const name of words.names) {
    await page.goto(at('/simulators/'));
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(page.getByRole('banner').getByText(words.sign, { exact: true })).toBeVisible();
    await expectAccessible();
  }
  await page.getByRole('link', { name: words.site }).click();
  await expect(page).toHaveURL(new RegExp(`${at('/')}$`));
});
