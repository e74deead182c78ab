import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import { appTimeout, type RunningApp, startApp } from '../../support/start-app.ts';
import { expect, test, untilHydrated } from '../journey.ts';
import { flats } from '../list.ts';

// What a buyer comes for, on a telephone and on a desktop, with the presses and filled fields that it takes (decision 71).
test.describe.configure({ mode: 'default' });
let site: RunningApp;

test.beforeAll(async () => {
  test.setTimeout(appTimeout);
  site = await startApp({ like: process.env.JOURNEY_MODEL, env: { CODES_PER_10_MINUTES: '1000', LOGINS_PER_10_MINUTES: '1000' } });
});
test.afterAll(() => site.stop());

const devices = [
  { name: 'a telephone', viewport: { width: 390, height: 844 }, hasTouch: true, phone: '+380502223344', at: 13 },
  { name: 'a desktop', viewport: { width: 1440, height: 900 }, hasTouch: false, phone: '+380672223344', at: 17 },
];

/** Counts what a person does. Nothing but presses and fields: what is seen without them is free. */
function hands() {
  let actions = 0;
  const act = async (work: Promise<unknown>) => {
    actions += 1;
    await work;
  };
  return { act, count: () => actions };
}

async function open(context: BrowserContext, path: string): Promise<Page> {
  await context.addInitScript(() => localStorage.setItem('cookies', 'accepted'));
  const page = await context.newPage();
  await page.goto(`${site.address}${path}`);
  await untilHydrated(page);
  return page;
}

/** In sight where the last action has left the page, and not below the fold. */
const inSight = (what: Locator) => expect(what).toBeInViewport({ ratio: 0.9 });

const list = async (query: string) =>
  ((await (await fetch(`${site.address}/api/uk/apartments?${query}`)).json()) as WireApartmentsAnswer).apartments.items;

for (const { name, viewport, hasTouch, phone, at } of devices)
  test.describe(name, () => {
    let context: BrowserContext;
    test.beforeEach(async ({ browser }) => {
      context = await browser.newContext({ viewport, hasTouch, reducedMotion: 'reduce', locale: 'uk-UA' });
    });
    test.afterEach(() => context.close());

    test('finds flats of two rooms up to 90,000 dollars in or near Pecherskyi in 4 actions', async ({ say }) => {
      const { act, count } = hands();
      const page = await open(context, '/');
      const finder = page.getByRole('main');
      await act(finder.getByLabel(say('home_finder_rooms')).selectOption('2'));
      await act(finder.getByLabel(say('home_finder_cost')).selectOption('90000'));
      await act(finder.getByLabel(say('home_finder_place')).selectOption('pecherskyi'));
      await act(finder.getByRole('button', { name: /Показати \d+ поруч/ }).click());
      const found = page.getByRole('list', { name: say('list_nearby') }).getByRole('article');
      await expect(found).not.toHaveCount(0);
      await expect(found.first().getByRole('link').first()).toBeInViewport();
      expect(count()).toBe(4);
    });

    test('compares two flats in 3 actions', async ({ say }) => {
      const { act, count } = hands();
      const page = await open(context, '/apartments/');
      for (const card of [0, 1])
        await act(
          flats(page)
            .nth(card)
            .getByRole('button', { name: say('fav_compare') })
            .click(),
        );
      await act(
        page
          .getByRole('complementary', { name: say('fav_compare_tray') })
          .getByRole('link', { name: say('fav_compare_now') })
          .click(),
      );
      await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2);
      const price = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: say('fav_row_price'), exact: true }) });
      await inSight(price.getByText(/\$/).first());
      expect(count()).toBe(3);
    });

    test('sees the minutes to the nearest school on the page of a flat, without an action', async ({ say }) => {
      const [flat] = await list('per_page=48');
      const page = await open(context, `/apartments/${flat?.slug}/`);
      const walks = page.getByRole('region', { name: say('flat_walks') });
      await expect(walks.getByText(/школа|ліцей|гімназія/i)).toBeVisible();
      expect(await screensDown(walks, viewport.height)).toBeLessThan(hasTouch ? 2 : 1);
    });

    test('knows what 24 months cost in 2 actions', async ({ say }) => {
      const { act, count } = hands();
      const flat = (await list('per_page=48')).find(({ monthly }) => monthly);
      const page = await open(context, `/apartments/${flat?.slug}/`);
      await act(page.locator('a[href="#instalments"]').first().click());
      const calculator = page.locator('#instalments');
      await act(calculator.getByRole('textbox', { name: say('instalments_months') }).fill('24'));
      await expect(calculator.getByRole('status')).toContainText('24 платежі');
      await inSight(calculator.getByRole('status'));
      expect(count()).toBe(2);
    });

    test('sees sun and view of December in 1 action', async ({ say }) => {
      const { act, count } = hands();
      const [flat] = await list('per_page=1');
      const page = await open(context, `/apartments/${flat?.slug}/`);
      await act(page.locator('main a[href$="/outlook/"]').first().click());
      await expect(page.getByRole('table', { name: say('outlook_table') }).getByText('21 грудня')).toBeVisible();
      expect(count()).toBe(1);
    });

    test('books to the bank in 12 actions, and sees what comes back in 2 more', async ({ say }) => {
      test.setTimeout(180_000);
      const slug = (await list('per_page=48&sort=price_desc'))[at]?.slug;
      const page = await open(context, `/apartments/${slug}/`);
      const dialog = page.getByRole('dialog');
      const { act, count } = hands();
      const press = (key: string) => act(dialog.getByRole('button', { name: say(key) }).click());
      const write = (key: string, text: string) => act(dialog.getByRole('textbox', { name: say(key) }).fill(text));
      await act(
        page
          .getByRole('main')
          .getByRole('link', { name: say('flat_book'), exact: true })
          .first()
          .click(),
      );
      await act(dialog.getByRole('checkbox').check({ force: true }));
      await press('booking_begin');
      await write('login_phone', phone);
      await press('login_get_code');
      const code = dialog.locator('strong');
      await expect(code).toHaveText(/^\d{6}$/);
      await write('login_code', (await code.textContent()) ?? '');
      await write('booking_lastname', 'Коваль');
      await write('booking_firstname', 'Олена');
      await write('booking_inn', '3068208400');
      await write('booking_email', 'olena@example.ua');
      await press('booking_next');
      await act(dialog.getByRole('button', { name: /20\s000/ }).click());
      await expect(page).toHaveURL(/\/simulators\/bank\//);
      expect(count()).toBe(12);

      await page.getByRole('button', { name: 'Сплатити', exact: true }).click();
      await page.getByRole('link', { name: 'Повернутися на сайт' }).click();
      await expect(dialog.getByRole('heading', { level: 3, name: say('booking_reserved_title') })).toBeVisible({ timeout: 30_000 });
      const cancelling = hands();
      await cancelling.act(dialog.getByRole('button', { name: say('booking_cancel') }).click());
      await expect(dialog.getByText(/20\s000.*100/)).toBeInViewport();
      await cancelling.act(dialog.getByRole('button', { name: say('booking_cancel_yes') }).click());
      await inSight(dialog.getByText(/Повертаємо 20\s000/));
      expect(cancelling.count()).toBe(2);
    });

    test('asks about a flat, which the form names, in 5 actions', async ({ say }) => {
      const { act, count } = hands();
      const [flat] = await list('per_page=1');
      const page = await open(context, `/apartments/${flat?.slug}/`);
      await act(
        page
          .getByRole('button', { name: say('flat_ask'), exact: true })
          .or(page.getByRole('link', { name: say('flat_ask'), exact: true }))
          .first()
          .click(),
      );
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading', { name: say('flat_ask_title', { number: flat?.number ?? '' }) })).toBeVisible();
      await act(dialog.getByRole('textbox', { name: say('forms_name') }).fill('Оксана'));
      await act(dialog.getByRole('textbox', { name: say('forms_phone') }).fill('+380 67 123 45 67'));
      await act(dialog.getByRole('checkbox').check());
      await act(dialog.getByRole('button', { name: say('forms_send') }).click());
      await expect(dialog.getByRole('heading', { name: say('forms_consultation_sent') })).toBeVisible();
      expect(count()).toBe(5);
    });
  });

/** How many screens down the end of a part stands. */
const screensDown = async (part: Locator, height: number): Promise<number> =>
  part.evaluate((one) => one.getBoundingClientRect().bottom + scrollY).then((bottom) => bottom / height);
