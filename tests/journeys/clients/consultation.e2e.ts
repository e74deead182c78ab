import type { WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import { expect, test, untilHydrated } from '../journey.ts';
import { chooseCurrency } from '../list.ts';

test('§5 §8 a visitor asks about a flat: mistakes are named, then the request is stored', async ({
  page,
  visit,
  say,
  language,
  request,
  expectAccessible,
}) => {
  const { apartments } = (await (await request.get(`/api/${language}/apartments`)).json()) as WireApartmentsAnswer;
  await visit(`/apartments/${apartments.items[0]?.slug}/`);
  await page
    .getByRole('button', { name: say('flat_ask'), exact: true })
    .or(page.getByRole('link', { name: say('flat_ask'), exact: true }))
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible();

  await dialog.getByRole('button', { name: say('forms_send') }).click();
  await expect(dialog.getByText(say('forms_error_required')).first()).toBeVisible();

  await dialog.getByRole('textbox', { name: say('forms_name') }).fill(language === 'uk' ? 'Оксана' : 'Oksana');
  await dialog.getByRole('textbox', { name: say('forms_phone') }).fill('12');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: say('forms_send') }).click();
  await expect(dialog.getByText(say('forms_error_phone'))).toBeVisible();

  await dialog.getByRole('textbox', { name: say('forms_phone') }).fill('+380 67 123 45 67');
  const stored = page.waitForResponse((answer) => answer.url().includes('/consultation') && answer.request().method() === 'POST');
  let sent = 0;
  page.on('request', (question) => {
    if (question.url().endsWith('/consultation') && question.method() === 'POST') sent++;
  });
  await dialog.getByRole('button', { name: say('forms_send') }).dblclick();
  const answer = await stored;
  expect(answer.ok()).toBe(true);
  expect(((await answer.json()) as { id: string }).id).toMatch(/\S/);
  await expect(dialog.getByRole('heading', { name: say('forms_consultation_sent') })).toBeFocused();
  expect(sent, 'twice pressed, once sent').toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('§1 who comes to the form from “Book” reads that nothing is booked, and can book online @once', async ({
  page,
  visit,
  at,
  say,
  language,
  request,
}) => {
  const { apartments } = (await (await request.get(`/api/${language}/apartments?sort=price_desc`)).json()) as WireApartmentsAnswer;
  const [flat] = apartments.items;
  if (!flat) throw new Error('The demo has flats for sale.');
  await visit(`/consultation/?intent=book&apartment=${flat.slug}`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText(say('flat_book_title', { number: flat.number }));
  await expect(title).toContainText(flat.project.name);
  await expect(page.getByText(say('forms_book_request'))).toContainText(/\$.*₴/);
  await page.getByRole('link', { name: say('forms_book_online') }).click();
  await expect(page).toHaveURL(at(`/apartments/${flat.slug}/?booking=1`));
  await expect(page.getByRole('dialog').getByRole('button', { name: say('booking_begin') })).toBeVisible();
});

test('§4 §9 the currency switch changes every price at once and is remembered @once', async ({ page, visit, say, saying }) => {
  await visit('/apartments/');
  // All orders of both currencies are written, one is in sight: the visitor's own stands first.
  const shows = async (inOrder: RegExp) => {
    for (const price of [page.getByRole('article').first(), page.getByRole('article').last()])
      await expect(price).toContainText(inOrder, { useInnerText: true });
  };
  await shows(/\$[^$]*₴/);
  await chooseCurrency(page, { say, saying }, say('flat_in_hryvnias'));
  await shows(/₴[^₴]*\$/);
  await expect(page.locator('html')).toHaveAttribute('data-currency', 'UAH');
  await page.reload();
  await untilHydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-currency', 'UAH');
  await shows(/₴[^₴]*\$/);
  await chooseCurrency(page, { say, saying }, say('flat_in_dollars'));
  await expect(page.locator('html')).toHaveAttribute('data-currency', 'USD');
  await shows(/\$[^$]*₴/);
});
