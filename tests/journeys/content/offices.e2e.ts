import { formatAddress, formatStreet } from '../../../src/base/format-address.ts';
import type { WireStaticPages } from '../../../src/contract/content/static-pages.ts';
import { expect, noteTexts, test, untilPartHydrated } from '../journey.ts';

test('the map of an office locks the page, keeps the focus, copies the address and closes by Escape (§2 contacts, §4)', async ({
  page,
  visit,
  say,
  language,
  request,
  context,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const shared = (await (await request.get(`/api/${language}/static-pages`)).json()) as WireStaticPages;
  const [office] = shared.pages.contacts?.offices ?? [];
  if (!office) throw new Error('There is no office.');
  const { address, lat, lng } = office;
  await visit('/contacts/');
  const button = page.getByRole('link', { name: say('contacts_map'), exact: true }).first();
  await expect(button).toHaveAttribute('href', new RegExp(`mlat=${lat}&mlon=${lng}`));
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: formatStreet(address, language) });
  await expect(dialog.getByRole('img')).toBeVisible();
  await expectAccessible();

  const scrolled = await page.evaluate(() => window.scrollY);
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 800);
  await page.keyboard.press('PageDown');
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    );
  }
  for (const name of ['Google Maps', 'Apple Maps', 'OpenStreetMap'])
    await expect(dialog.getByRole('link', { name })).toHaveAttribute('href', new RegExp(`${lat}.+${lng}`));
  const copy = dialog.getByRole('button', { name: say('contacts_copy') });
  const expectNoted = await noteTexts(copy);
  await copy.click();
  await expectNoted(say('contacts_copied'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(formatAddress(address, language));
  await expect(copy).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled);
});

const left = (office: string) => `[aria-labelledby="office-${office}"]`;

test('an office says whether it is open by Kyiv time, wherever the device is (§2 contacts) @once', async ({ page, visit, say }) => {
  await page.clock.setFixedTime('2026-11-20T16:30:00Z');
  await visit('/contacts/');
  await expect(page.locator(left('luhova')).getByText(say('contacts_open', { time: '19:00' }))).toBeVisible();
  await page.clock.setFixedTime('2026-11-21T20:00:00Z');
  await visit('/contacts/');
  await expect(page.locator(left('oranzhereia')).getByText(say('contacts_opens_tomorrow', { time: '10:00' }))).toBeVisible();
  const monday = new Intl.DateTimeFormat(say('contacts_title') === 'Contacts' ? 'en' : 'uk', { weekday: 'long' }).format(
    new Date('2026-11-23T12:00:00'),
  );
  await expect(page.locator(left('luhova')).getByText(say('contacts_opens_on', { day: monday, time: '10:00' }))).toBeVisible();
  // Half past three in the afternoon of a short day, after which comes a day off.
  await page.clock.setFixedTime('2026-12-31T13:30:00Z');
  await visit('/contacts/');
  await expect(page.locator(left('oranzhereia')).getByText(say('contacts_coming_days'))).toBeVisible();
  await expect(page.locator(left('oranzhereia')).getByText(/Новий рік|New Year’s Day/)).toBeVisible();
  await expect(page.locator(left('oranzhereia')).getByText(/Великдень|Easter/)).toHaveCount(0);
  await expect(page.locator(left('oranzhereia')).getByText(/відчинимо: субота, 10:00|Saturday at 10:00/)).toBeVisible();
});

test('the form beside the offices asks for a call back @once', async ({ page, visit, say, language }) => {
  await visit('/contacts/');
  const form = page.getByRole('region', { name: say('contacts_ask_title') });
  await untilPartHydrated(form.locator('form'));
  await form.getByRole('textbox', { name: say('forms_name') }).fill(language === 'uk' ? 'Марія' : 'Mariia');
  await form.getByRole('textbox', { name: say('forms_phone') }).fill('+380 67 765 43 21');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: say('forms_send') }).click();
  await expect(form.getByRole('heading', { name: say('forms_consultation_sent') })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the map leads to a map, hours and ways are there, the form is plain @once', async ({ page, at, say }) => {
    await page.goto(at('/contacts/'));
    await expect(page.getByRole('link', { name: say('contacts_map'), exact: true }).first()).toHaveAttribute('href', /openstreetmap/);
    await expect(page.locator(left('luhova')).getByText('10:00–19:00')).toBeVisible();
    await expect(page.getByRole('region', { name: say('contacts_ask_title') }).locator('form')).toHaveAttribute('method', 'post');
  });
});
