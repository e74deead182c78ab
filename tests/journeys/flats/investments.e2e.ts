import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

const block = (page: Page) => page.locator('#yield');

async function waitUntilHydrated(page: Page, say: (key: string) => string) {
  await block(page).scrollIntoViewIfNeeded();
  await expect(block(page).getByRole('button', { name: say('instalments_copy') })).toBeVisible();
}
/** They lie open where there is room. */
async function openAssumptions(page: Page, say: (key: string) => string) {
  const summary = block(page).getByText(say('investments_more'));
  if (await summary.isVisible()) await summary.click();
}
const ledger = (page: Page, name: string) =>
  block(page)
    .getByRole('definition')
    .and(block(page).locator(`dt:text-is("${name}") + dd`));

test('an investor changes the assumptions, and the yield follows (§1 investments, calculator of yield)', async ({
  page,
  visit,
  say,
  saying,
}) => {
  await visit('/investments/?price=80000&fitout=20000&rent=700&expenses=60&idle=1&tax=23&sale=6&wait=6&years=3&usd=1');
  await expect(block(page).getByRole('status')).toHaveText(/5[.,]21/);
  await waitUntilHydrated(page, say);
  await expect(block(page).getByRole('row')).toHaveCount(1 + 3);
  await block(page)
    .getByRole('textbox', { name: saying('investments_rent') })
    .fill('1 400');
  await expect(page).toHaveURL(/rent=1400/);
  await expect(block(page).getByRole('status')).toHaveText(/11[.,]14/);

  await openAssumptions(page, say);
  await block(page)
    .getByRole('textbox', { name: saying('investments_tax') })
    .fill('100');
  await expect(block(page).getByText(say('investments_never'))).toBeVisible();
  const years = block(page).getByRole('slider', { name: say('investments_years') });
  await years.focus();
  await page.keyboard.press('ArrowRight');
  await expect(block(page).getByRole('row')).toHaveCount(1 + 4);
});

test('growth is nothing until the visitor says else, and the page says that it promises nothing @once', async ({
  page,
  visit,
  say,
  saying,
}) => {
  await visit('/investments/');
  await waitUntilHydrated(page, say);
  await openAssumptions(page, say);
  await expect(block(page).getByRole('textbox', { name: saying('investments_growth') })).toHaveValue('0');
  await expect(page.getByText(/не\s+інвестиційна порада|not investment advice/)).toBeVisible();
});

test('amounts are carried over when they are entered in hryvnias, and both currencies are shown @once', async ({ page, visit, say }) => {
  await visit('/investments/?price=80000&fitout=0&rent=700&expenses=0&idle=0&tax=0&usd=1');
  await waitUntilHydrated(page, say);
  const said = await block(page).getByRole('status').textContent();
  await block(page)
    .getByRole('radio', { name: say('investments_hryvnias') })
    .check({ force: true });
  await expect(page).toHaveURL(/usd=0/);
  await expect(page).toHaveURL(/price=3\d{6}/);
  await expect(block(page).getByRole('status')).toHaveText(`${said}`);
  await expect(ledger(page, say('investments_year_rent'))).toContainText('₴');
});

test('the link contains the inputs @once', async ({ page, visit, say, saying, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit('/investments/?price=91000&rent=655&usd=1');
  await waitUntilHydrated(page, say);
  await block(page)
    .getByRole('button', { name: say('instalments_copy') })
    .click();
  await expect(block(page).getByText(say('flat_copied'))).toBeVisible();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(block(page).getByRole('textbox', { name: saying('investments_price') })).toHaveValue(/^91.000$/);
});

test('a chosen apartment brings its price, and a manager can be asked @once', async ({ page, visit, say }) => {
  await visit('/investments/');
  const link = page.getByRole('link', { name: say('investments_count') }).last();
  const price = new URL((await link.getAttribute('href')) ?? '', 'http://x').searchParams.get('price') ?? '';
  await link.click();
  await expect(page).toHaveURL(new RegExp(`price=${price}`));
  await expect(block(page).locator('input[name=price]')).toHaveValue(new RegExp(`^${price.replace(/(\d)(?=(\d{3})+$)/g, '$1.')}$`));
  await page.getByRole('link', { name: say('investments_ask_button') }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: say('forms_message') })).toHaveValue(say('investments_ask_message'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the calculator of yield is a plain form, and says which number makes no sense @once', async ({ page, at, say, saying }) => {
    await page.goto(at('/investments/'));
    const rent = block(page).getByRole('textbox', { name: saying('investments_rent') });
    await block(page)
      .getByRole('textbox', { name: saying('investments_price') })
      .fill('100 000');
    await rent.fill('1 000');
    await block(page)
      .getByRole('button', { name: say('instalments_count') })
      .click();
    await expect(page).toHaveURL(/#yield$/);
    await expect(rent).toHaveValue(/^1.000$/);
    await rent.fill('багато');
    await block(page)
      .getByRole('button', { name: say('instalments_count') })
      .click();
    await expect(block(page).getByText(say('investments_invalid'))).toBeVisible();
  });
});
