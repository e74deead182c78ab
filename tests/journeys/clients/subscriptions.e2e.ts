import type { Page } from '@playwright/test';
import type { WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import { expect, test, untilHydrated, untilPartHydrated } from '../journey.ts';
import { linksOfLetter, linkWith } from '../mailbox.ts';

test.use({ expectedComplaint: /net::ERR_FAILED/ });

const someone = () => `visitor-${crypto.randomUUID()}@example.ua`;

/** Faster than a person can be, and the visitor is taken for a robot, who is thanked and gets no letter. */
const slowAsAPerson = (page: Page) => page.waitForFunction(() => performance.now() > 1_500);

/** The form hydrates when its script is loaded, which is later than the page. */
async function hydratedForm(page: Page, name: string | RegExp) {
  const form = page.getByRole('region', { name }).locator('form');
  await form.scrollIntoViewIfNeeded();
  await untilPartHydrated(form);
  await slowAsAPerson(page);
  return form;
}

const places = [
  { what: 'a project', path: '/projects/luhova/', kind: 'project' },
  { what: 'the news', path: '/news/', kind: 'news', tag: ['@once'] },
];
for (const { what, path, kind, tag = [] } of places)
  test(`§5 §8 a visitor follows ${what}: mistakes are named, a lost connection loses nothing, a letter confirms`, { tag }, async ({
    page,
    visit,
    at,
    say,
    request,
    expectAccessible,
  }) => {
    const email = someone();
    await visit(path);
    const region = page.getByRole('region', { name: say(`forms_subscribe_${kind}_title`) });
    const form = await hydratedForm(page, say(`forms_subscribe_${kind}_title`));
    const send = form.getByRole('button', { name: say('forms_subscribe') });
    const address = form.getByRole('textbox', { name: say('forms_email') });

    await send.click();
    await expect(form.getByText(say('forms_error_required'))).toBeVisible();
    await expect(form.getByText(say('forms_error_consent'))).toBeVisible();
    await expect(address).toBeFocused();
    await expectAccessible();
    await address.fill('olena@');
    await expect(form.getByText(say('forms_error_required'))).toHaveCount(0);
    await form.getByRole('checkbox').check({ force: true });
    await send.click();
    await expect(form.getByText(say('forms_error_email'))).toBeVisible();

    await address.fill(email);
    await page.route('**/api/**/subscription', (route) => route.abort());
    await send.click();
    await expect(form.getByText(say('forms_offline'))).toBeVisible();
    await page.unroute('**/api/**/subscription');
    await page.reload();
    await untilHydrated(page);
    await hydratedForm(page, say(`forms_subscribe_${kind}_title`));
    await expect(address).toHaveValue(email);
    await expect(form.getByRole('checkbox')).not.toBeChecked();

    await form.getByRole('checkbox').check({ force: true });
    let sent = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/**/subscription', async (route) => {
      sent++;
      await held;
      await route.continue();
    });
    await send.dblclick();
    await expect(form.getByRole('button', { name: say('forms_sending') })).toBeVisible();
    release();
    await expect(region.getByRole('heading', { name: say(`forms_subscribed_${kind}`) })).toBeFocused();
    await expect(region.getByText(say('forms_subscribed_next'))).toBeVisible();
    await expect(region.getByRole('link', { name: say('forms_subscribed_email') })).toBeVisible();
    expect(sent).toBe(1);
    await expectAccessible();

    const confirm = linkWith(await linksOfLetter(request, email), '/subscription/confirm/');
    expect(confirm).toContain(at('/subscription/confirm/'));
    // A program that checks links opens it first.
    for (let looks = 0; looks < 3; looks++) expect((await request.get(confirm)).ok()).toBe(true);
    await page.goto(confirm);
    await expectAccessible();
    await page.getByRole('button', { name: say('forms_confirm') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('forms_confirmed_title') })).toBeVisible();
    await page.goto(confirm);
    await page.getByRole('button', { name: say('forms_confirm') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('forms_link_title') })).toBeVisible();
  });

test('§8 a visitor watches the price of an apartment, and leaves by the link of a letter @once', async ({
  page,
  visit,
  say,
  language,
  request,
  expectAccessible,
}) => {
  const email = someone();
  const { apartments } = (await (await request.get(`/api/${language}/apartments`)).json()) as WireApartmentsAnswer;
  await visit(`/apartments/${apartments.items[0]?.slug}/`);
  const link = page.getByRole('link', { name: say('forms_subscribe_apartment_title') });
  await untilPartHydrated(link);
  for (const count of [1, 2]) {
    await link.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectAccessible();
    await slowAsAPerson(page);
    await dialog.getByRole('textbox', { name: say('forms_email') }).fill(email);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: say('forms_subscribe') }).click();
    await expect(dialog.getByRole('heading', { name: say('forms_subscribed_apartment') })).toBeFocused();
    if (count === 2) {
      // The simulator is no page of the router.
      await dialog.getByRole('link', { name: say('forms_subscribed_email') }).click();
      await expect(page.getByText(email).first()).toBeVisible();
      break;
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await request.post(linkWith(await linksOfLetter(request, email), '/confirm/'), { form: {} });
  }
  const leave = linkWith(await linksOfLetter(request, email, 2), '/subscription/unsubscribe/');
  for (let looks = 0; looks < 3; looks++) await request.get(leave);
  await page.goto(leave);
  await expect(page.getByRole('heading', { level: 1, name: say('forms_leave_title') })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: say('forms_leave') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('forms_left_title') })).toBeVisible();
  // The mail program's own button: no page, no cookie, no origin (RFC 8058).
  const pressed = await request.post(leave, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(pressed.ok()).toBe(true);
});
