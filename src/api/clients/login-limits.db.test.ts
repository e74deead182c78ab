import { expect, it } from 'vitest';
import { openApi, post, postJson, strict } from '../../../tests/support/api/open-api.ts';
import { doWork } from '../../../tests/support/clients/proof-of-work.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { codeProblemSchema } from '../../contract/clients/clients.ts';
import { Unreachable } from '../../platform/http/unreachable.ts';

const phone = '+380501234567';
const json = { 'content-type': 'application/json' };

onOneEngine('limits of logging in over HTTP', (open) => {
  it('refuses codes and logins to pages of other sites, and lets all other clients as before', async () => {
    const { ask } = await openApi(await open(), {
      codes: { perPhoneAndAddressADay: 99, perPhoneADay: 99, perMinute: 99, resendSeconds: 0, countries: ['UA'] },
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
        { ...json, origin: 'https://elsewhere.test' },
        { ...json, origin: 'null' },
        { ...form, 'sec-fetch-site': 'cross-site' },
        { ...json, 'sec-fetch-site': 'cross-site' },
      ])
        expect([name, headers, await send(name, headers)]).toEqual([name, headers, 403]);
      for (const headers of [
        form,
        json,
        { ...form, origin: 'https://example.test', 'sec-fetch-site': 'same-origin' },
        { ...json, origin: 'https://example.test' },
        { ...json, origin: 'https://www.example.test', 'sec-fetch-site': 'same-site' },
      ])
        expect([name, headers, await send(name, headers)]).toEqual([name, headers, known]);
    }
  });

  it('asks for work instead of refusing when many request codes, with a message that a plain form shows too', async () => {
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
