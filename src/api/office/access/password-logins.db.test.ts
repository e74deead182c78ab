import { expect, it } from 'vitest';
import {
  enterByPassword,
  openWithPassword,
  problemOf,
  somePassword,
  type TypedLogin,
} from '../../../../tests/support/clients/office-passwords.ts';
import { codeOf, everywhere, newKey, openOffice } from '../../../../tests/support/clients/open-office.ts';
import { onEachEngine, onOneEngine } from '../../../../tests/support/databases/database.ts';
import { movableClock } from '../../../../tests/support/services/post-office.ts';
import { officeOperations } from '../../../contract/office/operations.ts';

const password = somePassword;

onEachEngine('a password with a code', (open) => {
  it('opens a session with one form, and a code works once, however many come at once', async () => {
    const { office, person, own, nextStep } = await openWithPassword(await open());
    nextStep();
    const typed = { email: ` ${own.email.toUpperCase()} `, password: password.normalize('NFD'), code: ` ${own.code()} ` };
    const codes = await Promise.all(Array.from({ length: 4 }, () => codeOf(enterByPassword(office.openBrowser().client, typed))));
    expect(codes.sort()).toEqual(['ok', 'wrong-login', 'wrong-login', 'wrong-login']);
    nextStep();
    const { client } = office.openBrowser();
    expect(await enterByPassword(client, { ...own, code: own.code() })).toMatchObject({
      id: person.id,
      rights: [{ right: 'content.draft' }, { right: 'content.publish' }, { right: 'media.edit' }, { right: 'report.write' }],
      provenUntil: expect.any(String),
      ways: { passkeys: 1, password: true },
    });
    expect(await codeOf(client('GET /office/api/me'))).toBe('ok');
    expect(await codeOf(enterByPassword(client, { ...own, code: own.code() }))).toBe('wrong-login');
  });

  it('wrong tries at once are counted before they are judged: five, then no right one opens', async () => {
    const { office, own, clock, nextStep } = await openWithPassword(await open());
    nextStep();
    const tries = Array.from({ length: 12 }, () => codeOf(enterByPassword(office.openBrowser().client, { ...own, code: '000000' })));
    const codes = (await Promise.all(tries)).sort();
    expect(codes).toEqual([...Array.from({ length: 7 }, () => 'too-often'), ...Array.from({ length: 5 }, () => 'wrong-login')]);
    clock.pass(14);
    expect(await codeOf(enterByPassword(office.openBrowser().client, { ...own, code: own.code() }))).toBe('too-often');
    clock.pass(1);
    expect(await codeOf(enterByPassword(office.openBrowser().client, { ...own, code: own.code() }))).toBe('ok');
  });
});

onOneEngine('a login by a password', (open) => {
  it('answers everything that is wrong alike, also for an e-mail without a person, and closes both alike', async () => {
    const { office, own, person, nextStep } = await openWithPassword(await open());
    const locked = await office.addPerson(everywhere('editor'));
    const ofLocked = await office.givePassword(locked.id);
    const boss = await office.addPerson(everywhere('administrator'));
    await boss.client('POST /office/api/people/lock', { body: { personId: locked.id, version: 2 }, ...newKey() });
    const keyOnly = await office.addPerson(everywhere('editor'));
    nextStep();
    const right = { email: own.email, ...own.typed(0) };
    const wrong: TypedLogin[] = [
      { ...right, password: `${password}!` },
      { ...right, code: '000000' },
      { ...right, code: own.code(3) },
      { ...right, email: 'stranger@example.ua' },
      { ...right, email: keyOnly.me.email },
      { email: ofLocked.email, ...ofLocked.typed(0) },
    ];
    const answers = [];
    for (const typed of wrong) answers.push(await problemOf(enterByPassword(office.openBrowser().client, typed)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ code: 'wrong-login', statusCode: 422 });
    // What cannot be an address is refused by its form, before anything is looked up.
    expect(await problemOf(enterByPassword(office.openBrowser().client, { ...right, email: 'no address' }))).toMatchObject({
      errors: { email: ['email'] },
    });
    const closed = [];
    for (const email of [own.email, 'stranger@example.ua']) {
      for (let tried = 0; tried < 5; tried++)
        await codeOf(enterByPassword(office.openBrowser().client, { ...right, email, code: '000000' }));
      closed.push(await problemOf(enterByPassword(office.openBrowser().client, { ...right, email })));
    }
    expect(closed[0]).toMatchObject({ code: 'too-often', retryAfter: 900 });
    expect(closed[1]).toEqual(closed[0]);
    // A passkey goes on.
    expect(await codeOf(office.logIn(office.openBrowser(), person.key))).toBe('ok');
    const rows = JSON.stringify(await office.db.selectFrom('staff_password_try').selectAll().execute());
    for (const secret of [own.email, 'stranger']) expect(rows).not.toContain(secret);
  });

  it('closes for twice as long after each further five, and a browser that is known is not closed out by strangers', async () => {
    const { office, own, clock, nextStep, letters } = await openWithPassword(await open());
    nextStep();
    const known = office.openBrowser();
    const cookies: string[] = [];
    const send = async (body: TypedLogin, cookie: string | null = null) => {
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

  it('is not there where it is switched off: no operation, no session, no key of it', async () => {
    const database = await open();
    const clock = movableClock('2026-11-25T09:00:00Z');
    const on = await openOffice(database, { clock });
    const person = await on.addPerson(everywhere('editor'));
    const own = await on.givePassword(person.id);
    clock.pass(0.5);
    const browser = on.openBrowser();
    await enterByPassword(browser.client, { ...own, code: own.code() });
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
    expect((await off.staff.loginMethodsOf(person.id)).hasPassword).toBe(false);
    // The passkey of before opens as ever; the last one stays, whatever is stored beside it.
    const mine = off.openBrowser();
    await off.logIn(mine, person.key);
    const [passkeyId = ''] = (await mine.client('GET /office/api/passkeys')).passkeys.map(({ id }) => id);
    expect(await codeOf(mine.client('POST /office/api/passkeys/remove', { body: { passkeyId }, ...newKey() }))).toBe('last-passkey');
    await off.staff.forgetOld();
    expect((await off.staff.sessions(person.id)).length).toBe(2);
  });
});
