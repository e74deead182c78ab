import { expect, it } from 'vitest';
import { logIn, openApi, postJson, strict } from '../../../tests/support/api/open-api.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { agreedTerms } from '../../../tests/support/deals/open-deals.ts';
import { textOfPdf } from '../../../tests/support/files/pdf-text.ts';
import { bookingTermsAnswerSchema } from '../../contract/deals/booking-terms.ts';
import { dealAnswerSchema, dealsAnswerSchema } from '../../contract/deals/deals.ts';

onOneEngine('what a client takes home of a booking', (open) => {
  async function build() {
    const api = await openApi(await open());
    const olena = await logIn(api);
    const petro = await logIn(api, '+380671234567');
    const headers = (locale: string, { headers: own }: typeof olena) => ({ ...own, 'accept-language': locale });
    let keys = 0;
    const send = async (path: string, body: object) => {
      const init = postJson(body, `key-number-${++keys}`);
      const answer = await api.ask(`/api/deal/${path}`, { ...init, headers: { ...init.headers, ...headers('uk', olena) } });
      return dealAnswerSchema.parse(await answer.json()).deal;
    };
    const agreement = (dealId: string, who = olena, locale = 'uk') =>
      api.ask(`/api/deal/agreement?deal_id=${dealId}`, { headers: headers(locale, who) });
    return { ...api, olena, petro, headers, send, agreement };
  }
  const person = {
    step: 'person',
    lastname: 'Коваль',
    firstname: 'Олена',
    patronymic: 'Іванівна',
    email: 'olena@example.ua',
    inn: '3068208400',
  };

  it('§1 the accepted terms have the limits that deals use', async () => {
    const { ask, send, ids } = await build();
    const { terms } = strict(bookingTermsAnswerSchema, await (await ask('/api/deal/terms')).json());
    const held = await send('make', { apartment_id: ids[0], terms: terms.version, locale: 'uk' });
    expect(Date.parse(held.ends_at ?? '') - Date.parse(held.made_at)).toBe(terms.hold_minutes * 60_000);
    expect(held.deposit).toBe(terms.deposit);
    expect(terms).toMatchObject({ refund_whole_hours: 24, refund_later_percent: 80 });
  });

  it('§6 lists the client’s own deals only', async () => {
    const { ask, send, ids, headers, olena, petro } = await build();
    const held = await send('make', { apartment_id: ids[0], terms: agreedTerms, locale: 'uk' });
    const listed = async (who: typeof olena) => {
      const answer = await ask('/api/deal/list', { headers: headers('uk', who) });
      return strict(dealsAnswerSchema, await answer.json()).deals.map(({ id }) => id);
    };
    expect([await listed(olena), await listed(petro)]).toEqual([[held.id], []]);
    expect((await ask('/api/deal/list')).status).toBe(401);
  });

  it.each([
    ['uk', 'Договір бронювання № ', ['60 000 $', '2 475 000 ₴', '20 000 ₴', '41,2500']],
    ['en', 'Reservation agreement No. ', ['$60,000', '₴2,475,000', '₴20,000', '41.2500']],
  ])('§1 the agreement says in %s what the screen says of the deal, and names the buyer', async (locale, title, numbers) => {
    const { send, ids, agreement } = await build();
    const held = await send('make', { apartment_id: ids[0], terms: agreedTerms, locale: 'uk' });
    expect((await agreement(held.id)).status, 'nobody is named yet').toBe(404);
    await send('update', { deal_id: held.id, ...person });
    const answer = await agreement(held.id, undefined, locale);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(answer.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent(`${title.replace(/ (№|No\.) $/, '')} ${held.number}.pdf`)}`,
    );
    const text = await textOfPdf(new Uint8Array(await answer.arrayBuffer()));
    for (const words of [
      `${title}${held.number}`,
      ...numbers,
      'Коваль Олена Іванівна',
      '3068208400',
      '+380501234567',
      '80 %'.replace(' ', locale === 'uk' ? ' ' : ''),
    ])
      expect(text).toContain(words);
  });

  it('§6 the agreement of another client is not found', async () => {
    const { send, ids, agreement, petro, ask } = await build();
    const held = await send('make', { apartment_id: ids[0], terms: agreedTerms, locale: 'uk' });
    await send('update', { deal_id: held.id, ...person });
    expect((await agreement(held.id, petro)).status).toBe(404);
    expect((await agreement('no-id')).status).toBe(400);
    expect((await ask(`/api/deal/agreement?deal_id=${held.id}`)).status).toBe(401);
  });
});
