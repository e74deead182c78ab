import { expect, it } from 'vitest';
import { makeAuthenticator } from '../../../tests/support/clients/authenticator.ts';
import { codeOf, everywhere, newKey, newSoftwareKey, type Office, openOffice } from '../../../tests/support/clients/open-office.ts';
import { onEachEngine, onOneEngine } from '../../../tests/support/databases/database.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import { officeProblemOf } from '../../contract/office/office-client.ts';
import { officeOperations } from '../../contract/office/operations.ts';

const password = 'кінь батарея скріпка';
type Typed = { email: string; password: string; code: string };
type Client = ReturnType<Office['openBrowser']>['client'];
const enter = (client: Client, body: Typed) => client('POST /office/api/password/login', { body });
const problemOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (fault: unknown) => officeProblemOf(fault),
  );

async function build(open: () => ReturnType<Parameters<Parameters<typeof onEachEngine>[1]>[0]>) {
  const clock = movableClock('2026-11-25T09:00:00Z');
  const office = await openOffice(await open(), { clock });
  const person = await office.addPerson(everywhere('editor'), 'Олена Коваль');
  const own = await office.givePassword(person.id);
  const nextStep = () => clock.pass(0.5);
  const letters = async () =>
    (await office.db.selectFrom('outbox').select('payload').where('key', 'like', 'access:%').execute()).map(
      ({ payload }) => payload as { access: string; staff: string; device: string },
    );
  return { office, clock, person, own, nextStep, letters };
}

onEachEngine('a password with a code', (open) => {
  it('opens a session with one form, and a code works once, however many come at once', async () => {
    const { office, person, own, nextStep } = await build(open);
    nextStep();
    const typed = { email: ` ${own.email.toUpperCase()} `, password: password.normalize('NFD'), code: ` ${own.code()} ` };
    const codes = await Promise.all(Array.from({ length: 4 }, () => codeOf(enter(office.openBrowser().client, typed))));
    expect(codes.sort()).toEqual(['ok', 'wrong-login', 'wrong-login', 'wrong-login']);
    nextStep();
    const { client } = office.openBrowser();
    expect(await enter(client, { ...own, code: own.code() })).toMatchObject({
      ...{ id: person.id, rights: [], provenUntil: expect.any(String) },
      ways: { passkeys: 1, password: true },
    });
    expect(await codeOf(client('GET /office/api/me'))).toBe('ok');
    expect(await codeOf(enter(client, { ...own, code: own.code() }))).toBe('wrong-login');
  });

  it('wrong tries at once are counted before they are judged: five, then no right one opens', async () => {
    const { office, own, clock, nextStep } = await build(open);
    nextStep();
    const tries = Array.from({ length: 12 }, () => codeOf(enter(office.openBrowser().client, { ...own, code: '000000' })));
    const codes = (await Promise.all(tries)).sort();
    expect(codes).toEqual([...Array.from({ length: 7 }, () => 'too-often'), ...Array.from({ length: 5 }, () => 'wrong-login')]);
    clock.pass(14);
    expect(await codeOf(enter(office.openBrowser().client, { ...own, code: own.code() }))).toBe('too-often');
    clock.pass(1);
    expect(await codeOf(enter(office.openBrowser().client, { ...own, code: own.code() }))).toBe('ok');
  });
});

onOneEngine('the fallback', (open) => {
  it('answers everything that is wrong alike, also for an e-mail without a person, and closes both alike', async () => {
    const { office, own, person, nextStep } = await build(open);
    const locked = await office.addPerson(everywhere('editor'));
    const ofLocked = await office.givePassword(locked.id);
    const boss = await office.addPerson(everywhere('administrator'));
    await boss.client('POST /office/api/people/lock', { body: { personId: locked.id, version: 2 }, ...newKey() });
    const keyOnly = await office.addPerson(everywhere('editor'));
    nextStep();
    const right = { email: own.email, ...own.typed(0) };
    const wrong: Typed[] = [
      { ...right, password: `${password}!` },
      { ...right, code: '000000' },
      { ...right, code: own.code(3) },
      { ...right, email: 'stranger@example.ua' },
      { ...right, email: keyOnly.me.email },
      { email: ofLocked.email, ...ofLocked.typed(0) },
    ];
    const answers = [];
    for (const typed of wrong) answers.push(await problemOf(enter(office.openBrowser().client, typed)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ code: 'wrong-login', statusCode: 422 });
    // What cannot be an address is refused by its form, before anything is looked up.
    expect(await problemOf(enter(office.openBrowser().client, { ...right, email: 'no address' }))).toMatchObject({
      errors: { email: ['email'] },
    });
    const closed = [];
    for (const email of [own.email, 'stranger@example.ua']) {
      for (let tried = 0; tried < 5; tried++) await codeOf(enter(office.openBrowser().client, { ...right, email, code: '000000' }));
      closed.push(await problemOf(enter(office.openBrowser().client, { ...right, email })));
    }
    expect(closed[0]).toMatchObject({ code: 'too-often', retryAfter: 900 });
    expect(closed[1]).toEqual(closed[0]);
    // A passkey goes on.
    expect(await codeOf(office.logIn(office.openBrowser(), person.key))).toBe('ok');
    const rows = JSON.stringify(await office.db.selectFrom('staff_password_try').selectAll().execute());
    for (const secret of [own.email, 'stranger']) expect(rows).not.toContain(secret);
  });

  it('closes for twice as long after each further five, and a browser that is known is not closed out by strangers', async () => {
    const { office, own, clock, nextStep, letters } = await build(open);
    nextStep();
    const known = office.openBrowser();
    const cookies: string[] = [];
    const send = async (body: Typed, cookie: string | null = null) => {
      const headers = { 'x-office': '1', 'content-type': 'application/json' };
      const answer = await office.send('/office/api/password/login', { method: 'POST', headers, cookie, body: JSON.stringify(body) });
      cookies.push(...answer.headers.getSetCookie());
      return answer;
    };
    expect((await send({ ...own, code: own.code() })).status).toBe(200);
    const device = cookies.find((one) => one.startsWith('__Host-office-device='))?.split(';')[0] ?? '';
    const attack = async () => {
      for (let tried = 0; tried < 5; tried++) await send({ ...own, code: '000000' });
      return (await send({ ...own, code: own.code() })).headers.get('retry-after');
    };
    const pauses = [];
    for (const minutes of [15, 30, 60]) {
      pauses.push(await attack());
      clock.pass(minutes);
    }
    expect(pauses).toEqual(['900', '1800', '3600']);
    await attack();
    expect((await send({ ...own, code: own.code() })).status).toBe(429);
    expect((await send({ ...own, code: own.code() }, device)).status).toBe(200);
    // One letter: of the set-up apart, of the first login alone.
    expect((await letters()).map(({ access }) => access).sort()).toEqual(['password-login', 'password-set']);
    // A cookie of a stranger’s own making is no known browser.
    nextStep();
    expect((await send({ ...own, code: own.code() }, `__Host-office-device=${'a'.repeat(43)}`)).status).toBe(429);
    expect(known.cookie()).toBeNull();
  });

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
    const { office, clock, nextStep, letters } = await build(open);
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
    const { office, own, person, nextStep } = await build(open);
    nextStep();
    const thief = office.openBrowser();
    await enter(thief.client, { ...own, code: own.code() });
    const { options } = await thief.client('POST /office/api/passkeys/options');
    const key = newSoftwareKey();
    await thief.client('POST /office/api/passkeys/add', {
      body: { response: key.register(options as { challenge: string }) },
      ...newKey(),
    });
    const { passkeys } = await thief.client('GET /office/api/passkeys');
    const [first, added] = passkeys.map(({ id }) => id);
    const remove = (client: Client, passkeyId = '') =>
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
    const { office, own, person, nextStep, letters } = await build(open);
    const boss = await office.addPerson(everywhere('administrator'));
    nextStep();
    const one = office.openBrowser();
    await enter(one.client, { ...own, code: own.code() });
    const again = await office.givePassword(person.id, 'зовсім інші слова тут');
    expect(await codeOf(one.client('GET /office/api/me'))).toBe('not-logged-in');
    nextStep();
    expect(await codeOf(enter(one.client, { ...own, code: own.code() }))).toBe('wrong-login');
    await enter(one.client, { ...again, code: again.code() });
    await boss.client('POST /office/api/people/lock', { body: { personId: person.id, version: 2 }, ...newKey() });
    expect(await codeOf(one.client('GET /office/api/me'))).toBe('not-logged-in');
    await boss.client('POST /office/api/people/unlock', { body: { personId: person.id, version: 3 }, ...newKey() });
    nextStep();
    await enter(one.client, { ...again, code: again.code() });
    await office.logIn(person, person.key);
    await person.client('POST /office/api/password/remove', newKey());
    expect(await codeOf(one.client('GET /office/api/me'))).toBe('not-logged-in');
    expect((await letters()).map(({ access }) => access).sort()).toEqual([
      ...['password-login', 'password-login', 'password-login', 'password-removed', 'password-set', 'password-set'],
    ]);
    const last = await office.givePassword(person.id);
    const by = { kind: 'operator', id: null, requestId: null } as const;
    const invited = await office.db.transaction().execute((transaction) => office.staff.inviteAgain(transaction, person.id, by));
    await office.accept(invited.ok ? (office.staff.linkOf(invited.value.inviteId).split('#')[1] ?? '') : '');
    nextStep();
    expect(await codeOf(enter(one.client, { ...last, code: last.code() }))).toBe('wrong-login');
    expect(await office.db.selectFrom('staff_password').selectAll().execute()).toEqual([]);
  });

  it('leaves no secret in a table, in the audit or in the log', async () => {
    const { office, own, person, nextStep } = await build(open);
    const { nonce, secret } = await person.client('POST /office/api/password/options');
    const code = makeAuthenticator(secret, office.clock).code();
    await person.client('POST /office/api/password/set', { body: { nonce, password, code } });
    nextStep();
    await codeOf(enter(office.openBrowser().client, { ...own, code: '000000' }));
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

  it('is not there where it is switched off: no operation, no session, no key of it', async () => {
    const database = await open();
    const clock = movableClock('2026-11-25T09:00:00Z');
    const on = await openOffice(database, { clock });
    const person = await on.addPerson(everywhere('editor'));
    const own = await on.givePassword(person.id);
    clock.pass(0.5);
    const browser = on.openBrowser();
    await enter(browser.client, { ...own, code: own.code() });
    const off = await openOffice(database, { clock, officePasswords: false });
    const ofPasswords = Object.entries(officeOperations).filter(([, operation]) => 'ofPasswords' in operation);
    expect(ofPasswords.map(([, { id }]) => id)).toHaveLength(8);
    const unknown = await (await off.send('/office/api/none', { headers: { 'x-office': '1' } })).json();
    for (const [key] of ofPasswords) {
      const [method = '', path = ''] = key.split(' ');
      for (const way of [method, 'DELETE']) {
        const answer = await off.send(path, { method: way, headers: { 'x-office': '1' }, cookie: browser.cookie() });
        expect([key, answer.status, await answer.json()]).toEqual([key, 404, unknown]);
      }
    }
    const { client } = off.openBrowser(browser.cookie());
    expect(await codeOf(client('GET /office/api/me'))).toBe('not-logged-in');
    expect(await client('GET /office/api/welcome')).toMatchObject({ passwords: false });
    expect((await off.staff.waysOf(person.id)).hasPassword).toBe(false);
    // The passkey of before opens as ever; the last one stays, whatever is stored beside it.
    const mine = off.openBrowser();
    await off.logIn(mine, person.key);
    const [passkeyId = ''] = (await mine.client('GET /office/api/passkeys')).passkeys.map(({ id }) => id);
    expect(await codeOf(mine.client('POST /office/api/passkeys/remove', { body: { passkeyId }, ...newKey() }))).toBe('last-passkey');
    await off.staff.forgetOld();
    expect((await off.staff.sessions(person.id)).length).toBe(2);
  });

  it('is not given to invented people of the demo', async () => {
    const { office } = await build(open);
    const token = await office.staff.enterAsDemo('accountant', { userAgent: '', requestId: null });
    const { client } = office.openBrowser(`__Host-office=${token}`);
    expect(await codeOf(client('POST /office/api/password/options'))).toBe('not-allowed');
    const body = { nonce: 'A'.repeat(43), password, code: '000000' };
    expect(await codeOf(client('POST /office/api/password/set', { body }))).toBe('not-allowed');
  });
});
