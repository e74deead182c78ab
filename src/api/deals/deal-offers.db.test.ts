import { expect, it } from 'vitest';
import { logIn, openApi, postJson, strict } from '../../../tests/support/api/open-api.ts';
import { offer, offerTag, someContents } from '../../../tests/support/contents/some-contents.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { agreedTerms } from '../../../tests/support/deals/open-deals.ts';
import { textOfPdf } from '../../../tests/support/files/pdf-text.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import { apartmentAnswerSchema } from '../../contract/catalogue/apartments.ts';
import { dealAnswerSchema, dealProblemSchema } from '../../contract/deals/deals.ts';
import { waitlistsAnswerSchema } from '../../contract/deals/waitlists.ts';
import { instalmentAnswerSchema } from '../../contract/money/instalments.ts';

const gift = { title: 'Комора', lead: '', gift: 'Комора 4 м²', html: '', terms: ['Комору записуємо в договір.'] };
const contents = someContents({
  offer_tag: [offerTag('price'), offerTag('gift')],
  offer: [
    offer('autumn', { until: '2026-11-21T12:10:00.000Z' }),
    offer('less', { effect: { kind: 'percent', hundredths: 100 } }),
    offer('veterans', { forEveryone: false, effect: { kind: 'percent', hundredths: 700 } }),
    offer('storage', { tag: 'gift', effect: { kind: 'gift' }, uk: gift, en: { ...gift, title: 'Storage', gift: 'A storage room' } }),
  ],
});
const person = { step: 'person', lastname: 'Коваль', firstname: 'Олена', email: 'olena@example.ua', inn: '3068208400' };

onOneEngine('offers of a deal', (open) => {
  async function build() {
    const clock = movableClock('2026-11-21T12:00:00Z');
    const api = await openApi(await open(), { clock, contents, flats: [{}, {}] });
    const olena = await logIn(api);
    const petro = await logIn(api, '+380671234567');
    let keys = 0;
    const send = async (path: string, body: object, { headers } = olena) => {
      const init = postJson(body, `key-number-${++keys}`);
      return api.ask(`/api/deal/${path}`, { ...init, headers: { ...init.headers, ...headers, 'accept-language': 'uk' } });
    };
    const taken = async (path: string, body: object, who = olena) => {
      const answer = await send(path, body, who);
      expect(answer.status).toBe(200);
      return strict(dealAnswerSchema, await answer.json()).deal;
    };
    const make = (offers?: string[]) => ({ apartment_id: api.ids[0], terms: agreedTerms, locale: 'uk', ...(offers && { offers }) });
    const shown = async () => strict(apartmentAnswerSchema, await (await api.ask('/api/uk/apartment/flat-0')).json()).apartment;
    const agreementOf = async (dealId: string, locale: string) => {
      const answer = await api.ask(`/api/deal/agreement?deal_id=${dealId}`, { headers: { ...olena.headers, 'accept-language': locale } });
      return (await textOfPdf(new Uint8Array(await answer.arrayBuffer()))).replaceAll(/\s+/g, ' ');
    };
    return { ...api, clock, olena, petro, send, taken, make, shown, agreementOf };
  }

  it('§2 stay as the page showed them: the price of the best for everyone, the offers to prove, and a gift, also when they are over', async () => {
    const { shown, taken, make, clock, ask, olena, agreementOf, db, deals } = await build();
    const { offers } = await shown();
    expect(offers.map(({ slug, applied, for_everyone }) => [slug, applied, for_everyone])).toEqual([
      ['autumn', true, true],
      ['less', false, true],
      ['veterans', false, false],
      ['storage', false, true],
    ]);
    const held = await taken('make', make(offers.map(({ slug }) => slug)));
    expect(held).toMatchObject({ cost_usd: 57_000, cost: 2_351_250, list_cost_usd: 60_000, list_cost: 2_475_000 });
    expect(held.offers.map(({ terms: _terms, ...one }) => one)).toEqual(offers.map(({ monthly: _monthly, ...one }) => one));
    await taken('update', { deal_id: held.id, ...person });
    clock.pass(12);
    await db.updateTable('apartment').set({ price_minor: 9_000_000 }).where('id', '=', held.apartment.id).execute();
    const again = await ask(`/api/deal/get?deal_id=${held.id}`, { headers: { ...olena.headers, 'accept-language': 'uk' } });
    expect(strict(dealAnswerSchema, await again.json()).deal).toMatchObject({ cost_usd: 57_000, offers: held.offers });
    // The sales department sees by which offer the price is set, and the other promised offers.
    expect((await deals.crmDeal(held.id))?.offers).toEqual([
      { title: 'Акція autumn', applied: true },
      { title: 'Акція veterans', applied: false },
      { title: 'Комора', applied: false },
    ]);
    const text = await agreementOf(held.id, 'uk');
    for (const words of [
      'Зафіксована ціна за акцією «Акція autumn»',
      'Ціна без акції',
      '«Акція autumn» (знижка 5 %) ціна становить 57 000 $ (2 351 250 ₴) замість 60 000 $',
      'по 21 листопада 2026 включно',
      'підтвердить право на акцію «Акція veterans» (знижка 7 %), ціна становитиме 55 800 $ (2 301 750 ₴)',
      'Покупець отримує з квартирою: Комора 4 м²',
      'Комору записуємо в договір.',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('Акція less');
    expect(await agreementOf(held.id, 'en')).toContain('Price fixed under the offer “Offer autumn”');
  });

  it('§2 refuse a hold when a shown offer is over, name it, and apply the present price once that is shown', async () => {
    const { taken, make, clock, send, shown } = await build();
    clock.pass(10);
    const refused = await send('make', make(['autumn', 'less']));
    expect(refused.status).toBe(409);
    expect(strict(dealProblemSchema, await refused.json())).toMatchObject({
      errors: { offers: ['outdated'] },
      offers_over: ['autumn'],
      allowed: ['make'],
    });
    const { status, offers } = await shown();
    expect([status, offers.map(({ slug }) => slug)]).toEqual(['available', ['less', 'veterans', 'storage']]);
    expect(await taken('make', make(offers.map(({ slug }) => slug)))).toMatchObject({ cost_usd: 59_400, list_cost_usd: 60_000 });
    expect((await send('make', { ...make(), offers: ['not a slug'] })).status).toBe(400);
  });

  it('§1 are in the sums of instalments and of the waitlist', async () => {
    const { taken, make, send, petro, ask, ids, client } = await build();
    await taken('make', make());
    await send('join-line', { apartment_id: ids[0] }, petro);
    const lines = await ask('/api/deal/lines', { headers: petro.headers });
    expect(strict(waitlistsAnswerSchema, await lines.json()).lines).toMatchObject([{ cost_usd: 57_000, cost: 2_351_250 }]);
    const { plan } = strict(
      instalmentAnswerSchema,
      await client('GET /api/{locale}/instalment-plan', { query: { apartment: 'flat-0', down: '30', months: '12' } }),
    );
    expect(plan).toMatchObject({ offer: { slug: 'autumn', title: 'Offer autumn' }, cost_usd: 57_000 });
    expect(plan.first_usd + plan.payments.reduce((sum, { cost_usd }) => sum + cost_usd, 0)).toBe(plan.total_usd);
  });
});
