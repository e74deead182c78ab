import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../journey.ts';
import { linksOfLetter, linkWith } from '../mailbox.ts';

test.use({ expectedComplaint: /net::ERR_FAILED|status of 4(01|22)/ });

const somePhone = () =>
  `+38050${String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(10, '0')
    .slice(-7)}`;

type Story = { page: Page; say: (key: string, params?: Record<string, string | number>) => string };

async function askForCode({ page, say }: Story, phone: string): Promise<string> {
  await page.getByRole('textbox', { name: say('login_phone') }).fill(phone);
  await page.getByRole('button', { name: say('login_get_code') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('login_code_title') })).toBeVisible();
  return ((await page.getByRole('main').locator('strong').textContent()) ?? '').trim();
}

test('§4 §5 §6 a new client proves a phone: mistakes are named, a lost connection loses nothing, a name and an e-mail are asked, the login is stored', async ({
  page,
  visit,
  at,
  say,
  isPhone,
  request,
  context,
  expectAccessible,
}) => {
  const phone = somePhone();
  const email = `client-${crypto.randomUUID()}@example.ua`;
  await visit('/account/settings/');
  await expect(page).toHaveURL(`${at('/login/')}?next=${encodeURIComponent(at('/account/settings/'))}`);
  const field = page.getByRole('textbox', { name: say('login_phone') });
  await page.getByRole('button', { name: say('login_get_code') }).click();
  await expect(page.getByText(say('forms_error_required'))).toBeVisible();
  await field.fill('0201234567');
  await page.getByRole('button', { name: say('login_get_code') }).click();
  await expect(page.getByText(say('forms_error_phone'))).toBeVisible();
  await expectAccessible();
  await page.route('**/start-phone-check', (route) => route.abort());
  await field.fill(phone);
  await page.getByRole('button', { name: say('login_get_code') }).click();
  await expect(page.getByText(say('forms_offline'))).toBeVisible();
  await expect(field).toHaveValue(phone);
  await page.unroute('**/start-phone-check');

  const code = await askForCode({ page, say }, phone);
  expect(code).toMatch(/^\d{6}$/);
  const typed = page.getByRole('textbox', { name: say('login_code') });
  await expect(typed).toBeFocused();
  await expect(typed).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible();
  await typed.fill(code === '111111' ? '222222' : '111111');
  await expect(page.getByText(say('login_invalid_code'))).toBeVisible();
  await expect(typed).toHaveValue('');
  // Pasted as a message writes it; six digits are sent by themselves.
  await typed.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page.getByRole('heading', { level: 1, name: say('login_new_title') })).toBeFocused();
  await page.getByRole('button', { name: say('login_done') }).click();
  await expect(page.getByText(say('forms_error_required'))).toBeVisible();
  await page.getByRole('textbox', { name: say('forms_name') }).fill('Олена');
  await page.getByRole('textbox', { name: say('forms_email') }).fill(email);
  await expectAccessible();
  await page.getByRole('button', { name: say('login_done') }).click();

  await expect(page).toHaveURL(at('/account/settings/'));
  await expect(page.getByRole('heading', { level: 1, name: say('account_greeting') })).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === 'account-token');
  expect(cookie).toMatchObject({ sameSite: 'Strict', path: '/' });
  await page.goto(linkWith(await linksOfLetter(request, email), '/account/confirm-email/'));
  await page.getByRole('button', { name: say('account_confirm') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('account_confirmed_title') })).toBeVisible();

  await visit('/account/settings/');
  await expect(page.getByText(say('account_email_confirmed'))).toBeVisible();
  await page.getByRole('textbox', { name: say('account_inn') }).fill('3068208401');
  await page.getByRole('button', { name: say('account_save') }).click();
  await expect(page.getByText(say('account_invalid_inn'))).toBeVisible();
  await page.getByRole('textbox', { name: say('account_inn') }).fill('306820840A');
  await page.getByRole('button', { name: say('account_save') }).click();
  await expect(page.getByText(say('account_digits_only'))).toBeVisible();
  await page.getByRole('textbox', { name: say('account_inn') }).fill('3068208400');
  await page.getByRole('button', { name: say('account_save') }).click();
  await expect(page.getByText(say('account_saved'))).toBeVisible();
  await expectAccessible();
  if (!isPhone) await expect(page.getByRole('banner').getByRole('link', { name: 'Олена' })).toBeVisible();
  const sections = page.getByRole('navigation', { name: say('account_sections') });
  await expect(sections.getByRole('link', { name: say('account_requests') }), 'without content it is not in the menu').toHaveCount(0);
  await visit('/account/requests/');
  await expect(page.getByRole('link', { name: say('account_no_requests_lead') })).toBeVisible();
  await expectAccessible();
  const drafts = (written?: string) =>
    page.evaluate((text) => {
      const names = ['booking-person-draft', 'consultation-draft'];
      if (text) for (const name of names) sessionStorage.setItem(name, text);
      return names.map((name) => sessionStorage.getItem(name));
    }, written);
  await drafts('{"name":"Олена"}');
  await page.getByRole('button', { name: say('account_log_out') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('login_title') })).toBeVisible();
  expect((await context.cookies()).find(({ name }) => name === 'account-token')).toBeUndefined();
  expect(await drafts()).toEqual([null, null]);
});

test.describe('without cookies', () => {
  test.use({ agreedBefore: false });
  test('§6 the login lasts until the tab closes, says so, survives a reload, and is stored as soon as cookies are accepted @once', async ({
    page,
    visit,
    at,
    say,
    context,
  }) => {
    const phone = somePhone();
    const enter = async () => {
      await visit('/login/');
      const code = await askForCode({ page, say }, phone);
      await page.getByRole('textbox', { name: say('login_code') }).fill(code);
    };
    await enter();
    await page.getByRole('textbox', { name: say('forms_name') }).fill('Петро');
    await page.getByRole('button', { name: say('login_done') }).click();
    await expect(page).toHaveURL(at('/account/'));
    await expect(page.getByText(say('account_not_saved'))).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('account-token');
    await page.reload();
    await untilHydrated(page);
    await expect(page.getByText(say('account_not_saved'))).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('account-token');
    await page.getByRole('button', { name: say('account_consent_stay') }).click();
    await expect(page.getByText(say('account_not_saved'))).toHaveCount(0);
    expect((await context.cookies()).map(({ name }) => name)).toContain('account-token');
    await page.reload();
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: say('account_greeting') })).toBeVisible();
  });

  test('§4 §6 after the cross of the notice the login is stored in a cookie that ends with the session', { tag: '@once' }, async ({
    page,
    visit,
    say,
    context,
  }) => {
    await visit('/login/');
    await page.getByRole('button', { name: say('shell_cookies_dismiss') }).click();
    // The answer counts when the notice is out.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('cookies'))).toBe('dismissed');
    const code = await askForCode({ page, say }, somePhone());
    await page.getByRole('textbox', { name: say('login_code') }).fill(code);
    await page.getByRole('textbox', { name: say('forms_name') }).fill('Петро');
    await page.getByRole('button', { name: say('login_done') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('account_greeting') })).toBeVisible();
    await expect(page.getByText(say('account_not_saved'))).toHaveCount(0);
    const cookie = (await context.cookies()).find(({ name }) => name === 'account-token');
    expect(cookie).toMatchObject({ expires: -1, sameSite: 'Strict' });
    await page.reload();
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: say('account_greeting') })).toBeVisible();
    expect(
      (await context.cookies()).find(({ name }) => name === 'account-token'),
      'after a reload too',
    ).toMatchObject({ expires: -1 });
  });
});
