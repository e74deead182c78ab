import { expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/database.ts';
import { doWork } from '../../../tests/support/do-work.ts';
import { logIn, openApi, post, postJson, postParts, strict, wish } from '../../../tests/support/open-api.ts';
import { movableClock, openPostOffice } from '../../../tests/support/post-office.ts';
import {
  clientDataSchema,
  codeProblemSchema,
  loginAnswerSchema,
  phoneCheckAnswerSchema,
  requestsAnswerSchema,
  sessionsAnswerSchema,
  userAnswerSchema,
} from '../../contract/clients.ts';
import { Unreachable } from '../../platform/http/unreachable.ts';

const phone = '+380501234567';
const json = { 'content-type': 'application/json' };

onOneEngine('clients over HTTP', (open) => {
  it('§7 logs in from JSON and from forms, and reads and changes the profile', async () => {
    const { ask } = await openApi(await open());
    const started = strict(phoneCheckAnswerSchema, await (await ask('/api/client/start-phone-check', postJson({ phone }))).json());
    expect(started).toEqual({ code: expect.stringMatching(/^\d{6}$/), ttl: 300, resend_after: 60 });
    const form = new URLSearchParams({ phone: '050 123 45 67', code: String(started.code), locale: 'en' });
    const { token, user } = strict(loginAnswerSchema, await (await ask('/api/client/login', post(form, {}))).json());
    expect(user).toMatchObject({ phone, firstname: null, email: null, email_confirmed: false });
    const headers = { authorization: `Bearer ${token}` };
    const parts = new FormData();
    for (const [name, value] of Object.entries({ firstname: 'Олена', email: 'olena@example.ua', 'notices.deals_sms': 'false' }))
      parts.set(name, value);
    const changed = await ask('/api/client/update', { ...postParts(parts), headers });
    const expected = {
      firstname: 'Олена',
      email: 'olena@example.ua',
      email_confirmed: false,
      notices: { deals_sms: false, deals_letter: true },
    };
    expect(strict(userAnswerSchema, await changed.json()).user).toMatchObject(expected);
    await ask('/api/client/update', post(JSON.stringify({ lastname: 'Коваль' }), { ...json, ...headers }));
    const shown = await ask('/api/client/get', { headers });
    expect(strict(userAnswerSchema, await shown.json()).user).toMatchObject({ ...expected, lastname: 'Коваль' });
    expect(shown.headers.get('cache-control')).toBe('no-store');
  });

  it('§5 names what is wrong, in the asked language, with one answer for every code that does not open', async () => {
    const { ask, refused } = await openApi(await open());
    const wrong = { message: 'Перевірте, будь ласка, заповнені поля.', statusCode: 422 };
    expect(await refused('/api/client/start-phone-check', postJson({ phone: '0201234567' }))).toMatchObject({
      ...wrong,
      errors: { phone: ['phone'] },
    });
    expect(await refused('/api/client/start-phone-check', postJson({}))).toMatchObject({ errors: { phone: ['required'] } });
    const english = post('{"phone":"x"}', { ...json, 'accept-language': 'en-GB,en;q=0.9,uk;q=0.8' });
    expect((await refused('/api/client/start-phone-check', english)).message).toBe('Please check the fields of the form.');
    const { code } = (await (await ask('/api/client/start-phone-check', postJson({ phone }))).json()) as { code: string };
    const answers = [
      await refused('/api/client/login', postJson({ phone, code: code === '000000' ? '000001' : '000000' })),
      await refused('/api/client/login', postJson({ phone: '+380671234567', code })),
      await refused('/api/client/login', postJson({ phone, code: 'letters' })),
    ];
    for (const answer of answers) expect(answer).toEqual({ ...wrong, status: 422, errors: { code: ['code'] } });
    const again = await refused('/api/client/start-phone-check', postJson({ phone }));
    expect(again).toMatchObject({ status: 429, retry_after: 60 });
    const { headers } = await logIn({ ask }, '+380931234567');
    const change = { firstname: 'Олена2', lastname: 'К', email: 'olena@', inn: '1234567890', nothing: 1 };
    expect((await refused('/api/client/update', post(JSON.stringify(change), { ...json, ...headers }))).errors).toEqual({
      firstname: ['letters-only'],
      lastname: ['too-short'],
      nothing: ['unknown'],
      email: ['email'],
      inn: ['tax-number'],
    });
    expect((await refused('/api/client/update', post('{"inn":"3068208401"}', { ...json, ...headers }))).errors).toEqual({
      inn: ['tax-number'],
    });
    expect((await refused('/api/client/update', post('{"email":"olena@"}', { ...json, ...headers }))).errors).toEqual({ email: ['email'] });
  });

  it('§6 lets nobody in without the token of a living session', async () => {
    const { ask } = await openApi(await open());
    const { headers, token } = await logIn({ ask });
    const guarded = [
      ['GET', 'get'],
      ['POST', 'update'],
      ['POST', 'logout'],
      ['GET', 'sessions'],
      ['POST', 'sign-out'],
      ['POST', 'send-email-confirmation'],
      ['POST', 'prove'],
      ['POST', 'delete'],
      ['GET', 'requests'],
      ['POST', 'requests/say'],
      ['GET', 'download'],
      ['POST', 'passkey/add-options'],
      ['POST', 'passkey/add'],
      ['GET', 'passkeys'],
      ['POST', 'passkey/remove'],
    ] as const;
    const tokens = [undefined, token, 'Bearer ', `Basic ${token}`, `Bearer ${token.slice(1)}x`, `Bearer ${'x'.repeat(300)}`];
    for (const [method, name] of guarded)
      for (const authorization of tokens) {
        const answer = await ask(`/api/client/${name}`, { method, headers: { ...(authorization && { authorization }) } });
        expect([name, authorization, answer.status, answer.headers.get('www-authenticate')]).toEqual([name, authorization, 401, 'Bearer']);
      }
    const other = await logIn({ ask }, '+380671234567');
    const { sessions } = strict(sessionsAnswerSchema, await (await ask('/api/client/sessions', { headers })).json());
    expect(sessions).toMatchObject([{ current: true }]);
    const theft = await ask('/api/client/sign-out', post(JSON.stringify({ session_id: sessions[0]?.id }), { ...json, ...other.headers }));
    expect(theft.status).toBe(404);
    expect((await ask('/api/client/logout', { method: 'POST', headers })).status).toBe(200);
    expect((await ask('/api/client/get', { headers })).status).toBe(401);
    expect((await ask('/api/client/get', { headers: other.headers })).status).toBe(200);
  });

  it('§6 asks again who it is before doors are opened or closed, and sends codes for that to nobody else', async () => {
    const clock = movableClock('2026-11-21T12:00:00Z');
    const { ask } = await openApi(await open(), { clock });
    const elsewhere = await logIn({ ask });
    clock.pass(1);
    const { headers } = await logIn({ ask });
    const send = (name: string, body: object, who: Record<string, string> = headers) =>
      ask(`/api/client/${name}`, post(JSON.stringify(body), { ...json, ...who }));
    const code = async () => ((await (await send('start-phone-check', { phone, purpose: 'prove' })).json()) as { code: string }).code;
    expect((await send('start-phone-check', { phone: '+380671234567', purpose: 'leave' }, {})).status).toBe(401);
    const { sessions } = sessionsAnswerSchema.parse(await (await ask('/api/client/sessions', { headers })).json());
    const other = sessions.find(({ current }) => !current)?.id;
    const own = sessions.find(({ current }) => current)?.id;
    const doors = [
      ['sign-out', { session_id: other }],
      ['sign-out', { everywhere: true }],
      ['sign-out', { session_id: own, everywhere: true }],
      ['sign-out', { session_id: own, everywhere: 'true' }],
      ['passkey/add-options', {}],
      ['passkey/add', { response: { id: 'x' } }],
      ['passkey/remove', { passkey_id: 'x' }],
    ] as const;
    clock.pass(10);
    for (const [name, body] of doors) expect([name, (await send(name, body)).status]).toEqual([name, 403]);
    expect((await send('prove', { code: '12345' })).status).toBe(422);
    expect((await send('prove', { code: await code() })).status).toBe(200);
    expect((await send('sign-out', { session_id: other })).status).toBe(200);
    expect((await ask('/api/client/get', { headers: elsewhere.headers })).status).toBe(401);
    clock.pass(10);
    expect((await send('sign-out', { session_id: own })).status).toBe(200);
  });

  it('lets no page of another site ask for codes or log in by its visitors, and everybody else as before', async () => {
    const { ask } = await openApi(await open(), {
      codes: { ...{ perPhoneAndAddressADay: 99, perPhoneADay: 99, perMinute: 99 }, resendSeconds: 0, countries: ['UA'] },
    });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const send = async (name: string, headers: Record<string, string>) => {
      const fields = { phone, ...(name === 'login' && { code: '1' }) };
      const body = headers['content-type'] === json['content-type'] ? JSON.stringify(fields) : new URLSearchParams(fields);
      return (await ask(`/api/client/${name}`, post(body, headers))).status;
    };
    for (const [name, known] of [
      ['start-phone-check', 200],
      ['login', 422],
      ['passkey/login-options', 200],
      ['passkey/login', 422],
    ] as const) {
      for (const headers of [
        { ...form, origin: 'https://elsewhere.test' },
        { ...form, origin: 'null' },
        { ...form, 'sec-fetch-site': 'cross-site' },
        { ...json, 'sec-fetch-site': 'cross-site' },
      ])
        expect([name, headers, await send(name, headers)]).toEqual([name, headers, 403]);
      for (const headers of [form, json, { ...form, origin: 'https://example.test', 'sec-fetch-site': 'same-origin' }])
        expect([name, headers, await send(name, headers)]).toEqual([name, headers, known]);
    }
  });

  it('asks for work instead of refusing when many ask for codes, in words that a plain form shows too', async () => {
    const codes = { perPhoneAndAddressADay: 9, perPhoneADay: 9, perMinute: 2, resendSeconds: 0, countries: ['UA'] };
    const { ask } = await openApi(await open(), { codes });
    const form = (fields: Record<string, string>) =>
      post(new URLSearchParams(fields), { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' });
    const send = (fields: Record<string, string>) => ask('/api/client/start-phone-check', form(fields));
    expect((await send({ phone: '+380671234567' })).status).toBe(200);
    const asked = await send({ phone });
    expect([asked.status, asked.headers.get('retry-after')]).toEqual([429, '60']);
    const problem = strict(codeProblemSchema, await asked.json());
    expect([problem.message, problem.retry_after]).toEqual([expect.stringContaining('Please wait and ask again'), 60]);
    if (!problem.work) throw new Error('no work to do');
    const done = doWork(problem.work);
    expect((await send({ phone: '+380931234567', ...done })).status).toBe(429);
    expect((await send({ phone, challenge: done.challenge, answer: '1 or 1' })).status).toBe(429);
    expect((await send({ phone, ...done })).status).toBe(200);
    expect((await ask('/api/client/start-phone-check', postJson({ phone, challenge: 'x'.repeat(65), answer: '1' }))).status).toBe(422);
    const last = strict(codeProblemSchema, await (await send({ phone, ...done })).json());
    expect([last.statusCode, last.work]).toEqual([429, undefined]);
  });

  it('counts codes and logins of an IPv6 network of 48 bits together, by passkeys too', async () => {
    const { api } = await openApi(await open(), { limits: { codesPer10Minutes: 1, loginsPer10Minutes: 1 } });
    for (const [name, body] of [
      ['start-phone-check', { phone: '12' }],
      ['login', { phone, code: '1' }],
    ] as const) {
      const from = async (address: string) =>
        (await api.request(`/api/client/${name}`, post(JSON.stringify(body), json), { address })).status;
      const statuses = [];
      for (let at = 0; at < 6; at += 1) statuses.push(await from(`2001:db8:7:${at}::1`));
      expect([name, statuses]).toEqual([name, [422, 422, 422, 422, 429, 429]]);
      expect(await from('2001:db8:8:1::1')).toBe(422);
    }
    const options = await api.request('/api/client/passkey/login-options', { method: 'POST' }, { address: '2001:db8:7:99::1' });
    expect(options.status).toBe(429);
  });

  it('ends by a new login the session that asked for it, and no other', async () => {
    const clock = movableClock('2026-11-21T12:00:00Z');
    const { ask } = await openApi(await open(), { clock });
    const elsewhere = await logIn({ ask });
    const anew = async (before: { headers: { authorization: string } }) => {
      clock.pass(1);
      const started = await ask('/api/client/start-phone-check', postJson({ phone }));
      const { code } = phoneCheckAnswerSchema.parse(await started.json());
      const answer = await ask('/api/client/login', post(JSON.stringify({ phone, code }), { ...json, ...before.headers }));
      return { headers: { authorization: `Bearer ${loginAnswerSchema.parse(await answer.json()).token}` } };
    };
    clock.pass(1);
    const before = await logIn({ ask });
    const after = await anew(before);
    const statuses = [];
    for (const { headers } of [elsewhere, before, after]) statuses.push((await ask('/api/client/get', { headers })).status);
    expect(statuses).toEqual([200, 401, 200]);
  });

  it('confirms an e-mail by the link of its letter, and not by that of an address that has changed', async () => {
    const database = await open();
    const clock = movableClock('2026-11-21T12:00:00Z');
    const api = await openApi(database, { clock });
    const { deliver, letters, tokenIn } = openPostOffice(database, api);
    const { headers } = await logIn(api);
    const update = (change: object) => api.ask('/api/client/update', post(JSON.stringify(change), { ...json, ...headers }));
    const confirm = async (token: string) => (await api.ask('/api/client/confirm-email', postJson({ token }))).status;
    const confirmed = async () => userAnswerSchema.parse(await (await api.ask('/api/client/get', { headers })).json()).user.email_confirmed;
    await update({ email: 'first@example.ua' });
    await deliver();
    clock.pass(1);
    await update({ email: 'second@example.ua' });
    await deliver();
    const [second, first] = await letters();
    expect([second?.to, first?.to]).toEqual(['second@example.ua', 'first@example.ua']);
    expect(await confirm(tokenIn(first?.text))).toBe(410);
    expect([await confirmed(), await confirm(tokenIn(second?.text)), await confirmed()]).toEqual([false, 200, true]);
    await update({ firstname: 'Олена', email: 'second@example.ua' });
    expect(await confirmed()).toBe(true);
    expect((await api.ask('/api/client/send-email-confirmation', { method: 'POST', headers })).status).toBe(409);
    await update({ email: 'third@example.ua' });
    expect(await confirmed()).toBe(false);
    for (const status of [200, 200, 429]) {
      clock.pass(2);
      expect((await api.ask('/api/client/send-email-confirmation', { method: 'POST', headers })).status).toBe(status);
    }
  });

  it('§1 shows what was asked from the proven phone, and takes the conversation further, once a key', async () => {
    const { ask, client: visitor } = await openApi(await open());
    await visitor.sendConsultation(
      { ...wish, phone: '050 123 45 67', message: 'Куди виходять вікна?', apartment_slug: 'flat-0' },
      'key-number-1',
    );
    await visitor.sendConsultation({ ...wish, phone: '+380671234567' }, 'key-number-2');
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

  it('says of each request whether its sender was logged in with this phone: anybody may write it into a form', async () => {
    const { ask, client: visitor } = await openApi(await open());
    const { headers, token } = await logIn({ ask });
    const stranger = await logIn({ ask }, '+380671234567');
    const asked = { ...wish, phone: '050 123 45 67' };
    await visitor.sendConsultation({ ...asked, message: 'own' }, 'key-number-1', token);
    await visitor.sendConsultation({ ...asked, message: 'nobody' }, 'key-number-2');
    await visitor.sendConsultation({ ...asked, message: 'another client' }, 'key-number-3', stranger.token);
    await visitor.sendConsultation({ ...asked, message: 'made up' }, 'key-number-4', 'x'.repeat(43));
    await visitor.sendConsultation({ ...asked, message: 'nobody' }, 'key-number-2', token);
    const { requests } = strict(requestsAnswerSchema, await (await ask('/api/client/requests', { headers })).json());
    expect(Object.fromEntries(requests.map(({ messages, proven }) => [messages[0]?.text, proven]))).toEqual({
      own: true,
      nobody: false,
      'another client': false,
      'made up': false,
    });
  });

  it('leaves nothing of a client who deletes his account, in his requests too', async () => {
    const database = await open();
    const clock = movableClock('2026-11-21T12:00:00Z');
    const { ask, client: visitor } = await openApi(database, { clock });
    await visitor.sendConsultation({ ...wish, message: 'Зателефонуйте Оксані' }, 'key-number-1');
    const { headers } = await logIn({ ask });
    clock.pass(1);
    const leaving = post(JSON.stringify({ phone, purpose: 'leave' }), { ...json, ...headers });
    const { code } = (await (await ask('/api/client/start-phone-check', leaving)).json()) as { code: string };
    expect((await ask('/api/client/delete', post(JSON.stringify({ code }), { ...json, ...headers }))).status).toBe(200);
    expect((await ask('/api/client/get', { headers })).status).toBe(401);
    const [left] = await database.kysely.selectFrom('consultation').selectAll().execute();
    expect(left).toMatchObject({ name: '', phone: '', message: null, state: 'new' });
  });

  it('answers 503 when messages cannot be sent, and limits codes and logins by address', async () => {
    const broken = { port: { send: () => Promise.reject(new Unreachable('SMS', 'is down', 7)) }, shown: false };
    const { ask, refused } = await openApi(await open(), { sms: broken, limits: { codesPer10Minutes: 2, loginsPer10Minutes: 2 } });
    const answer = await ask('/api/client/start-phone-check', postJson({ phone }));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '7']);
    const statuses = async (path: string, body: object) => [
      (await refused(path, postJson(body))).status,
      (await refused(path, postJson(body))).status,
      (await refused(path, postJson(body))).status,
    ];
    expect(await statuses('/api/client/start-phone-check', { phone })).toEqual([503, 429, 429]);
    expect(await statuses('/api/client/login', { phone, code: '123456' })).toEqual([422, 422, 429]);
  });
});
