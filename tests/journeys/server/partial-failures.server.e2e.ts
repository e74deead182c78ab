import type { WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import type { WireStaticPages } from '../../../src/contract/content/static-pages.ts';
import { expect, test } from '../journey.ts';
import { flats } from '../list.ts';

test.use({ expectedComplaint: /status of (404|500)|was skipped/ });

const down = { status: 500, json: { message: 'down', statusCode: 500 } };

test('§8 a total that cannot be loaded is 0, and the menu shows no number then', async ({ page, visit, say, request, language }) => {
  const { menu } = (await (await request.get(`/api/${language}/static-pages`)).json()) as WireStaticPages;
  await visit('/news/');
  await page.route('**/api/*/apartments?*', (route) => route.fulfill(down));
  await page.getByRole('button', { name: say('shell_menu') }).click();
  const groups = page.getByRole('dialog').getByRole('navigation').getByRole('list');
  const name = menu.main.find((entry) => entry.page === 'apartments')?.name ?? '';
  await expect(groups.first().getByRole('link').nth(1)).toHaveText(name);
});

test('§8 a favourite that cannot be loaded is skipped, and the others stay', async ({ page, visit, saying, request, language }) => {
  const { apartments } = (await (await request.get(`/api/${language}/apartments`)).json()) as WireApartmentsAnswer;
  const [first, second] = apartments.items.map(({ slug }) => slug);
  await page.addInitScript((slugs) => localStorage.setItem('favourites', JSON.stringify(slugs)), [first, 'gone-for-good', second]);
  await visit('/favorites/');
  await expect(flats(page)).toHaveCount(2);
  await expect(page.getByRole('main').getByText(saying('fav_failed'))).toBeVisible();
});

test('§4 §8 the list says that it is loading until the answer has come, and when that is none says so and can be asked again', async ({
  page,
  visit,
  say,
}) => {
  await visit('/apartments/');
  const list = page.locator('section[aria-busy]');
  await expect(list).toHaveAttribute('aria-busy', 'false');
  const order = page.getByRole('combobox', { name: say('list_sort') });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.data*', async (route) => {
    await held;
    await route.continue();
  });
  await order.selectOption('area_desc');
  await expect(list).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page).toHaveURL(/sort=area_desc/);
  await expect(list).toHaveAttribute('aria-busy', 'false');

  await page.unrouteAll();
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: '' }));
  const cards = await list.getByRole('article').count();
  await order.selectOption('area_asc');
  await expect(list.getByText(say('list_unreached'))).toBeVisible();
  await expect(list.getByRole('article'), 'the list stays').toHaveCount(cards);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.unrouteAll();
  await list.getByRole('button', { name: say('list_retry') }).click();
  await expect(list.getByText(say('list_unreached'))).toHaveCount(0);
  await expect(page).toHaveURL(/sort=area_asc/);
});

test('§4 data that all pages share is requested once for each language', async ({ page, visit }) => {
  const asked: URL[] = [];
  await visit('/projects/');
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('.data') && request.resourceType() === 'fetch') asked.push(url);
  });
  const banner = page.getByRole('banner');
  for (const way of ['/apartments/', '/company/']) {
    const link = banner.getByRole('navigation').locator(`a[href="${way}"]`);
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  const wholes = () => asked.filter((url) => !url.searchParams.has('_routes'));
  expect(wholes(), 'in one language only the page itself is asked').toEqual([]);
  expect(asked.length).toBeGreaterThan(0);
  await banner.getByRole('link', { name: 'Eng' }).click();
  await expect(banner.getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/en/company/');
  expect(wholes().map(({ pathname }) => pathname)).toEqual(['/en/company/_.data']);
});

test('§2 §4 the list is shown as cards or as a table, as chosen, with its criteria', async ({ page, visit, say }) => {
  await visit('/apartments/?roomsNumber=2');
  const main = page.getByRole('main');
  await expect(flats(page).first()).toBeVisible();
  await main.getByRole('link', { name: say('list_view_list') }).click();
  await expect(page).toHaveURL(/\?roomsNumber=2&view=list$/);
  await expect(main.getByRole('table').getByRole('row').nth(3)).toBeVisible();
  await expect(flats(page)).toHaveCount(0);
  await main.getByRole('link', { name: say('list_view_cards') }).click();
  await expect(page).toHaveURL(/\?roomsNumber=2$/);
  await expect(flats(page).first()).toBeVisible();
});

test('§8 a subscription that fails says so, retains the input, and can be sent again', async ({ page, visit, say }) => {
  await visit('/subscription/');
  const form = page.getByRole('main').locator('form');
  const email = form.getByRole('textbox', { name: say('forms_email') });
  await email.fill('olena@example.ua');
  await form.getByRole('checkbox').check({ force: true });
  await page.route('**/api/**/subscription', (route) => route.fulfill(down));
  const send = form.getByRole('button', { name: say('forms_subscribe') });
  await send.click();
  await expect(form.getByText(say('forms_failed'))).toBeVisible();
  await expect(email).toHaveValue('olena@example.ua');
  await page.unrouteAll();
  await send.click();
  await expect(page.getByRole('heading', { name: say('forms_subscribed_news') })).toBeVisible();
});

for (const path of ['/apartments/', '/favorites/']) {
  test(`§2 recently viewed flats are on ${path} too`, async ({ page, visit, say, request, language }) => {
    const { apartments } = (await (await request.get(`/api/${language}/apartments?page=2`)).json()) as WireApartmentsAnswer;
    const slugs = apartments.items.slice(0, 2).map(({ slug }) => slug);
    await page.addInitScript((seen) => localStorage.setItem('recently-viewed', JSON.stringify(seen)), slugs);
    await visit(path);
    const seen = page.getByRole('region', { name: say('flat_recently_viewed') });
    await expect(seen.getByRole('link')).toHaveCount(2);
  });
}

test('§1 terms of booking that could not be read are read again by a button', async ({ page, visit, say, request, language }) => {
  const { apartments } = (await (await request.get(`/api/${language}/apartments`)).json()) as WireApartmentsAnswer;
  await visit(`/apartments/${apartments.items[0]?.slug}/`);
  await page.route('**/api/deal/terms', (route) => route.fulfill(down));
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: say('flat_book'), exact: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const again = dialog.getByRole('button', { name: say('booking_try_again') });
  await again.click();
  await expect(dialog.getByText(say('booking_failed'))).toBeVisible();
  await expect(again).toBeVisible();
  await page.unroute('**/api/deal/terms');
  await again.click();
  await expect(dialog.getByRole('button', { name: say('booking_begin') })).toBeVisible();
  await expect(dialog.getByText(say('booking_failed'))).toHaveCount(0);
});
