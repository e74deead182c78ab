import { expect, it } from 'vitest';
import { logIn, openApi, post, postJson } from '../../../tests/support/api/open-api.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { movableClock, openPostOffice } from '../../../tests/support/services/post-office.ts';
import { makeLog } from '../../platform/log/log.ts';

const phone = '+380501234567';
const json = { 'content-type': 'application/json' };

onOneEngine('what letters and logs show of clients', (open) => {
  it('notifies the owner at the confirmed address of a login from a new device', async () => {
    const database = await open();
    const clock = movableClock('2026-11-21T12:00:00Z');
    const api = await openApi(database, { clock });
    const { deliver, letters } = openPostOffice(database, api);
    const enter = async (agent: string) => {
      clock.pass(1);
      const as = (path: string, init?: RequestInit) => api.ask(path, { ...init, headers: { ...init?.headers, 'user-agent': agent } });
      const { user } = await logIn({ ask: as });
      await deliver();
      return user.id;
    };
    const titles = async () => (await letters()).map(({ to, subject }) => [to, subject.split(': ')[1]]);
    const id = await enter('Firefox/146.0 (Windows)');
    await database.kysely.updateTable('client').set({ email: 'olena@example.ua' }).where('id', '=', id).execute();
    await enter('Version/18 (iPhone) Safari/604');
    expect(await titles()).toEqual([]);
    await database.kysely.updateTable('client').set({ email_confirmed_at: clock() }).execute();
    await enter('Firefox/147.0 (Windows)');
    expect(await titles()).toEqual([]);
    await enter('Chrome/142.0 (Linux; Android 15)');
    expect(await titles()).toEqual([['olena@example.ua', 'Вхід із нового пристрою']]);
    expect((await letters())[0]?.text).toContain('Chrome · Android');
  });

  it('logs logins, refusals, limits and ends, by ids alone', async () => {
    const lines: string[] = [];
    const log = makeLog('info', { write: (line) => void lines.push(line) });
    const { ask } = await openApi(await open(), { log, limits: { loginsPer10Minutes: 4 } });
    const { headers, token, user } = await logIn({ ask });
    const send = (name: string, body: object, who: Record<string, string> = {}) =>
      ask(`/api/${name}`, post(JSON.stringify(body), { ...json, 'idempotency-key': 'a-long-enough-key', ...who }));
    await send('client/login', { phone, code: '123456' });
    await send('client/update', { firstname: 'Соломія' }, { authorization: `Bearer ${token}x` });
    await send('deal/cancel', { deal_id: crypto.randomUUID() }, headers);
    await send('payments/bank/callback', { forged: phone });
    await send('client/delete', { code: '654321' }, headers);
    await send('client/logout', {}, headers);
    for (let tries = 0; tries < 4; tries++) await send('client/login', { phone, code: '123456' });
    const said = lines.map((line) => JSON.parse(line) as Record<string, string>).filter(({ msg }) => msg === 'security');
    expect(said.map(({ event, operation }) => [event, operation])).toEqual([
      ['code sent', '/api/client/start-phone-check'],
      ['login', '/api/client/login'],
      ['login refused', '/api/client/login'],
      ['token refused', '/api/client/update'],
      ['unknown or another’s', '/api/deal/cancel'],
      ['callback not believed', '/api/payments/bank/callback'],
      ['account deletion refused', '/api/client/delete'],
      ['session ended', '/api/client/logout'],
      ['login refused', '/api/client/login'],
      ['limit met', '/api/client/login'],
    ]);
    expect(said[1]?.client).toBe(user.id);
    expect(said[7]).toMatchObject({ client: user.id, session: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    for (const secret of [phone, phone.slice(1), '123456', '654321', 'Соломія', token, '192.0.2.1'])
      expect(lines.join('\n')).not.toContain(secret);
  });

  it('writes no code, token or word about a person into the log, whatever fails', async () => {
    const database = await open();
    const lines: string[] = [];
    const log = makeLog('trace', { write: (line) => void lines.push(line) });
    let works = true;
    const port = { send: (message: object) => (works ? Promise.resolve() : Promise.reject(new Error(JSON.stringify(message)))) };
    const { ask } = await openApi(database, {
      sms: { port, shown: true },
      log,
      codes: { perPhoneAndAddressADay: 9, perPhoneADay: 9, perMinute: 99, resendSeconds: 0, countries: ['UA'] },
    });
    const personal = { firstname: 'Соломія', lastname: 'Безкоровайна', email: 'solomiia@example.ua', inn: '3068208400' };
    const { headers, token } = await logIn({ ask });
    const profile = post(JSON.stringify(personal), { ...json, ...headers });
    expect((await ask('/api/client/update', profile)).status).toBe(200);
    works = false;
    expect((await ask('/api/client/start-phone-check', postJson({ phone }))).status).toBe(503);
    const { code_hash } = await database.kysely.selectFrom('phone_check').select('code_hash').executeTakeFirstOrThrow();
    await database.kysely.schema.alterTable('client').dropColumn('lastname').execute();
    expect((await ask('/api/client/update', profile)).status).toBe(500);
    await database.kysely.schema.dropTable('phone_check').execute();
    expect((await ask('/api/client/start-phone-check', postJson({ phone }))).status).toBe(500);
    expect((await ask('/api/client/login', postJson({ phone, code: '123456' }))).status).toBe(500);
    expect(lines.length).toBeGreaterThanOrEqual(4);
    const said = lines.join('\n');
    for (const secret of [...Object.values(personal), phone, phone.slice(1), '123456', token, code_hash])
      expect(said).not.toContain(secret);
  });
});
