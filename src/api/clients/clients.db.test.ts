import { expect, it } from 'vitest';
import { logIn, openApi, post, postJson, postParts, strict } from '../../../tests/support/api/open-api.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { movableClock, openPostOffice } from '../../../tests/support/services/post-office.ts';
import { loginAnswerSchema, phoneCheckAnswerSchema, sessionsAnswerSchema, userAnswerSchema } from '../../contract/clients/clients.ts';

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

  it('§5 names the invalid fields, in the requested language, with one answer for every invalid code', async () => {
    const { ask, refused } = await openApi(await open());
    const wrong = { code: 'bad-fields', message: 'Перевірте, будь ласка, заповнені поля.', statusCode: 422 };
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

  it('§6 requires the token of an open session', async () => {
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

  it('§6 requires a new proof before ways into the account change, and sends codes for that to its owner only', async () => {
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

  it('finds nothing by a text that only looks like an id', async () => {
    const api = await openApi(await open());
    const { headers } = await logIn(api);
    const send = async (name: string, fields: object) =>
      (await api.ask(`/api/client/${name}`, post(JSON.stringify(fields), { ...json, ...headers, 'idempotency-key': 'key-number-1' })))
        .status;
    for (const id of ['-'.repeat(36), 'a'.repeat(36), '00000000-0000-0000-0000-00000000000-']) {
      expect([id, await send('sign-out', { session_id: id })]).toEqual([id, 404]);
      expect([id, await send('requests/say', { request_id: id, text: 'Коли?' })]).toEqual([id, 404]);
      expect([id, await send('subscriptions/end', { subscription_id: id })]).toEqual([id, 404]);
    }
    expect(api.logged).toEqual([]);
  });

  it('ends by a new login the session of its request, and no other', async () => {
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
});
