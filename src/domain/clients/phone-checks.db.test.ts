import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { buildClients, home, phone, wrongOf } from '../../../tests/support/clients/build-clients.ts';
import { onEachEngine } from '../../../tests/support/databases/database.ts';
import { Unreachable } from '../../platform/http/unreachable.ts';

/** Records every statement that is sent, without its parameters. */
const noteStatements = (into: string[]): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    into.push(JSON.stringify(node, (name, value: unknown) => (name === 'value' || name === 'values' ? undefined : value)));
    return node;
  },
  transformResult: async ({ result }) => result,
});

onEachEngine('phone checks', (open) => {
  it('§1 sends a code by a short message that a phone can fill in, and keeps only its hash', async () => {
    const database = await open();
    const { start, messages } = buildClients(database);
    expect(await start('050 123 45 67')).toEqual({ ok: true, value: { code: null, ttlSeconds: 300, resendAfterSeconds: 60 } });
    const [message] = messages;
    expect(message).toMatchObject({ to: phone, text: expect.stringMatching(/^ОБРІЙ: код (\d{6})\. .+\n\n@example\.test #\1$/) });
    expect(message?.text.length).toBeLessThanOrEqual(70);
    const code = /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
    expect(JSON.stringify(await database.kysely.selectFrom('phone_check').selectAll().execute())).not.toContain(code);
    expect(await start('0201234567')).toEqual({ ok: false, refusal: { kind: 'bad-phone' } });
  });

  it('gives five tries, also when they come at once, and then not even the right code helps', async () => {
    const { login, code, clock } = buildClients(await open());
    const right = await code();
    for (let tries = 0; tries < 4; tries++) expect((await login(wrongOf(right))).ok).toBe(false);
    expect((await login(right)).ok).toBe(true);
    clock.pass(2);
    const another = await code();
    await Promise.all(Array.from({ length: 5 }, () => login(wrongOf(another))));
    expect(await login(another)).toEqual({ ok: false, refusal: { kind: 'bad-code' } });
  });

  it('gives a code five tries in all, two for other networks, and the rest for its requester', async () => {
    const { login, code, clock } = buildClients(await open());
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

  it('sends codes to mobile phones of served countries alone', async () => {
    const { start, messages } = buildClients(await open());
    const satellites = ['+881612345678', '+882161234567', '+979123456789'];
    const others = [...satellites, '+18765551234', '+12425551234', '+447012345678', '+380800123456', '+442071234567'];
    for (const other of others) expect([other, await start(other)]).toEqual([other, { ok: false, refusal: { kind: 'bad-phone' } }]);
    expect(messages).toEqual([]);
    for (const served of ['+48512345678', '+12125551234', '+447400123456', '+4915112345678'])
      expect([served, (await start(served)).ok]).toEqual([served, true]);
  });

  it('keeps a code valid for five minutes to the moment, and a new one replaces it', async () => {
    const { login, code, clock } = buildClients(await open());
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

  it('limits codes by phone in a minute and in a day, and in total, without revealing clients', async () => {
    const { start, clock, messages, login } = buildClients(await open(), { perMinute: 16 });
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
    const { start, clock, login, code } = buildClients(await open(), { perPhoneADay: 7 });
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
    const { code, login, clients, clock, messages } = buildClients(await open());
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

  it('§6 answers alike with and without a client, and does the same work for both', async () => {
    const database = await open();
    const statements: string[] = [];
    const counting = new Proxy(database, {
      get: (from, name) => (name === 'kysely' ? from.kysely.withPlugin(noteStatements(statements)) : Reflect.get(from, name)),
    });
    const { start, code, login, clock } = buildClients(counting, { perMinute: 100_000 });
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
    const { start, sms, code, login } = buildClients(await open(), { perPhoneAndAddressADay: 1 });
    const send = sms.send;
    sms.send = () => Promise.reject(new Error(`${phone} is nobody's`));
    await expect(start()).rejects.toThrow(Unreachable);
    await expect(start()).rejects.toThrow(Unreachable);
    sms.send = send;
    expect((await login(await code())).ok).toBe(true);
  });
});
