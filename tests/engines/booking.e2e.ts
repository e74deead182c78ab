import type { APIRequestContext } from '@playwright/test';
import type { WireApartmentsAnswer } from '../../src/contract/catalogue/apartments.ts';
import { bankTexts } from '../../src/simulators/payments/bank-simulator-page.ts';
import { clientIn, clientOf, somePhone } from './client.ts';
import type { Part } from './parts.ts';
import { expect, test } from './story.ts';
import type { Visitor } from './visitor.ts';

const dialog: Part = { role: 'dialog' };

/** A flat for sale; stories that run at the same time take different ones. */
async function slugFor(request: APIRequestContext, place: number): Promise<string> {
  const { apartments } = (await (await request.get('/api/uk/apartments?per_page=48&sort=price_desc')).json()) as WireApartmentsAnswer;
  const slug = apartments.items[4 * place + 2]?.slug;
  if (!slug) throw new Error('The demo has flats for sale.');
  return slug;
}

async function provePhone(visitor: Visitor, say: (key: string) => string, phone: string, within: Part): Promise<void> {
  await visitor.fill({ role: 'textbox', name: say('login_phone'), within }, phone);
  await visitor.click({ role: 'button', name: say('login_get_code'), within });
  const code = await visitor.text({ css: 'strong', text: /^\s*\d{6}\s*$/, within });
  await visitor.fill({ role: 'textbox', name: say('login_code'), within }, code);
}

test(
  'book: a flat is held, kept over a reload, paid at the bank and reserved',
  { tag: '@smoke' },
  async ({ visitor, at, say, language, request }, testInfo) => {
    const phone = somePhone();
    const { back, main } = bankTexts[language];
    const slug = await slugFor(request, testInfo.parallelIndex);
    const step = (key: string): Part => ({ css: 'h3', name: say(key), within: dialog });
    const field = (key: string): Part => ({ role: 'textbox', name: say(key), within: dialog });
    await visitor.goto(at(`/apartments/${slug}/`));
    await visitor.click({ role: 'link', name: say('flat_book'), within: { css: 'main' }, nth: 0 });
    await visitor.click({ role: 'checkbox', within: dialog });
    await visitor.click({ role: 'button', name: say('booking_begin'), within: dialog });
    await visitor.isFocused(step('booking_phone_title'));
    await provePhone(visitor, say, phone, dialog);
    await visitor.isFocused(step('booking_person_title'));
    await visitor.fill(field('booking_lastname'), 'Коваль');
    await visitor.reload();
    await visitor.sees(field('booking_lastname'), ({ value }) => value === 'Коваль', 'is still there');
    await visitor.fill(field('booking_firstname'), 'Олена');
    await visitor.fill(field('booking_inn'), '3068208400');
    await visitor.fill(field('booking_email'), 'olena@example.ua');
    await visitor.click({ role: 'button', name: say('booking_next'), within: dialog });
    await visitor.sees(step('booking_deposit_title'));
    const client = await clientIn(visitor, request);
    expect((await client.user()).deals.map(({ state }) => state)).toEqual(['held']);

    await visitor.click({ role: 'button', name: /20[\s,]000/, within: dialog });
    await visitor.isAt(/\/simulators\/bank\//);
    await visitor.click({ role: 'button', name: main.pay ?? '' });
    // The way back stands on the page before the payment too, which is still there for a moment.
    await visitor.sees({ css: '[role="status"]' });
    await visitor.click({ role: 'link', name: back });
    await visitor.sees(step('booking_reserved_title'));
    await visitor.sees({ css: 'a[download="booking.ics"]', within: dialog });
    const [deal] = (await client.user()).deals;
    expect(deal).toMatchObject({ state: 'reserved', apartment: { slug }, payment: { state: 'paid' } });
  },
);

test('log in: a new client proves a phone, enters a name, stays logged in over a reload and logs out', async ({
  visitor,
  at,
  say,
  request,
}) => {
  const phone = somePhone();
  await visitor.goto(at('/account/settings/'));
  await visitor.isAt(/\/login\/\?next=/);
  await provePhone(visitor, say, phone, { css: 'main' });
  await visitor.isFocused({ css: 'h1', name: say('login_new_title') });
  await visitor.fill({ role: 'textbox', name: say('forms_name') }, 'Олена');
  await visitor.click({ role: 'button', name: say('login_done') });
  await visitor.isAt(/\/account\/settings\/$/);
  const greeting: Part = { css: 'h1', name: say('account_greeting') };
  await visitor.sees(greeting);
  await visitor.reload();
  await visitor.sees(greeting);
  expect(await (await clientIn(visitor, request)).user()).toMatchObject({ firstname: 'Олена', phone });
  await visitor.click({ role: 'button', name: say('account_log_out') });
  await visitor.sees({ css: 'h1', name: say('login_title') });
  await visitor.goto(at('/account/settings/'));
  await visitor.isAt(/\/login\/\?next=/);
});

test('ask: the input survives closing, is sent once, and reaches the CRM', async ({ visitor, at, say, request }, testInfo) => {
  const phone = somePhone();
  const slug = await slugFor(request, testInfo.parallelIndex + 4);
  const opener: Part = { css: 'main :is(a, button)', name: say('flat_ask'), nth: 0 };
  const field = (key: string): Part => ({ role: 'textbox', name: say(key), within: dialog });
  await visitor.goto(at(`/apartments/${slug}/`));
  await visitor.click(opener);
  await visitor.fill(field('forms_name'), 'Оксана');
  await visitor.fill(field('forms_phone'), phone);
  await visitor.fill(field('forms_message'), 'Два вікна на південь');
  await visitor.press('Escape');
  await visitor.seesNone(dialog);
  await visitor.isFocused(opener);
  await visitor.click(opener);
  await visitor.sees(field('forms_message'), ({ value }) => value === 'Два вікна на південь', 'is still there');
  await visitor.click({ role: 'checkbox', within: dialog });
  await visitor.click({ role: 'button', name: say('forms_send'), within: dialog });
  await visitor.isFocused({ role: 'heading', name: say('forms_consultation_sent'), within: dialog });
  const requests = await (await clientOf(request, phone)).requests();
  expect(requests).toMatchObject([{ about: { slug }, messages: [{ text: 'Два вікна на південь' }] }]);
});
