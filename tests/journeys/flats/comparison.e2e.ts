import type { WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import type { WireStaticPages } from '../../../src/contract/content/static-pages.ts';
import { expect, test } from '../journey.ts';
import { chooseCurrency, closeFilter, filterOf, flats } from '../list.ts';

test('§4 another currency takes the price bounds back and asks the list in its own @once', async ({
  page,
  visit,
  say,
  saying,
  language,
  isPhone,
  request,
}) => {
  const words = { say, saying, isPhone };
  const total = async (query: string) =>
    ((await (await request.get(`/api/${language}/apartments?${query}`)).json()) as WireApartmentsAnswer).apartments.total;
  await visit('/apartments/?costTo=60000&usd=1&roomsNumber=1&page=2');
  const chips = page.getByRole('link', { name: saying('filter_remove') });
  await expect(chips).toHaveCount(2);

  await chooseCurrency(page, words, say('flat_in_hryvnias'));
  await expect(page).toHaveURL(/\?roomsNumber=1$/);
  await expect(chips).toHaveCount(1);
  const filter = await filterOf(page, words);
  const most = filter.getByRole('textbox', { name: say('filter_end_to', { name: say('filter_cost') }) });
  await expect(most).toHaveValue('');
  await expect(most).toHaveAttribute('placeholder', /^\d{2}\D\d00\D000$/);
  await most.fill('2500000');
  await most.blur();
  await closeFilter(page, words);
  await expect(page).toHaveURL(/\?roomsNumber=1&costTo=2500000$/);
  const inHryvnias = await total('roomsNumber=1&costTo=2500000');
  const answer = await request.get(`/api/${language}/apartments?roomsNumber=1&costTo=2500000&by_plan=1`);
  const { plans = 0 } = ((await answer.json()) as WireApartmentsAnswer).apartments;
  expect(inHryvnias).toBeGreaterThan(0);
  expect(inHryvnias).not.toBe(await total('roomsNumber=1'));
  await expect(flats(page)).toHaveCount(Math.min(12, plans));

  await chooseCurrency(page, words, say('flat_in_dollars'));
  await expect(page).not.toHaveURL(/cost/);
  await expect(chips).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: say('filter_other_currency') })).toBeVisible();
});

test('a link with limits in dollars opens as it was sent for a visitor who chose hryvnias @once', async ({ page, visit, saying }) => {
  await visit('/apartments/');
  await page.evaluate(() => localStorage.setItem('currency', 'UAH'));
  await visit('/apartments/?costTo=60000&usd=1&roomsNumber=1');
  const chips = page.getByRole('link', { name: saying('filter_remove') });
  await expect(chips).toHaveCount(2);
  // Longer than a change of the filter waits before it moves.
  await page.waitForTimeout(1_000);
  await expect(page).toHaveURL(/costTo=60000&usd=1/);
  await expect(chips).toHaveCount(2);
});

test('§4 §6 a prime project stands alone and turns the site to its brand; another project turns it back @once', async ({
  page,
  visit,
  at,
  say,
  saying,
  language,
  isPhone,
  request,
  context,
  expectAccessible,
}) => {
  const words = { say, saying, isPhone };
  const { filters } = (await (await request.get(`/api/${language}/static-pages`)).json()) as WireStaticPages;
  const [one, two] = filters.project_all.filter(({ prime }) => !prime);
  const prime = filters.project_all.find((project) => project.prime);
  if (!one || !two || !prime) throw new Error('The demo needs two plain projects and a prime one.');
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'premium-brand')?.value;
  const tick = async (name: string) => {
    const filter = await filterOf(page, words);
    const box = filter.getByRole('checkbox', { name: new RegExp(`^${name}`) });
    if (!(await box.isVisible())) await filter.getByText(say('filter_projects_all')).click();
    await box.click({ force: true });
    await closeFilter(page, words);
  };

  await visit(`/apartments/?project_id=${one.salesforce_id}&page=2`);
  await tick(prime.name);
  await expect(page).toHaveURL(new RegExp(`\\?project_id=${prime.salesforce_id}$`));
  await expect(page.locator('html')).toHaveAttribute('data-accent', 'prime');
  await expect.poll(cookie).toBe('1');
  await expectAccessible();

  await visit('/');
  await expect(page.locator('html'), 'the brand is remembered').toHaveAttribute('data-accent', 'prime');

  await visit('/apartments/');
  await tick(two.name);
  await expect(page).toHaveURL(at(`/apartments/?project_id=${two.salesforce_id}`));
  await expect(page.locator('html')).not.toHaveAttribute('data-accent');
  await expect.poll(cookie).toBeUndefined();
});

test('§4 a project that leaves takes its sections along @once', async ({ page, visit, say, saying, language, isPhone, request }) => {
  const words = { say, saying, isPhone };
  const { filters, section } = (await (await request.get(`/api/${language}/static-pages`)).json()) as WireStaticPages;
  const sectionOf = (id: string | undefined) => section.find(({ salesforce_project_id }) => salesforce_project_id === id);
  const [stays, leaves] = filters.project_all.filter(({ prime, salesforce_id }) => !prime && sectionOf(salesforce_id));
  const ids = [stays, leaves].map((project) => project?.salesforce_id ?? '');
  const sections = ids.map((id) => sectionOf(id)?.salesforce_id ?? '');
  await visit(`/apartments/?project_id=${ids.join()}&section_id=${sections.join()}`);
  const filter = await filterOf(page, words);
  await filter.getByRole('checkbox', { name: new RegExp(`^${leaves?.name}`) }).click({ force: true });
  await closeFilter(page, words);
  await expect(page).toHaveURL(new RegExp(`\\?project_id=${ids[0]}&section_id=${sections[0]}$`));
});

test('§4 the filter is worked by keyboard alone, and clearing it clears the resale mark @once', async ({
  page,
  visit,
  at,
  say,
  saying,
  isPhone,
}) => {
  await visit('/apartments/?brockarage=1&page=2');
  const filter = await filterOf(page, { say, saying, isPhone });
  await filter.getByRole('checkbox', { name: '2', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?roomsNumber=2&brockarage=1$/);

  const least = filter.getByRole('slider', { name: say('filter_end_from', { name: say('filter_area') }) });
  await least.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/areaFrom=\d+/);
  await page.keyboard.press('Home');
  await expect(page, 'a slider at its full range is unset').toHaveURL(/\?roomsNumber=2&brockarage=1$/);

  await filter
    .getByRole('button', { name: say('filter_clear') })
    .or(page.getByRole('dialog').getByRole('button', { name: say('filter_clear') }))
    .first()
    .press('Enter');
  await expect(page).toHaveURL(new RegExp(`${at('/apartments/')}\\??$`));
  if (!isPhone) return;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: say('filter_title') })).toBeFocused();
});

test('§2 four flats at most are compared; equal rows are left out, the plans laid over each other, a flat removed, the table closed', async ({
  page,
  visit,
  at,
  say,
  isPhone,
  expectAccessible,
}) => {
  await visit('/apartments/?sort=area_desc');
  for (const index of [0, 3, 6, 8, 11])
    await flats(page)
      .nth(index)
      .getByRole('button', { name: say('fav_compare') })
      .click();
  const tray = page.getByRole('complementary', { name: say('fav_compare_tray') });
  await expect(flats(page).nth(0).getByRole('button', { pressed: true }), 'the oldest gave way').toHaveCount(0);
  await tray.getByRole('link', { name: say('fav_compare_now') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${say('fav_compare_title')}4`);
  const table = page.getByRole('table');
  const columns = table.getByRole('columnheader');
  // A phone shows two of them, and which ones is chosen.
  await expect(columns).toHaveCount(isPhone ? 2 : 4);
  if (isPhone) {
    const last = page
      .getByRole('group', { name: say('fav_side_by_side') })
      .getByRole('button')
      .last();
    await last.click();
    await expect(columns.last()).toContainText((await last.textContent()) ?? '');
    await expect(columns).toHaveCount(2);
  }
  await expectAccessible();

  const price = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: say('fav_row_price'), exact: true }) });
  if (!isPhone) await expect(price.getByText(say('fav_best_price'), { exact: true }), 'the best one is named by a word').not.toHaveCount(0);
  const shared = table.getByRole('rowheader', { name: say('fav_row_status') });
  await expect(shared, 'equal rows are left out').toBeHidden();
  await page.getByRole('checkbox', { name: say('fav_only_differences') }).uncheck({ force: true });
  await expect(shared).toBeVisible();
  await page.getByRole('checkbox', { name: say('fav_overlay') }).check({ force: true });
  await expect(table.getByRole('img')).toHaveCount(1);

  await columns.first().getByRole('link').last().click();
  await expect.poll(() => new URL(page.url()).searchParams.getAll('compare')).toHaveLength(3);
  await page.getByRole('link', { name: say('fav_compare_close') }).click();
  await expect(page).toHaveURL(at('/favorites/'));
  await expect(table).toBeHidden();
  await tray.getByRole('button', { name: say('fav_compare_clear') }).click();
  await expect(tray).toBeHidden();
});
