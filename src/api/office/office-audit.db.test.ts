import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addDeal, addFlat, addRefund } from '../../../tests/support/clients/office-deals.ts';
import { seatRequest, seatResume } from '../../../tests/support/clients/office-leads.ts';
import { addWaitlist } from '../../../tests/support/clients/office-waitlists.ts';
import { everywhere, newKey, newSoftwareKey, type Office, openOffice } from '../../../tests/support/clients/open-office.ts';
import { onEachEngine } from '../../../tests/support/databases/database.ts';
import { addDeadLetter } from '../../../tests/support/databases/dead-letter.ts';
import { officeOperations } from '../../contract/office/operations.ts';

const noOwner = { projectId: 'p1', ownerId: null };
const liveTables = [
  'staff',
  'staff_role',
  'staff_key',
  'staff_session',
  'staff_invite',
  'staff_recovery',
  'deal',
  'deal_event',
  'waiting',
  'waitlist_event',
  'client',
  'contract',
  'outbox',
  'lead_work',
  'consultation_message',
  'resume',
  'payment',
  'ledger_entry',
  'refund_request',
  'signed_act',
];

/** From now on the database itself notes which transaction writes to which table. */
async function watchWrites({ db }: Office): Promise<void> {
  await sql`create table seen_write (txid bigint, name text)`.execute(db);
  await sql
    .raw(
      `create function note_write() returns trigger language plpgsql as
        $$ begin insert into seen_write values (txid_current(), tg_table_name); return null; end $$`,
    )
    .execute(db);
  for (const table of [...liveTables, 'audit_entry'])
    await sql
      .raw(`create trigger noted after insert or update or delete on ${table} for each row execute function note_write()`)
      .execute(db);
}

async function seenWrites({ db }: Office): Promise<{ live: string[]; audited: string[] }> {
  const { rows } = await sql<{ txid: string; name: string }>`select distinct txid::text, name from seen_write`.execute(db);
  await sql`delete from seen_write`.execute(db);
  const idsOf = (isAudit: boolean) =>
    [...new Set(rows.filter(({ name }) => (name === 'audit_entry') === isAudit).map(({ txid }) => txid))].sort();
  return { live: idsOf(false), audited: idsOf(true) };
}

onEachEngine('audit of the office', (open) => {
  it('every operation that writes notes it in the same transaction, and none that only reads', async () => {
    const office = await openOffice(await open());
    const boss = await office.addPerson([
      ...everywhere('administrator'),
      ...everywhere('head-of-sales'),
      ...everywhere('accountant'),
      ...everywhere('hr'),
    ]);
    const { client } = boss;
    const [free, signed, ended] = [await addDeal(office, noOwner), await addDeal(office, noOwner), await addDeal(office, noOwner)];
    const paid = { ...noOwner, state: 'reserved' as const, isPaid: true };
    const [returned, asked] = [await addDeal(office, paid), await addDeal(office, paid)];
    const refundId = await addRefund(office, asked, (await office.seatPerson(everywhere('accountant'))).id);
    const flat = await addFlat(office);
    await office.catalogue.reload();
    const seen = ({ number }: { number: number }, at = 1) => ({ number, version: at });
    const colleague = await office.addPerson(everywhere('sales-manager'));
    const { apartmentId, first, second } = await addWaitlist(office);
    const seenWaitlist = (acts: number) => ({ apartmentId, version: `${acts}.none` });
    const request = await seatRequest(office, { projectId: 'p1', ownerId: boss.id });
    const resume = await seatResume(office);
    const seenRequest = (at: number) => ({ id: request, version: at });
    const { token } = await office.invite(everywhere('editor'));
    const locked = await office.invite(everywhere('hr'));
    const letter = await addDeadLetter(office.db);
    const otherBoss = await office.addPerson(everywhere('administrator'));
    const lost = await office.addPerson(everywhere('editor'));
    let recoveryId = '';
    await watchWrites(office);
    const added = newSoftwareKey();
    const options = async () => (await client('POST /office/api/passkeys/options')).options as { challenge: string };
    const addition = { body: { response: added.register(await options()) }, ...newKey() };
    const challenge = { options: (await client('POST /office/api/proof/options')).options as { challenge: string } };
    const login = (await client('POST /office/api/login/options')).options as { challenge: string };
    const other = office.openBrowser();
    let version = 1;
    const about = () => ({ body: { personId: locked.id, version: version++, why: 'перевірка' }, ...newKey() });
    const writes: [id: string, write: () => Promise<unknown>][] = [
      ['acceptInvitation', () => office.accept(token)],
      ['addPasskey', () => client('POST /office/api/passkeys/add', addition)],
      ['prove', () => client('POST /office/api/proof', { body: { response: boss.key.sign(challenge.options) } })],
      ['logIn', () => other.client('POST /office/api/login', { body: { response: boss.key.sign(login) } })],
      ['logOut', () => other.client('POST /office/api/logout')],
      ['logIn', () => office.logIn(other, boss.key)],
      ['endSession', async () => client('POST /office/api/sessions/end', { body: { sessionId: await otherSession() }, ...newKey() })],
      ['logIn', () => office.logIn(other, boss.key)],
      ['endOtherSessions', () => client('POST /office/api/sessions/end-others', newKey())],
      ['removePasskey', () => client('POST /office/api/passkeys/remove', { body: { passkeyId: addition.body.response.id }, ...newKey() })],
      [
        'invitePerson',
        () =>
          client('POST /office/api/people/invite', {
            body: { name: 'О', email: 'o@example.ua', assignments: everywhere('hr') },
            ...newKey(),
          }),
      ],
      ['inviteAgain', () => client('POST /office/api/people/invite-again', { body: { personId: locked.id }, ...newKey() })],
      [
        'changeRoles',
        () => {
          const { body, key } = about();
          return client('POST /office/api/people/change-roles', { body: { ...body, assignments: everywhere('editor') }, key });
        },
      ],
      ['takeDeal', () => client('POST /office/api/deals/take', { body: { number: free.number }, ...newKey() })],
      ['assignDeal', () => client('POST /office/api/deals/assign', { body: { number: free.number, staffId: null }, ...newKey() })],
      ['stepDeal', () => client('POST /office/api/deals/step', { body: { ...seen(free), step: 'confirm' }, ...newKey() })],
      [
        'signDeal',
        () => {
          const contract = {
            contractNumber: 'Д-7',
            signedOn: '2026-11-25',
            total: { minor: 5_000_000, currency: 'USD' as const },
            payments: [],
          };
          return client('POST /office/api/deals/sign', { body: { ...seen(signed), ...contract }, ...newKey() });
        },
      ],
      ['endDeal', () => client('POST /office/api/deals/end', { body: { ...seen(ended), reason: 'передумали' }, ...newKey() })],
      [
        'askRefund',
        () => {
          const { number, paymentId } = returned;
          return client('POST /office/api/refunds/ask', { body: { number, paymentId, amountMinor: 5, reason: 'так' }, ...newKey() });
        },
      ],
      [
        'takeBackRefund',
        async () =>
          client('POST /office/api/refunds/take-back', { body: { number: returned.number, refundId: await ownRefund() }, ...newKey() }),
      ],
      [
        'decideRefund',
        () => {
          const decision = { decision: 'approve' as const, amountMinor: 2_000_000, why: '' };
          return client('POST /office/api/refunds/decide', { body: { ...decision, number: asked.number, refundId }, ...newKey() });
        },
      ],
      [
        'holdAtDesk',
        () =>
          client('POST /office/api/deals/hold', { body: { apartmentId: flat, phone: '+380671112233', name: 'Коваль Олена' }, ...newKey() }),
      ],
      [
        'skipPlace',
        () =>
          client('POST /office/api/waitlist/skip', {
            body: { ...seenWaitlist(0), entryId: first.id, reason: 'asked', note: '' },
            ...newKey(),
          }),
      ],
      [
        'notifyClient',
        () =>
          client('POST /office/api/waitlist/notify', { body: { ...seenWaitlist(1), entryId: second.id, text: 'Вітаємо!' }, ...newKey() }),
      ],
      ['closeWaitlist', () => client('POST /office/api/waitlist/close', { body: { ...seenWaitlist(2), note: '' }, ...newKey() })],
      ['openWaitlist', () => client('POST /office/api/waitlist/open', { body: seenWaitlist(3), ...newKey() })],
      ['retryLetters', () => client('POST /office/api/operations/retry', { body: { ids: [letter] }, ...newKey() })],
      ['answerRequest', () => client('POST /office/api/requests/answer', { body: { ...seenRequest(1), text: 'Так.' }, ...newKey() })],
      ['noteOutcome', () => client('POST /office/api/requests/outcome', { body: { ...seenRequest(2), outcome: 'spam' }, ...newKey() })],
      ['reopenRequest', () => client('POST /office/api/requests/reopen', { body: seenRequest(3), ...newKey() })],
      [
        'assignRequest',
        () => client('POST /office/api/requests/assign', { body: { ...seenRequest(4), ownerId: colleague.id }, ...newKey() }),
      ],
      ['moveRequests', () => client('POST /office/api/requests/move', { body: { fromId: colleague.id, toId: boss.id }, ...newKey() })],
      ['changeResume', () => client('POST /office/api/resumes/state', { body: { id: resume, version: 1, state: 'read' }, ...newKey() })],
      [
        'askRecovery',
        async () => {
          const asked = await client('POST /office/api/people/recover', { body: { personId: lost.id, why: 'телефон' }, ...newKey() });
          recoveryId = asked.person.recovery?.id ?? '';
        },
      ],
      ['approveRecovery', () => otherBoss.client('POST /office/api/people/recover/approve', { body: { recoveryId }, ...newKey() })],
      ['endRecovery', () => client('POST /office/api/people/recover/end', { body: { recoveryId }, ...newKey() })],
      ['lockPerson', () => client('POST /office/api/people/lock', about())],
      ['unlockPerson', () => client('POST /office/api/people/unlock', about())],
    ];
    const otherSession = async () => (await client('GET /office/api/sessions')).sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
    const ownRefund = async () =>
      (await office.db.selectFrom('refund_request').select('id').where('deal_id', '=', returned.id).executeTakeFirstOrThrow()).id;
    for (const [id, write] of writes) {
      await write();
      const { live, audited } = await seenWrites(office);
      expect([id, audited], id).toEqual([id, live]);
      expect(audited, id).toHaveLength(1);
      const last = await office.db.selectFrom('audit_entry').selectAll().orderBy('position', 'desc').executeTakeFirstOrThrow();
      expect([id, last.operation, last.request_id !== null]).toEqual([id, id, true]);
    }
    // To ask a source changes no record: the row alone says who asked.
    await client('POST /office/api/operations/look', { body: { source: 'rates' }, ...newKey() });
    expect(await seenWrites(office)).toEqual({ live: [], audited: [expect.any(String)] });
    // The table above has every operation that can write.
    const reading = ['passkeyToLogIn', 'readInvitation', 'passkeyToAccept', 'passkeyToProve', 'passkeyToSign', 'passkeyToAdd'];
    const posts = Object.entries(officeOperations).flatMap(([key, { id }]) =>
      key.startsWith('POST') && !reading.includes(id) ? [id] : [],
    );
    expect([...new Set([...writes.map(([id]) => id), 'lookNow'])].sort()).toEqual(posts.sort());
    for (const read of ['GET /office/api/me', 'GET /office/api/people', 'GET /office/api/audit', 'GET /office/api/sessions'] as const)
      await client(read);
    expect(await seenWrites(office)).toEqual({ live: [], audited: [] });
    const { entries } = await client('GET /office/api/audit', { query: { recordType: 'staff', recordId: locked.id } });
    expect(entries.map(({ operation }) => operation)).toEqual(['unlockPerson', 'lockPerson', 'changeRoles', 'inviteAgain', 'invitePerson']);
    expect(entries[2]).toMatchObject({
      actor: { kind: 'staff', id: boss.id, name: boss.me.name },
      ...{ version: 2, why: 'перевірка' },
      before: { assignments: everywhere('hr') },
      after: { assignments: everywhere('editor') },
    });
  });

  it('a rolled back write leaves no entry, and the database refuses to change or delete one', async () => {
    const office = await openOffice(await open());
    await office.addPerson(everywhere('administrator'));
    const count = async () => (await office.db.selectFrom('audit_entry').selectAll().execute()).length;
    const before = await count();
    const person = { name: 'О', email: 'o@example.ua', locale: 'uk', assignments: [] } as const;
    const by = { kind: 'operator', id: null, requestId: null } as const;
    await expect(
      office.db.transaction().execute(async (transaction) => {
        await office.staff.invitePerson(transaction, person, by);
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await count()).toBe(before);
    await expect(office.db.updateTable('audit_entry').set({ why: 'інше' }).execute()).rejects.toMatchObject({ code: '23001' });
    await expect(office.db.deleteFrom('audit_entry').execute()).rejects.toMatchObject({ code: '23001' });
    expect(await count()).toBe(before);
  });

  it('pages go back to the first entry without a gap', async () => {
    const office = await openOffice(await open());
    const { client } = await office.addPerson(everywhere('administrator'));
    for (let made = 0; made < 5; made++) await office.invite([]);
    const all = await client('GET /office/api/audit', { query: { limit: '100' } });
    const paged: number[] = [];
    let cursor: string | null = null;
    do {
      const page: typeof all = await client('GET /office/api/audit', { query: { limit: '3', ...(cursor !== null && { cursor }) } });
      paged.push(...page.entries.map(({ position }) => position));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(paged).toEqual(all.entries.map(({ position }) => position));
    expect(paged.length).toBeGreaterThan(7);
  });

  it('the database keeps an administrator, whatever asks for the change', async () => {
    const office = await openOffice(await open());
    const { id } = await office.addPerson(everywhere('administrator'));
    const refused = { code: '23001' };
    await expect(office.db.deleteFrom('staff_role').where('staff_id', '=', id).execute()).rejects.toMatchObject(refused);
    await expect(office.db.updateTable('staff').set({ locked_at: new Date() }).where('id', '=', id).execute()).rejects.toMatchObject(
      refused,
    );
    const other = await office.addPerson(everywhere('administrator'));
    await office.db.updateTable('staff').set({ locked_at: new Date() }).where('id', '=', other.id).execute();
    await expect(office.db.deleteFrom('staff_role').where('staff_id', '=', id).execute()).rejects.toMatchObject(refused);
  });
});
