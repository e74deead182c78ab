import type { Route } from '@playwright/test';
import { expect, test, untilPartHydrated } from '../journey.ts';
import { chooseCurrency, closeFilter, filterOf, flats } from '../list.ts';

test.use({ expectedComplaint: /net::ERR_(FAILED|INTERNET_DISCONNECTED)|was skipped/ });

test('a currency that is chosen while a list is on its way leaves the choice of rooms as it is @once', async ({
  page,
  visit,
  say,
  saying,
}) => {
  await visit('/apartments/');
  let isHeld = true;
  await page.route('**/*.data*', (route) => (isHeld ? undefined : route.continue()));
  await page.locator('form [name="roomsNumber"][value="2"]').first().dispatchEvent('click');
  await expect(page.locator('section[aria-busy="true"]').first()).toBeVisible();
  isHeld = false;
  await chooseCurrency(page, { say, saying }, say('flat_in_dollars'));
  await expect(page).toHaveURL(/\?roomsNumber=2/);
  await expect(page.locator('form [name="roomsNumber"][value="2"]').first()).toBeChecked();
});

test('a limit that is typed last does not cancel the way to a flat', async ({ page, visit, say, saying, isPhone }) => {
  const words = { say, saying, isPhone };
  await visit('/apartments/');
  const link = flats(page).first().getByRole('link').first();
  const address = await link.getAttribute('href');
  const filter = await filterOf(page, words);
  const to = filter.getByRole('textbox', { name: say('filter_end_to', { name: say('filter_area') }) });
  await untilPartHydrated(to);
  let release = () => {};
  const followed = new Promise<void>((resolve) => {
    release = resolve;
  });
  // No list takes the link away before it is followed, and no flat comes before the limit has been looked at.
  await page.route('**/*.data*', async (route) => {
    await followed;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue().catch(() => undefined);
  });
  await to.fill('90');
  await link.dispatchEvent('click');
  release();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a calculation that is answered on the way to another page does not take the visitor back @once', async ({
  page,
  visit,
  say,
  request,
  at,
}) => {
  const { apartments } = (await (await request.get('/api/uk/apartments?sort=price_desc')).json()) as {
    apartments: { items: { slug: string }[] };
  };
  await visit(`/apartments/${apartments.items[0]?.slug}/?every=month`);
  const calculator = page.locator('#instalments');
  await calculator.scrollIntoViewIfNeeded();
  const months = calculator.getByRole('textbox', { name: say('instalments_months') });
  await untilPartHydrated(months);
  await page.route('**/instalment-plan?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue().catch(() => undefined);
  });
  await page.route('**/*.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue().catch(() => undefined);
  });
  const answered = page.waitForResponse(/instalment-plan/);
  const calculation = page.waitForRequest(/instalment-plan/);
  await months.fill('5');
  await calculation;
  await page
    .locator(`a[href="${at('/news/')}"]`)
    .first()
    .dispatchEvent('click');
  await answered;
  await expect(page).toHaveURL(at('/news/'));
});

test('an end of a range that was refused is taken as soon as the other end allows it, and cleared with the filter', async ({
  page,
  visit,
  say,
  saying,
  isPhone,
}) => {
  await visit('/apartments/?areaFrom=30&areaTo=50');
  const words = { say, saying, isPhone };
  const filter = await filterOf(page, words);
  const end = (which: 'from' | 'to') => filter.getByRole('textbox', { name: say(`filter_end_${which}`, { name: say('filter_area') }) });
  await untilPartHydrated(end('from'));
  await end('from').fill('60');
  await end('to').focus();
  await expect(end('from')).toHaveAttribute('aria-invalid', 'true');
  await end('to').fill('90');
  await expect(end('from')).not.toHaveAttribute('aria-invalid');
  await expect(page).toHaveURL(/areaFrom=60&areaTo=90/);
  await end('from').fill('95');
  await end('to').focus();
  await expect(end('from')).toHaveAttribute('aria-invalid', 'true');
  await filter
    .getByRole('button', { name: say('filter_clear') })
    .or(page.getByRole('dialog').getByRole('button', { name: say('filter_clear') }))
    .first()
    .click();
  await expect(end('from')).toHaveValue('');
  await expect(end('from')).not.toHaveAttribute('aria-invalid');
  await closeFilter(page, words);
  await expect(page).toHaveURL(/\/apartments\/\??$/);
});

test('of two months that are chosen at once for one place none is lost @once', async ({ page, visit, say }) => {
  await visit('/projects/obriy-richkovyi/construction/');
  const before = page.getByLabel(say('construction_before'));
  const after = page.getByLabel(say('construction_after'));
  await untilPartHydrated(before);
  const [first, second] = await before
    .locator('option')
    .evaluateAll((options) => options.map((one) => (one as HTMLOptionElement).value).slice(2, 4));
  let isHeld = true;
  await page.route('**/*.data*', (route) => (isHeld ? undefined : route.continue()));
  await before.selectOption(first ?? '');
  await expect(before).toHaveValue(first ?? '');
  isHeld = false;
  await after.selectOption(second ?? '');
  await expect(page).toHaveURL(new RegExp(`before=${first}&after=${second}`));
});

test('favourites that a lost network left out come as soon as it is back @once', async ({ page, visit, request, context, saying }) => {
  const { apartments } = (await (await request.get('/api/uk/apartments')).json()) as { apartments: { items: { slug: string }[] } };
  const slugs = apartments.items.slice(0, 2).map(({ slug }) => slug);
  await page.addInitScript((saved) => localStorage.setItem('favourites', JSON.stringify(saved)), slugs);
  await page.route('**/api/*/apartment/*', (route) => route.abort('internetdisconnected'));
  await visit('/favorites/');
  await expect(page.getByText(saying('fav_failed'))).toBeVisible();
  await expect(flats(page)).toHaveCount(0);
  await page.unroute('**/api/*/apartment/*');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(flats(page)).toHaveCount(2);
});

test('favourites whose requests the former network still loses after the new one is there come all the same @once', async ({
  page,
  visit,
  request,
  context,
}) => {
  const { apartments } = (await (await request.get('/api/uk/apartments')).json()) as { apartments: { items: { slug: string }[] } };
  const slugs = apartments.items.slice(0, 2).map(({ slug }) => slug);
  await page.addInitScript((saved) => localStorage.setItem('favourites', JSON.stringify(saved)), slugs);
  const held: Route[] = [];
  await page.route('**/api/*/apartment/*', (route) => void held.push(route));
  await visit('/favorites/');
  await expect.poll(() => held.length).toBe(slugs.length);
  await context.setOffline(true);
  const noticed = page.evaluate(() => new Promise((resolve) => window.addEventListener('online', () => setTimeout(resolve, 100))));
  await context.setOffline(false);
  await noticed;
  await page.unroute('**/api/*/apartment/*');
  for (const route of held) await route.abort('internetdisconnected').catch(() => undefined);
  await expect(flats(page)).toHaveCount(slugs.length);
});

test('a selection of text that ends beside a dialog leaves it open @once', async ({ page, visit, say }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/promo/lower-floors/');
  await page
    .getByRole('link', { name: say('offers_ask') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: say('forms_name') });
  await name.fill('Oksana');
  await page.waitForTimeout(600);
  const box = await name.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(10, 450, { steps: 5 });
  await page.mouse.up();
  await expect(name).toHaveValue('Oksana');
  await page.mouse.click(10, 450);
  await expect(dialog).toBeHidden();
});
