import { expect, it } from 'vitest';
import { consultationForm, logIn, openApi, post, strict } from '../../../tests/support/api/open-api.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import { clientDataSchema, requestsAnswerSchema } from '../../contract/clients/clients.ts';

const phone = '+380501234567';
const json = { 'content-type': 'application/json' };

onOneEngine('requests of a client over HTTP', (open) => {
  it('§1 shows the requests from the proven phone, and adds a message once a key', async () => {
    const { ask, client: visitor } = await openApi(await open());
    await visitor('POST /api/{locale}/consultation', {
      body: { ...consultationForm, phone: '050 123 45 67', message: 'Куди виходять вікна?', apartment_slug: 'flat-0' },
      key: 'key-number-1',
    });
    await visitor('POST /api/{locale}/consultation', { body: { ...consultationForm, phone: '+380671234567' }, key: 'key-number-2' });
    const { headers } = await logIn({ ask });
    const requests = async (who = headers) =>
      strict(requestsAnswerSchema, await (await ask('/api/client/requests', { headers: { ...who, 'accept-language': 'en' } })).json())
        .requests;
    const [asked, ...others] = await requests();
    expect(others).toEqual([]);
    expect(asked).toMatchObject({
      state: 'new',
      about: { slug: 'flat-0' },
      messages: [{ author: 'client', text: 'Куди виходять вікна?' }],
    });
    const say = (text: string, key: string, who = headers) =>
      ask('/api/client/requests/say', post(JSON.stringify({ request_id: asked?.id, text }), { ...json, ...who, 'idempotency-key': key }));
    expect((await say('І скільки поверхів?', 'a-long-enough-key')).status).toBe(200);
    expect((await say('І скільки поверхів?', 'a-long-enough-key')).status).toBe(200);
    expect((await requests())[0]?.messages.map(({ text }) => text)).toEqual(['Куди виходять вікна?', 'І скільки поверхів?']);
    const stranger = await logIn({ ask }, '+380671234567');
    expect((await say('Не моє', 'another-long-key', stranger.headers)).status).toBe(404);
    expect(await requests(stranger.headers)).toMatchObject([{ about: null, messages: [] }]);
    const data = strict(clientDataSchema, await (await ask('/api/client/download', { headers })).json());
    expect(data).toMatchObject({ user: { phone }, sessions: [{ current: true }], requests: [{ id: asked?.id }], lines: [] });
  });

  it('marks each request whose sender was logged in with this phone: another person may type it into a form', async () => {
    const { ask, client: visitor } = await openApi(await open());
    const { headers, token } = await logIn({ ask });
    const stranger = await logIn({ ask }, '+380671234567');
    const asked = { ...consultationForm, phone: '050 123 45 67' };
    await visitor('POST /api/{locale}/consultation', { body: { ...asked, message: 'own' }, key: 'key-number-1', token });
    await visitor('POST /api/{locale}/consultation', { body: { ...asked, message: 'nobody' }, key: 'key-number-2' });
    await visitor('POST /api/{locale}/consultation', {
      body: { ...asked, message: 'another client' },
      key: 'key-number-3',
      token: stranger.token,
    });
    await visitor('POST /api/{locale}/consultation', {
      body: { ...asked, message: 'made up' },
      key: 'key-number-4',
      token: 'x'.repeat(43),
    });
    await visitor('POST /api/{locale}/consultation', { body: { ...asked, message: 'nobody' }, key: 'key-number-2', token });
    const { requests } = strict(requestsAnswerSchema, await (await ask('/api/client/requests', { headers })).json());
    expect(Object.fromEntries(requests.map(({ messages, proven }) => [messages[0]?.text, proven]))).toEqual({
      own: true,
      nobody: false,
      'another client': false,
      'made up': false,
    });
  });

  it('leaves nothing of a deleted client, in requests either', async () => {
    const database = await open();
    const clock = movableClock('2026-11-21T12:00:00Z');
    const { ask, client: visitor } = await openApi(database, { clock });
    await visitor('POST /api/{locale}/consultation', {
      body: { ...consultationForm, message: 'Зателефонуйте Оксані' },
      key: 'key-number-1',
    });
    const { headers } = await logIn({ ask });
    clock.pass(1);
    const leaving = post(JSON.stringify({ phone, purpose: 'leave' }), { ...json, ...headers });
    const { code } = (await (await ask('/api/client/start-phone-check', leaving)).json()) as { code: string };
    expect((await ask('/api/client/delete', post(JSON.stringify({ code }), { ...json, ...headers }))).status).toBe(200);
    expect((await ask('/api/client/get', { headers })).status).toBe(401);
    const [left] = await database.kysely.selectFrom('consultation').selectAll().execute();
    expect(left).toMatchObject({ name: '', phone: '', message: null, state: 'new' });
  });
});
