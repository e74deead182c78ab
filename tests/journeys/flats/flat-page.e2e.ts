import { randomInt, randomUUID } from 'node:crypto';
import type { WireApartment, WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import { expect, test } from '../journey.ts';

async function flatsFrom(request: { get: (path: string) => Promise<{ json: () => Promise<unknown> }> }, language: string) {
  return ((await (await request.get(`/api/${language}/apartments?per_page=12`)).json()) as WireApartmentsAnswer).apartments.items;
}

test('§3 a room that is pointed at or reached by keyboard is set off in the table and on the plan @once', async ({
  page,
  visit,
  say,
  language,
  request,
}) => {
  const [flat] = await flatsFrom(request, language);
  await visit(`/apartments/${flat?.slug}/`);
  const table = page.getByRole('table', { name: say('flat_rooms_table') });
  const rooms = table.getByRole('button');
  expect(await rooms.count()).toBeGreaterThan(1);
  await rooms.first().focus();
  await expect(rooms.first()).toHaveAttribute('aria-pressed', 'true');
  const plan = page.getByRole('img', { name: say('flat_plan_of', { number: flat?.number ?? '' }) });
  await expect(plan.locator('[data-highlighted]')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(rooms.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(rooms.first()).toHaveAttribute('aria-pressed', 'false');
  await rooms.last().hover();
  await expect(rooms.last()).toHaveAttribute('aria-pressed', 'true');
});

test('§1 a hold shows on the open page of another visitor within a second, and its end too @once', async ({
  page,
  visit,
  say,
  language,
  request,
}) => {
  const flat = (await flatsFrom(request, language)).at(-1);
  const phone = `+38050${String(randomInt(10_000_000)).padStart(7, '0')}`;
  const post = async (path: string, data: object, headers: Record<string, string> = {}) =>
    (await (await request.post(`/api/${path}`, { data, headers: { 'idempotency-key': randomUUID(), ...headers } })).json()) as {
      code: string;
      token: string;
      deal: { id: string };
    };
  const { code } = await post('client/start-phone-check', { phone });
  const { token } = await post('client/login', { phone, code });
  const headers = { authorization: `Bearer ${token}` };
  const listening = page.waitForResponse('**/api/apartment-changes');
  await visit(`/apartments/${flat?.slug}/`);
  await listening;
  const words = say('flat_held_until', { time: '' }).slice(0, 20);
  const held = page.getByRole('status').filter({ hasText: words });
  await expect(held).toHaveCount(0);
  // The page notes by itself when the words came and went, so that no time of the test is counted.
  await page.evaluate((sought) => {
    const changes: number[] = [];
    Object.assign(window, { changes });
    const isShown = () => [...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent?.includes(sought));
    new MutationObserver(() => {
      // Shown at first, then gone, and so on.
      if (isShown() === (changes.length % 2 === 0)) changes.push(Date.now());
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, words);
  const changes = () => page.evaluate(() => (window as unknown as { changes: number[] }).changes);
  const { terms } = (await (await request.get('/api/deal/terms')).json()) as { terms: { version: string } };
  const answered: number[] = [];
  const until = async (state: 'visible' | 'hidden') => {
    answered.push(Date.now());
    await held.waitFor({ state });
    await expect.poll(async () => (await changes()).length).toBe(answered.length);
  };
  for (let round = 0; round < 3; round += 1) {
    const { deal } = await post('deal/make', { apartment_id: flat?.id, terms: terms.version, locale: language }, headers);
    await until('visible');
    await post('deal/cancel', { deal_id: deal.id }, headers);
    await until('hidden');
  }
  // None is lost; how soon it shows, the soonest says: a machine that does much else stops a browser for a second now and then.
  const lasted = (await changes()).map((time, index) => time - (answered[index] ?? 0));
  const soonest = (isShown: boolean) => Math.min(...lasted.filter((_, index) => (index % 2 === 0) === isShown));
  expect(soonest(true)).toBeLessThan(1_000);
  expect(soonest(false)).toBeLessThan(1_000);
});

test('§4 a flat that another client books while its page is open shows that and can no longer be booked @once', async ({
  page,
  visit,
  say,
  language,
  request,
}) => {
  const [flat] = await flatsFrom(request, language);
  const answer = (await (await request.get(`/api/${language}/apartment/${flat?.slug}`)).json()) as { apartment: WireApartment };
  await page.clock.install();
  // A server that has no connection left: the page asks instead.
  await page.route('**/api/apartment-changes', (route) => route.fulfill({ status: 204 }));
  await visit(`/apartments/${flat?.slug}/`);
  const book = page
    .getByRole('main')
    .getByRole('link', { name: say('flat_book'), exact: true })
    .first();
  await expect(book).toBeVisible();
  await page.route('**/api/get-apartment-status/*', (route) => route.fulfill({ json: { booking_expiration: '2099-01-01 12:00:00' } }));
  await page.route(`**/api/${language}/apartment/*`, (route) =>
    route.fulfill({ json: { apartment: { ...answer.apartment, status: 'held', booking_expiration: '2099-01-01 12:00:00' } } }),
  );
  // The page asks every five seconds.
  await page.clock.runFor(5_000);
  await expect(page.getByRole('status').filter({ hasText: say('flat_held_until', { time: '' }).slice(0, 20) })).toBeVisible();
  await expect(book).toHaveCount(0);

  await page.route('**/api/get-apartment-status/*', (route) => route.fulfill({ json: { booking_expiration: null } }));
  await page.route(`**/api/${language}/apartment/*`, (route) =>
    route.fulfill({ json: { apartment: { ...answer.apartment, status: 'sold', booking_expiration: null } } }),
  );
  await page.clock.runFor(5_000);
  await expect(page.getByRole('status').filter({ hasText: say('flat_sold') })).toBeVisible();
});

test('§2 §4 §9 the flats seen last are shown, at most five and without the one in sight', { tag: '@once' }, async ({
  page,
  visit,
  say,
  language,
  request,
}) => {
  const flats = await flatsFrom(request, language);
  await page.addInitScript(
    (slugs) => {
      if (!localStorage.getItem('recently-viewed')) localStorage.setItem('recently-viewed', JSON.stringify(slugs));
    },
    flats.slice(1, 6).map(({ slug }) => slug),
  );
  await visit(`/apartments/${flats[0]?.slug}/`);
  const seen = page.getByRole('region', { name: say('flat_recently_viewed') });
  await expect(seen.getByRole('link')).toHaveCount(4);
  await expect(seen.getByRole('link').first()).toHaveAttribute('href', new RegExp(`/${flats[5]?.slug}/$`));
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('recently-viewed') ?? '[]')))
    .toEqual([2, 3, 4, 5, 0].map((at) => flats[at]?.slug));
});

test('§8 Copied!: sharing opens the sheet of a phone, and elsewhere copies the address and says so', async ({
  page,
  context,
  visit,
  at,
  say,
  language,
  request,
  isPhone,
}) => {
  const [flat] = await flatsFrom(request, language);
  if (isPhone)
    await page.addInitScript(() => {
      Object.assign(navigator, { share: async (shared: { url: string }) => document.body.setAttribute('data-shared', shared.url) });
    });
  else await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(`/apartments/${flat?.slug}/?utm_source=letter`);
  await page.getByRole('button', { name: say('flat_share') }).click();
  if (isPhone) return expect(page.locator('body')).toHaveAttribute('data-shared', new RegExp(`/${flat?.slug}/$`));
  await expect(page.getByRole('main').getByText(say('flat_copied'))).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname + new URL(copied).search).toBe(at(`/apartments/${flat?.slug}/`));
});

test('a flat that is come to from the list has all its chapters before anyone scrolls, for print and for search in the page', async ({
  page,
  visit,
  say,
  language,
  request,
}) => {
  const [flat] = await flatsFrom(request, language);
  const answer = (await (await request.get(`/api/${language}/apartment/${flat?.slug}`)).json()) as { apartment: WireApartment };
  await visit('/apartments/');
  await page.evaluate((slug) => {
    const link = document.createElement('a');
    link.href = `${location.pathname}${slug}/`;
    document.querySelector('main')?.append(link);
    link.click();
  }, flat?.slug);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(flat?.number ?? 'a number');
  for (const title of [say('flat_on_floor'), say('flat_history'), say('flat_lookalikes')]) {
    const chapter = page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title }) });
    await expect(chapter.locator('li, svg, table').first()).toBeAttached();
  }
  expect(answer.apartment.price_history.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
