import type { WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import uk from '../../../src/office/messages/prices/uk.json' with { type: 'json' };
import quotes from '../../../src/office/messages/quotes/uk.json' with { type: 'json' };
import releases from '../../../src/office/messages/releases/uk.json' with { type: 'json' };
import { violationsOn } from '../axe.ts';
import { enterAs, expect, officeJourneys } from './office-app.ts';

const { test } = officeJourneys();

test('a head of sales puts two percent on what is for sale, sees it before anyone else, schedules it in six actions and undoes it in two', async ({
  page,
  request,
}) => {
  let actions = 0;
  const act = async (work: Promise<unknown>) => {
    actions += 1;
    await work;
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const choice = (name: string) => page.getByRole('combobox', { name, exact: true });
  const costs = async () => {
    const { apartments } = (await (await request.get('/api/uk/apartments?sort=price_asc&usd=1')).json()) as WireApartmentsAnswer;
    return apartments.items.map(({ slug, cost_usd, list_cost_usd }) => `${slug} ${list_cost_usd ?? cost_usd}`);
  };
  const [before, again] = [await costs(), await costs()];
  expect(again).toEqual(before);

  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, 'керівник');
  await page.goto('/office/prices');
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  expect(await violationsOn(page, { part: 'main' }), 'prices').toEqual([]);
  await act(choice(uk.prices_status).selectOption('available'));
  await act(page.getByLabel(uk.prices_rule_value).fill('+2'));
  await expect(page.getByRole('columnheader', { name: uk.prices_col_after })).toBeVisible();
  expect(await violationsOn(page, { part: 'main' }), 'a rule').toEqual([]);
  // However far the page is scrolled, the rule covers no title of the list.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('button', { name: uk.prices_sort.replace('{column}', uk.prices_number) }).click({ trial: true, timeout: 30_000 });
  await act(button(uk.prices_to_release).click());
  await expect(page.getByRole('heading', { level: 1 })).toContainText('+2');
  // The list of apartments is what its preview begins with; all prices are laid over the site for it.
  await expect(
    page
      .frameLocator('iframe')
      .getByRole('main')
      .getByText(/\d\u00a0\$/)
      .first(),
  ).toBeVisible();
  expect(await violationsOn(page, { part: 'main' }), 'a release of prices').toEqual([]);
  expect(await costs()).toEqual(before);

  await act(button(releases.releases_schedule).click());
  await act(
    page.getByLabel(releases.releases_schedule_at).fill(`${new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)}T09:00`),
  );
  await act(page.getByRole('dialog').getByRole('button', { name: releases.releases_schedule }).click());
  expect(actions).toBeLessThanOrEqual(6);
  await expect(button(releases.releases_unschedule)).toBeVisible();
  expect(await costs()).toEqual(before);
  // A test does not wait for its instant.
  await button(releases.releases_publish).click();
  await page.getByRole('dialog').getByRole('button', { name: releases.releases_publish }).click();
  await expect.poll(costs).not.toEqual(before);

  actions = 0;
  await act(button(releases.releases_undo).click());
  await act(page.getByRole('dialog').getByRole('button', { name: releases.releases_undo }).click());
  expect(actions).toBe(2);
  await expect.poll(costs).toEqual(before);

  // A floor of the board under a rule, then one flat, at once: its cell, its price, and the button.
  await page.goto('/office/prices?project=0&status=available');
  const flats = page.locator('[role=grid] [data-row]:not([aria-disabled=true])');
  const changed = page.getByRole('gridcell', { name: /→/, selected: true });
  await page.getByLabel(uk.prices_rule_value).fill('+2');
  await flats.first().focus();
  await page.keyboard.press('Shift+Space');
  expect(await changed.count()).toBeGreaterThan(0);
  await expect(page.getByRole('gridcell', { name: /→/ })).toHaveCount(await changed.count());
  expect(await violationsOn(page, { part: 'main' }), 'the board').toEqual([]);
  const why = 'помилка в прайсі';
  await page.getByLabel(uk.prices_why).fill(why);
  actions = 0;
  await act(flats.first().dblclick());
  await expect(page.getByLabel(uk.prices_rule_price)).toBeFocused();
  await act(page.keyboard.type('21000'));
  await act(button(uk.prices_publish).click());
  expect(actions).toBe(3);
  // Far from what it was: a slip of the hand is seen before anything has changed.
  const sure = page.getByRole('dialog');
  await expect(sure).toContainText('21 000 $');
  expect((await costs())[0]).not.toMatch(/ 21000$/);
  expect(await violationsOn(page), 'a price that moves far').toEqual([]);
  await sure.getByRole('button', { name: uk.prices_far_sure }).click();
  await expect(page.getByText(uk.prices_published.replace('{count}', '1'))).toBeVisible();
  await expect.poll(async () => (await costs())[0]).toMatch(/ 21000$/);

  // It stands against the feed, until it is given back.
  await page.getByRole('link', { name: uk.prices_ours_link }).click();
  const back = page.getByRole('button', { name: uk.prices_ours_end });
  await expect(back).toHaveCount(1);
  await expect(page.getByRole('row').filter({ has: back })).toContainText(why);
  expect(await violationsOn(page, { part: 'main' }), 'prices of ours').toEqual([]);
  await back.click();
  await expect(page.getByText(uk.prices_ours_nothing)).toBeVisible();
  await expect.poll(costs).toEqual(before);
});

test('a rule for all leaves out what investors resell until a person includes it, and a telephone shows where a flat is', async ({
  page,
}) => {
  const target = page.getByText(/^Змінимо всі відібрані: \d+/);
  const count = async () => Number((await target.textContent())?.match(/\d+/)?.[0]);
  await enterAs(page, 'керівник');
  await page.goto('/office/prices');
  const include = page.getByRole('checkbox', { name: /^Разом із квартирами, які продають інвестори: \d+$/ });
  const resale = Number((await page.getByText(/^Разом із квартирами/).textContent())?.match(/\d+/)?.[0]);
  const before = await count();
  expect(resale).toBeGreaterThan(0);
  await expect(include).not.toBeChecked();
  await include.check();
  await expect.poll(count).toBe(before + resale);
  await include.uncheck();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel(uk.prices_rule_value).fill('+2');
  const row = page.getByRole('row').nth(1);
  await row.scrollIntoViewIfNeeded();
  for (const text of [/Секція 1/, /вільна/])
    await expect(row.getByRole('gridcell', { name: text }).or(row.getByText(text)).first()).toBeInViewport();
  expect(await violationsOn(page, { part: 'main' }), 'prices on a telephone').toEqual([]);
  await page.goto('/office/imports');
  await expect(page.locator('nav [aria-current="page"]')).toBeInViewport({ ratio: 1 });
});

test('the second stage comes on sale in the release that has its prices, is seen with its quotes before, and goes back', async ({
  page,
  request,
}) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
  const forSale = async () => {
    const { apartments } = (await (await request.get('/api/uk/apartments?usd=1')).json()) as WireApartmentsAnswer;
    return apartments.total;
  };
  const before = await forSale();

  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, 'керівник');
  await page.goto('/office/prices?project=0&status=available');
  const slug = await page.evaluate(async () => {
    const headers = { 'x-office': '1', 'idempotency-key': crypto.randomUUID(), 'content-type': 'application/json' };
    const { ids, statuses, sections } = await (await fetch('/office/api/inventory', { headers })).json();
    const row = statuses.findIndex((status: string, at: number) => status === 'available' && at < sections[0].to);
    const asked = { apartmentId: ids[row], days: 7, locale: 'uk', downPercent: null, months: null, to: null, requestId: null };
    const made = await fetch('/office/api/quotes/make', { method: 'POST', headers, body: JSON.stringify(asked) });
    return (await made.json()).quote.flat.slug as string;
  });
  await page.getByLabel(uk.prices_rule_value).fill('+2');
  await button(uk.prices_to_release).click();
  await expect(page.getByText(quotes.quotes_standing.replace('{total}', '1'))).toBeVisible();
  await page.getByText(quotes.quotes_standing_show).click();
  await expect(page.locator(`a[href="/office/flats/${slug}"]`)).toBeVisible();
  expect(await violationsOn(page, { part: 'main' }), 'quotes of a release').toEqual([]);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

  await page.goto('/office/prices?project=0&status=reserved');
  await page.getByRole('combobox', { name: uk.prices_into, exact: true }).selectOption({ label: name });
  const put = button(/^Поставити в продаж: \d+$/);
  const count = Number((await put.textContent())?.match(/\d+/)?.[0]);
  expect(count).toBeGreaterThan(0);
  await put.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('heading', { name: uk.prices_come_on_sale.replace('{count}', String(count)) })).toBeVisible();
  await expect(page.getByRole('row', { name: /→/ }).first()).toBeVisible();
  expect(await violationsOn(page, { part: 'main' }), 'statuses of a release').toEqual([]);
  expect(await forSale()).toBe(before);

  await button(releases.releases_publish).click();
  await expect(page.getByRole('dialog')).toContainText(quotes.quotes_standing.replace('{total}', '1'));
  await inDialog(releases.releases_publish).click();
  await expect.poll(forSale).toBe(before + count);
  await page.goto('/office/prices/overrides');
  await expect(page.getByRole('heading', { name: uk.prices_statuses_of_release.replace('{count}', String(count)) })).toBeVisible();
  expect(await violationsOn(page, { part: 'main' }), 'statuses of ours').toEqual([]);
  await page.goBack();
  await button(releases.releases_undo).click();
  await inDialog(releases.releases_undo).click();
  await expect.poll(forSale).toBe(before);
});

test('a press right after a choice of flats is for those that were chosen, though they are drawn a moment later', async ({ page }) => {
  const target = page.getByText(/^Змінимо всі відібрані: \d+/);
  const count = async () => Number((await target.textContent())?.match(/\d+/)?.[0]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, 'керівник');
  await page.goto('/office/prices');
  await page.getByLabel(uk.prices_rule_value).fill('+1');
  await expect(page.getByRole('button', { name: uk.prices_to_release, exact: true })).toBeEnabled();
  const all = await count();
  const sent = page.waitForRequest(/office\/api\/prices\/change$/);
  await page.getByRole('combobox', { name: uk.prices_status, exact: true }).evaluate(async (select: HTMLSelectElement, text) => {
    select.value = 'available';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    // No task of the browser comes between: nothing is drawn.
    for (let steps = 0; !location.search.includes('status=available'); steps += 1) {
      if (steps > 10_000) throw new Error('The choice is not in the address.');
      await Promise.resolve();
    }
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === text)?.click();
  }, uk.prices_to_release);
  const { apartments } = (await sent).postDataJSON() as { apartments: number[] };
  await page.waitForURL('**/office/releases/*');
  await page.goto('/office/prices?status=available');
  await expect(target).toBeVisible();
  expect(apartments.length).toBe(await count());
  expect(apartments.length).toBeLessThan(all);
});
