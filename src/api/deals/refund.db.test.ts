import { expect, it } from 'vitest';
import { logIn, openApi, postJson } from '../../../tests/support/api/open-api.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { agreedTerms } from '../../../tests/support/deals/open-deals.ts';
import { textOfPdf } from '../../../tests/support/files/pdf-text.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import { dealAnswerSchema } from '../../contract/deals/deals.ts';

onOneEngine('the statement of a refund', (open) => {
  it('§1 says where the money is, from the cancellation on, and to its client alone', async () => {
    const clock = movableClock('2026-11-21T12:00:00Z');
    const { ask, ids, deals } = await openApi(await open(), { clock });
    const olena = await logIn({ ask });
    const petro = await logIn({ ask }, '+380671234567');
    let keys = 0;
    const send = async (path: string, body: object) => {
      const init = postJson(body, `key-number-${++keys}`);
      const answer = await ask(`/api/deal/${path}`, { ...init, headers: { ...init.headers, ...olena.headers } });
      return dealAnswerSchema.parse(await answer.json()).deal;
    };
    const statement = (id: string, { headers } = olena, locale = 'uk') =>
      ask(`/api/deal/refund?deal_id=${id}`, { headers: { ...headers, 'accept-language': locale } });
    const said = async (id: string, locale = 'uk') => textOfPdf(new Uint8Array(await (await statement(id, olena, locale)).arrayBuffer()));

    const { id, number } = await send('make', { apartment_id: ids[0], terms: agreedTerms, locale: 'uk' });
    await send('update', { deal_id: id, step: 'person', lastname: 'Коваль', firstname: 'Олена', email: 'olena@example.ua' });
    const { payment } = await send('update', { deal_id: id, step: 'pay' });
    const paymentId = payment?.page_url?.slice('/bank/'.length) ?? '';
    const news = { paymentId, reference: `invoice-${paymentId}` };
    await deals.applyPaymentEvent({ ...news, state: 'paid', amountMinor: 2_000_000, at: clock() });
    expect((await statement(id)).status, 'nothing goes back yet').toBe(404);
    clock.pass(25 * 60);
    await send('cancel', { deal_id: id });
    const asked = await said(id);
    for (const words of ['Коваль Олена', news.reference, '20 000 ₴', '16 000 ₴', '4 000 ₴', 'передано банку', `№ ${number}`])
      expect(asked).toContain(words);
    clock.pass(90);
    await deals.applyPaymentEvent({ ...news, state: 'refunded', amountMinor: 1_600_000, at: clock() });
    expect(await said(id)).toContain('Банк надіслав їх на картку Покупця 22 листопада 2026');
    expect(await said(id, 'en')).toContain('The bank sent it to the Buyer’s card on 22 November 2026');
    const answer = await statement(id);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent(`Довідка про повернення ${number}.pdf`));
    expect((await statement(id, petro)).status).toBe(404);
    expect((await ask(`/api/deal/refund?deal_id=${id}`)).status).toBe(401);
  });
});
