import type { Locator, Page } from '@playwright/test';

type Words = { say: (key: string, params?: Record<string, string | number>) => string; saying: (key: string) => RegExp; isPhone: boolean };

/** Where the filter's fields are: a sheet on a phone, beside the list on a desktop. */
export async function filterOf(page: Page, { say, saying, isPhone }: Words): Promise<Locator> {
  if (!isPhone) return page.getByRole('form', { name: say('filter_title') });
  await page
    .getByRole('button', { name: new RegExp(`^(${say('filter_title')}|${saying('filter_title_count').source})`) })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: new RegExp(`^${say('filter_title')}`) });
  await sheet.waitFor();
  return sheet;
}

export async function closeFilter(page: Page, { saying, isPhone }: Words) {
  if (isPhone)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: saying('filter_show') })
      .click();
}

export const flats = (page: Page) => page.getByRole('main').getByRole('article');

/** Opens the full-screen menu, chooses a currency in its dropdown and leaves. */
export async function chooseCurrency(page: Page, { say, saying }: Pick<Words, 'say' | 'saying'>, name: string) {
  await page.getByRole('button', { name: say('shell_menu') }).click();
  const menu = page.getByRole('dialog', { name: say('shell_menu') });
  await menu.getByRole('button', { name: saying('shell_locale_choice') }).click();
  await menu.getByRole('button', { name }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
}
