import { expect, it } from 'vitest';
import { onEachEngine } from '../../../tests/support/database.ts';
import { movableClock } from '../../../tests/support/post-office.ts';
import type { Database } from '../../platform/database/database.ts';
import { Unreachable } from '../../platform/http/unreachable.ts';
import { makeClients } from './clients.ts';
import { deviceOf } from './device.ts';

const phone = '+380501234567';
const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0';

function build(database: Database, { perPhoneADay = 5, perMinute = 1000 } = {}) {
  const clock = movableClock('2026-11-21T12:00:00Z');
  const messages: { to: string; text: string }[] = [];
  const sms = { send: async (message: { to: string; text: string }) => void messages.push(message) };
  const clients = makeClients({
    db: database.kysely,
    clock,
    secret: 'a secret of thirty-two characters',
    sms: { send: (message) => sms.send(message) },
    showsCodes: false,
    site: { publicUrl: 'https://example.test', brand: () => ({ name: 'ОБРІЙ', phone: '' }) },
    limits: { perPhoneADay, perMinute, resendSeconds: 60 },
    log: { warn: () => undefined },
    leaving: async () => null,
  });
  const start = (to = phone) => clients.startPhoneCheck({ phone: to, locale: 'uk' });
  const code = async (to = phone) => {
    expect(await start(to)).toMatchObject({ ok: true });
    return /\d{6}/.exec(messages.at(-1)?.text ?? '')?.[0] ?? '';
  };
  const login = (typed: string, to = phone) => clients.login({ phone: to, code: typed, locale: 'uk', userAgent });
  return { clients, clock, messages, sms, start, code, login };
}
const wrongOf = (code: string) => (code === '111111' ? '222222' : '111111');

onEachEngine('clients', (open) => {
  it('§1 sends a code by a short message that a phone can fill in, and keeps only its hash', async () => {
    const database = await open();
    const { start, messages } = build(database);
    expect(await start('050 123 45 67')).toEqual({ ok: true, value: { code: null, ttlSeconds: 300, resendAfterSeconds: 60 } });
    const [message] = messages;
    expect(message).toMatchObject({ to: phone, text: expect.stringMatching(/^ОБРІЙ: код (\d{6})\. .+\n\n@example\.test #\1$/) });
    expect(message?.text.length).toBeLessThanOrEqual(70);
    const code = /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
    expect(JSON.stringify(await database.kysely.selectFrom('phone_check').selectAll().execute())).not.toContain(code);
    expect(await start('0201234567')).toEqual({ ok: false, refusal: { kind: 'bad-phone' } });
  });

  it('§1 makes a client by the first login and knows him by the next, whatever the phone is written like', async () => {
    const { login, code, clock, clients } = build(await open());
    const first = await login(await code(), '050 123-45-67');
    if (!first.ok) throw new Error('not logged in');
    expect(first.value.client).toMatchObject({ phone, firstname: null, notices: { deals_sms: true, deals_letter: true } });
    clock.pass(2);
    const next = await login(await code());
    expect(next.ok && next.value.client.id).toBe(first.value.client.id);
    expect((await clients.sessions(first.value.client.id)).map(({ device }) => device)).toEqual(['Firefox · Windows', 'Firefox · Windows']);
  });

  it('opens one session by 50 logins at once with the right code', async () => {
    const database = await open();
    const { login, code } = build(database);
    const right = await code();
    const opened = await Promise.all(Array.from({ length: 50 }, () => login(right)));
    expect(opened.filter((one) => one.ok)).toHaveLength(1);
    expect(new Set(opened.map((one) => (one.ok ? 'in' : one.refusal.kind)))).toEqual(new Set(['in', 'bad-code']));
    expect(await database.kysely.selectFrom('client_session').selectAll().execute()).toHaveLength(1);
    expect(await database.kysely.selectFrom('client').selectAll().execute()).toHaveLength(1);
  });

  it('gives five tries, also when they come at once, and then not even the right code helps', async () => {
    const { login, code, clock } = build(await open());
    const right = await code();
    for (let tries = 0; tries < 4; tries++) expect((await login(wrongOf(right))).ok).toBe(false);
    expect((await login(right)).ok).toBe(true);
    clock.pass(2);
    const another = await code();
    await Promise.all(Array.from({ length: 5 }, () => login(wrongOf(another))));
    expect(await login(another)).toEqual({ ok: false, refusal: { kind: 'bad-code' } });
  });

  it('lets a code live for five minutes to the moment, and a new one replaces it', async () => {
    const { login, code, clock } = build(await open());
    const old = await code();
    clock.pass(5);
    expect((await login(old)).ok).toBe(false);
    const replaced = await code();
    clock.pass(1);
    const living = await code();
    if (replaced !== living) expect((await login(replaced)).ok).toBe(false);
    clock.pass(4.99);
    expect((await login(living)).ok).toBe(true);
    expect((await login(living)).ok).toBe(false);
  });

  it('limits codes by phone in a minute and in a day, and in total, without telling who is a client', async () => {
    const { start, clock, messages, login } = build(await open(), { perMinute: 7 });
    expect((await start()).ok).toBe(true);
    expect(await start('0501234567')).toEqual({ ok: false, refusal: { kind: 'too-many-codes', retryAfterSeconds: 60 } });
    expect((await login('000000', '+48501234567')).ok).toBe(false);
    const others = ['+380671234567', '+380931234567'];
    for (const other of others) expect(await start(other)).toMatchObject({ ok: true, value: { code: null, ttlSeconds: 300 } });
    for (let count = 2; count <= 5; count++) {
      clock.pass(1);
      expect((await start()).ok).toBe(true);
    }
    clock.pass(1);
    expect(await start()).toEqual({ ok: false, refusal: { kind: 'too-many-codes', retryAfterSeconds: (24 * 60 - 5) * 60 } });
    expect(messages).toHaveLength(7);
    expect(await start('+380501234560')).toMatchObject({ ok: false, refusal: { kind: 'too-many-codes' } });
    expect(messages).toHaveLength(7);
  });

  it('counts nothing when the message cannot be handed over, and says so at once', async () => {
    const { start, sms, code, login } = build(await open(), { perPhoneADay: 1 });
    const send = sms.send;
    sms.send = () => Promise.reject(new Error(`${phone} is nobody's`));
    await expect(start()).rejects.toThrow(Unreachable);
    await expect(start()).rejects.toThrow(Unreachable);
    sms.send = send;
    expect((await login(await code())).ok).toBe(true);
  });

  it('§6 keeps a session 30 days from its last use, under a hash, until it is signed out', async () => {
    const database = await open();
    const { login, code, clock, clients } = build(database);
    const opened = await login(await code());
    if (!opened.ok) throw new Error('not logged in');
    const { token, client } = opened.value;
    expect(JSON.stringify(await database.kysely.selectFrom('client_session').selectAll().execute())).not.toContain(token);
    const days = (count: number) => clock.pass(count * 24 * 60);
    days(29);
    expect(await clients.sessionOf(token)).toMatchObject({ clientId: client.id, phone });
    days(29);
    expect(await clients.sessionOf(token)).not.toBeNull();
    days(30);
    expect(await clients.sessionOf(token)).toBeNull();
    const again = await login(await code());
    const other = again.ok ? again.value.token : '';
    const sessionId = (await clients.sessionOf(other))?.sessionId ?? '';
    expect(await clients.signOut(crypto.randomUUID(), sessionId)).toEqual({ ok: false, refusal: { kind: 'unknown-session' } });
    expect((await clients.signOut(client.id, sessionId)).ok).toBe(true);
    expect(await clients.sessionOf(other)).toBeNull();
    await clients.forgetOld();
    expect(await database.kysely.selectFrom('client_session').selectAll().execute()).toEqual([]);
  });

  it('§5 keeps a profile, takes what is emptied away, and changes nothing when a field is wrong', async () => {
    const { login, code, clients } = build(await open());
    const opened = await login(await code());
    const id = opened.ok ? opened.value.client.id : '';
    const change = {
      firstname: 'Олена',
      lastname: 'Коваль',
      email: 'Olena@Example.UA',
      inn: '3068208400',
      notices: { deals_sms: 'false' as const },
    };
    expect(await clients.updateClient(id, change)).toMatchObject({
      ok: true,
      value: {
        firstname: 'Олена',
        email: 'olena@example.ua',
        emailConfirmed: false,
        inn: '3068208400',
        notices: { deals_sms: false, deals_letter: true },
      },
    });
    expect(await clients.updateClient(id, { firstname: 'Ні', email: 'olena@' })).toEqual({ ok: false, refusal: { kind: 'bad-email' } });
    for (const inn of ['3068208401', '4274500002'])
      expect(await clients.updateClient(id, { firstname: 'Ні', inn })).toEqual({ ok: false, refusal: { kind: 'bad-tax-number' } });
    expect(await clients.updateClient(id, { lastname: '', inn: '' })).toMatchObject({
      ok: true,
      value: { firstname: 'Олена', lastname: null, inn: null },
    });
  });

  it('forgets a client who leaves by a fresh code, and frees his phone', async () => {
    const database = await open();
    const { login, code, clients, clock } = build(database);
    const opened = await login(await code());
    const { token, id } = opened.ok ? { token: opened.value.token, id: opened.value.client.id } : { token: '', id: '' };
    await clients.updateClient(id, { firstname: 'Олена', email: 'olena@example.ua', inn: '3068208400' });
    clock.pass(1);
    const fresh = await code();
    expect(await clients.deleteClient({ clientId: id, code: wrongOf(fresh) })).toEqual({ ok: false, refusal: { kind: 'bad-code' } });
    expect((await clients.deleteClient({ clientId: id, code: fresh })).ok).toBe(true);
    expect([await clients.sessionOf(token), await clients.getClient(id)]).toEqual([null, null]);
    const left = JSON.stringify(await database.kysely.selectFrom('client').selectAll().execute());
    for (const personal of ['Олена', 'olena@', '3068208400', '380501234567']) expect(left).not.toContain(personal);
    clock.pass(1);
    const again = await login(await code());
    expect(again.ok && again.value.client.id).not.toBe(id);
  });
});

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome · Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge · macOS',
  ],
  ['curl/8.5.0', ''],
])('a session names its device: %s', (given, device) => expect(deviceOf(given)).toBe(device));
