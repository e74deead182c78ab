import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { codeOf, everywhere, newKey, type Office, officeUrl, openOffice } from '../../../tests/support/clients/open-office.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';

const path = '/office/api/people/invite';
const body = { name: 'Олена Коваль', email: 'olena@example.ua', assignments: [] };
const json = { 'content-type': 'application/json', 'x-office': '1', 'idempotency-key': 'a-key-of-a-test' };
const foreign = 'https://evil.example';

/** A request that carries a cookie of the office and comes from a page elsewhere, or by a form. */
const attempts: [name: string, headers: Record<string, string>, status: number][] = [
  ['another site', { 'sec-fetch-site': 'cross-site', origin: foreign }, 403],
  ['a sibling host', { 'sec-fetch-site': 'same-site', origin: 'https://www.example.test' }, 403],
  ['an address that was typed', { 'sec-fetch-site': 'none' }, 403],
  ['an old browser on another site', { 'sec-fetch-site': '', origin: foreign }, 403],
  ['an old browser that hides its origin', { 'sec-fetch-site': '', origin: 'null' }, 403],
  ['a program without an origin', { 'sec-fetch-site': '' }, 403],
  ['a page that does not send our header', { 'x-office': '' }, 403],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['a form of text', { 'content-type': 'text/plain' }, 415],
  ['a form in parts', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
];
const withoutEmpty = (headers: Record<string, string>) => Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));

/** Everything that the office writes. */
async function rowsOf({ db }: Office): Promise<unknown> {
  const tables = [
    'staff',
    'staff_role',
    'staff_key',
    'staff_invite',
    'staff_challenge',
    'staff_act_challenge',
    'signed_act',
    'audit_entry',
    'idempotent_request',
  ];
  const rows = tables.map((table) => sql`select * from ${sql.table(table)} order by 1`.execute(db));
  return (await Promise.all(rows)).map((found) => found.rows);
}

onOneEngine('requests from elsewhere', (open) => {
  it('write nothing, whichever page sends the cookie along', async () => {
    const office = await openOffice(await open());
    const person = await office.addPerson(everywhere('administrator'));
    const { cookie } = person;
    // Even a signature that fits does not help another page.
    const signature = await office.sign({ client: person.bare }, person.key, `POST ${path}`, body);
    const before = await rowsOf(office);
    for (const [name, headers, status] of attempts) {
      const all = withoutEmpty({ 'sec-fetch-site': 'same-origin', ...json, ...signature, ...headers, cookie: cookie() ?? '' });
      const answer = await office.api.request(path, { method: 'POST', headers: all, body: JSON.stringify(body) }, { address: '192.0.2.7' });
      expect([name, answer.status]).toEqual([name, status]);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect(await rowsOf(office)).toEqual(before);
    expect(office.logged.filter((line) => 'event' in line && line.event === 'staff request refused')).toHaveLength(7);
    const own = withoutEmpty({ ...json, ...signature, origin: officeUrl, cookie: cookie() ?? '' });
    const answer = await office.api.request(path, { method: 'POST', headers: own, body: JSON.stringify(body) }, { address: '192.0.2.7' });
    expect(answer.status).toBe(200);
  });

  it('no preflight is answered, no other method is known, and no answer allows another site', async () => {
    const office = await openOffice(await open());
    for (const method of ['OPTIONS', 'PUT', 'GET', 'DELETE']) {
      const answer = await office.send(path, { method, headers: { origin: foreign, 'access-control-request-method': 'POST' } });
      expect([method, answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([method, 405, null]);
    }
    expect((await office.send('/office/api/none')).status).toBe(404);
  });

  it('the cookie is unreadable for scripts, of this host alone, and goes to no other site', async () => {
    const office = await openOffice(await open());
    const { key } = await office.addPerson(everywhere('editor'));
    const challenge = async () => {
      const { options } = await office.openBrowser().client('POST /office/api/login/options');
      return options as { challenge: string };
    };
    const response = key.sign(await challenge());
    const headers = { ...json, 'x-office': '1' };
    const answer = await office.send('/office/api/login', { method: 'POST', headers, body: JSON.stringify({ response }) });
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Host-office=[\w-]{43}; /);
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/', 'Max-Age=43200']) expect(cookie.split('; ')).toContain(part);
    // The same response is good once.
    const again = await office.send('/office/api/login', { method: 'POST', headers, body: JSON.stringify({ response }) });
    expect(again.status).toBe(422);
  });

  it('unreadable and over-long text is refused with the name of its field, and an unknown field too', async () => {
    const office = await openOffice(await open());
    const { cookie } = await office.addPerson(everywhere('administrator'));
    const before = await rowsOf(office);
    const send = async (fields: object | string) => {
      const sent = typeof fields === 'string' ? fields : JSON.stringify({ ...body, ...fields });
      const answer = await office.send(path, {
        method: 'POST',
        headers: { ...json, 'idempotency-key': newKey().key, 'x-office-signature': 'e30' },
        body: sent,
        cookie: cookie(),
      });
      return { status: answer.status, ...((await answer.json()) as { errors?: object }) };
    };
    const wrong: [object | string, object][] = [
      [{ name: 'Оле\0на' }, { name: ['malformed'] }],
      [{ name: 'О\ud800' }, { name: ['malformed'] }],
      [{ name: 'О'.repeat(121) }, { name: ['too-long'] }],
      [{ name: ' ' }, { name: ['too-short'] }],
      [{ email: `${'o'.repeat(250)}@example.ua` }, { email: ['too-long'] }],
      [{ email: 'olena' }, { email: ['email'] }],
      [{ assignments: [{ role: 'boss', projectId: null }] }, { assignments: ['unknown'] }],
      [{ assignments: [...everywhere('hr'), ...everywhere('hr')] }, { assignments: ['repeated'] }],
      [{ assignments: [{ role: 'administrator', projectId: 'p1' }] }, { assignments: ['out-of-range'] }],
      [{ assignments: [{ role: 'editor', projectId: 'p9' }] }, { assignments: ['unknown'] }],
      [{ company: 'x' }, { company: ['unknown'] }],
      ['{', { body: ['malformed'] }],
      ['null', { body: ['required'] }],
    ];
    for (const [fields, errors] of wrong) expect(await send(fields)).toMatchObject({ status: 422, errors });
    expect((await send({ name: 'О'.repeat(70_000) })).status).toBe(413);
    expect(await rowsOf(office)).toEqual(before);
    const asked = await office.send('/office/api/audit?recordId=%00&other=1', { headers: { 'x-office': '1' }, cookie: cookie() });
    expect([asked.status, await asked.json()]).toMatchObject([400, { errors: { other: ['unknown'] } }]);
    const hidden = await office.send('/office/api/audit?recordId=%00', { headers: { 'x-office': '1' }, cookie: cookie() });
    expect([hidden.status, await hidden.json()]).toMatchObject([400, { errors: { recordId: ['malformed'] } }]);
  });

  it('no secret stands in the log, in the audit or in a table', async () => {
    const office = await openOffice(await open());
    const { id, token } = await office.invite(everywhere('administrator'), 'Олена Коваль');
    const { client, bare, cookie, key, me } = await office.accept(token);
    await office.prove({ client }, key);
    await client('POST /office/api/people/invite', { body, ...newKey() });
    const forged = { headers: { 'x-office-signature': 'e30' }, body: { ...body, email: 'second@example.ua' }, ...newKey() };
    expect(await codeOf(bare('POST /office/api/people/invite', forged))).toBe('act-not-signed');
    await client('POST /office/api/logout');
    await office.logIn(office.openBrowser(), key);
    const rows = JSON.stringify(await rowsOf(office));
    const sessions = JSON.stringify(await office.db.selectFrom('staff_session').selectAll().execute());
    const session = (cookie() ?? '').split('=')[1] ?? '';
    const log = JSON.stringify(office.logged);
    for (const secret of [token, session].filter(Boolean)) for (const place of [rows, sessions, log]) expect(place).not.toContain(secret);
    const audit = JSON.stringify(await office.db.selectFrom('audit_entry').selectAll().execute());
    for (const personal of ['Олена', 'olena@example.ua', me.email]) for (const place of [audit, log]) expect(place).not.toContain(personal);
    expect(office.logged).toMatchObject([
      { event: 'staff invitation accepted', staff: id },
      { event: 'staff proof', staff: id },
      { event: 'staff signature refused', staff: id },
      { event: 'staff session ended', staff: id },
      { event: 'staff login', staff: id },
    ]);
  });
});
