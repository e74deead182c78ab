import type { WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import type { WireStaticPages } from '../../../src/contract/content/static-pages.ts';
import { expect, test } from '../journey.ts';

const asked = 'usd=1&district=pecherskyi&roomsNumber=2&costTo=90000';

test('where a district has nothing, the finder and the list show what is nearby, and what was asked stays', async ({
  page,
  visit,
  say,
  language,
  request,
  expectAccessible,
}) => {
  const { apartments } = (await (await request.get(`/api/${language}/apartments?${asked}`)).json()) as WireApartmentsAnswer;
  const { nearby } = apartments;
  if (nearby?.loosened.join() !== 'district') throw new Error('another demo');
  const where = language === 'uk' ? 'У\u00a0Печерському' : 'in Pecherskyi';

  await visit('/');
  const finder = page.getByRole('main');
  await finder.getByLabel(say('home_finder_rooms')).selectOption('2');
  await finder.getByLabel(say('home_finder_cost')).selectOption('90000');
  await finder.getByLabel(say('home_finder_place')).selectOption('pecherskyi');
  await finder.getByRole('button', { name: say('home_none_where', { where, count: nearby.items.length }) }).click();

  await expect(page).toHaveURL(/district=pecherskyi/);
  for (const part of [/roomsNumber=2/, /costTo=90000/]) expect(page.url()).toMatch(part);
  await expect(page.getByRole('heading', { name: say('list_none_where', { where }) })).toBeVisible();
  const cards = page.getByRole('list', { name: say('list_nearby') }).getByRole('article');
  await expect(cards).toHaveCount(nearby.items.length);
  const [first] = nearby.items;
  await expect(
    page
      .getByRole('list', { name: say('list_nearby') })
      .getByRole('listitem')
      .first(),
  ).toContainText(`${Math.round((first?.distance ?? 0) / 1000)}`);
  for (const [at, { apartment }] of nearby.items.entries())
    await expect(cards.nth(at).getByRole('link').first()).toHaveAttribute('href', new RegExp(apartment.slug));
  await expectAccessible();
});

test('all projects: the sentence filters map and index, a building shows its facts and opens by keys', async ({
  page,
  visit,
  at,
  say,
  language,
  request,
  hasTouch,
  expectAccessible,
}) => {
  const { projects, filters } = (await (await request.get(`/api/${language}/static-pages`)).json()) as WireStaticPages;
  const left = projects.filter((one) => filters.district_all.find(({ id }) => id === one.district_id)?.bank === 'left');
  await visit('/projects/');
  const map = page.getByRole('navigation', { name: say('city_map') });
  await expect(map.getByRole('link')).toHaveCount(projects.length);

  const bank = page.getByLabel(say('project_sentence_bank'));
  await bank.focus();
  await bank.selectOption('left');
  await expect(page).toHaveURL(/\?bank=left$/);
  await expect(bank).toHaveValue('left');
  await expect(page.getByRole('status').filter({ hasText: `${left.length}` })).toBeVisible();
  const index = page.getByRole('main').getByRole('heading', { level: 4 });
  await expect(index).toHaveCount(left.length);
  await expect(bank, 'who chooses by keys goes on from there').toBeFocused();

  await page
    .getByRole('navigation', { name: say('project_sort') })
    .getByRole('link', { name: say('project_sort_price') })
    .click();
  await expect(page).toHaveURL(/\?bank=left&sort=price$/);
  const cheapest = left.filter(({ sale }) => sale === 'selling').toSorted((a, b) => (a.cost_from_usd ?? 0) - (b.cost_from_usd ?? 0))[0];
  await expect(index.first()).toHaveText(cheapest?.name ?? '');
  await expectAccessible();

  const building = map.getByRole('link', { name: new RegExp(`^${cheapest?.name}`) });
  // A building is thin for a mouse; on a telephone others stand close beside it.
  const besideIt = async () => {
    await building.scrollIntoViewIfNeeded();
    const { x, y, height } = (await building.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    return [x - 4, y + height / 2] as const;
  };
  await (hasTouch ? building.tap() : page.mouse.move(...(await besideIt())));
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: cheapest?.name ?? '', exact: true })
      .first(),
  ).toBeVisible();
  if (hasTouch) {
    // The first tap describes, and only the second opens, however long the page is left alone between them.
    await page.waitForTimeout(500);
    await building.tap();
    await expect(page).toHaveURL(at(`/projects/${cheapest?.slug}/`));
    return;
  }
  await building.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at(`/projects/${cheapest?.slug}/`));
  await page.goBack();
  await expect(index).toHaveCount(left.length);
  await page.mouse.click(...(await besideIt()));
  await expect(page).toHaveURL(at(`/projects/${cheapest?.slug}/`));
});

test('all projects: of two choices that are made at once none is lost @once', async ({ page, visit, say }) => {
  await visit('/projects/');
  const byPrice = page.getByRole('navigation', { name: say('project_sort') }).getByRole('link', { name: say('project_sort_price') });
  // The second choice is made as soon as the address has the first, before the page is drawn with it.
  const choose = async (link: HTMLElement, [bank, first]: readonly [string, 'bank' | 'order']) => {
    const press = {
      bank: () => {
        const field = document.querySelector<HTMLSelectElement>('select[name="bank"]');
        if (!field) throw new Error('The sentence has no bank.');
        field.value = bank;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      },
      order: () => link.click(),
    };
    press[first]();
    for (let turns = 0; turns < 10_000 && location.search === ''; turns++) await null;
    press[first === 'bank' ? 'order' : 'bank']();
  };
  await byPrice.evaluate(choose, ['left', 'bank'] as const);
  await expect(page).toHaveURL(/\?bank=left&sort=price$/);
  await visit('/projects/');
  await byPrice.evaluate(choose, ['right', 'order'] as const);
  await expect(page).toHaveURL(/\?bank=right&sort=price$/);
});

test.describe('without scripts', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the sentence is a plain form', async ({ page, at, say }) => {
    await page.goto(at('/projects/'));
    await page.getByLabel(say('project_sentence_keys')).selectOption('now');
    await page.getByRole('button', { name: say('project_sentence_show') }).click();
    await expect(page).toHaveURL(/keys=now/);
    await expect(page.getByLabel(say('project_sentence_keys'))).toHaveValue('now');
    await expect(page.getByRole('main').getByRole('heading', { level: 4 }).first()).toBeVisible();
  });
});
