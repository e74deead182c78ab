import { expect, it } from 'vitest';
import { logIn, openApi, postJson } from '../../../tests/support/api/open-api.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { agreedTerms, someHead, someStaff } from '../../../tests/support/deals/open-deals.ts';
import { decideRefund, signAct } from '../../../tests/support/deals/two-people.ts';
import { textOfPdf } from '../../../tests/support/files/pdf-text.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import { dealAnswerSchema } from '../../contract/deals/deals.ts';
import type { OpenKysely } from '../../platform/database/database.ts';

onOneEngine('the statement of a refund', (open) => {
  async function build() {
    const clock = movableClock('2026-11-21T12:00:00Z');
    const { ask, ids, deals, db } = await openApi(await open(), { clock });
    const olena = await logIn({ ask });
    let keys = 0;
    const send = async (path: string, body: object) => {
      const init = postJson(body, `key-number-${++keys}`);
      const answer = await ask(`/api/deal/${path}`, { ...init, headers: { ...init.headers, ...olena.headers } });
      return dealAnswerSchema.parse(await answer.json()).deal;
    };
    const statement = (id: string, { headers }: Pick<typeof olena, 'headers'> = olena, locale = 'uk') =>
      ask(`/api/deal/refund?deal_id=${id}`, { headers: { ...headers, 'accept-language': locale } });
    const { id, number } = await send('make', { apartment_id: ids[0], terms: agreedTerms, locale: 'uk' });
    await send('update', { deal_id: id, step: 'person', lastname: 'Коваль', firstname: 'Олена', email: 'olena@example.ua' });
    const { payment } = await send('update', { deal_id: id, step: 'pay' });
    const paymentId = payment?.page_url?.slice('/bank/'.length) ?? '';
    const news = { paymentId, reference: `invoice-${paymentId}` };
    await deals.applyPaymentEvent({ ...news, state: 'paid', amountMinor: 2_000_000, at: clock() });
    return { clock, ask, deals, db, olena, send, statement, id, number, news };
  }

  it('§1 says where the money is, from the cancellation on, and to its client alone', async () => {
    const { clock, ask, deals, olena, send, statement, id, number, news } = await build();
    const petro = await logIn({ ask }, '+380671234567');
    const said = async (locale = 'uk') => textOfPdf(new Uint8Array(await (await statement(id, olena, locale)).arrayBuffer()));
    expect((await statement(id)).status, 'nothing goes back yet').toBe(404);
    clock.pass(25 * 60);
    await send('cancel', { deal_id: id });
    const asked = await said();
    for (const words of ['Коваль Олена', news.reference, '20 000 ₴', '16 000 ₴', '4 000 ₴', 'передано банку', `№ ${number}`])
      expect(asked).toContain(words);
    clock.pass(90);
    await deals.applyPaymentEvent({ ...news, state: 'refunded', amountMinor: 1_600_000, at: clock() });
    expect(await said()).toContain('Банк надіслав їх на картку Покупця 22 листопада 2026');
    expect(await said('en')).toContain('The bank sent it to the Buyer’s card on 22 November 2026');
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

  it('has none of a declined refund; its deal says the sum and the reason for the client, until another request', async () => {
    const { ask, deals, db, olena, statement, id, number, news } = await build();
    const inOffice = <Answer>(work: (trx: OpenKysely) => Promise<Answer>) => db.transaction().execute(work);
    const payment = async () => {
      const answer = await ask(`/api/deal/get?deal_id=${id}`, { headers: olena.headers });
      return dealAnswerSchema.parse(await answer.json()).deal.payment;
    };
    const askFor = (amountMinor: number) =>
      inOffice(async (trx) => {
        const act = await signAct(trx, someStaff.id, 'askRefund');
        const scope = { staffId: someStaff.id, projects: null, ownInProjects: null };
        return deals.office.askRefund(trx, {
          scope,
          by: someStaff,
          act,
          number,
          paymentId: news.paymentId,
          amountMinor,
          reason: 'За заявою',
        });
      });
    expect(await payment()).toMatchObject({ refund_asked: 0, refund_declined: null });
    await askFor(500_000);
    expect(await payment()).toMatchObject({ refund_asked: 5_000, refund_declined: null });
    await inOffice((trx) => decideRefund(trx, deals, { dealId: id, decision: 'decline', by: someHead }));
    expect(await payment()).toMatchObject({
      state: 'paid',
      refund_asked: 0,
      refund_declined: { amount: 5_000, reason: 'строк повернення минув' },
    });
    expect((await statement(id)).status).toBe(404);
    await askFor(2_000_000);
    expect(await payment()).toMatchObject({ refund_asked: 20_000, refund_declined: null });
    await inOffice((trx) => decideRefund(trx, deals, { dealId: id, decision: 'approve', by: someHead }));
    expect(await payment()).toMatchObject({ state: 'refunding', refund: 20_000, refund_declined: null });
  });
});
