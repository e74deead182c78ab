import { expect, it } from 'vitest';
import { buildClients, home, phone, wrongOf } from '../../../tests/support/clients/build-clients.ts';
import { onEachEngine } from '../../../tests/support/databases/database.ts';

onEachEngine('clients', (open) => {
  it('§1 makes a client by the first login and finds it by the next, however the phone is written', async () => {
    const { login, code, clock, clients } = buildClients(await open());
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
    const { login, code } = buildClients(database);
    const right = await code();
    const opened = await Promise.all(Array.from({ length: 50 }, () => login(right)));
    expect(opened.filter((one) => one.ok)).toHaveLength(1);
    expect(new Set(opened.map((one) => (one.ok ? 'in' : one.refusal.kind)))).toEqual(new Set(['in', 'bad-code']));
    expect(await database.kysely.selectFrom('client_session').selectAll().execute()).toHaveLength(1);
    expect(await database.kysely.selectFrom('client').selectAll().execute()).toHaveLength(1);
  });

  it('sends one address five confirmations a day, for all clients together', async () => {
    const database = await open();
    const { login, code, clients } = buildClients(database);
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

  it('§6 keeps a session 30 days from its last use, under a hash, until it is signed out', async () => {
    const database = await open();
    const { login, code, clock, clients } = buildClients(database);
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
    const { login, code, clock, clients } = buildClients(await open());
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
    const { login, code, clients } = buildClients(await open());
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

  it('deletes a client by a fresh code, and frees the phone', async () => {
    const database = await open();
    const { login, code, clients, clock } = buildClients(database);
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
