import type { WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import { appTimeout, type RunningApp, startApp } from '../../support/start-app.ts';
import { violationsOn } from '../axe.ts';
import { expect, test, untilHydrated } from '../journey.ts';
import { expectPrinted } from '../print.ts';

let site: RunningApp;
test.beforeAll(async () => {
  test.setTimeout(appTimeout);
  site = await startApp({ like: process.env.JOURNEY_MODEL });
});
test.afterAll(() => site.stop());

test('§7 a contract that a manager signs in the CRM stands in the client’s account: its payments, its documents, the next payment', async ({
  browser,
  request,
  say,
}) => {
  test.setTimeout(180_000);
  const ask = async (path: string, data: object, token = '') =>
    (
      await request.post(`${site.address}/api/${path}`, {
        data,
        headers: { 'idempotency-key': crypto.randomUUID(), ...(token && { authorization: `Bearer ${token}` }) },
      })
    ).json();
  const phone = '+380501112299';
  const { code } = (await ask('client/start-phone-check', { phone })) as { code: string };
  const { token } = (await ask('client/login', { phone, code })) as { token: string };
  await ask('client/update', { firstname: 'Олена', lastname: 'Коваль' }, token);
  const terms = (await (await request.get(`${site.address}/api/deal/terms`)).json()) as { terms: { version: string } };
  const answer = await fetch(`${site.address}/api/uk/apartments?per_page=48&sort=price_desc`);
  const flat = ((await answer.json()) as WireApartmentsAnswer).apartments.items[20];
  const made = (await ask('deal/make', { apartment_id: flat?.id, terms: terms.terms.version, locale: 'uk' }, token)) as {
    deal: { number: number };
  };
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'account-token', value: token, url: site.address }]);
  await context.addInitScript(() => localStorage.setItem('cookies', 'accepted'));
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  const dealInCrm = page.getByRole('link', { name: `№ ${made.deal.number} ·` });
  // The CRM gets it a moment after it was made.
  await expect(async () => {
    await page.goto(`${site.address}/simulators/crm/`);
    await expect(dealInCrm).toBeVisible({ timeout: 500 });
  }).toPass();
  await dealInCrm.click();
  await page.getByRole('textbox', { name: 'Номер договору' }).fill('Д-77');
  await page.getByRole('button', { name: 'Підписати договір' }).click();
  await expect(page.getByRole('heading', { name: 'Договір Д-77' })).toBeVisible();
  await page.getByRole('button', { name: 'Отримати наступний платіж' }).click();
  await expect(page.getByText('сплачено')).toBeVisible();
  await page.getByRole('button', { name: 'Договір', exact: true }).click();
  const paper = page.getByRole('listitem').filter({ hasText: /^Contract-\d+/ });
  // The app gets the change a moment after the button.
  await expect(async () => {
    await page.goto(`${site.address}/account/objects/`);
    await expect(paper).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await untilHydrated(page);
  await expect(page.getByText('Договір № Д-77')).toBeVisible();
  const payments = page.getByRole('table').getByRole('row');
  const inCrm = 1 + 1 + 12;
  await expect(payments, 'the heads of the columns, what is paid at once, a payment a month').toHaveCount(inCrm);
  await expect(payments.nth(1)).toContainText('Сплачено');
  await expect(payments.nth(2)).not.toContainText('Сплачено');
  await expect(page.getByText(say('account_payment_next'))).toBeVisible();
  const entry = page.getByRole('link', { name: say('account_payments_calendar') });
  expect((await entry.getAttribute('href'))?.match(/BEGIN(%3A|:)VEVENT/g)).toHaveLength(12);
  // Some browsers show the file in a page of its own, others save it.
  const [file] = await Promise.all([
    page.waitForResponse((answered) => answered.request().method() === 'GET' && answered.url().includes('/deal/paper')),
    paper.getByRole('button', { name: say('account_document_open') }).click(),
  ]);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect(await violationsOn(page)).toEqual([]);
  const pressed = [
    say('account_step_cancel'),
    say('account_document_open'),
    say('account_payments_calendar'),
    say('account_log_out'),
    say('account_building_news'),
  ];
  const named = [say('account_printed_buyer', { buyer: `Коваль Олена, ${phone}` }), say('account_deal', { number: made.deal.number })];
  const today = () => new Intl.DateTimeFormat('uk-UA', { dateStyle: 'long', timeZone: 'Europe/Kyiv' }).format(new Date());
  const flatName = say('account_deal_flat', { number: flat?.number ?? '', project: flat?.project.name ?? '' });
  const schedule = () => ['Обрій', flatName, ...named, say('account_printed_at', { time: today() }), 'Д-77', say('account_payment_next')];
  await expectPrinted(page, { most: 1, says: schedule(), pressed });
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: say('instalments_print') }).click();
  await expectPrinted(page, { most: 1, says: schedule(), pressed: [...pressed, 'Contract-'] });
  for (const path of ['/account/deals/', '/account/requests/']) {
    await page.goto(`${site.address}${path}`);
    await untilHydrated(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    if (path === '/account/deals/') {
      const way = page.getByRole('list', { name: say('account_horizon') });
      await expect(way.getByRole('listitem'), 'what is done, what is next, what comes later').toHaveText([
        new RegExp(say('account_point_booking')),
        new RegExp(say('account_point_contract')),
        new RegExp(say('account_point_payment')),
        new RegExp(say('account_payment_next')),
        new RegExp(say('account_point_keys')),
      ]);
      await expect(way.locator('[aria-current="step"]')).toContainText(say('account_payment_next'));
    }
    await expectPrinted(page, {
      most: path === '/account/deals/' ? 2 : 1,
      says: path === '/account/deals/' ? [flat?.number ?? '', ...named] : [],
      pressed,
    });
  }
  await context.close();
});
