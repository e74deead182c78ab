import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { logIn, openApi, postJson, strict } from '../../../tests/support/api/open-api.ts';
import { offer, offerTag, someContents } from '../../../tests/support/contents/some-contents.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { agreedTerms } from '../../../tests/support/deals/open-deals.ts';
import { addQuote } from '../../../tests/support/deals/some-quote.ts';
import { textOfPdf } from '../../../tests/support/files/pdf-text.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import { dealAnswerSchema } from '../../contract/deals/deals.ts';

const contents = someContents({ offer_tag: [offerTag('price')], offer: [offer('autumn', { until: '2026-11-22T12:00:00.000Z' })] });
const person = { step: 'person', lastname: 'Коваль', firstname: 'Олена', email: 'olena@example.ua', inn: '3068208400' };
const day = 24 * 60;

onOneEngine('quotes', (open) => {
  async function build() {
    const clock = movableClock('2026-11-21T12:00:00Z');
    const api = await openApi(await open(), { clock, contents, flats: [{}, {}] });
    const [flat = 0, other = 0] = api.ids;
    const olena = await logIn(api);
    let keys = 0;
    const send = (path: string, body: object) => {
      const init = postJson(body, `key-number-${++keys}`);
      return api.ask(`/api/deal/${path}`, { ...init, headers: { ...init.headers, ...olena.headers } });
    };
    const book = (quote: string, apartment = flat) => send('make', { apartment_id: apartment, terms: agreedTerms, locale: 'uk', quote });
    const refusalOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];
    const reprice = async (minor: number) => {
      await api.db.updateTable('apartment').set({ price_minor: minor }).where('id', '=', flat).execute();
      await api.catalogue.reload();
    };
    const read = async (code: string) => (await api.client('GET /api/{locale}/quote/{code}', { code })).quote;
    return { ...api, clock, flat, other, olena, send, book, refusalOf, reprice, read };
  }

  it('the quoted price, its offer and both sums are booked after the list price and the rate rose and the offer ended', async () => {
    const { flat, clock, reprice, read, book, send, money, ask, olena, ...app } = await build();
    const { code } = await addQuote(app, { apartmentId: flat });
    const rate = { tenThousandths: 415_800 };
    await money.storeRates([{ rate, date: '2026-11-23', source: { uk: 'НБУ', en: 'NBU' } }]);
    clock.pass(2 * day);
    await reprice(6_600_000);
    expect(await read(code)).toMatchObject({
      cost_usd: 57_000,
      cost: 2_351_250,
      list_cost_usd: 60_000,
      standing: 'free',
      over: false,
      pays: 'quote',
      now: { cost_usd: 66_000 },
      changes: { price: 15.79, rate: 0.8, plan: 'same' },
    });
    const made = await book(code.toLowerCase());
    const { deal } = strict(dealAnswerSchema, await made.json());
    expect(deal).toMatchObject({ cost_usd: 57_000, cost: 2_351_250, list_cost_usd: 60_000, rate: '41.2500', offers: [{ slug: 'autumn' }] });
    await send('update', { deal_id: deal.id, ...person });
    const agreement = await ask(`/api/deal/agreement?deal_id=${deal.id}`, { headers: { ...olena.headers, 'accept-language': 'uk' } });
    expect((await textOfPdf(new Uint8Array(await agreement.arrayBuffer()))).replaceAll(/\s+/g, ' ')).toContain('57 000 $');
    await app.catalogue.reload();
    expect((await read(code)).standing).toBe('held');
    const { rows } = await sql<{ id: string }>`select deal_id as id from quote where code = ${code}`.execute(app.db);
    expect(rows).toEqual([{ id: deal.id }]);
  });

  it('a price that has fallen is paid instead of a higher quote, and a quote that is over has no price of its own', async () => {
    const { flat, clock, reprice, read, book, refusalOf, ...app } = await build();
    const { code } = await addQuote(app, { apartmentId: flat });
    await reprice(5_000_000);
    expect(await read(code)).toMatchObject({ cost_usd: 57_000, now: { cost_usd: 47_500 }, changes: { price: -16.67 }, pays: 'now' });
    expect(await refusalOf(await book(code))).toEqual([409, 'quote-over']);
    await reprice(6_600_000);
    clock.pass(3 * day);
    expect(await read(code)).toMatchObject({ over: true, pays: 'now' });
    expect(await refusalOf(await book(code))).toEqual([409, 'quote-over']);
  });

  it('a forged code, one with a wrong character and one of another flat lead nowhere, and book nothing', async () => {
    const { flat, other, ask, book, refusalOf, ...app } = await build();
    const { code } = await addQuote(app, { apartmentId: flat });
    const wrong = `${code.slice(0, -1)}${code.endsWith('2') ? '3' : '2'}`;
    for (const never of [wrong, '2222222222', 'x'.repeat(10), 'x']) {
      expect(await refusalOf(await ask(`/api/uk/quote/${never}`))).toEqual([404, 'unknown-quote']);
      const opened = await ask('/api/quote/open', postJson({ code: never }));
      expect(await refusalOf(opened)).toEqual(never === 'x' ? [400, 'bad-form'] : [404, 'unknown-quote']);
    }
    expect(await refusalOf(await book(wrong))).toEqual([404, 'unknown-quote']);
    expect(await refusalOf(await book(code, other))).toEqual([404, 'unknown-quote']);
    expect(await app.db.selectFrom('deal').select('id').execute()).toEqual([]);
  });

  it('says nothing of who made it and for whom, and counts openings by the minute', async () => {
    const { flat, client, read, clock, ...app } = await build();
    const { code } = await addQuote(app, { apartmentId: flat, to: '+380501234567', requestId: 'a-request' });
    expect(JSON.stringify(await read(code))).not.toMatch(/staff|request|channel|\+380/);
    const look = () => client('POST /api/quote/open', { body: { code } });
    await look();
    await look();
    clock.pass(2);
    await look();
    const { rows } = await sql<object>`select open_count as n, opened_at as first, last_opened_at as last from quote`.execute(app.db);
    expect(rows).toEqual([{ n: 2, first: new Date('2026-11-21T12:00:00Z'), last: new Date('2026-11-21T12:02:00Z') }]);
  });

  it('its numbers cannot be changed, and it cannot be deleted', async () => {
    const { flat, ...app } = await build();
    await addQuote(app, { apartmentId: flat });
    await expect(sql`update quote set price_minor = 1`.execute(app.db)).rejects.toThrow('cannot be changed');
    await expect(sql`delete from quote`.execute(app.db)).rejects.toThrow('cannot be changed');
  });
});
