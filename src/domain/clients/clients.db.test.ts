import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { onEachEngine } from '../../../tests/support/database.ts';
import { movableClock } from '../../../tests/support/post-office.ts';
import { usualCodeCountries } from '../../base/country.ts';
import type { Database } from '../../platform/database/database.ts';
import { Unreachable } from '../../platform/http/unreachable.ts';
import { makeClients } from './clients.ts';
import { deviceOf } from './device.ts';

const phone = '+380501234567';
const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0';

const home = '192.0.2.1';

function build(database: Database, { perPhoneAndAddressADay = 5, perPhoneADay = 20, perMinute = 1000 } = {}) {
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
    limits: { perPhoneAndAddressADay, perPhoneADay, perMinute, resendSeconds: 60, countries: usualCodeCountries.split(',') },
    log: { warn: () => undefined },
    leaving: async () => null,
  });
  type Ask = { address?: string; purpose?: 'login' | 'prove' | 'leave' };
  const start = (to = phone, { address = home, purpose = 'login' }: Ask = {}) =>
    clients.startPhoneCheck({ phone: to, purpose, address, locale: 'uk' });
  const code = async (to = phone, ask: Ask = {}) => {
    expect(await start(to, ask)).toMatchObject({ ok: true });
    return /\d{6}/.exec(messages.at(-1)?.text ?? '')?.[0] ?? '';
  };
  const login = (typed: string, to = phone, address = home) => clients.login({ phone: to, code: typed, locale: 'uk', userAgent, address });
  return { clients, clock, messages, sms, start, code, login };
}
/** Writes down every statement that is sent, without what stands in it. */
const noteStatements = (into: string[]): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    into.push(JSON.stringify(node, (name, value: unknown) => (name === 'value' || name === 'values' ? undefined : value)));
    return node;
  },
  transformResult: async ({ result }) => result,
});
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

  it('gives a code five tries in all, of which others have two, and its asker keeps the rest', async () => {
    const { login, code, clock } = build(await open());
    const others = ['198.51.100.7', '198.51.100.8', '198.51.100.9'];
    const right = await code();
    for (const other of others) expect((await login(wrongOf(right), phone, other)).ok).toBe(false);
    expect((await login(right, phone, '203.0.113.9')).ok).toBe(false);
    for (let tries = 0; tries < 2; tries++) expect((await login(wrongOf(right))).ok).toBe(false);
    expect((await login(right)).ok).toBe(true);
    clock.pass(2);
    const tried = await code();
    for (let tries = 0; tries < 5; tries++) expect((await login(wrongOf(tried))).ok).toBe(false);
    expect((await login(tried, phone, others[0])).ok).toBe(false);
    clock.pass(2);
    const mixed = await code();
    for (const other of others) await login(wrongOf(mixed), phone, other);
    for (let tries = 0; tries < 3; tries++) await login(wrongOf(mixed));
    expect((await login(mixed)).ok).toBe(false);
  });

  it.each([
    ['+881612345678', '+882161234567', '+979123456789', '+18765551234', '+12425551234', '+447012345678', '+380800123456', '+442071234567'],
  ])('sends codes to mobile phones of served countries alone', async (...others) => {
    const { start, messages } = build(await open());
    for (const other of others) expect([other, await start(other)]).toEqual([other, { ok: false, refusal: { kind: 'bad-phone' } }]);
    expect(messages).toEqual([]);
    for (const served of ['+48512345678', '+12125551234', '+447400123456', '+4915112345678'])
      expect([served, (await start(served)).ok]).toEqual([served, true]);
  });

  it('sends one address five confirmations a day, whoever names it', async () => {
    const database = await open();
    const { login, code, clients } = build(database);
    const ids: string[] = [];
    for (let count = 0; count < 7; count++) {
      const own = `+38050123450${count}`;
      const opened = await login(await code(own), own);
      if (!opened.ok) throw new Error('not logged in');
      ids.push(opened.value.client.id);
    }
    await Promise.all(ids.map((id, at) => clients.updateClient(id, { email: at % 2 ? 'Victim@example.ua' : 'victim@example.ua' })));
    expect(await database.kysely.selectFrom('email_confirmation').selectAll().execute()).toHaveLength(5);
    await clients.updateClient(ids[0] ?? '', { email: 'own@example.ua' });
    expect(await database.kysely.selectFrom('email_confirmation').selectAll().execute()).toHaveLength(6);
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
    const { start, clock, messages, login } = build(await open(), { perMinute: 16 });
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
    for (let at = 0; at < 8; at += 1) expect((await start(`+38050123458${at}`)).ok).toBe(true);
    expect(await start('+380501234560')).toMatchObject({ ok: false, refusal: { kind: 'work-needed', bits: 17, retryAfterSeconds: 60 } });
    expect(messages).toHaveLength(15);
  });

  it('§1 never locks the owner out by what one address does: neither by its codes nor by its tries', async () => {
    const { start, clock, login, code } = build(await open(), { perPhoneADay: 7 });
    const stranger = '198.51.100.7';
    const owners = await code();
    for (let count = 0; count < 4; count++) {
      if (count > 0) clock.pass(1);
      expect((await start(phone, { address: stranger })).ok).toBe(true);
      for (let tries = 0; tries < 3; tries++) expect((await login(wrongOf(owners), phone, stranger)).ok).toBe(false);
    }
    clock.pass(1.99);
    expect((await login(owners)).ok).toBe(true);
    expect((await start(phone, { address: stranger })).ok).toBe(true);
    const tooMany = { ok: false, refusal: { kind: 'too-many-codes' } };
    clock.pass(1);
    expect(await start(phone, { address: stranger })).toMatchObject(tooMany);
    const moved = await code();
    expect((await login(moved, phone, '203.0.113.9')).ok).toBe(true);
    // All together it has an end too.
    expect(await start(phone, { address: '203.0.113.9' })).toMatchObject(tooMany);
  });

  it('§1 opens by a code what it was asked for and nothing else', async () => {
    const { code, login, clients, clock, messages } = build(await open());
    const opened = await login(await code());
    if (!opened.ok) throw new Error('not logged in');
    const session = await clients.sessionOf(opened.value.token);
    if (!session) throw new Error('no session');
    const ways = {
      login: (typed: string) => login(typed),
      prove: (typed: string) => clients.prove({ session, code: typed, address: home }),
      leave: (typed: string) => clients.deleteClient({ clientId: session.clientId, code: typed, address: home }),
    };
    const purposes = ['login', 'prove', 'leave'] as const;
    for (const purpose of purposes) {
      clock.pass(1);
      const typed = await code(phone, { purpose });
      for (const other of purposes.filter((one) => one !== purpose))
        expect([purpose, other, (await ways[other](typed)).ok]).toEqual([purpose, other, false]);
      expect([purpose, (await ways[purpose](typed)).ok]).toEqual([purpose, true]);
    }
    expect(messages.slice(1).map(({ text }) => /змін|видалення/.exec(text)?.[0])).toEqual([undefined, 'змін', 'видалення']);
  });

  it('§6 answers alike for a client and for nobody, and does the same work for both', async () => {
    const database = await open();
    const statements: string[] = [];
    const counting = new Proxy(database, {
      get: (from, name) => (name === 'kysely' ? from.kysely.withPlugin(noteStatements(statements)) : Reflect.get(from, name)),
    });
    const { start, code, login, clock } = build(counting, { perMinute: 100_000 });
    const numbers = Array.from({ length: 80 }, (_, at) => `+38050123${String(1000 + at)}`);
    for (const known of numbers.filter((_, at) => at % 2 === 0)) await login(await code(known), known);
    clock.pass(24 * 60);
    const work = async (of: string) => {
      statements.length = 0;
      const began = performance.now();
      const answers = [await start(of), await login('000000', of)].map((answer) => JSON.stringify(answer));
      return { answers, took: performance.now() - began, statements: [...statements] };
    };
    const done: Awaited<ReturnType<typeof work>>[] = [];
    for (const number of numbers) done.push(await work(number));
    expect(new Set(done.map(({ answers }) => answers.join())).size).toBe(1);
    expect(done[0]?.statements.length).toBeGreaterThan(8);
    // Rows of yesterday's codes are known too: the statements are the same whether or not they are there.
    expect(new Set(done.map((one) => one.statements.join('\n'))).size).toBe(1);
    const median = (rest: number) =>
      done
        .filter((_, at) => at % 2 === rest)
        .map(({ took }) => took)
        .sort((a, b) => a - b)[numbers.length / 4] ?? 0;
    const ratio = median(0) / median(1);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it('counts nothing when the message cannot be handed over, and says so at once', async () => {
    const { start, sms, code, login } = build(await open(), { perPhoneAndAddressADay: 1 });
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

  it('§6 ends a session 90 days after the login however much it is used, and is fresh for ten minutes after a proof', async () => {
    const { login, code, clock, clients } = build(await open());
    const opened = await login(await code());
    const token = opened.ok ? opened.value.token : '';
    const fresh = async () => (await clients.sessionOf(token))?.fresh;
    expect(await fresh()).toBe(true);
    clock.pass(9.999);
    expect(await fresh()).toBe(true);
    clock.pass(0.001);
    expect(await fresh()).toBe(false);
    const session = await clients.sessionOf(token);
    if (!session) throw new Error('no session');
    await clients.prove({ session, code: await code(phone, { purpose: 'prove' }), address: home });
    expect(await fresh()).toBe(true);
    clock.pass(4 * 24 * 60 - 10);
    for (let day = 4; day < 90; day += 2) {
      expect(await fresh()).toBe(false);
      if (day < 88) clock.pass(2 * 24 * 60);
    }
    clock.pass(2 * 24 * 60 - 0.001);
    expect(await clients.sessionOf(token)).not.toBeNull();
    clock.pass(0.001);
    expect(await clients.sessionOf(token)).toBeNull();
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
    const fresh = await code(phone, { purpose: 'leave' });
    const leave = (typed: string) => clients.deleteClient({ clientId: id, code: typed, address: home });
    expect(await leave(wrongOf(fresh))).toEqual({ ok: false, refusal: { kind: 'bad-code' } });
    expect((await leave(fresh)).ok).toBe(true);
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
