import type { APIRequestContext } from '@playwright/test';
import type { Locale } from '../../../src/base/locale.ts';
import type { WireOfferAnswer, WireOffersAnswer } from '../../../src/contract/content/offers.ts';
import { formatPrice } from '../../../src/site/format/price/number-formats.ts';
import { expect, test, untilHydrated } from '../journey.ts';

const ended = 'autumn-studios';
const day = 86_400_000;

const read = async <Answer>(request: APIRequestContext, path: string) => (await (await request.get(path)).json()) as Answer;
const offersIn = async (request: APIRequestContext, language: Locale, query = '') =>
  (await read<WireOffersAnswer>(request, `/api/${language}/offers?per_page=48${query}`)).offers.items;

/** An offer whose effect is a price, and that does not end while the journey runs. */
async function standingOffer(request: APIRequestContext, language: Locale) {
  const offers = await offersIn(request, language);
  const found = offers.find(({ effect, until }) => effect.kind === 'percent' && Date.parse(until) - Date.now() > 2 * day);
  if (!found) throw new Error('The demo has no discount that lasts.');
  return (await read<WireOfferAnswer>(request, `/api/${language}/offer/${found.slug}`)).offer;
}

test('§2 offers: the list names every offer that holds, and those of one kind @once', async ({ page, visit, say, language, request }) => {
  const offers = await offersIn(request, language);
  await visit('/promo/');
  const main = page.getByRole('main');
  for (const { title } of offers) await expect(main.getByRole('link', { name: title, exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(offers.length);

  const gifts = await offersIn(request, language, '&tag=gift');
  const kinds = page.getByRole('navigation', { name: say('offers_kinds') });
  await kinds.getByRole('link').nth(2).click();
  await expect(page).toHaveURL(/\?tag=gift$/);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(gifts.map(({ title }) => title));
  await expect(kinds.getByRole('link').nth(2)).toHaveAttribute('aria-current', 'page');
});

test('§2 offer: its effect stands on real apartments, and on the page of such an apartment', async ({
  page,
  visit,
  at,
  say,
  language,
  request,
}) => {
  const offer = await standingOffer(request, language);
  await visit(`/promo/${offer.slug}/`);
  const prices = page.getByRole('region', { name: say('offers_prices') });
  const rows = prices.getByRole('listitem');
  await expect(rows).toHaveCount(offer.apartments.length);
  expect(offer.apartments.length).toBe(4);
  for (const [number, flat] of offer.apartments.entries())
    for (const [amount, currency] of [
      [flat.cost_usd, 'USD'],
      [flat.offer_cost_usd, 'USD'],
      [flat.offer_cost, 'UAH'],
      [flat.saving_usd, 'USD'],
    ] as const)
      await expect(rows.nth(number)).toContainText(formatPrice(amount, currency, language));

  const [flat] = offer.apartments;
  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${at(`/apartments/${flat?.slug}/`)}$`));
  // A new page scrolls to its top 200 ms after the navigation (§9): an element that is pressed at that moment moves away under the pointer.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const main = page.getByRole('main');
  await expect(main.getByText(formatPrice(flat?.offer_cost_usd ?? 0, 'USD', language)).first()).toBeVisible();
  await main.getByRole('link', { name: offer.title, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${at(`/promo/${offer.slug}/`)}$`));
});

test('§2 offer: the days left are counted by the server’s clock, not by the device’s, and never by the second', {
  tag: '@once',
}, async ({ page, visit, language, request }) => {
  const offer = await standingOffer(request, language);
  await page.addInitScript((shift) => {
    const real = Date.now.bind(Date);
    Date.now = () => real() + shift;
  }, 400 * day);
  await visit(`/promo/${offer.slug}/`);
  const timer = page.getByRole('timer');
  // As the page counts: by whole minutes.
  const days = Math.floor((Math.ceil((Date.parse(offer.until) - Date.parse(offer.now)) / 60_000) * 60_000) / day);
  await expect(timer).toContainText(new RegExp(`(^|\\D)${days}\\s`));
  await expect(timer).not.toContainText(':');
});

test('§2 offer: on its last day the page says hours and minutes, and counts by the minute', { tag: '@once' }, async ({
  page,
  visit,
  say,
  language,
  request,
}) => {
  const offer = await standingOffer(request, language);
  const left = 5 * 3_600_000 + 12 * 60_000 - 1000;
  await page.route(`**/api/${language}/offer/*`, (route) =>
    route.fulfill({ json: { offer: { ...offer, now: new Date(Date.parse(offer.until) - left).toISOString() } } }),
  );
  await page.clock.install();
  await visit(`/promo/${offer.slug}/`);
  const timer = page.getByRole('timer');
  await expect(timer).toContainText(say('offers_last_hours', { hours: 5, minutes: 12 }));
  await page.clock.runFor(60_000);
  await expect(timer).toContainText(say('offers_last_hours', { hours: 5, minutes: 11 }));
});

test('§2 offer: at its end the page says so by itself, with or without motion', { tag: '@once' }, async ({
  page,
  visit,
  say,
  saying,
  language,
  request,
}) => {
  const offer = await standingOffer(request, language);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    let begin = () => {};
    const seen = new Promise<void>((resolve) => {
      begin = resolve;
    });
    await page.route(`**/api/${language}/offer/*`, async (route) => {
      await seen;
      await route.fulfill({ json: { offer: { ...offer, now: new Date(Date.parse(offer.until) - 2_000).toISOString() } } });
    });
    await visit(`/promo/${offer.slug}/`);
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await expect(page.getByRole('region', { name: say('offers_prices') })).toBeVisible();
    begin();
    await expect(page.getByRole('status').filter({ hasText: saying('offers_over') })).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(0);
    await expect(page.getByRole('region', { name: say('offers_prices') })).toHaveCount(0);
    await expect(page.locator('body[data-same-page]')).toHaveCount(1);
    await page.unroute(`**/api/${language}/offer/*`);
  }
});

test('§2 offer: one that is over keeps its page, with a note and the present offers @once', async ({
  page,
  visit,
  say,
  saying,
  language,
  request,
}) => {
  await visit(`/promo/${ended}/`);
  await expect(page.getByRole('status').filter({ hasText: saying('offers_over') })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByRole('region', { name: say('offers_prices') })).toHaveCount(0);
  const { related } = (await read<WireOfferAnswer>(request, `/api/${language}/offer/${ended}`)).offer;
  const current = page.getByRole('region', { name: say('offers_current') });
  await expect(current.getByRole('heading', { level: 3 })).toHaveText(related.map(({ title }) => title));
  expect((await offersIn(request, language)).map(({ slug }) => slug)).not.toContain(ended);
});

test('§2 offer: a visitor asks about it, and the message names it @once', async ({ page, visit, say, language, request }) => {
  const offer = await standingOffer(request, language);
  await visit(`/promo/${offer.slug}/`);
  await page.getByRole('link', { name: say('offers_ask') }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: say('forms_message') })).toHaveValue(
    say('offers_ask_message', { title: offer.title }),
  );
});

test('§2 offer: an address that names none is missing', { tag: '@once' }, async ({ page, at }) => {
  expect((await page.goto(at('/promo/never-was/')))?.status()).toBe(404);
  await untilHydrated(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§2 offer: its last day is said, prices and terms stand there, kinds are links @once', async ({
    page,
    at,
    say,
    saying,
    language,
    request,
  }) => {
    const offer = await standingOffer(request, language);
    await page.goto(at('/promo/?tag=price'));
    await expect(
      page
        .getByRole('navigation', { name: say('offers_kinds') })
        .getByRole('link')
        .nth(1),
    ).toHaveAttribute('aria-current', 'page');
    await page.goto(at(`/promo/${offer.slug}/`));
    await expect(page.getByText(saying('offers_last_day'))).toBeVisible();
    await expect(page.locator(`time[datetime="${offer.last_day}"]`).first()).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText('');
    await expect(page.getByRole('region', { name: say('offers_prices') }).getByRole('listitem')).toHaveCount(offer.apartments.length);
    await expect(page.getByRole('region', { name: say('offers_terms') }).getByRole('listitem')).toHaveText(offer.terms);
  });
});
