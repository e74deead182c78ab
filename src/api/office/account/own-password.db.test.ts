import { expect, it } from 'vitest';
import { makeAuthenticator } from '../../../../tests/support/clients/authenticator.ts';
import {
  enterByPassword,
  type OfficeClient,
  openWithPassword,
  problemOf,
  somePassword,
} from '../../../../tests/support/clients/office-passwords.ts';
import { codeOf, everywhere, newKey, newSoftwareKey, openOffice } from '../../../../tests/support/clients/open-office.ts';
import { onOneEngine } from '../../../../tests/support/databases/database.ts';
import { movableClock } from '../../../../tests/support/services/post-office.ts';

const password = somePassword;

onOneEngine('the own password', (open) => {
  it('is set after a proof, by a password that is not guessed and the first code of the app', async () => {
    const clock = movableClock('2026-11-25T09:00:00Z');
    const office = await openOffice(await open(), { clock });
    const person = await office.addPerson(everywhere('editor'), 'Олена Коваль');
    const { nonce, secret, address } = await person.client('POST /office/api/password/options');
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(address).toContain(`secret=${secret}&`);
    const app = makeAuthenticator(secret, clock);
    const set = (body: object) =>
      problemOf(person.client('POST /office/api/password/set', { body: { nonce, password, code: app.code(), ...body } }));
    const refused: [object, object][] = [
      [{ password: 'коротко' }, { password: ['too-short'] }],
      [{ password: 'дуже довго '.repeat(12) }, { password: ['too-long'] }],
      [{ password: 'я'.repeat(9_000) }, { password: ['too-long'] }],
      [{ password: 'Пароль123456' }, { password: ['unsafe'] }],
      [{ password: 'олена коваль 2026' }, { password: ['unsafe'] }],
      [{ password: `${password}\0` }, { password: ['malformed'] }],
      [{ password: `${password}\ud800` }, { password: ['malformed'] }],
      [{ code: '000000' }, { code: ['code'] }],
      [{ nonce: 'short' }, { nonce: ['malformed'] }],
      [{ nonce: 'A'.repeat(43) }, { code: ['code'] }],
    ];
    for (const [body, errors] of refused)
      expect(await set(body), JSON.stringify(body).slice(0, 60)).toMatchObject({ code: 'bad-fields', errors });
    expect((await person.client('GET /office/api/password')).password).toBeNull();
    // Emoji are characters of their own: twelve are enough, 128 not too many.
    expect(await set({ password: '😀😁😂🤣😃😄😅😆😉😊😋😎'.repeat(10) })).toBeNull();
    expect(await set({})).toBeNull();
    expect((await person.client('GET /office/api/password')).password).toMatchObject({ lastUsedAt: null });
    clock.pass(6);
    expect(await set({})).toMatchObject({ code: 'proof-needed' });
    expect(await codeOf(person.client('POST /office/api/password/options'))).toBe('proof-needed');
    expect(await codeOf(person.client('POST /office/api/password/remove', newKey()))).toBe('proof-needed');
  });

  it('is no signature and proves the own keys alone; a key that it adds signs a day later', async () => {
    const { office, clock, nextStep, letters } = await openWithPassword(await open());
    const boss = await office.addPerson(everywhere('administrator'));
    const other = await office.addPerson(everywhere('editor'));
    const { id, token } = await office.invite(everywhere('administrator'));
    const browser = office.openBrowser();
    const { client } = browser;
    const options = await client('POST /office/api/invitation/password', { body: { token } });
    const app = makeAuthenticator(options.secret, clock);
    const accepted = await client('POST /office/api/invitation/accept-by-password', {
      body: { token, nonce: options.nonce, password, code: app.code() },
    });
    expect(accepted).toMatchObject({ id, ways: { passkeys: 0, signsFrom: null, password: true } });
    const lock = { body: { personId: other.id, version: 2 }, ...newKey() };
    const recover = { body: { personId: other.id, why: 'телефон' }, ...newKey() };
    expect(await codeOf(client('GET /office/api/people'))).toBe('ok');
    expect(await codeOf(client('POST /office/api/people/lock', lock))).toBe('act-not-signed');
    expect(await codeOf(client('POST /office/api/people/recover', recover))).toBe('act-not-signed');
    const key = newSoftwareKey();
    const add = async () => {
      const { options: question } = await client('POST /office/api/passkeys/options');
      return client('POST /office/api/passkeys/add', { body: { response: key.register(question as { challenge: string }) }, ...newKey() });
    };
    clock.pass(6);
    expect(await codeOf(add())).toBe('proof-needed');
    expect(await codeOf(client('POST /office/api/password/prove', { body: { password, code: '000000' } }))).toBe('wrong-login');
    await client('POST /office/api/password/prove', { body: { password, code: app.code() } });
    await add();
    const written = (await letters()).filter(({ access }) => access === 'passkey-added').map(({ staff }) => staff);
    expect(written.sort()).toEqual([boss.id, id].sort());
    // The new key opens the office and proves what the password proves.
    const signing = async () => ({
      ...lock,
      ...newKey(),
      headers: await office.sign(browser, key, 'POST /office/api/people/lock', lock.body),
    });
    expect(await office.logIn(browser, key)).toMatchObject({ ways: { signsFrom: '2026-11-26T09:06:00.000Z' } });
    expect(await codeOf(client('POST /office/api/people/lock', await signing()))).toBe('act-not-signed');
    await office.prove(browser, key);
    expect(await codeOf(client('POST /office/api/people/recover', { ...recover, ...newKey() }))).toBe('act-not-signed');
    clock.pass(24 * 60);
    await office.logIn(browser, key);
    expect(await codeOf(client('POST /office/api/people/lock', await signing()))).toBe('ok');
    nextStep();
  });

  it('cannot take the keys of its person, but a key that a stranger has added by it', async () => {
    const { office, own, person, nextStep } = await openWithPassword(await open());
    nextStep();
    const thief = office.openBrowser();
    await enterByPassword(thief.client, { ...own, code: own.code() });
    const { options } = await thief.client('POST /office/api/passkeys/options');
    const key = newSoftwareKey();
    await thief.client('POST /office/api/passkeys/add', {
      body: { response: key.register(options as { challenge: string }) },
      ...newKey(),
    });
    const { passkeys } = await thief.client('GET /office/api/passkeys');
    const [first, added] = passkeys.map(({ id }) => id);
    const remove = (client: OfficeClient, passkeyId = '') =>
      codeOf(client('POST /office/api/passkeys/remove', { body: { passkeyId }, ...newKey() }));
    expect(await remove(thief.client, first)).toBe('passkey-needed');
    await office.logIn(thief, key);
    expect(await remove(thief.client, first)).toBe('passkey-needed');
    expect(await remove(person.client, added)).toBe('ok');
    expect(await codeOf(office.logIn(office.openBrowser(), key))).toBe('bad-fields');
    expect(await remove(person.client, first)).toBe('ok');
    expect(await codeOf(person.client('POST /office/api/password/remove', newKey()))).toBe('last-way');
  });

  it('ends with a new link, a lock and its removal, and earlier sessions of it with a new password', async () => {
    const { office, own, person, nextStep, letters } = await openWithPassword(await open());
    const boss = await office.addPerson(everywhere('administrator'));
    nextStep();
    const one = office.openBrowser();
    await enterByPassword(one.client, { ...own, code: own.code() });
    const again = await office.givePassword(person.id, 'зовсім інші слова тут');
    expect(await codeOf(one.client('GET /office/api/me'))).toBe('not-logged-in');
    nextStep();
    expect(await codeOf(enterByPassword(one.client, { ...own, code: own.code() }))).toBe('wrong-login');
    await enterByPassword(one.client, { ...again, code: again.code() });
    await boss.client('POST /office/api/people/lock', { body: { personId: person.id, version: 2 }, ...newKey() });
    expect(await codeOf(one.client('GET /office/api/me'))).toBe('not-logged-in');
    await boss.client('POST /office/api/people/unlock', { body: { personId: person.id, version: 3 }, ...newKey() });
    nextStep();
    await enterByPassword(one.client, { ...again, code: again.code() });
    await office.logIn(person, person.key);
    await person.client('POST /office/api/password/remove', newKey());
    expect(await codeOf(one.client('GET /office/api/me'))).toBe('not-logged-in');
    expect((await letters()).map(({ access }) => access).sort()).toEqual([
      'password-login',
      'password-login',
      'password-login',
      'password-removed',
      'password-set',
      'password-set',
    ]);
    const last = await office.givePassword(person.id);
    const by = { kind: 'operator', id: null, requestId: null } as const;
    const invited = await office.db.transaction().execute((transaction) => office.staff.inviteAgain(transaction, person.id, by));
    await office.accept(invited.ok ? (office.staff.linkOf(invited.value.inviteId).split('#')[1] ?? '') : '');
    nextStep();
    expect(await codeOf(enterByPassword(one.client, { ...last, code: last.code() }))).toBe('wrong-login');
    expect(await office.db.selectFrom('staff_password').selectAll().execute()).toEqual([]);
  });

  it('leaves no secret in a table, in the audit or in the log', async () => {
    const { office, own, person, nextStep } = await openWithPassword(await open());
    const { nonce, secret } = await person.client('POST /office/api/password/options');
    const code = makeAuthenticator(secret, office.clock).code();
    await person.client('POST /office/api/password/set', { body: { nonce, password, code } });
    nextStep();
    await codeOf(enterByPassword(office.openBrowser().client, { ...own, code: '000000' }));
    const stored = [];
    for (const table of ['staff_password', 'staff_password_try', 'staff_device', 'audit_entry', 'idempotent_request', 'outbox'] as const)
      stored.push(
        await office.db
          .selectFrom(table as 'staff_password')
          .selectAll()
          .execute(),
      );
    const all = JSON.stringify([stored, office.logged]);
    for (const hidden of [password, secret, code, own.email]) expect(all).not.toContain(hidden);
    expect(JSON.stringify(stored[0])).toContain('$argon2id$');
    expect(office.logged).toMatchObject([{ event: 'staff invitation accepted' }, { event: 'staff login refused' }]);
  });

  it('is not given to invented people of the demo', async () => {
    const { office } = await openWithPassword(await open());
    const token = await office.staff.enterAsDemo('accountant', { userAgent: '', requestId: null });
    const { client } = office.openBrowser(`__Host-office=${token}`);
    expect(await codeOf(client('POST /office/api/password/options'))).toBe('not-allowed');
    const body = { nonce: 'A'.repeat(43), password, code: '000000' };
    expect(await codeOf(client('POST /office/api/password/set', { body }))).toBe('not-allowed');
  });
});
