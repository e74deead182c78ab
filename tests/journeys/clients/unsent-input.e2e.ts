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
  const thread = page.getByRole('list', { name: say('account_request_thread') });
  await expect(thread.getByText('Чи є ще двокімнатні?')).toBeVisible();
  await expect(field).toHaveValue('І ще запитання');
  await page.reload();
  await untilHydrated(page);
  await expect(field).toHaveValue('І ще запитання');
});

/** The two kinds of messages in the settings of a new client, and whether they are chosen. */
async function kindsOfMessages(page: Page, say: Say) {
  await logIn(page, say, somePhone());
  await page.getByRole('textbox', { name: say('forms_name') }).fill('Олена');
  await page.getByRole('button', { name: say('login_done') }).click();
  const boxes = ['account_notice_sms', 'account_notice_email'].map((key) => page.getByRole('checkbox', { name: say(key) }));
  return { boxes, before: await Promise.all(boxes.map((box) => box.isChecked())) };
}

test('of two kinds of messages that are chosen at once both are saved @once', async ({ page, visit, say }) => {
  await visit('/account/settings/');
  const { boxes, before } = await kindsOfMessages(page, say);
  let saved = 0;
  page.on('response', (response) => {
    if (response.ok() && response.url().includes('client/update')) saved += 1;
  });
  await page.route('**/client/update', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  for (const box of boxes) await box.dispatchEvent('click');
  await expect.poll(() => saved).toBe(2);
  await page.reload();
  await untilHydrated(page);
  for (const [at, box] of boxes.entries()) await expect(box).toBeChecked({ checked: !before[at] });
});

test('of two kinds of messages both are saved though the page is left before either is @once', async ({ page, visit, say }) => {
  await visit('/account/settings/');
  const { boxes, before } = await kindsOfMessages(page, say);
  // The first is still under way when the page is left, and never comes.
  await page.evaluate(() => {
    const send = window.fetch;
    window.fetch = (address, init) => {
      if (!String(address).includes('client/update')) return send(address, init);
      window.fetch = send;
      return new Promise(() => undefined);
    };
  });
  for (const box of boxes) await box.dispatchEvent('click');
  // What a page sends while it is left, the server may get after it answered the next one.
  await expect(async () => {
    await page.reload();
    await untilHydrated(page);
    for (const [at, box] of boxes.entries()) await expect(box).toBeChecked({ checked: !before[at], timeout: 5_000 });
  }).toPass({ timeout: 30_000 });
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
