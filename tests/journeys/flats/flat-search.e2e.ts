import type { WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import { expect, test, untilHydrated } from '../journey.ts';
import { closeFilter, filterOf, flats } from '../list.ts';

test('§2 from the home page to the list, narrowed by rooms and price, to a flat and back', async ({
  page,
  visit,
  at,
  say,
  saying,
  language,
  isPhone,
  request,
}) => {
  const words = { say, saying, isPhone };
  await visit('/');
  const finder = page.getByRole('main');
  await finder.getByLabel(say('home_finder_rooms')).selectOption('2');
  await finder.getByRole('button', { name: saying('home_show_count') }).click();
  await expect(page).toHaveURL(at('/apartments/?roomsNumber=2'));
  await expect(flats(page).first()).toBeVisible();

  const filter = await filterOf(page, words);
  await filter.getByRole('checkbox', { name: '3', exact: true }).check({ force: true });
  const most = filter.getByRole('textbox', { name: say('filter_end_to', { name: say('filter_cost') }) });
  await most.fill('120000');
  await most.blur();
  await closeFilter(page, words);
  await expect(page).toHaveURL(/roomsNumber=2,3/);
  await expect(page).toHaveURL(/costTo=120000/);

  const expected = (await (
    await request.get(`/api/${language}/apartments?roomsNumber=2,3&costTo=120000&usd=1&sort=fit&by_plan=1`)
  ).json()) as WireApartmentsAnswer;
  expect(expected.apartments.total).toBeGreaterThan(0);
  await expect(flats(page)).toHaveCount(Math.min(expected.apartments.plans ?? 0, 12));
  const [first] = expected.apartments.items;
  await expect(flats(page).first()).toContainText(first?.number ?? 'a number');

  // Somewhere far down, so that the top of the page is not where it was.
  const chosen = flats(page).nth(7).getByRole('link').first();
  await chosen.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => scrollY);
  expect(position).toBeGreaterThan(300);
  await chosen.click();
  await expect(page).toHaveURL(new RegExp(`${at('/apartments/')}[a-z0-9-]+/$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/roomsNumber=2,3.*costTo=120000/);
  await expect(flats(page)).toHaveCount(Math.min(expected.apartments.plans ?? 0, 12));
  const isBack = async () => Math.abs((await page.evaluate(() => scrollY)) - position) < 150;
  await expect.poll(isBack, { message: `the list is where it was, at ${position}` }).toBe(true);
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(`${at('/apartments/')}[a-z0-9-]+/$`));
});

for (const [name, field] of [
  ['district', 'home_finder_place'],
  ['metro', 'home_finder_metro'],
] as const)
  test(`a ${name} of the finder stays a ${name}: counted beside each option, chosen in the filter, and no project is @once`, async ({
    page,
    visit,
    at,
    say,
    saying,
    isPhone,
    language,
    request,
  }) => {
    const finder = page.getByRole('main');
    const readFacets = async () => {
      const asked = await request.get(`/api/${language}/apartments?roomsNumber=2&usd=1&per_page=1`);
      const { facets } = ((await asked.json()) as WireApartmentsAnswer).apartments;
      return Object.entries(facets[name]).toSorted(([, one], [, other]) => one - other)[0] ?? ['', 0];
    };
    // Another journey holds a flat for a moment: both are asked until no hold came between.
    let id = '';
    await expect(async () => {
      const facet = await readFacets();
      id = facet[0];
      await visit('/');
      await finder.getByLabel(say('home_finder_rooms')).selectOption('2');
      const place = finder.getByLabel(say(field));
      await expect(place.locator(`option[value="${id}"]`)).toHaveText(new RegExp(` · ${facet[1]}$`), { timeout: 15_000 });
      await place.selectOption(id);
      await finder.getByRole('button', { name: new RegExp(`(^|\\D)${facet[1]}(\\D|$)`) }).click({ timeout: 15_000 });
    }).toPass();
    await expect(page).toHaveURL(at(`/apartments/?roomsNumber=2&${name}=${id}`));
    const filter = await filterOf(page, { say, saying, isPhone });
    await expect(filter.locator(`[name=${name}]:checked`)).toHaveValue(id);
    await expect(filter.locator('[name=project_id]:checked')).toHaveCount(0);
  });

test('a card of several flats opens the ladder of their floors by keyboard, from which one is saved and opened', async ({
  page,
  visit,
  at,
  say,
  saying,
  language,
  request,
  expectAccessible,
}) => {
  const readList = async () => {
    const asked = await request.get(`/api/${language}/apartments?usd=1&sort=fit&by_plan=1`);
    return ((await asked.json()) as WireApartmentsAnswer).apartments;
  };
  // Another journey holds a flat for a moment: both are asked until no hold came between.
  let list = await readList();
  await expect(async () => {
    await visit('/');
    list = await readList();
    await visit('/apartments/');
    const { total, plans } = list;
    const heading = page.getByRole('heading', { level: 2, name: new RegExp(`^${total}\\D+${plans}\\D+$`) });
    await expect(heading).toBeVisible({ timeout: 15_000 });
  }).toPass();
  const { items } = list;
  const place = items.findIndex(({ same_plan }) => (same_plan?.total ?? 0) > 2);
  const stacked = items[place]?.same_plan;
  if (!stacked) throw new Error('The demo needs several flats of one plan.');
  expect(new Set(items.map(({ project }) => project.salesforce_id)).size, 'no two cards are of one project').toBe(items.length);
  const card = flats(page).nth(place);
  await expect(card).toContainText(say('card_floors', { from: stacked.floor_from, to: stacked.floor_to }));
  await expect(card, 'the day of sun has its words').toContainText(/21/);
  const opener = card.getByRole('link', { name: saying('ladder_open') });
  await opener.focus();
  await page.keyboard.press('Enter');
  const ladder = page.getByRole('dialog');
  const rows = ladder.getByRole('listitem');
  await expect(rows).toHaveCount(stacked.total);
  const floors = (await rows.locator(':scope > span:first-child').allTextContents()).map((text) => Number(/-?\d+$/.exec(text)?.[0]));
  expect(floors).toEqual(floors.toSorted((a, b) => b - a));
  expect([floors.at(-1), floors[0]]).toEqual([stacked.floor_from, stacked.floor_to]);
  await expectAccessible();
  const save = rows.nth(1).getByRole('button').first();
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(ladder).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await rows.nth(1).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${at('/apartments/')}[a-z0-9-]+/$`));
  const walks = page.getByRole('region', { name: say('flat_walks') });
  await expect(walks, 'ways on foot stand in the first screen of a flat').toContainText(/\d/);
  await expect(walks.getByRole('link')).toHaveAttribute('href', /#infrastructure$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${at('/apartments/')}$`));
  await expect(ladder).toBeHidden();
  await page.goBack();
  await expect(page, 'no press of Back is in vain').toHaveURL(new RegExp(`${at('/')}$`));
});

test('§2 §4 flats are added to favourites, compared and removed @once', async ({ page, visit, at, say, expectAccessible }) => {
  await visit('/apartments/');
  const kept = [0, 1];
  for (const index of kept) {
    const buttons = flats(page).nth(index).getByRole('button');
    for (const pressed of [1, 2]) {
      await buttons.and(page.locator('[aria-pressed=false]')).first().click();
      await expect(buttons.and(page.locator('[aria-pressed=true]'))).toHaveCount(pressed);
    }
  }
  await expect(page.getByRole('complementary', { name: say('fav_compare_tray') })).toBeVisible();
  await page
    .getByRole('complementary', { name: say('fav_compare_tray') })
    .getByRole('link', { name: say('fav_compare_now') })
    .click();
  await expect(page).toHaveURL(new RegExp(`${at('/favorites/')}\\?compare=`));
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(kept.length);
  const rows = await table.getByRole('row').count();
  await page.getByRole('checkbox', { name: say('fav_only_differences') }).uncheck({ force: true });
  await expect.poll(() => table.getByRole('row').count()).toBeGreaterThan(rows);
  await expectAccessible();

  await page.goto(at('/favorites/'));
  await untilHydrated(page);
  await expect(flats(page)).toHaveCount(kept.length);
  await expect(page.getByRole('link', { name: say('fav_compare_both') })).toHaveAttribute('href', /\?compare=[^&]+&compare=[^&]+$/);
  await flats(page).first().getByRole('button', { pressed: true }).first().click();
  await expect(flats(page)).toHaveCount(kept.length - 1);
  await page.getByRole('button', { name: say('fav_undo') }).click();
  await expect(flats(page)).toHaveCount(kept.length);
});

test('of two choices that are made at once on the list none is lost', async ({ page, visit, say }) => {
  await visit('/apartments/');
  await page.evaluate(() => {
    document.querySelector<HTMLInputElement>('form [name="roomsNumber"][value="2"]')?.click();
    const order = document.querySelector<HTMLSelectElement>('select[name="sort"]');
    if (!order) throw new Error('The list has no order.');
    order.value = 'area_desc';
    order.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page).toHaveURL(/\?roomsNumber=2&sort=area_desc$/);
  await expect(page.locator('form [name="roomsNumber"][value="2"]').first()).toBeChecked();
  const order = page.getByRole('combobox', { name: say('list_sort') });
  await expect(order).toHaveValue('area_desc');

  // Another box, and one chip twice, before the next list has come.
  const two = page
    .getByRole('list', { name: say('filter_chips') })
    .getByRole('link')
    .first();
  await two.evaluate((chip: HTMLElement) => {
    document.querySelector<HTMLInputElement>('form [name="roomsNumber"][value="3"]')?.click();
    chip.click();
    chip.click();
  });
  await expect(page).toHaveURL(/\?roomsNumber=3&sort=area_desc$/);
  await page.getByRole('link', { name: say('list_view_list') }).click();
  await expect(page).toHaveURL(/\?roomsNumber=3&sort=area_desc&view=list$/);
  await expect(page.getByRole('table')).toBeVisible();
});

test('a choice whose list has not come yet goes with the visitor into the other language', async ({ page, visit, language }) => {
  await visit('/apartments/');
  await page.route('**/*.data*', () => {});
  await page.locator('form [name="roomsNumber"][value="2"]').first().dispatchEvent('click');
  const other = page.locator(`a[hreflang="${language === 'uk' ? 'en' : 'uk'}"]`).first();
  await expect(other).toHaveAttribute('href', /\?roomsNumber=2$/);
  await page.unroute('**/*.data*');
  await other.dispatchEvent('click');
  await expect(page).toHaveURL(/\?roomsNumber=2$/);
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'uk' ? /^en/ : /^uk/);
  await expect(page.locator('form [name="roomsNumber"][value="2"]').first()).toBeChecked();
});
