import { expect, it } from 'vitest';
import { codeOf, everywhere, newKey, type Office, openOffice } from '../../../tests/support/clients/open-office.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';

type Seat = Awaited<ReturnType<Office['addPerson']>>;

async function openCompany(office: Office) {
  const asker = await office.addPerson(everywhere('administrator'), 'Перша');
  const second = await office.addPerson(everywhere('administrator'), 'Друга');
  const lost = await office.addPerson(everywhere('editor'), 'Без ключів');
  return { asker, second, lost };
}
const ask = async ({ client }: Seat, { id }: { id: string }) => {
  const { person } = await client('POST /office/api/people/recover', { body: { personId: id, why: 'телефон у річці' }, ...newKey() });
  return person.recovery?.id ?? '';
};
const approve = ({ client }: Seat, recoveryId: string) =>
  client('POST /office/api/people/recover/approve', { body: { recoveryId }, ...newKey() });
const end = ({ client }: Seat, recoveryId: string) => client('POST /office/api/people/recover/end', { body: { recoveryId }, ...newKey() });
const tokenOf = ({ link }: { link: string }) => link.split('#')[1] ?? '';
const lettersOf = async ({ db }: Office) =>
  (await db.selectFrom('outbox').select('key').where('key', 'like', 'recovery:%').execute()).map(({ key }) =>
    key.split(':').slice(2).join(' '),
  );

onOneEngine('recovery by two administrators', (open) => {
  it('gives a link to the second, which replaces keys and sessions, and writes to the person and all administrators', async () => {
    const office = await openOffice(await open());
    const { asker, second, lost } = await openCompany(office);
    const id = await ask(asker, lost);
    // Asking alone opens nothing.
    expect(await office.db.selectFrom('staff_invite').selectAll().execute()).toEqual([]);
    const approved = await approve(second, id);
    const { me, key } = await office.accept(tokenOf(approved));
    expect(me).toMatchObject({ id: lost.id, assignments: everywhere('editor') });
    expect(await codeOf(lost.client('GET /office/api/me'))).toBe('not-logged-in');
    expect(await codeOf(office.logIn(office.openBrowser(), lost.key))).toBe('bad-fields');
    expect(await codeOf(office.logIn(office.openBrowser(), key))).toBe('ok');
    expect(await codeOf(office.accept(tokenOf(approved)))).toBe('dead-link');
    const everyone = [asker, second, lost].map((person) => person.id);
    const wanted = ['asked', 'approved', 'used'].flatMap((event) => everyone.map((one) => `${event} ${one}`));
    expect((await lettersOf(office)).sort()).toEqual(wanted.sort());
    const { entries } = await asker.client('GET /office/api/audit', { query: { recordId: lost.id } });
    const steps = entries
      .filter(({ after }) => after && 'recovery' in after)
      .map(({ operation, actor, after }) => [operation, actor.id, after?.recovery]);
    expect(steps).toEqual([
      ['acceptInvitation', lost.id, 'used'],
      ['approveRecovery', second.id, 'approved'],
      ['askRecovery', asker.id, 'asked'],
    ]);
    expect(entries.some(({ before }) => before && 'passkey' in before)).toBe(true);
  });

  it('is approved by no asker, by no recovered person, not without a signature, and not after a day', async () => {
    const clock = movableClock('2026-11-25T09:00:00Z');
    const office = await openOffice(await open(), { clock });
    const { asker, second, lost } = await openCompany(office);
    const third = await office.addPerson(everywhere('administrator'));
    expect(await codeOf(ask(asker, asker))).toBe('own-recovery');
    const id = await ask(asker, lost);
    expect(await codeOf(ask(second, lost))).toBe('not-now');
    expect(await codeOf(approve(asker, id))).toBe('second-person-needed');
    const ofThird = await ask(asker, third);
    expect(await codeOf(approve(third, ofThird))).toBe('own-recovery');
    expect(await codeOf(approve(second, crypto.randomUUID()))).toBe('unknown-recovery');
    const unsigned = { client: second.bare } as Seat;
    expect(await codeOf(approve(unsigned, id))).toBe('act-not-signed');
    expect(await codeOf(ask(unsigned, lost)), 'said before anything is signed').toBe('not-now');
    expect(await codeOf(ask(unsigned, asker))).toBe('act-not-signed');
    const [path, body] = ['POST /office/api/people/recover/approve', { recoveryId: id }] as const;
    const ofAnother = await office.sign({ client: second.bare }, second.key, path, { recoveryId: ofThird });
    expect(await codeOf(second.bare(path, { body, headers: ofAnother, ...newKey() }))).toBe('act-not-signed');
    clock.pass(24 * 60);
    await office.logIn(second, second.key);
    expect(await codeOf(approve(second, id))).toBe('not-now');
    await office.staff.forgetOld();
    expect((await office.staff.findRecovery(id))?.state).toBe('expired');
    expect(await codeOf(ask(second, lost))).toBe('ok');
  });

  it('is asked for and approved by no person whose link a colleague has had', async () => {
    const office = await openOffice(await open());
    const { asker, second, lost } = await openCompany(office);
    // One administrator who makes a colleague, keeps the link, and makes another one of that.
    const inviteBy = async ({ client }: Seat, email: string, roles = everywhere('administrator')) => {
      const { person, link } = await client('POST /office/api/people/invite', {
        body: { name: 'Я', email, assignments: roles },
        ...newKey(),
      });
      return { id: person.id, ...(await office.accept(link.split('#')[1] ?? '')) } as Seat;
    };
    const puppet = await inviteBy(asker, 'one@example.ua');
    const another = await inviteBy(puppet, 'two@example.ua');
    const raised = await inviteBy(asker, 'three@example.ua', everywhere('editor'));
    await second.client('POST /office/api/people/change-roles', {
      body: { personId: raised.id, version: 2, assignments: everywhere('administrator') },
      ...newKey(),
    });
    // The operator's link of a person who has not come is replaced by a colleague's.
    const late = await office.invite(everywhere('administrator'));
    const { link } = await asker.client('POST /office/api/people/invite-again', { body: { personId: late.id }, ...newKey() });
    const replaced = { id: late.id, ...(await office.accept(link.split('#')[1] ?? '')) } as Seat;
    for (const one of [puppet, another, raised, replaced]) expect(await codeOf(ask(one, lost))).toBe('operator-link-needed');
    const id = await ask(asker, lost);
    for (const one of [puppet, another, raised, replaced]) {
      expect(await codeOf(approve(one, id))).toBe('operator-link-needed');
      const { people } = await one.client('GET /office/api/people');
      expect(people.find((person) => person.id === lost.id)?.allowed).not.toContain('approve-recovery');
      expect((await one.client('GET /office/api/today')).items.filter(({ kind }) => kind === 'recovery')).toEqual([]);
      const approval = { state: 'approved', approved_by: one.id, approved_at: office.clock(), invite_id: crypto.randomUUID() } as const;
      await expect(office.db.updateTable('staff_recovery').set(approval).where('id', '=', id).execute()).rejects.toThrow('administrators');
    }
    await office.db
      .transaction()
      .execute((transaction) => office.staff.vouchFor(transaction, raised.id, { kind: 'operator', id: null, requestId: null }));
    const approved = await approve(raised, id);
    // Who comes back by a link that a colleague was shown does not count either, until the operator knows better.
    await office.accept(tokenOf(approved));
    const marks = await office.db.selectFrom('staff').select('id').where('by_operator', '=', true).execute();
    expect(marks.map((row) => row.id).sort()).toEqual([asker.id, second.id, raised.id].sort());
    const { entries } = await asker.client('GET /office/api/audit', { query: { recordId: raised.id } });
    expect(entries[0]).toMatchObject({ operation: 'vouchFor', actor: { kind: 'operator' } });
  });

  it('can be stopped by each administrator until the link is used, by the recovered one too', async () => {
    const office = await openOffice(await open());
    const { asker, second, lost } = await openCompany(office);
    const third = await office.addPerson(everywhere('administrator'));
    const first = await ask(asker, lost);
    await end(asker, first);
    expect((await office.staff.findRecovery(first))?.state).toBe('withdrawn');
    const ofThird = await ask(asker, third);
    const { people } = await third.client('GET /office/api/people');
    expect(people.find(({ id }) => id === third.id)?.allowed).toEqual(['end-recovery']);
    const approved = await approve(second, ofThird);
    await end(third, ofThird);
    expect(await codeOf(office.accept(tokenOf(approved)))).toBe('dead-link');
    expect(await codeOf(third.client('GET /office/api/me'))).toBe('ok');
    expect(await codeOf(approve(second, ofThird))).toBe('not-now');
  });

  it('ends when the person is locked out or the asker is no administrator any more, and needs a second one', async () => {
    const office = await openOffice(await open());
    const { asker, second, lost } = await openCompany(office);
    const lockOut = ({ id: personId }: Seat) =>
      second.client('POST /office/api/people/lock', { body: { personId, version: 2 }, ...newKey() });
    const approved = await approve(second, await ask(asker, lost));
    await lockOut(lost);
    expect(await codeOf(office.accept(tokenOf(approved)))).toBe('dead-link');
    expect(await codeOf(ask(asker, lost))).toBe('not-now');
    const other = await office.addPerson(everywhere('editor'));
    const id = await ask(asker, other);
    await lockOut(asker);
    expect(await codeOf(approve(second, id))).toBe('recovery-asker-gone');
    await end(second, id);
    expect(await codeOf(ask(second, other))).toBe('no-second-administrator');
  });

  it('stands in the database: no one person, no other role, no step back', async () => {
    const office = await openOffice(await open());
    const { asker, second, lost } = await openCompany(office);
    const recovery = await ask(asker, lost);
    const set = (changes: object) => office.db.updateTable('staff_recovery').set(changes).where('id', '=', recovery).execute();
    const approval = (approved_by: string) =>
      set({ state: 'approved', approved_by, approved_at: office.clock(), invite_id: crypto.randomUUID() });
    await expect(approval(asker.id)).rejects.toThrow();
    await expect(approval(lost.id)).rejects.toThrow();
    await expect(set({ asked_by: second.id })).rejects.toThrow('goes forward');
    await expect(set({ state: 'used', ended_at: office.clock() })).rejects.toThrow();
    await expect(office.db.deleteFrom('staff_recovery').execute()).rejects.toThrow();
    const row = { id: crypto.randomUUID(), state: 'asked' as const, why: 'x', asked_at: office.clock(), expires_at: office.clock() };
    const asked = (staff_id: string, asked_by: string) =>
      office.db
        .insertInto('staff_recovery')
        .values({ ...row, staff_id, asked_by })
        .execute();
    await expect(asked(second.id, lost.id)).rejects.toThrow('by administrators');
    await expect(asked(second.id, second.id)).rejects.toThrow('staff_recovery_of_another');
  });
});
