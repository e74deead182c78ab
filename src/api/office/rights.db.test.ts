import { expect, it } from 'vitest';
import { codeOf, everywhere, newKey, openOffice } from '../../../tests/support/clients/open-office.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import type { OfficeOperation } from '../../contract/office/office-operation.ts';
import { type OfficeKey, officeOperations } from '../../contract/office/operations.ts';
import { type Right, type Role, rights, roles } from '../../contract/office/rights.ts';
import { requests } from './requests/requests.fixture.ts';

/** The matrix of the brief, apart from the one of the product. */
const sales: Role[] = ['sales-manager', 'head-of-sales'];
const holders: Record<Right, Role[]> = {
  'staff.manage': ['administrator'],
  'audit.read': ['head-of-sales', 'administrator'],
  'deal.read': [...sales, 'accountant'],
  'deal.step': sales,
  'deal.assign': ['head-of-sales'],
  'refund.ask': ['accountant'],
  'refund.approve': ['head-of-sales'],
  'payment.note': ['accountant'],
  'flat.hold': sales,
  'quote.make': sales,
  'waitlist.read': [...sales, 'inventory-operator'],
  'waitlist.lead': sales,
  'source.read': ['head-of-sales', 'inventory-operator', 'construction-reporter', 'accountant', 'administrator'],
  'source.look': ['head-of-sales', 'inventory-operator', 'administrator'],
  'record.find': sales,
  'outbox.retry': ['head-of-sales', 'inventory-operator', 'administrator'],
  'lead.read': sales,
  'lead.answer': sales,
  'lead.assign': ['head-of-sales'],
  'template.edit': ['head-of-sales'],
  'resume.read': ['hr'],
  'import.propose': ['head-of-sales', 'inventory-operator'],
  'import.approve': ['head-of-sales', 'inventory-operator'],
  'import.undo': ['head-of-sales', 'inventory-operator'],
  'content.draft': ['head-of-sales', 'editor'],
  'content.publish': ['head-of-sales', 'editor'],
  'price.plan': ['head-of-sales'],
  'report.write': ['head-of-sales', 'editor', 'construction-reporter'],
  'media.edit': ['head-of-sales', 'editor', 'inventory-operator', 'construction-reporter'],
};

const operations = Object.entries<OfficeOperation>(officeOperations) as [OfficeKey, OfficeOperation][];
const isRight = (needs: OfficeOperation['needs']): needs is Right => rights.includes(needs as Right);

/** Whose request it is: the office answers by the session, the roles and the proof. */
const situations = ['all projects', 'own project', 'foreign project', 'no session', 'old session', 'no proof'] as const;
type Situation = (typeof situations)[number];

const refusedBeforeTheBody = ['not-logged-in', 'not-allowed', 'proof-needed'];

function expected({ id, needs, of, proof, signs, refusals }: OfficeOperation, role: Role, situation: Situation): string {
  if (needs === 'nothing') return 'ok';
  if (situation === 'no session' || situation === 'old session') return 'not-logged-in';
  const isOfOneProject = situation === 'own project' || situation === 'foreign project';
  // People and the audit belong to no project: a role for one project gives no right over them.
  if (isRight(needs) && (!holders[needs].includes(role) || (isOfOneProject && of === undefined))) return 'not-allowed';
  // What moves rights or money is signed. An administrator puts back roles, the others who leads a deal.
  const isSigned = signs === 'always' || (id === 'restoreRecord' && role === 'administrator');
  if (isSigned && situation === 'no proof') return 'act-not-signed';
  // A record outside of the scope is one that is not there; a list has none of them.
  if (of === 'records' && situation === 'foreign project') return refusals.find((code) => code.startsWith('unknown-')) ?? 'ok';
  return proof && situation === 'no proof' ? 'proof-needed' : 'ok';
}

onOneEngine('rights of the office', (open) => {
  // Half a thousand requests and as many people: on a busy machine they take more than a minute.
  const patient = { timeout: 180_000 };
  it.each(roles)('every operation answers %s as the matrix says, in each situation', patient, async (role) => {
    const clock = movableClock('2026-11-25T09:00:00Z');
    const office = await openOffice(await open(), { clock });
    await office.addPerson(everywhere('administrator'));
    const found: string[] = [];
    const wanted: string[] = [];
    for (const situation of situations) {
      // An administrator is one of all projects or none.
      const isOfOneProject = situation === 'own project' || situation === 'foreign project';
      if (isOfOneProject && role === 'administrator') continue;
      const projectId = situation === 'foreign project' ? 'p2' : 'p1';
      const seat = async () => {
        const person = await office.seatPerson([{ role, projectId: isOfOneProject ? 'p1' : null }]);
        if (situation === 'no proof') clock.pass(6);
        return person;
      };
      // Reads and refused requests leave a person as they were.
      const reader = await seat();
      if (situation === 'old session') clock.pass(31);
      const asked = operations.map(([key, operation]) => {
        const answer = expected(operation, role, situation);
        const isRefused = refusedBeforeTheBody.includes(answer);
        return { key, operation, answer, isRefused, isOfReader: isRefused || key.startsWith('GET ') };
      });
      // The reader first, whose session would end by the time that the others pass.
      for (const { key, operation, answer, isRefused, isOfReader } of asked.toSorted(
        (a, b) => Number(b.isOfReader) - Number(a.isOfReader),
      )) {
        const person = isOfReader ? reader : await seat();
        // Any body: an open gate would answer otherwise than this refusal.
        const sent = isRefused ? {} : await requests[key](office, person, projectId);
        const client = situation === 'no session' ? office.openBrowser().client : situation === 'no proof' ? person.bare : person.client;
        const code = await codeOf((client as (key: OfficeKey, question: object) => Promise<unknown>)(key, { ...sent, ...newKey() }));
        found.push(`${situation}: ${operation.id} ${code}`);
        wanted.push(`${situation}: ${operation.id} ${answer}`);
      }
    }
    expect(found).toEqual(wanted);
  });

  it('a session ends after 12 hours of work, and after 30 minutes without any', async () => {
    const clock = movableClock('2026-11-25T06:00:00Z');
    const office = await openOffice(await open(), { clock });
    const { client } = await office.addPerson(everywhere('editor'));
    const me = () => codeOf(client('GET /office/api/me'));
    for (let minutes = 0; minutes < 12 * 60 - 25; minutes += 25) {
      clock.pass(25);
      expect(await me()).toBe('ok');
    }
    clock.pass(25);
    expect(await me()).toBe('not-logged-in');
  });

  it('a screen that asks by itself, with its person gone, does not keep a session alive', async () => {
    const clock = movableClock('2026-11-25T06:00:00Z');
    const office = await openOffice(await open(), { clock });
    const { cookie } = await office.addPerson(everywhere('editor'));
    const poll = () => office.send('/office/api/me', { cookie: cookie(), headers: { 'x-office': '1', 'x-unattended': '1' } });
    for (let minutes = 5; minutes < 30; minutes += 5) {
      clock.pass(5);
      expect((await poll()).status).toBe(200);
    }
    clock.pass(5);
    expect((await poll()).status).toBe(401);
  });

  it('what the door shows is read by a whole department and uses up none of its logins', async () => {
    const office = await openOffice(await open(), { loginsPer10Minutes: 3 });
    const { client } = office.openBrowser();
    for (let opened = 0; opened < 10; opened++) expect(await codeOf(client('GET /office/api/welcome'))).toBe('ok');
    const tries: (string | undefined)[] = [];
    for (let tried = 0; tried < 4; tried++) tries.push(await codeOf(client('POST /office/api/login/options')));
    expect(tries).toEqual(['ok', 'ok', 'ok', 'too-often']);
  });

  it('a locked person is out at once, also with the key, and comes back as before', async () => {
    const office = await openOffice(await open());
    const boss = await office.addPerson(everywhere('administrator'));
    const { id, client, key } = await office.addPerson(everywhere('editor'));
    const { person } = await boss.client('POST /office/api/people/lock', { body: { personId: id, version: 2, why: 'пішла' }, ...newKey() });
    expect(person).toMatchObject({ state: 'locked', allowed: ['unlock', 'change-roles'] });
    expect(await codeOf(client('GET /office/api/me'))).toBe('not-logged-in');
    expect(await codeOf(office.logIn(office.openBrowser(), key))).toBe('bad-fields');
    await boss.client('POST /office/api/people/unlock', { body: { personId: id, version: person.version }, ...newKey() });
    expect(await office.logIn(office.openBrowser(), key)).toMatchObject({ id, assignments: everywhere('editor') });
  });

  it('the own roles and the own lock are refused, and a change of an older version too', async () => {
    const office = await openOffice(await open());
    const boss = await office.addPerson(everywhere('administrator'));
    const other = await office.addPerson(everywhere('editor'));
    const change = (personId: string, version: number, role: Role) =>
      codeOf(
        boss.client('POST /office/api/people/change-roles', { body: { personId, version, assignments: everywhere(role) }, ...newKey() }),
      );
    expect(await change(boss.id, 2, 'editor')).toBe('own-roles');
    expect(await codeOf(boss.client('POST /office/api/people/lock', { body: { personId: boss.id, version: 2 }, ...newKey() }))).toBe(
      'own-lock',
    );
    expect(await change(other.id, 1, 'hr')).toBe('changed-meanwhile');
    expect(await change(other.id, 2, 'hr')).toBe('ok');
    expect(await change(crypto.randomUUID(), 2, 'hr')).toBe('unknown-person');
    expect(await change('none', 2, 'hr')).toBe('unknown-person');
  });

  it('one key has one effect, its answer has the link again, and the table of answers has neither link nor name', async () => {
    const office = await openOffice(await open());
    const { client } = await office.addPerson(everywhere('administrator'));
    const question = { body: { name: 'Олена Коваль', email: 'Olena@Example.ua', assignments: [] }, ...newKey() };
    const first = await client('POST /office/api/people/invite', question);
    expect(await client('POST /office/api/people/invite', question)).toEqual(first);
    expect(first.person).toMatchObject({ email: 'olena@example.ua', state: 'invited', allowed: ['invite-again', 'change-roles', 'lock'] });
    const other = { ...question, body: { ...question.body, name: 'Інша' } };
    expect(await codeOf(client('POST /office/api/people/invite', other))).toBe('key-used-otherwise');
    expect(await codeOf(client('POST /office/api/people/invite', { ...question, ...newKey() }))).toBe('bad-fields');
    const stored = JSON.stringify(await office.db.selectFrom('idempotent_request').selectAll().execute());
    expect(stored).not.toContain(first.link.split('#')[1]);
    expect(stored).not.toContain('Олена');
  });
});
