import { expect, it } from 'vitest';
import { logIn, openApi, post, postJson, postParts, strict } from '../../../tests/support/api/open-api.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { agreedTerms } from '../../../tests/support/deals/open-deals.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import { dealAnswerSchema, dealProblemSchema } from '../../contract/deals/deals.ts';
import { waitlistAnswerSchema, waitlistsAnswerSchema } from '../../contract/deals/waitlists.ts';

onOneEngine('deals over HTTP', (open) => {
  async function build(flats = 3) {
    const clock = movableClock('2026-11-21T12:00:00Z');
    const api = await openApi(await open(), { clock, flats: Array.from({ length: flats }, () => ({})) });
    const olena = await logIn(api);
    const petro = await logIn(api, '+380671234567');
    let keys = 0;
    const send = async (path: string, body: object, { headers }: { headers: { authorization: string } }, key = `key-number-${++keys}`) => {
      const init = postJson(body, key);
      const answer = await api.ask(`/api/deal/${path}`, { ...init, headers: { ...init.headers, ...headers, 'accept-language': 'en' } });
      return { status: answer.status, text: await answer.text() };
    };
    const deal = ({ status, text }: { status: number; text: string }) => {
      expect([status, text]).toEqual([200, text]);
      return strict(dealAnswerSchema, JSON.parse(text)).deal;
    };
    const problem = ({ text }: { text: string }) => strict(dealProblemSchema, JSON.parse(text));
    /** A paid hold: its end gives the flat to its waitlist. */
    const reserve = async (dealId: string, who: typeof olena) => {
      await send('update', { deal_id: dealId, ...person }, who);
      const { payment } = deal(await send('update', { deal_id: dealId, step: 'pay' }, who));
      const paymentId = payment?.page_url?.slice('/bank/'.length) ?? '';
      await api.deals.applyPaymentEvent({
        paymentId,
        reference: `invoice-${paymentId}`,
        state: 'paid',
        amountMinor: 2_000_000,
        at: clock(),
      });
    };
    const wanted = (at = 0) => ({ apartment_id: api.ids[at], terms: agreedTerms, locale: 'en' });
    return { ...api, clock, olena, petro, send, deal, problem, wanted, reserve };
  }
  const person = { step: 'person', lastname: 'Коваль', firstname: 'Олена', email: 'Olena@Example.ua', inn: '3068208400' };

  it('§1 shows a returning client the reservation with its time, which may be prolonged or cancelled by the rule', async () => {
    const { send, deal, olena, wanted, clock, deals, ask } = await build();
    const held = deal(await send('make', wanted(), olena));
    await send('update', { deal_id: held.id, ...person }, olena);
    const { payment } = deal(await send('update', { deal_id: held.id, step: 'pay' }, olena));
    const paymentId = payment?.page_url?.slice('/bank/'.length) ?? '';
    await deals.applyPaymentEvent({ paymentId, reference: `invoice-${paymentId}`, state: 'paid', amountMinor: 2_000_000, at: clock() });
    clock.pass(25 * 60);
    const again = await logIn({ ask });
    expect(again.user.deals).toMatchObject([
      {
        id: held.id,
        state: 'reserved',
        now: '2026-11-22T13:00:00.000Z',
        ends_at: '2026-11-24T12:00:00.000Z',
        allowed: ['extend', 'cancel'],
      },
    ]);
    expect((await send('update', { deal_id: held.id, step: 'pay' }, again)).status).toBe(409);
    const longer = deal(await send('update', { deal_id: held.id, step: 'extend' }, again));
    expect(longer).toMatchObject({ ends_at: '2026-11-27T12:00:00.000Z', allowed: ['cancel'], refund: { amount: 16_000, percent: 80 } });
    const ended = deal(await send('cancel', { deal_id: held.id }, again));
    const reference = `invoice-${paymentId}`;
    const payable = { refund: 16_000, reference };
    expect(ended).toMatchObject({ state: 'cancelled', allowed: [], payment: { ...payable, state: 'refunding', refunded_at: null } });
    clock.pass(90);
    await deals.applyPaymentEvent({ paymentId, reference, state: 'refunded', amountMinor: 1_600_000, at: clock() });
    const back = (await logIn({ ask })).user.deals[0]?.payment;
    expect(back).toMatchObject({ ...payable, state: 'refunded', refunded_at: clock().toISOString() });
    expect((await ask('/api/client/get', { headers: olena.headers })).status).toBe(200);
  });

  it('§7 goes from the hold to the reservation and the refund, and lists the allowed steps at each state', async () => {
    const { send, deal, olena, wanted, clock, deals, ids, ask } = await build();
    const held = deal(await send('make', wanted(), olena));
    expect(held).toMatchObject({
      state: 'held',
      apartment: { id: ids[0], slug: 'flat-0', number: '1', project: { name: 'Project 1' } },
      cost: 2_475_000,
      cost_usd: 60_000,
      rate: '41.2500',
      deposit: 20_000,
      booking_expiration: '2026-11-21 14:15:00',
      ends_at: '2026-11-21T12:15:00.000Z',
      now: '2026-11-21T12:00:00.000Z',
      allowed: ['person', 'extend', 'cancel'],
      payment: null,
    });
    const named = deal(await send('update', { deal_id: held.id, ...person }, olena));
    expect(named).toMatchObject({
      person: { email: 'olena@example.ua', patronymic: null },
      allowed: ['person', 'pay', 'ask-manager', 'extend', 'cancel'],
    });
    const paying = deal(await send('update', { deal_id: held.id, step: 'pay' }, olena));
    expect(paying.payment).toMatchObject({ state: 'created', page_url: expect.stringMatching(/^\/bank\//), amount: 20_000 });
    const paymentId = paying.payment?.page_url?.slice('/bank/'.length) ?? '';
    await deals.applyPaymentEvent({ paymentId, reference: `invoice-${paymentId}`, state: 'paid', amountMinor: 2_000_000, at: clock() });
    const shown = await ask(`/api/deal/get?deal_id=${held.id}`, { headers: olena.headers });
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(strict(dealAnswerSchema, await shown.json()).deal).toMatchObject({
      state: 'reserved',
      allowed: ['extend', 'cancel'],
      refund: { amount: 20_000, percent: 100, until: '2026-11-22T12:00:00.000Z' },
    });
    clock.pass(25 * 60);
    const cancelled = deal(await send('cancel', { deal_id: held.id }, olena));
    expect(cancelled).toMatchObject({ state: 'cancelled', allowed: [], ends_at: null, payment: { state: 'refunding', refund: 16_000 } });
    expect(cancelled.history.map(({ who, to, why }) => `${who} ${why} ${to}`)).toEqual([
      'client make held',
      'client person held',
      'client pay held',
      'bank payment-came reserved',
      'client cancel cancelled',
    ]);
  });

  it('§1 shows the payment that came, also where a newer page was open by then, and while one may be paid the newest page', async () => {
    const { send, deal, olena, wanted, clock, deals } = await build();
    const held = deal(await send('make', wanted(), olena));
    await send('update', { deal_id: held.id, ...person }, olena);
    const open = async () => {
      const { payment } = deal(await send('update', { deal_id: held.id, step: 'pay' }, olena));
      return payment?.page_url?.slice('/bank/'.length) ?? '';
    };
    const say = (paymentId: string, state: 'failed' | 'paid', amountMinor = 2_000_000) => {
      clock.pass(1);
      return deals.applyPaymentEvent({ paymentId, reference: `invoice-${paymentId}`, state, amountMinor, at: clock() });
    };
    const short = await open();
    await say(short, 'paid', 1_000_000);
    const first = await open();
    expect(first).not.toBe(short);
    await say(first, 'failed');
    const second = await open();
    expect(second).not.toBe(first);
    expect(await say(first, 'paid')).toBe('reserved');
    const reserved = deal(await send('update', { deal_id: held.id, step: 'extend' }, olena));
    expect(reserved.payment).toMatchObject({ state: 'paid', amount: 20_000, reference: `invoice-${first}` });
    const ended = deal(await send('cancel', { deal_id: held.id }, olena));
    expect(ended.payment).toMatchObject({ state: 'refunding', refund: 20_000, reference: `invoice-${first}` });
  });

  it('§7 takes form data, and refuses by the state of the flat, of the deal and of the client', async () => {
    const { send, deal, problem, olena, petro, wanted, ask, clock, reserve } = await build();
    const parts = new FormData();
    for (const [name, value] of Object.entries(wanted())) parts.set(name, String(value));
    const init = postParts(parts);
    const made = await ask('/api/deal/make', { ...init, headers: { ...init.headers, ...olena.headers } });
    const { deal: held } = strict(dealAnswerSchema, await made.json());
    const form = new URLSearchParams({ deal_id: held.id, step: 'extend' });
    const extended = await ask('/api/deal/update', post(form, { 'idempotency-key': 'a-form-has-one', ...olena.headers }));
    expect([extended.status, held.apartment.project.name]).toEqual([200, 'Проєкт 1']);
    const taken = await send('make', wanted(), petro);
    expect([taken.status, problem(taken)]).toEqual([
      409,
      {
        code: 'apartment-taken',
        message: 'Somebody else has just taken this apartment.',
        statusCode: 409,
        errors: { apartment_id: ['taken'] },
        apartment: { status: 'held', booking_expiration: '2026-11-21 14:30:00' },
        allowed: ['join-line'],
      },
    ]);
    for (const path of ['update', 'cancel'])
      expect((await send(path, { deal_id: held.id, ...(path === 'update' && { step: 'extend' }) }, petro)).status).toBe(404);
    expect(problem(await send('update', { deal_id: held.id, step: 'extend' }, olena))).toMatchObject({
      errors: { deal_id: ['not-now'] },
      deal: { state: 'held' },
      allowed: ['person', 'cancel'],
    });
    deal(await send('make', wanted(1), olena));
    expect(problem(await send('make', wanted(2), olena))).toMatchObject({ statusCode: 409, errors: { apartment_id: ['too-many'] } });
    const wrong: [body: object, field: string, code: string][] = [
      [{ ...person, inn: '3068208401' }, 'inn', 'tax-number'],
      [{ ...person, email: 'olena' }, 'email', 'email'],
      [{ ...person, lastname: '1' }, 'lastname', 'letters-only'],
      [{ step: 'pay', return_path: '//evil.example' }, 'return_path', 'malformed'],
      [{ step: 'extend', state: 'completed' }, 'state', 'unknown'],
    ];
    for (const [body, field, code] of wrong)
      expect([field, problem(await send('update', { deal_id: held.id, ...body }, olena)).errors]).toEqual([field, { [field]: [code] }]);
    const everything = { ...person, lastname: 'Коваль1', inn: '1234567890', email: 'olena@' };
    expect(problem(await send('update', { deal_id: held.id, ...everything }, olena)).errors).toEqual({
      lastname: ['letters-only'],
      inn: ['tax-number'],
      email: ['email'],
    });
    const place = await send('join-line', { apartment_id: held.apartment.id }, petro);
    expect(strict(waitlistAnswerSchema, JSON.parse(place.text))).toEqual({ place: 1, turn: null, turn_hours: 24, is_open: true });
    await reserve(held.id, olena);
    clock.pass(30);
    await send('cancel', { deal_id: held.id }, olena);
    const turn = await ask(`/api/deal/line?apartment_id=${held.apartment.id}`, { headers: petro.headers });
    expect(strict(waitlistAnswerSchema, await turn.json())).toEqual({
      place: 1,
      turn: { from: '2026-11-21T12:30:00.000Z', until: '2026-11-22T12:30:00.000Z' },
      turn_hours: 24,
      is_open: true,
    });
  });

  it('§6 shows and changes nothing of a deal without a valid token, nor for another client', async () => {
    const { ask, send, deal, olena, petro, wanted, db } = await build();
    const { id } = deal(await send('make', wanted(), olena));
    const reads = [`get?deal_id=${id}`, 'list', `agreement?deal_id=${id}`, 'line?apartment_id=1', 'lines'];
    for (const authorization of [undefined, `Bearer ${'x'.repeat(43)}`]) {
      const headers = { ...(authorization && { authorization }) };
      for (const path of reads) expect([path, (await ask(`/api/deal/${path}`, { headers })).status]).toEqual([path, 401]);
      for (const path of ['make', 'update', 'cancel', 'join-line', 'leave-line']) {
        const init = postJson({ deal_id: id, ...wanted(1), step: 'extend' });
        const answer = await ask(`/api/deal/${path}`, { ...init, headers: { ...init.headers, ...headers } });
        expect([path, answer.status]).toEqual([path, 401]);
      }
    }
    for (const path of ['get', 'agreement'])
      expect((await ask(`/api/deal/${path}?deal_id=${id}`, { headers: petro.headers })).status).toBe(404);
    expect(await (await ask('/api/deal/list', { headers: petro.headers })).json()).toEqual({ deals: [] });
    expect(await db.selectFrom('deal').select('state').execute()).toEqual([{ state: 'held' }]);
  });

  it('§6 lists the client’s own waitlists alone, with place, turn and allowed steps', async () => {
    const { ask, send, deal, olena, petro, wanted, ids, clock, reserve } = await build();
    const lines = async ({ headers }: { headers: { authorization: string } }) => {
      const answer = await ask('/api/deal/lines', { headers: { ...headers, 'accept-language': 'en' } });
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      return strict(waitlistsAnswerSchema, await answer.json()).lines;
    };
    const held = deal(await send('make', wanted(), olena));
    deal(await send('make', wanted(1), olena));
    for (const at of [0, 1]) {
      await send('join-line', { apartment_id: ids[at] }, petro);
      clock.pass(1);
    }
    const waits = { state: 'waiting', place: 1, turn: null, allowed: ['leave-line'] };
    expect(await lines(petro)).toMatchObject([
      { apartment: { slug: 'flat-1', section: {} }, asked_at: '2026-11-21T12:01:00.000Z', ...waits },
      { apartment: { slug: 'flat-0', number: '1', project: { name: 'Project 1' } }, cost: 2_475_000, cost_usd: 60_000, ...waits },
    ]);
    expect(await lines(olena)).toEqual([]);
    await reserve(held.id, olena);
    await send('cancel', { deal_id: held.id }, olena);
    const turn = { from: '2026-11-21T12:02:00.000Z', until: '2026-11-22T12:02:00.000Z' };
    expect((await lines(petro))[1]).toMatchObject({ state: 'turn', place: 1, turn, allowed: ['make', 'leave-line'] });
    await send('leave-line', { apartment_id: ids[1] }, petro);
    const late = await send('leave-line', { apartment_id: ids[1] }, petro);
    expect([late.status, JSON.parse(late.text)], 'the other tab has left already').toEqual([
      200,
      { place: null, turn: null, turn_hours: 24, is_open: true },
    ]);
    expect(await lines(petro)).toHaveLength(1);
  });

  it('§1 has one effect and one answer for each key, to the byte; a request without one is a new one', async () => {
    const { send, problem, olena, petro, wanted, db, ask, clock, bank } = await build();
    const together = await Promise.all(Array.from({ length: 20 }, () => send('make', wanted(), olena, 'one-key-for-all')));
    clock.pass(1);
    const late = await send('make', wanted(), olena, 'one-key-for-all');
    expect(new Set([...together, late].map(({ text }) => text)).size).toBe(1);
    const { id } = JSON.parse(late.text).deal;
    expect((await db.selectFrom('deal_event').selectAll().execute()).length).toBe(1);
    const otherwise = await send('make', wanted(1), olena, 'one-key-for-all');
    expect([otherwise.status, problem(otherwise).errors]).toEqual([422, { 'Idempotency-Key': ['repeated'] }]);
    expect((await send('cancel', { deal_id: id }, olena, 'one-key-for-all')).status).toBe(422);
    const refused = await send('make', wanted(), petro, 'one-key-for-all');
    expect([refused.status, await send('make', wanted(), petro, 'one-key-for-all')]).toEqual([409, refused]);
    clock.pass(60);
    const again = await send('make', wanted(), olena, 'another-key-now');
    const { id: dealId } = JSON.parse(again.text).deal;
    await send('update', { deal_id: dealId, ...person }, olena);
    const pay = () => send('update', { deal_id: dealId, step: 'pay' }, olena, 'the-key-to-pay');
    const pages = await Promise.all(Array.from({ length: 10 }, pay));
    expect([new Set(pages.map(({ text }) => text)).size, bank.invoices.length]).toEqual([1, 1]);
    const bare = await ask('/api/deal/make', post(JSON.stringify(wanted()), { 'content-type': 'application/json', ...olena.headers }));
    expect([bare.status, await bare.json()]).toMatchObject([200, { deal: { id: dealId, state: 'held' } }]);
  });
});
