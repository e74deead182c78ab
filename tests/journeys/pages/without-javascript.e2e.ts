import type { WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import type { WireChessboardAnswer } from '../../../src/contract/catalogue/chessboards.ts';
import type { WireStaticPages } from '../../../src/contract/content/static-pages.ts';
import { expect, test } from '../journey.ts';
import { linksOfLetter, linkWith } from '../mailbox.ts';

test.use({ javaScriptEnabled: false });

test('§2 the list works as a plain form, and its cards as plain links @once', async ({ page, at, say, language, request }) => {
  await page.goto(at('/apartments/'));
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  const form = page.getByRole('form', { name: say('filter_title') });
  await form.getByRole('checkbox', { name: '3', exact: true }).check({ force: true });
  await form.getByRole('button', { name: say('filter_apply'), exact: true }).click();
  await expect(page).toHaveURL(/roomsNumber=3/);
  const expected = (await (
    await request.get(`/api/${language}/apartments?roomsNumber=3&usd=1&sort=fit&by_plan=1`)
  ).json()) as WireApartmentsAnswer;
  const { items, plans = 0 } = expected.apartments;
  await expect(cards).toHaveCount(Math.min(plans, 12));
  const stacked = items.findIndex(({ same_plan }) => (same_plan?.total ?? 0) > 1);
  await cards.nth(stacked).getByRole('link').nth(1).click();
  await expect(page.getByRole('table').locator('tbody tr'), 'the flats of a plan are a list').toHaveCount(
    Math.min(items[stacked]?.same_plan?.total ?? 0, 12),
  );
  await page.goBack();
  await cards.first().getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${at('/apartments/')}[a-z0-9-]+/$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('§1 a floor and its apartment are found on lists and plain links, by a plain filter form @once', async ({
  page,
  at,
  say,
  language,
  request,
}) => {
  const { board } = (await (await request.get(`/api/${language}/project/kamianyi-yar/board`)).json()) as WireChessboardAnswer;
  const fits = board.sections[0]?.flats.find((flat) => flat.status === 'available' && flat.rooms_number === 2);
  if (!fits) throw new Error('another demo');
  await page.goto(at('/projects/kamianyi-yar/facade/'));
  await page.getByRole('checkbox', { name: '2', exact: true }).check({ force: true });
  await page.getByRole('button', { name: say('chessboard_show') }).click();
  await expect(page).toHaveURL(/roomsNumber=2/);
  await expect(page.getByText(say('floors_none_fits')).first()).toBeVisible();
  await page
    .locator('li a')
    .and(page.locator(`[href*="/floors/1/${fits.floor}/?roomsNumber=2"]`))
    .click();
  await page.getByRole('link', { name: say('list_number', { number: fits.number }), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/apartments/${fits.slug}/$`));
});

test('§4 a prime project stands alone without scripts too @once', async ({ page, at, say, language, request }) => {
  const { filters } = (await (await request.get(`/api/${language}/static-pages`)).json()) as WireStaticPages;
  const prime = filters.project_all.find((project) => project.prime);
  const other = filters.project_all.find((project) => !project.prime);
  if (!prime || !other) throw new Error('The demo has no prime project, or nothing else.');
  await page.goto(at('/apartments/'));
  const form = page.getByRole('form', { name: say('filter_title') });
  for (const { name } of [other, prime]) await form.getByRole('checkbox', { name }).check({ force: true });
  await form.getByRole('button', { name: say('filter_apply'), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`\\?project_id=${prime.salesforce_id}(&|$)`));
  await expect(form.getByRole('checkbox', { name: prime.name })).toBeChecked();
  await expect(form.getByRole('checkbox', { name: other.name })).not.toBeChecked();
});

for (const path of ['/', '/projects/', '/projects/luhova/']) {
  test(`§8 a visitor of ${path} asks to be called back by a plain form @once`, async ({ page, at, say, language }) => {
    await page.goto(at(path));
    // The sentence on the home page is the form itself.
    if (path !== '/') await page.getByRole('main').locator('a[href*="/consultation/"]').first().click();
    const form = page.getByRole('main').locator('form[method=post]');
    await form.getByRole('textbox', { name: say('forms_name') }).fill('R2-D2');
    await form.getByRole('textbox', { name: say('forms_phone') }).fill('+380 67 123 45 67');
    await form.getByRole('checkbox').check({ force: true });
    await form.getByRole('button', { name: say('forms_send') }).click();
    await expect(form.getByText(say('forms_error_letters_only'))).toBeVisible();
    await expect(form.getByRole('textbox', { name: say('forms_phone') })).toHaveValue('+380 67 123 45 67');

    await form.getByRole('textbox', { name: say('forms_name') }).fill(language === 'uk' ? 'Оксана' : 'Oksana');
    await form.getByRole('checkbox').check({ force: true });
    await form.getByRole('button', { name: say('forms_send') }).click();
    await expect(page.getByRole('heading', { name: say('forms_consultation_sent') })).toBeVisible();
    await expect(page.getByText(say('forms_consultation_promise'))).toBeVisible();
  });
}

test('§8 a visitor follows a project by the plain form that stands on its page @once', async ({ page, at, say, request }) => {
  const email = `plain-${crypto.randomUUID()}@example.ua`;
  await page.goto(at('/projects/luhova/'));
  const onPage = page.getByRole('region', { name: say('forms_subscribe_project_title') }).locator('form');
  await onPage.getByRole('textbox', { name: say('forms_email') }).fill('olena@');
  await onPage.getByRole('checkbox').check({ force: true });
  await onPage.getByRole('button', { name: say('forms_subscribe') }).click();
  const form = page.getByRole('main').locator('form[method=post]');
  await expect(form.getByText(say('forms_error_email'))).toBeVisible();
  await form.getByRole('textbox', { name: say('forms_email') }).fill(email);
  await form.getByRole('checkbox').check({ force: true });
  await form.getByRole('button', { name: say('forms_subscribe') }).click();
  await expect(page.getByRole('heading', { name: say('forms_subscribed_project') })).toBeVisible();
  await page.goto(linkWith(await linksOfLetter(request, email), '/subscription/confirm/'));
  await page.getByRole('button', { name: say('forms_confirm') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('forms_confirmed_title') })).toBeVisible();
});
