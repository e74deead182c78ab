import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { WireApartment, WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import { appTimeout, type RunningApp, startApp } from '../../support/start-app.ts';
import { violationsOn } from '../axe.ts';
import { expect, test, untilHydrated } from '../journey.ts';

// One app serves all journeys: a flat that is booked here is used by no other.
test.describe.configure({ mode: 'default', timeout: 180_000 });
let site: RunningApp;

test.beforeAll(async () => {
  test.setTimeout(appTimeout);
  site = await startApp({
    like: process.env.JOURNEY_MODEL,
    env: { CODES_PER_10_MINUTES: '1000', LOGINS_PER_10_MINUTES: '1000', LINE_HOURS: '36' },
  });
});
test.afterAll(() => site.stop());

const dialogOf = (page: Page) => page.getByRole('dialog');

async function open(context: BrowserContext, path: string, width = 1440): Promise<Page> {
  await context.addInitScript(() => localStorage.setItem('cookies', 'accepted'));
  const page = await context.newPage();
  await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
  await page.goto(`${site.address}${path}`);
  await untilHydrated(page);
  return page;
}

/** Of the dialog alone: the page below it is read elsewhere. */
const expectReadable = async (page: Page) => expect(await violationsOn(page, { part: 'dialog[open]' })).toEqual([]);

async function proveThePhone(page: Page, phone: string, say: (key: string) => string): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByRole('textbox', { name: say('login_phone') }).fill(phone);
  await dialog.getByRole('button', { name: say('login_get_code') }).click();
  const code = dialog.locator('strong');
  await expect(code).toHaveText(/^\d{6}$/);
  await dialog.getByRole('textbox', { name: say('login_code') }).fill((await code.textContent()) ?? '');
}

/** Leaves a simulator for the site, where a whole page comes with its dialog and the deal in it before the part is shown. */
async function returnTo(part: Locator): Promise<void> {
  await part.page().getByRole('link', { name: 'Повернутися на сайт' }).click();
  await expect(part).toBeVisible({ timeout: 30_000 });
}

const slugOf = async (at: number): Promise<string> => {
  const answer = await fetch(`${site.address}/api/uk/apartments?per_page=48&sort=price_desc`);
  const slug = ((await answer.json()) as WireApartmentsAnswer).apartments.items[at]?.slug;
  if (!slug) throw new Error('The demo has flats for sale.');
  return slug;
};

/** The board of the flat's project as another visitor has it open, and the flat's cell. */
async function openBoardOf(context: BrowserContext, slug: string) {
  const { apartment } = (await (await fetch(`${site.address}/api/uk/apartment/${slug}`)).json()) as { apartment: WireApartment };
  const listening = context.waitForEvent('response', (response) => response.url().endsWith('/api/apartment-changes'));
  const board = await open(context, `/projects/${apartment.project.slug}/board/`);
  await listening;
  return { board, cell: board.locator(`[data-id="${apartment.id}"]`) };
}

test('§1 a flat is booked on a phone through a reload and a refused card, refused to others, cancelled with its refund, and offered to the first on the waitlist', async ({
  browser,
  say,
}) => {
  const slug = await slugOf(3);
  const one = await browser.newContext({ reducedMotion: 'reduce' });
  const other = await browser.newContext({ reducedMotion: 'reduce' });
  const buyer = await open(one, `/apartments/${slug}/`, 390);
  const dialog = dialogOf(buyer);
  const step = (name: string) => dialog.getByRole('heading', { level: 3, name });
  await buyer
    .getByRole('main')
    .getByRole('link', { name: say('flat_book'), exact: true })
    .first()
    .click();
  await expect(dialog.getByRole('button', { name: say('flat_close') }), 'nothing is booked yet').toBeVisible();
  await dialog.getByRole('button', { name: say('booking_begin') }).click();
  await expect(dialog.getByText(say('booking_agree_needed'))).toBeVisible();
  await dialog.getByRole('checkbox').check({ force: true });
  await dialog.getByRole('button', { name: say('booking_begin') }).click();
  await expect(step(say('booking_phone_title'))).toBeFocused();
  const watching = await openBoardOf(other, slug);
  await expect(watching.cell).toHaveAttribute('data-status', 'available');
  const making = buyer.waitForRequest('**/api/deal/make');
  let make = () => {};
  await buyer.route('**/api/deal/make', (route) => {
    make = () => void route.continue();
  });
  await proveThePhone(buyer, '+380501112233', say);
  await making;
  await expect(step(say('booking_phone_title')), 'no step back to the terms meanwhile').toBeVisible();
  await expect(dialog.getByRole('button', { name: say('forms_sending') })).toBeVisible();
  make();

  await expect(step(say('booking_person_title'))).toBeFocused();
  await expect(watching.cell, 'who looks at the board sees it').toHaveAttribute('data-status', 'held');
  await watching.board.close();
  await expect(dialog.getByRole('timer')).toHaveText(/1[45]:\d\d/);
  const field = (key: string) => dialog.getByRole('textbox', { name: say(key) });
  await field('booking_lastname').fill('Коваль');
  await buyer.reload();
  await expect(field('booking_lastname'), 'what was typed is still there').toHaveValue('Коваль', { timeout: 30_000 });
  await expect(dialog.getByRole('timer')).toHaveText(/1[345]:\d\d/);

  const second = await open(other, `/apartments/${slug}/`);
  await expect(
    second
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /бронює/ }),
  ).toBeVisible();
  await second
    .getByRole('main')
    .getByRole('link', { name: say('booking_waitlist_join') })
    .click();
  const keys: (string | undefined)[] = [];
  await second.route('**/api/deal/join-line', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length === 1 ? route.fulfill({ status: 500, json: { message: 'Щось не так', statusCode: 500 } }) : route.continue();
  });
  await proveThePhone(second, '+380671112233', say);
  await expect(dialogOf(second).getByText('Щось не так')).toBeVisible();
  const inDialog = (key: string) => dialogOf(second).getByRole('button', { name: say(key) });
  await inDialog('booking_waitlist_join').click();
  await expect(dialogOf(second).getByText(say('booking_waitlist_first', { time: '36 годин' }))).toBeVisible();
  expect(new Set(keys).size, 'after a fault the same is asked again under the same key').toBe(1);
  // Opened again and left: the client stays off it until asking for it.
  await second.keyboard.press('Escape');
  await second
    .getByRole('main')
    .getByRole('link', { name: say('booking_waitlist_join') })
    .click();
  await inDialog('booking_waitlist_leave').click();
  await expect(inDialog('booking_waitlist_join')).toBeVisible();
  expect(keys.length, 'requests to join').toBe(2);
  await inDialog('booking_waitlist_join').click();
  await expect(dialogOf(second).getByText(say('booking_waitlist_first', { time: '36 годин' }))).toBeVisible();

  await field('booking_firstname').fill('Олена');
  await field('booking_inn').fill('3068208401');
  await field('booking_email').fill('olena@example.ua');
  await dialog.getByRole('button', { name: say('booking_next') }).click();
  await expect(dialog.getByText(say('account_invalid_inn'))).toBeVisible();
  await field('booking_inn').fill('3068208400');
  await dialog.getByRole('button', { name: say('booking_next') }).click();
  await expect(step(say('booking_deposit_title'))).toBeVisible();
  await dialog.getByRole('button', { name: say('booking_person_change') }).click();
  await field('booking_lastname').fill('Коваль1');
  await field('booking_inn').fill('1234567890');
  await field('booking_email').fill('olena@');
  await dialog.getByRole('button', { name: say('booking_next') }).click();
  await expect(dialog.locator('[aria-invalid="true"]'), 'everything wrong is named at once').toHaveCount(3);
  await expect(field('booking_lastname'), 'the first of it has the focus').toBeFocused();
  const [time, label] = await Promise.all(
    [dialog.getByRole('timer'), dialog.getByText(say('booking_lastname'))].map((part) => part.boundingBox()),
  );
  expect(label?.y, 'and its label is below the remaining time').toBeGreaterThan((time?.y ?? 0) + (time?.height ?? 0));
  await expect(step(say('booking_person_title')), 'and the dialog stays where it was').toBeVisible();
  await field('booking_lastname').fill('Коваль');
  await field('booking_inn').fill('3068208400');
  await field('booking_email').fill('olena@example.ua');
  await dialog.getByRole('button', { name: say('booking_next') }).click();
  await expect(step(say('booking_deposit_title'))).toBeVisible();

  const payOrTryAgain = dialog.getByRole('button', { name: /20\s000/ });
  await payOrTryAgain.click();
  await expect(buyer).toHaveURL(/\/simulators\/bank\//);
  await buyer.getByRole('button', { name: /^Відмовити/ }).click();
  await returnTo(dialog.getByText(say('booking_pay_failed')));
  await payOrTryAgain.click();
  await buyer.getByRole('button', { name: 'Сплатити', exact: true }).click();
  await returnTo(step(say('booking_reserved_title')));
  const named = say('booking_reserved_text_named', { number: '\\d+', time: '.+', name: '\\p{Lu}\\S+ \\p{Lu}\\S+' });
  await expect(dialog.getByText(new RegExp(named, 'u')), 'a manager by name').toBeVisible();
  await expect(dialog.getByText(new RegExp(say('booking_yours_until', { time: '\\d+ .*\\d\\d:\\d\\d' })))).toBeVisible();
  await expect(dialog.getByRole('link', { name: say('booking_calendar') })).toHaveAttribute('href', /^data:text\/calendar/);

  await expect(dialog.getByText(say('booking_profile_ask', { what: '3068208400, olena@example.ua' }))).toBeVisible();
  await dialog.getByRole('button', { name: say('booking_profile_save') }).click();
  await expect(dialog.getByText(say('booking_profile_saved'))).toBeVisible();

  const [file] = await Promise.all([
    buyer.waitForEvent('download'),
    dialog.getByRole('button', { name: say('booking_agreement') }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Договір бронювання \d+\.pdf$/);

  const cancel = dialog.getByRole('button', { name: say('booking_cancel') });
  await cancel.click();
  await expect(dialog.getByText(/20\s000.*100/)).toBeFocused();
  await expect(dialog.getByRole('button', { name: say('booking_cancel_yes') }), 'the question is in sight').toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: say('booking_cancel_no') }).click();
  await expect(cancel).toBeFocused();
  await cancel.click();
  await dialog.getByRole('button', { name: say('booking_cancel_yes') }).click();
  await expect(step(say('booking_cancelled_title'))).toBeVisible();
  await expect(dialog.getByText(/Повертаємо 20\s000/)).toBeVisible();

  await dialogOf(second)
    .getByRole('button', { name: say('flat_close') })
    .click();
  await expect(
    second
      .getByRole('main')
      .getByRole('link', { name: say('flat_book'), exact: true })
      .first(),
    'the turn of the second',
  ).toBeVisible();
  await second.goto(`${site.address}/account/`);
  const turn = second.getByRole('listitem').filter({ hasText: say('account_waitlist_turn') });
  await expect(turn.getByRole('link', { name: say('booking_begin') }), 'his account says so too').toHaveAttribute(
    'href',
    `/apartments/${slug}/?booking=1`,
  );
  await turn.getByRole('button', { name: say('booking_waitlist_leave') }).click();
  await turn.getByRole('button', { name: say('account_waitlist_leave_sure') }).click();
  await expect(second.getByText(say('account_no_deals'), { exact: true })).toBeVisible();
  await Promise.all([one.close(), other.close()]);
});

test('§1 a hold that could not be asked for is asked for again by the same button', async ({ browser, say }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await open(context, `/apartments/${await slugOf(7)}/`);
  const dialog = dialogOf(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('flat_book'), exact: true })
    .first()
    .click();
  const begin = dialog.getByRole('button', { name: say('booking_begin') });
  await page.route('**/api/deal/make', (route) => route.abort());
  await dialog.getByRole('checkbox').check({ force: true });
  await begin.click();
  await proveThePhone(page, '+380631112233', say);
  await expect(dialog.getByText(say('booking_failed'))).toBeVisible();
  await page.unroute('**/api/deal/make');
  await dialog.getByRole('checkbox').check({ force: true });
  await begin.click();
  await expect(dialog.getByRole('timer')).toBeVisible();
  await context.close();
});

test('§1 two tabs and a lost connection change nothing about a booking', async ({ browser, say }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const path = `/apartments/${await slugOf(5)}/`;
  const page = await open(context, path);
  const dialog = dialogOf(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('flat_book'), exact: true })
    .first()
    .click();
  await dialog.getByRole('checkbox').check({ force: true });
  await dialog.getByRole('button', { name: say('booking_begin') }).click();
  await proveThePhone(page, '+380931112233', say);
  await expect(dialog.getByRole('timer')).toBeVisible();

  const tab = await open(context, path);
  await tab
    .getByRole('main')
    .getByRole('link', { name: say('booking_continue') })
    .first()
    .click();
  await expect(dialogOf(tab).getByRole('heading', { level: 3, name: say('booking_person_title') })).toBeVisible();
  await context.setOffline(true);
  for (const [key, text] of [
    ['booking_lastname', 'Коваль'],
    ['booking_firstname', 'Олена'],
    ['booking_email', 'o@example.ua'],
  ] as const)
    await dialogOf(tab)
      .getByRole('textbox', { name: say(key) })
      .fill(text);
  await dialogOf(tab)
    .getByRole('button', { name: say('booking_next') })
    .click();
  await expect(dialogOf(tab).getByText(say('booking_failed'))).toBeVisible();
  await context.setOffline(false);
  const deposit = dialogOf(tab).getByRole('heading', { level: 3, name: say('booking_deposit_title') });
  // A restored connection works after a moment; a person whose press failed presses again.
  await expect(async () => {
    if (await deposit.isVisible()) return;
    await dialogOf(tab)
      .getByRole('button', { name: say('booking_next') })
      .click({ timeout: 1_000 });
    await expect(deposit).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 20_000 });
  await expect(dialog.getByRole('heading', { level: 3, name: say('booking_deposit_title') }), 'the first tab hears of it').toBeVisible({
    timeout: 20_000,
  });
  await context.close();
});

test('§1 a flat is booked through Diia in four steps, through a reload and a wrong person, and a refusal there frees another and says so', async ({
  browser,
  say,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const [first, second] = [await slugOf(9), await slugOf(11)];
  const page = await open(context, `/apartments/${first}/`, 390);
  const dialog = dialogOf(page);
  const step = (key: string) => dialog.getByRole('heading', { level: 3, name: say(key) });
  const begin = async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: say('flat_book'), exact: true })
      .first()
      .click();
    await dialog.getByRole('radio', { name: say('booking_way_diia') }).check({ force: true });
    await dialog.getByRole('checkbox').check({ force: true });
    await expectReadable(page);
    await dialog.getByRole('button', { name: say('booking_begin') }).click();
  };
  /** Plays the person's actions in the app, and returns to the site. */
  const inDiia = async (press: string, shown: Locator) => {
    await dialog.getByRole('link', { name: say('booking_diia_open') }).click();
    await page.getByRole('button', { name: press, exact: true }).click();
    await returnTo(shown);
  };
  await begin();
  await proveThePhone(page, '+380991112233', say);
  await expect(step('booking_share_title')).toBeFocused();
  await expectReadable(page);
  await expect(dialog.getByText('Крок 2 з 4')).toBeVisible();
  await dialog.getByRole('textbox', { name: say('booking_email') }).fill('olena@example.ua');
  await dialog.getByRole('button', { name: say('booking_share_ask') }).click();
  await expect(dialog.getByRole('link', { name: say('booking_diia_open') })).toBeVisible();
  await expectReadable(page);
  await page.reload();
  await inDiia('Поділитися документами підлітка', dialog.getByText(say('booking_share_minor')));
  await expectReadable(page);
  await dialog.getByRole('button', { name: say('booking_share_ask') }).click();
  await inDiia('Поділитися', step('booking_sign_title'));

  await expect(dialog.getByText('Коваль Олена Іванівна')).toBeVisible();
  await expectReadable(page);
  const [file] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: say('booking_sign_read') }).click()]);
  expect(file.suggestedFilename()).toMatch(/^Договір бронювання \d+\.pdf$/);
  await dialog.getByRole('button', { name: say('booking_sign_ask') }).click();
  await expect(dialog.getByRole('link', { name: say('booking_diia_open') })).toBeVisible();
  await expectReadable(page);
  await inDiia('Підписати', step('booking_deposit_title'));
  await expect(dialog.getByText('Крок 4 з 4')).toBeVisible();
  await expectReadable(page);
  await dialog.getByRole('button', { name: /20\s000/ }).click();
  await page.getByRole('button', { name: 'Сплатити', exact: true }).click();
  await returnTo(step('booking_reserved_title'));
  await expectReadable(page);

  await page.goto(`${site.address}/apartments/${second}/`);
  await untilHydrated(page);
  await begin();
  await dialog.getByRole('textbox', { name: say('booking_email') }).fill('olena@example.ua');
  await dialog.getByRole('button', { name: say('booking_share_ask') }).click();
  // A wide screen shows the code instead of the button.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(dialog.getByRole('img', { name: say('booking_diia_code') })).toBeVisible();
  await expectReadable(page);
  const [phone] = await Promise.all([context.waitForEvent('page'), dialog.getByRole('link', { name: say('booking_diia_here') }).click()]);
  await phone.getByRole('button', { name: 'Відмовити', exact: true }).click();
  await expect(step('booking_cancelled_title')).toBeVisible({ timeout: 20_000 });
  await expect(dialog.getByText(say('booking_diia_refused'))).toBeVisible();
  await expectReadable(page);
  await dialog.getByRole('button', { name: say('booking_retry') }).click();
  await expect(dialog.getByRole('radio', { name: say('booking_way_hand') })).toBeVisible();
  await context.close();
});

test('§1 a buyer whose offer ended while the page was open gets a notice, and books at the current price', async ({ browser, say }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await open(context, `/apartments/${await slugOf(24)}/`, 390);
  const dialog = dialogOf(page);
  // The page was opened while an offer held that the server does not know any more.
  await page.route('**/api/deal/make', (route) => {
    const body = route.request().postDataJSON() as { offers: string[] };
    return route.continue({ postData: JSON.stringify({ ...body, offers: [...body.offers, 'ended-at-midnight'] }) });
  });
  await page
    .getByRole('main')
    .getByRole('link', { name: say('flat_book'), exact: true })
    .first()
    .click();
  await dialog.getByRole('checkbox').check({ force: true });
  await dialog.getByRole('button', { name: say('booking_begin') }).click();
  await proveThePhone(page, '+380671112277', say);
  await expect(dialog.getByText(say('booking_offer_over'))).toBeVisible();
  await expectReadable(page);
  await page.unroute('**/api/deal/make');
  await dialog.getByRole('checkbox').check({ force: true });
  await dialog.getByRole('button', { name: say('booking_begin') }).click();
  await expect(dialog.getByRole('heading', { level: 3, name: say('booking_person_title') })).toBeVisible();
  await expect(dialog.getByText(say('booking_offer_over'))).toHaveCount(0);
  await context.close();
});
