import type { Page } from '@playwright/test';
import type { WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import { expect, test } from '../journey.ts';

test.use({ expectedComplaint: /net::ERR_FAILED/ });

type Words = { say: (key: string) => string };

const openers = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('link', { name, exact: true })
    .or(page.getByRole('main').getByRole('button', { name, exact: true }));

async function fillIn(page: Page, { say }: Words, name: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: say('forms_name') }).fill(name);
  await dialog.getByRole('textbox', { name: say('forms_phone') }).fill('+380 67 123 45 67');
  await dialog.getByRole('textbox', { name: say('forms_message') }).fill('Two windows to the south');
}

test('§8 §9 the input survives closing, another page and a lost connection, and is sent once with its campaign @once', async ({
  page,
  visit,
  say,
  language,
  request,
}) => {
  const { apartments } = (await (await request.get(`/api/${language}/apartments`)).json()) as WireApartmentsAnswer;
  const [first, second] = apartments.items;
  const name = language === 'uk' ? 'Оксана' : 'Oksana';
  await visit(`/apartments/${first?.slug}/?utm_source=letter&utm_medium=mail&utm_campaign=autumn`);
  await openers(page, say('flat_ask')).first().click();
  await fillIn(page, { say }, name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(openers(page, say('flat_ask')).first()).toBeFocused();

  await visit(`/apartments/${second?.slug}/`);
  await openers(page, say('flat_ask')).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: say('forms_name') })).toHaveValue(name);
  await expect(dialog.getByRole('textbox', { name: say('forms_message') })).toHaveValue('Two windows to the south');
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();

  await dialog.getByRole('checkbox').check();
  await page.route('**/consultation', (route) => route.abort());
  await dialog.getByRole('button', { name: say('forms_send') }).click();
  await expect(dialog.getByText(say('forms_offline'))).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: say('forms_phone') })).toHaveValue('+380 67 123 45 67');
  await page.unroute('**/consultation');

  const stored = page.waitForResponse((answer) => answer.url().includes('/consultation') && answer.request().method() === 'POST');
  await dialog.getByRole('button', { name: say('forms_send') }).click();
  const answer = await stored;
  expect(answer.ok()).toBe(true);
  expect(answer.request().postDataJSON()).toMatchObject({
    apartment_slug: second?.slug,
    utm_source: 'letter',
    utm_medium: 'mail',
    utm_campaign: 'autumn',
  });
  await expect(dialog.getByRole('heading', { name: say('forms_consultation_sent') })).toBeFocused();

  await page.keyboard.press('Escape');
  await openers(page, say('flat_ask')).first().click();
  await expect(dialog.getByRole('textbox', { name: say('forms_name') })).toHaveValue('');
});

test('§8 without a connection the page stays and names the telephone', { tag: '@once' }, async ({
  page,
  visit,
  say,
  language,
  request,
}) => {
  const { apartments } = (await (await request.get(`/api/${language}/apartments`)).json()) as WireApartmentsAnswer;
  await page.route('**/assets/consultation-dialog-*', (route) => route.abort());
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await visit(`/apartments/${apartments.items[0]?.slug}/`);
  await openers(page, say('flat_ask')).first().click();
  const alert = page.getByRole('alert').filter({ hasText: say('forms_unloaded') });
  await expect(alert.getByRole('link')).toHaveAttribute('href', /^tel:\+\d{12}$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
