import type { WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import { expect, test } from '../journey.ts';

test('§2 brokerage: resale flats with the list’s machinery, and §4 clearing the filters clears the marker too', async ({
  page,
  visit,
  at,
  say,
  language,
  request,
  isPhone,
}) => {
  const ask = async (query: string) =>
    ((await (await request.get(`/api/${language}/apartments?${query}&by_plan=1`)).json()) as WireApartmentsAnswer).apartments;
  const resale = await ask('brockarage=1');
  await visit('/brokerage/');
  const main = page.getByRole('main');
  // A field that has nothing to say is a silent status too.
  const counted = main.getByRole('status').filter({ hasText: /\d/ }).first();
  await expect(counted).toContainText(String(resale.total));
  const cards = main.locator('article a[href*="/apartments/"]');
  await expect(cards).toHaveCount(resale.items.length);

  if (isPhone) await main.getByRole('button', { name: say('filter_title_count', { count: 1 }) }).click();
  const form = isPhone ? page.getByRole('dialog') : page.getByRole('form', { name: say('filter_title') });
  await form.locator('label', { has: page.locator('[name="roomsNumber"][value="2"]') }).click();
  await expect(page).toHaveURL(new RegExp(`${at('/brokerage/')}\\?roomsNumber=2$`));
  const two = await ask('brockarage=1&roomsNumber=2');
  if (isPhone) await page.keyboard.press('Escape');
  await expect(counted).toContainText(String(two.total));
  await main.getByRole('combobox', { name: say('list_sort') }).selectOption('area_desc');
  await expect(page).toHaveURL(/\/brokerage\/\?roomsNumber=2&sort=area_desc$/);

  const chips = main.getByRole('list', { name: say('filter_chips') });
  const clear = isPhone
    ? chips.getByRole('link', { name: say('filter_clear'), exact: true })
    : form.getByRole('button', { name: say('filter_clear') });
  await clear.click();
  await expect(page).toHaveURL(new RegExp(`${at('/apartments/')}\\?sort=area_desc$`));
  const all = await ask('');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('list_title'));
  await expect(counted).toContainText(new RegExp(`\\b${all.total}\\b`));
});

for (const path of ['/brokerage/', '/apartments/'])
  test(`§2 §8 ${path}: an impossible filter says so and names the ways out @once`, async ({ page, visit, at, say }) => {
    await visit(`${path}?areaFrom=99999`);
    const notice = page.getByRole('region', { name: say('list_none_exactly') });
    const nearby = notice.getByRole('list', { name: say('list_nearby') });
    await expect(nearby.getByRole('article'), 'what comes nearest').toHaveCount(3);
    await expect(page.getByRole('article')).toHaveCount(3);
    await page
      .getByRole('main')
      .getByRole('link', { name: say('filter_clear'), exact: true })
      .first()
      .click();
    await expect(page, 'resale is one of the filters').toHaveURL(at('/apartments/'));
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
