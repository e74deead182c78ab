import find from '../../../src/office/messages/find/uk.json' with { type: 'json' };
import media from '../../../src/office/messages/media/uk.json' with { type: 'json' };
import prices from '../../../src/office/messages/prices/uk.json' with { type: 'json' };
import releases from '../../../src/office/messages/releases/uk.json' with { type: 'json' };
import shell from '../../../src/office/messages/shell/uk.json' with { type: 'json' };
import { enterAs, expect, officeJourneys } from './office-app.ts';

const { test } = officeJourneys();
// The network is cut, and a release is changed in the meantime, on purpose.
test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|status of 409/, viewport: { width: 1440, height: 900 } });

test('the search says that it has failed, and Enter asks again', async ({ page }) => {
  await enterAs(page, 'керівник');
  await page.route('**/office/api/find**', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: find.find_open }).click();
  const field = page.getByRole('combobox', { name: find.find_label });
  await field.fill('14 тиха');
  await expect(page.getByRole('dialog').getByText(shell.shell_failed)).toBeVisible();
  await page.unroute('**/office/api/find**');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('№ 14');
});

test('prices go into a release that was changed meanwhile with the second press', async ({ page, context }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await enterAs(page, 'керівник');
  await page.goto('/office/prices');
  await page.getByLabel(prices.prices_rule_value).fill('+1');
  await button(prices.prices_to_release).click();
  await expect(button(releases.releases_rename)).toBeVisible();
  const release = new URL(page.url()).pathname;

  // The list of releases stays as it was when it was read, as if all of it happened between two readings.
  const first = page.waitForResponse(/office\/api\/releases$/);
  await page.goto('/office/prices');
  const read = await (await first).text();
  await page.route('**/office/api/releases', (route) => route.fulfill({ body: read, contentType: 'application/json' }));
  await page.getByRole('combobox', { name: prices.prices_into, exact: true }).selectOption(release.split('/').at(-1) ?? '');
  const other = await context.newPage();
  await other.goto(release);
  await other.getByRole('button', { name: releases.releases_rename, exact: true }).click();
  const dialog = other.getByRole('dialog');
  await dialog.getByRole('textbox', { name: releases.releases_name }).fill('Зимові ціни');
  await dialog.getByRole('button', { name: releases.releases_rename }).click();
  await expect(dialog).toBeHidden();

  await page.getByLabel(prices.prices_rule_value).fill('+2');
  const answered = page.waitForResponse(/prices\/plan$/);
  // What is pressed is sent by then, however soon the list is read again.
  await page.route('**/prices/plan', async (route) => {
    await page.unroute('**/office/api/releases');
    await route.continue();
  });
  await button(prices.prices_to_release).click();
  expect((await answered).status()).toBe(409);
  // The button waits until the list was read again.
  await button(prices.prices_to_release).click();
  await expect(page.getByRole('heading', { name: 'Зимові ціни' })).toBeVisible();
});

test('words that are typed while a description is saved stay', async ({ page }) => {
  await enterAs(page, 'редакторка');
  await page.goto('/office/media');
  await page.locator('main a[href*="/media/"]').first().click();
  const words = page.getByRole('textbox', { name: media.media_alt_uk });
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/media/describe', async (route) => {
    await held;
    await route.continue();
  });
  await words.fill('Тераса');
  await page.getByRole('button', { name: media.media_save, exact: true }).click();
  await words.fill('Тераса над річкою');
  arrive();
  await page.waitForResponse(/media\/describe$/);
  await page.waitForResponse(/media\/picture/);
  await expect(words).toHaveValue('Тераса над річкою');
  await page.getByRole('button', { name: media.media_save, exact: true }).click();
  await expect(page.getByText(media.media_saved)).toBeVisible();
  await page.reload();
  await expect(words).toHaveValue('Тераса над річкою');
});
