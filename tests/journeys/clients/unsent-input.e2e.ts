import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../journey.ts';

test.use({ expectedComplaint: /status of 4(01|29)/ });

const somePhone = () =>
  `+38050${String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(10, '0')
    .slice(-7)}`;

type Say = (key: string) => string;
async function logIn(page: Page, say: Say, phone: string): Promise<void> {
  await page.getByRole('textbox', { name: say('login_phone') }).fill(phone);
  await page.getByRole('button', { name: say('login_get_code') }).click();
  const code = page.getByRole('main').locator('strong');
  await expect(code).toHaveText(/^\d{6}$/);
  await page.getByRole('textbox', { name: say('login_code') }).fill((await code.textContent()) ?? '');
}

test('a message to the manager that an ended session stopped is there after the login, and one begun meanwhile stays @once', async ({
  page,
  visit,
  say,
  request,
  context,
}) => {
  const phone = somePhone();
  const asked = await request.post('/api/uk/consultation', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: { name: 'Олена', phone, consent: '2026-11', elapsed: 9_000 },
  });
  expect(asked.ok()).toBe(true);
  await visit('/account/requests/');
  await logIn(page, say, phone);
  await page.getByRole('textbox', { name: say('forms_name') }).fill('Олена');
  await page.getByRole('button', { name: say('login_done') }).click();
  const field = page.getByRole('textbox', { name: say('account_request_say') });
  const send = page.getByRole('button', { name: say('forms_send') });
  await field.fill('Чи є ще двокімнатні?');
  const session = await context.cookies();
  await page.route('**/client/requests/say', (route) => route.fulfill({ status: 401, json: { message: 'over', statusCode: 401 } }));
  await send.click();
  await expect(page).toHaveURL(/\/login\//);
  await page.unroute('**/client/requests/say');
  await context.addCookies(session);
  await visit('/account/requests/');
  await expect(field).toHaveValue('Чи є ще двокімнатні?');

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/client/requests/say', async (route) => {
    await held;
    await route.continue();
  });
  await send.click();
  await field.fill('І ще запитання');
  release();
  await expect(page.getByText('Чи є ще двокімнатні?')).toBeVisible();
  await expect(field).toHaveValue('І ще запитання');
  await page.reload();
  await untilHydrated(page);
  await expect(field).toHaveValue('І ще запитання');
});

test('of two kinds of messages that are chosen at once both are saved @once', async ({ page, visit, say }) => {
  await visit('/account/settings/');
  await logIn(page, say, somePhone());
  await page.getByRole('textbox', { name: say('forms_name') }).fill('Олена');
  await page.getByRole('button', { name: say('login_done') }).click();
  const boxes = ['account_notice_sms', 'account_notice_email'].map((key) => page.getByRole('checkbox', { name: say(key) }));
  await page.route('**/client/update', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  const before = await Promise.all(boxes.map((box) => box.isChecked()));
  for (const box of boxes) await box.dispatchEvent('click');
  const saved = [page.waitForResponse(/client\/update/), page.waitForResponse(/client\/update/)];
  await Promise.all(saved);
  await page.waitForTimeout(600);
  await page.reload();
  await untilHydrated(page);
  for (const [at, box] of boxes.entries()) await expect(box).toBeChecked({ checked: !before[at] });
});

test('a code that was sent before a reload can be typed in after it @once', async ({ page, visit, say }) => {
  const phone = somePhone();
  const ask = async () => {
    await page.getByRole('textbox', { name: say('login_phone') }).fill(phone);
    await page.getByRole('button', { name: say('login_get_code') }).click();
  };
  await visit('/login/');
  await ask();
  const code = await page.getByRole('main').locator('strong').textContent();
  await page.reload();
  await untilHydrated(page);
  await ask();
  await page.getByRole('textbox', { name: say('login_code') }).fill(code ?? '');
  await expect(page.getByRole('heading', { level: 1, name: say('login_new_title') })).toBeVisible();
});
