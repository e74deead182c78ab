import type { APIRequestContext, Page } from '@playwright/test';
import type { WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import uk from '../../../src/office/messages/deals/uk.json' with { type: 'json' };
import login from '../../../src/office/messages/login/uk.json' with { type: 'json' };
import today from '../../../src/office/messages/today/uk.json' with { type: 'json' };
import waiting from '../../../src/office/messages/waitlists/uk.json' with { type: 'json' };
import { formatPhone } from '../../../src/office/parts/phone/format-phone.ts';
import { violationsOn } from '../axe.ts';
import { enterAs, expect, officeJourneys } from './office-app.ts';

const { test, running } = officeJourneys();

// The office asks before it knows whether there is a session.
test.use({ expectedComplaint: /status of (401|409|428)/ });

/** A client who has proven a phone waits for the flat. */
async function waitFor({ request }: Page, apartmentId: number, phone: string): Promise<void> {
  const post = async (path: string, data: object, headers = {}) => {
    const answer = await request.post(path, { data, headers: { 'idempotency-key': crypto.randomUUID(), ...headers } });
    expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const { code } = await post('/api/client/start-phone-check', { phone });
  const { token } = await post('/api/client/login', { phone, code });
  await post('/api/deal/join-line', { apartment_id: apartmentId }, { authorization: `Bearer ${token}` });
}

test('a flat is reserved at the desk in four actions, extended in one, and cancelled for a reason that the head reads', async ({
  browser,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, 'менеджерка з продажу');
  await page.goto('/office/deals');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(uk.deals_title);
  expect(await violationsOn(page), 'the empty list').toEqual([]);

  await page.getByLabel(uk.deals_desk_number, { exact: true }).fill('1');
  await page.getByLabel(uk.deals_desk_phone).fill('067 111 22 33');
  await page.getByLabel(uk.deals_desk_name).fill('Мороз Данило');
  await page.getByRole('button', { name: uk.deals_desk_hold, exact: true }).click();
  const done = page.getByRole('status').getByRole('link');
  await expect(done).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Мороз Данило' });
  await expect(row).toContainText(uk.deals_state_reserved);
  expect(await violationsOn(page), 'the list').toEqual([]);

  const read = page.waitForResponse(/office\/api\/deal\?/);
  await done.click();
  const { deal } = await (await read).json();
  for (const phone of ['+380671112241', '+380671112242']) await waitFor(page, deal.apartmentId, phone);
  await page.getByRole('button', { name: uk.deals_step_extend }).click();
  const timeline = page.getByRole('region', { name: uk.deals_timeline });
  await expect(timeline.getByRole('listitem').filter({ hasText: uk.deals_kind_extend })).toContainText('Оксана Литвин');
  expect(await violationsOn(page), 'the deal').toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: uk.deals_step_cancel }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(uk.deals_end_reason).fill('Ви попросили скасувати бронь.');
  expect(await violationsOn(page), 'the reason').toEqual([]);
  await dialog.getByRole('button', { name: uk.deals_step_cancel }).click();
  await expect(page.getByText(uk.deals_no_steps)).toBeVisible();
  const { pathname } = new URL(page.url());

  // The turn that began by it goes to the next client in two actions.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: waiting.waitlists_link_count.replace('{count}', '2') }).click();
  const places = page.getByRole('table').getByRole('row');
  await expect(places.nth(1)).toContainText(formatPhone('+380671112241'));
  // A press on a place that moves on meanwhile is refused.
  await expect(places.nth(1)).toHaveAttribute('data-turn', 'now');
  expect(await violationsOn(page), 'the waitlist').toEqual([]);
  await page.getByRole('button', { name: waiting.waitlists_skip_label.replace('{place}', '1') }).click();
  await page.getByRole('button', { name: waiting.waitlists_skip_unreachable }).click();
  await expect(places.nth(1)).toContainText(formatPhone('+380671112242'));
  await expect(places.nth(2)).toContainText(waiting.waitlists_reason_unreachable);

  const other = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const head = await other.newPage();
  await enterAs(head, 'керівник відділу продажу');
  await head.goto(pathname);
  await expect(head.getByRole('region', { name: uk.deals_timeline })).toContainText('Ви попросили скасувати бронь.');
  await other.close();
});

/** A deal whose deposit the buyer has paid at the demo's bank. */
async function paidDeal(request: APIRequestContext): Promise<number> {
  const address = running().address;
  const ask = async (path: string, data: object, token = '') =>
    (
      await request.post(`${address}/api/${path}`, {
        data,
        headers: { 'idempotency-key': crypto.randomUUID(), ...(token && { authorization: `Bearer ${token}` }) },
      })
    ).json();
  const phone = '+380671112277';
  const { code } = (await ask('client/start-phone-check', { phone })) as { code: string };
  const { token } = (await ask('client/login', { phone, code })) as { token: string };
  const { terms } = (await (await request.get(`${address}/api/deal/terms`)).json()) as { terms: { version: string } };
  const found = (await (await request.get(`${address}/api/uk/apartments?per_page=48&sort=price_desc`)).json()) as WireApartmentsAnswer;
  const made = await ask('deal/make', { apartment_id: found.apartments.items[12]?.id, terms: terms.version, locale: 'uk' }, token);
  const { id: deal_id, number } = (made as { deal: { id: string; number: number } }).deal;
  const person = { lastname: 'Коваль', firstname: 'Олена', email: 'olena@example.ua' };
  await ask('deal/update', { deal_id, step: 'person', ...person }, token);
  const paying = await ask('deal/update', { deal_id, step: 'pay', return_path: '/account/' }, token);
  const page = (paying as { deal: { payment: { page_url: string } } }).deal.payment.page_url;
  await request.post(new URL(page, address).href, { form: { play: 'pay' }, headers: { origin: address } });
  return number;
}

test('an accountant asks for a refund in three actions and a signature, and the bank has it when the head agrees from today', async ({
  browser,
  page,
  request,
}) => {
  const number = await paidDeal(request);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, 'бухгалтерка');
  const ask = page.getByRole('button', { name: uk.deals_refund_ask });
  await page.goto(`/office/deals/${number}`);
  // The bank says a moment later that the money has come, and the page looks every few seconds.
  await expect(ask).toBeVisible();
  await ask.click();
  const form = page.getByRole('dialog', { name: uk.deals_refund_ask });
  await form.getByLabel(uk.deals_refund_reason).fill('Клієнт відмовився від квартири.');
  await form.getByRole('button', { name: uk.deals_refund_ask }).click();
  const signing = (on: Page) => on.getByRole('dialog', { name: login.login_act_title });
  // What is signed stands there with its sum.
  await expect(signing(page)).toContainText(/20\s000/);
  expect(await violationsOn(page), 'the signature').toEqual([]);
  await signing(page).getByRole('button', { name: login.login_act_passkey }).click();
  const refunds = (on: Page) => on.getByRole('region', { name: uk.deals_refunds });
  await expect(refunds(page)).toContainText(uk.deals_refund_asked);
  await expect(refunds(page).getByRole('button', { name: uk.deals_refund_approve })).toHaveCount(0);

  const other = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const head = await other.newPage();
  await enterAs(head, 'керівник відділу продажу');
  await head.getByRole('link', { name: new RegExp(`${today.today_refund_action}.* ${number}$`) }).click();
  await refunds(head).getByRole('button', { name: uk.deals_refund_approve }).click();
  await expect(signing(head)).toContainText('Коваль Олена');
  await signing(head).getByRole('button', { name: login.login_act_passkey }).click();
  await expect(refunds(head)).toContainText('Андрій Ковальчук');
  await expect(refunds(head)).toContainText(uk.deals_refund_done);
  expect(await head.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await violationsOn(head), 'the refund').toEqual([]);
  await other.close();
});

/** A deal under contract, in hryvnias, with a payment that is late by two days; made at the desk by the person of the page. */
const contractAtDesk = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const ask = async (path: string, body?: object) => {
      const headers = { 'x-office': '1', 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      return (await fetch(`/office/api/${path}`, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })).json();
    };
    const { flats } = await ask('flats?number=3');
    const { id: apartmentId } = flats.find(({ status }: { status: string }) => status === 'available');
    const { deal } = await ask('deals/hold', { apartmentId, phone: '067 111 22 88', name: 'Гнатюк Марко' });
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv', { timeZone: 'Europe/Kyiv' });
    const payments = [
      { dueOn: day(-2), amountMinor: 30_000_000 },
      { dueOn: day(60), amountMinor: 90_000_000 },
    ];
    const terms = { contractNumber: 'Д-7', signedOn: day(0), total: { minor: deal.uahMinor, currency: 'UAH' }, payments };
    await ask('deals/sign', { number: deal.number, version: deal.version, ...terms });
    return deal.number;
  });

const endDeal = (page: Page, number: number) =>
  page.evaluate(async (deal) => {
    const headers = { 'x-office': '1', 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    const { version } = (await (await fetch(`/office/api/deal?number=${deal}`, { headers })).json()).deal;
    const body = JSON.stringify({ number: deal, version, reason: 'Клієнт передумав' });
    await fetch('/office/api/deals/end', { method: 'POST', headers, body });
  }, number);

test('an accountant notes a bank transfer from today in two actions and a signature, takes it back for a reason, and notes a return', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, 'менеджерка з продажу');
  const number = await contractAtDesk(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, 'бухгалтерка');
  const signing = page.getByRole('dialog', { name: login.login_act_title });
  const sign = async () => {
    await expect(signing).toContainText(/300\s000/);
    await signing.getByRole('button', { name: login.login_act_passkey }).click();
  };
  await page.getByRole('link', { name: new RegExp(`^${today.today_transfer_action}.* ${number}$`) }).click();
  const form = page.getByRole('dialog', { name: uk.deals_transfer_note });
  await expect(form.getByLabel(uk.deals_transfer_sum)).toHaveValue('300000');
  expect(await violationsOn(page), 'the transfer').toEqual([]);
  await form.getByRole('button', { name: uk.deals_transfer_note }).click();
  await sign();
  const transfers = page.getByRole('region', { name: uk.deals_transfers });
  await expect(transfers).toContainText('Наталія Мороз');
  await expect(transfers).toContainText(/Найближчий платіж: 900\s000/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await violationsOn(page), 'the deal').toEqual([]);
  await transfers.getByRole('button', { name: new RegExp(uk.deals_transfer_undo) }).click();
  const undoing = page.getByRole('dialog', { name: uk.deals_transfer_undo });
  await undoing.getByLabel(uk.deals_transfer_undo_why).fill('Платіж за іншою угодою.');
  await undoing.getByRole('button', { name: uk.deals_transfer_undo }).click();
  await sign();
  await expect(transfers).toContainText('Платіж за іншою угодою.');
  await expect(transfers).toContainText(/Прострочений платіж: 300\s000/);

  // Noted anew, and sent back at the bank after the contract has ended.
  await transfers.getByRole('button', { name: uk.deals_transfer_note }).click();
  await form.getByRole('button', { name: uk.deals_transfer_note }).click();
  await sign();
  await expect(form).toHaveCount(0);
  await enterAs(page, 'менеджерка з продажу');
  await endDeal(page, number);
  await enterAs(page, 'бухгалтерка');
  await page.goto(`/office/deals/${number}`);
  await transfers.getByRole('button', { name: new RegExp(`^${uk.deals_return_note}`) }).click();
  const returning = page.getByRole('dialog', { name: uk.deals_return_note });
  await expect(returning.getByLabel(uk.deals_transfer_sum)).toHaveValue('300000');
  expect(await violationsOn(page), 'the return').toEqual([]);
  await returning.getByRole('button', { name: uk.deals_return_note }).click();
  await sign();
  await expect(transfers).toContainText(/Повернено 300\s000/);
  await expect(page.getByText(/Банківським переказом повернуто 300\s000/)).toBeVisible();
});

test('a contract keeps to the price of its deal in either currency, and a sale with something unpaid is agreed to and signed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, 'менеджерка з продажу');
  await page.goto('/office/deals');
  await page.getByLabel(uk.deals_desk_number, { exact: true }).fill('5');
  await page.getByLabel(uk.deals_desk_phone).fill('067 111 22 99');
  await page.getByLabel(uk.deals_desk_name).fill('Бойко Ірина');
  await page.getByRole('button', { name: uk.deals_desk_hold, exact: true }).click();
  await page.getByRole('status').getByRole('link').click();

  await page.getByRole('button', { name: uk.deals_step_sign }).click();
  const signing = page.getByRole('dialog', { name: uk.deals_step_sign });
  const total = signing.getByLabel(uk.deals_sign_total);
  const price = await total.inputValue();
  await signing.getByLabel(uk.deals_sign_currency).selectOption('UAH');
  await expect(total).not.toHaveValue(price);
  const hryvnias = await total.inputValue();
  await total.fill(price);
  await expect(signing.getByText(/щонайбільше на 30/)).toBeVisible();
  await total.fill(hryvnias);
  await expect(signing.getByText(/щонайбільше на 30/)).toHaveCount(0);
  await signing.getByLabel(uk.deals_sign_number).fill('Д-9');
  await signing.getByLabel(uk.deals_sign_day).fill('2030-01-01');
  await expect(signing.getByText(uk.deals_transfer_bad_day)).toBeVisible();
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv', { timeZone: 'Europe/Kyiv' }));
  await signing.getByLabel(uk.deals_sign_day).fill(today);
  await signing.getByRole('button', { name: uk.deals_step_sign }).click();
  await expect(signing).toHaveCount(0);

  await page.getByRole('button', { name: uk.deals_step_complete }).click();
  const completing = page.getByRole('dialog', { name: uk.deals_step_complete });
  await expect(completing.getByRole('button', { name: uk.deals_step_complete })).toBeDisabled();
  expect(await violationsOn(page), 'the completion').toEqual([]);
  await completing.getByRole('checkbox').check();
  await completing.getByRole('button', { name: uk.deals_step_complete }).click();
  const act = page.getByRole('dialog', { name: login.login_act_title });
  await expect(act).toContainText('не сплачено');
  await act.getByRole('button', { name: login.login_act_passkey }).click();
  await expect(page.getByText(uk.deals_state_completed).first()).toBeVisible();
});
