import type { WireApartmentsAnswer } from '../../src/contract/catalogue/apartments.ts';
import { closeFilter, filterOf, flats } from './list.ts';
import { expect, test } from './story.ts';

test('find: from the home page to the list, to a flat, and back to where the list was', { tag: '@smoke' }, async ({
  visitor,
  at,
  say,
  saying,
}) => {
  await visitor.goto(at('/'));
  await visitor.choose({ css: 'main select', name: say('home_finder_rooms') }, '2');
  await visitor.click({ role: 'button', name: saying('home_show_count'), within: { css: 'main' } });
  await visitor.isAt(/\/apartments\/\?roomsNumber=2$/);
  await visitor.seesNone({ css: 'main select', name: say('home_finder_rooms') });
  await visitor.isAtTop();
  await visitor.click({ css: 'a[href*="/apartments/"]', within: flats(8), nth: 0 });
  await visitor.isAt(/\/apartments\/[a-z0-9-]+\/$/);
  await visitor.sees({ css: 'h1' });
  await visitor.back();
  await visitor.isAt(/\/apartments\/\?roomsNumber=2$/);
  await visitor.sees(flats(8));
  await expect.poll(() => visitor.window.evaluate(() => scrollY), { message: 'the list is where it was' }).toBeGreaterThan(100);
});

test('filter: by rooms, by a price that is typed and by a slider that keys move; the list is what the API answers', async ({
  visitor,
  at,
  say,
  saying,
  isPhone,
  language,
  request,
}) => {
  const total = async (query: string) =>
    ((await (await request.get(`/api/${language}/apartments?${query}`)).json()) as WireApartmentsAnswer).apartments.total;
  await visitor.goto(at('/apartments/'));
  const filter = await filterOf(visitor, { say, saying, isPhone });
  await visitor.click({ role: 'checkbox', name: '3', within: filter });
  await visitor.isAt(/\?roomsNumber=3$/);
  await visitor.fill({ role: 'textbox', name: say('filter_end_to', { name: say('filter_cost') }), within: filter }, '120000');
  await visitor.press('Enter');
  await visitor.isAt(/costTo=120000/);
  await visitor.focus({ role: 'slider', name: say('filter_end_from', { name: say('filter_area') }), within: filter });
  await visitor.press('ArrowRight', 'ArrowRight');
  await visitor.isAt(/areaFrom=\d+/);
  await closeFilter(visitor, { say, saying, isPhone });
  const query = new URL(await visitor.url()).search.slice(1);
  expect(await total(query)).toBeGreaterThan(0);
  expect(await total(query)).not.toBe(await total('roomsNumber=3'));
  const plans = ((await (await request.get(`/api/${language}/apartments?${query}&by_plan=1`)).json()) as WireApartmentsAnswer).apartments
    .plans;
  await visitor.seesCount(flats(), Math.min(12, plans ?? 0));
});

test('compare: two flats side by side, and only their differences', async ({ visitor, at, say }) => {
  await visitor.goto(at('/apartments/?sort=area_desc'));
  for (const nth of [0, 5]) await visitor.click({ role: 'button', name: new RegExp(say('fav_compare')), within: flats(nth) });
  await visitor.click({ role: 'link', name: say('fav_compare_now'), within: { css: 'aside', name: say('fav_compare_tray') } });
  await visitor.isAt(/\/favorites\/\?compare=/);
  await visitor.seesCount({ css: 'table th[scope="col"]' }, 2);
  const rows = (await visitor.find({ css: 'table tr' })).count;
  await visitor.click({ role: 'checkbox', name: say('fav_only_differences') });
  await visitor.sees({ css: 'table tr' }, ({ count }) => count < rows, 'has fewer rows');
  await visitor.sees({ css: 'table th', name: say('fav_row_price') });
});

test('favourites: a flat is stored over a reload, removed and put back', async ({ visitor, at, say }) => {
  await visitor.goto(at('/apartments/'));
  await visitor.click({ css: 'button[aria-pressed="false"]', within: flats(1), nth: 0 });
  await visitor.sees({ css: 'button[aria-pressed="true"]', within: flats(1) });
  await visitor.goto(at('/favorites/'));
  await visitor.seesCount(flats(), 1);
  await visitor.reload();
  await visitor.seesCount(flats(), 1);
  await visitor.click({ css: 'button[aria-pressed="true"]', within: flats(0), nth: 0 });
  await visitor.seesNone(flats());
  await visitor.click({ role: 'button', name: say('fav_undo') });
  await visitor.seesCount(flats(), 1);
});
