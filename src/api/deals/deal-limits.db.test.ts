import { expect, it } from 'vitest';
import { logIn, openApi, postJson, strict } from '../../../tests/support/api/open-api.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { agreedTerms, someStaff } from '../../../tests/support/deals/open-deals.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import { dealAnswerSchema, dealProblemSchema } from '../../contract/deals/deals.ts';
import { readConfig } from '../../platform/config/config.ts';
import type { OpenKysely } from '../../platform/database/database.ts';

onOneEngine('limits of holds and questions over HTTP', (open) => {
  const day = 24 * 60;
  const person = { step: 'person', lastname: 'Коваль', firstname: 'Олена', email: 'olena@example.ua', inn: '3068208400' };

  async function build() {
    const clock = movableClock('2026-11-21T12:00:00Z');
    const flats = Array.from({ length: 4 }, () => ({}));
    const api = await openApi(await open(), { clock, flats, dealTerms: readConfig({}).deals });
    type Client = Awaited<ReturnType<typeof logIn>>;
    const send = async (path: string, body: object, { headers }: Client) => {
      const init = postJson(body, crypto.randomUUID());
      const answer = await api.ask(`/api/deal/${path}`, { ...init, headers: { ...init.headers, ...headers, 'accept-language': 'en' } });
      return { status: answer.status, text: await answer.text() };
    };
    const make = (flat: number, who: Client) => send('make', { apartment_id: api.ids[flat], terms: agreedTerms, locale: 'en' }, who);
    const held = async (flat: number, who: Client) => {
      const { text } = await make(flat, who);
      return strict(dealAnswerSchema, JSON.parse(text)).deal.id;
    };
    /** Holds a flat, asks a manager about it, and gives it back. */
    const asks = async (flat: number, who: Client) => {
      const id = await held(flat, who);
      await send('update', { deal_id: id, ...person }, who);
      const answer = await send('update', { deal_id: id, step: 'ask-manager' }, who);
      await send('cancel', { deal_id: id }, who);
      return answer;
    };
    const problem = ({ text }: { text: string }) => strict(dealProblemSchema, JSON.parse(text));
    const client = async (phone: string) => logIn(api, phone);
    return { ...api, clock, send, make, held, asks, problem, client };
  }

  it('§1 limits questions to a manager to two a day for a phone, and one about a flat without a confirmation, and says until when', async () => {
    const { asks, problem, client, clock } = await build();
    const [olena, petro] = [await client('+380501234567'), await client('+380671234567')];
    expect((await asks(0, olena)).status).toBe(200);
    expect((await asks(1, olena)).status).toBe(200);
    const third = await asks(2, olena);
    const values = { statusCode: 409, errors: { deal_id: ['too-often'] }, allowed: [] };
    expect(problem(third)).toMatchObject({ ...values, again_at: '2026-11-22T12:00:00.000Z' });
    expect(problem(await asks(0, petro)), 'a flat stands one question that came to nothing').toMatchObject({
      ...values,
      again_at: '2026-12-05T12:00:00.000Z',
    });
    clock.pass(day);
    expect((await asks(2, olena)).status).toBe(200);
    expect(problem(await asks(0, olena))).toMatchObject({ ...values, again_at: '2026-11-28T12:00:00.000Z' });
  });

  it('§1 counts a question that staff confirmed against no flat, also for the client who asked it', async () => {
    const { held, send, asks, client, clock, deals, db } = await build();
    const olena = await client('+380501234567');
    const id = await held(0, olena);
    await send('update', { deal_id: id, ...person }, olena);
    await send('update', { deal_id: id, step: 'ask-manager' }, olena);
    const confirm = (trx: OpenKysely) => deals.manageDeal(trx, { dealId: id, step: 'confirm', by: someStaff });
    await db.transaction().execute(confirm);
    await send('cancel', { deal_id: id }, olena);
    clock.pass(8 * day);
    expect((await asks(0, olena)).status).toBe(200);
    clock.pass(8 * day);
    expect((await asks(0, olena)).status, 'the second one came to nothing').toBe(409);
  });

  it('§1 limits unpaid holds of a phone to three of one flat in 14 days, but not of other flats', async () => {
    const { make, held, send, problem, client, clock } = await build();
    const olena = await client('+380501234567');
    for (let time = 0; time < 3; time++) {
      await send('cancel', { deal_id: await held(0, olena) }, olena);
      clock.pass(day);
    }
    expect(problem(await make(0, olena))).toMatchObject({
      statusCode: 409,
      errors: { apartment_id: ['too-often'] },
      held_too_often: { of: 'apartment', again_at: '2026-12-05T12:00:00.000Z' },
      allowed: [],
    });
    expect((await make(1, olena)).status).toBe(200);
    clock.pass(11 * day);
    expect((await make(0, olena)).status).toBe(200);
  });
});
