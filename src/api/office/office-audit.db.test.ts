import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { everywhere, newKey, type Office, openOffice } from '../../../tests/support/clients/open-office.ts';
import { onEachEngine } from '../../../tests/support/databases/database.ts';
import { watchWrites } from '../../../tests/support/databases/watch-writes.ts';
import type { OfficeOperation } from '../../contract/office/office-operation.ts';
import { type OfficeKey, officeOperations } from '../../contract/office/operations.ts';
import { roles } from '../../contract/office/rights.ts';
import { requests } from './requests/requests.fixture.ts';

const operations = Object.entries<OfficeOperation>(officeOperations) as [OfficeKey, OfficeOperation][];
/** Questions, most of them of a passkey, which change no record. */
const questions = [
  'quotesOfPrices',
  'passkeyToLogIn',
  'readInvitation',
  'passkeyToAccept',
  'passkeyToProve',
  'passkeyToSign',
  'passkeyToAdd',
  'passwordToAccept',
  'passwordToSet',
];
/** A part of a file: what the whole becomes is noted. */
const parts = ['appendToUpload'];
/** To ask a source changes no record: the entry alone says who asked. */
const changesNothing = ['lookNow'];
/** Beside the tables that triggers note. */
const ofStaffAndLogs = [
  'staff',
  'staff_role',
  'staff_key',
  'staff_session',
  'staff_invite',
  'staff_password',
  'staff_recovery',
  'signed_act',
  'deal_event',
  'ledger_entry',
  'lead_work',
  'outbox',
];

/** From now on the database itself notes which transaction writes to which table. */
async function watchTransactions({ db }: Office, tables: readonly string[]) {
  await sql`create table seen_transaction (txid bigint, name text)`.execute(db);
  await sql
    .raw(
      `create function note_transaction() returns trigger language plpgsql as
        $$ begin insert into seen_transaction values (txid_current(), tg_table_name); return null; end $$`,
    )
    .execute(db);
  for (const table of [...tables, 'audit_entry'])
    await sql
      .raw(`create trigger noted after insert or update or delete on ${table} for each row execute function note_transaction()`)
      .execute(db);
  /** The transactions that wrote since the last call, and those that noted something. */
  return async (): Promise<{ live: string[]; audited: string[] }> => {
    const { rows } = await sql<{ txid: string; name: string }>`select distinct txid::text, name from seen_transaction`.execute(db);
    await sql`delete from seen_transaction`.execute(db);
    const idsOf = (isAudit: boolean) =>
      [...new Set(rows.filter(({ name }) => (name === 'audit_entry') === isAudit).map(({ txid }) => txid))].sort();
    return { live: idsOf(false), audited: idsOf(true) };
  };
}

onEachEngine('audit of the office', (open) => {
  const patient = { timeout: 180_000 };
  it('every operation that writes notes each changed record in the same transaction, and none that only reads', patient, async () => {
    const office = await openOffice(await open());
    const audit = await watchWrites(office.db, { alsoSays: ['staff', 'request', 'resume', 'letter', 'source'] });
    const seenWrites = await watchTransactions(office, [...audit.tables.map(({ table }) => table), ...ofStaffAndLogs]);
    const all = roles.flatMap((role) => everywhere(role));
    await office.addPerson(everywhere('administrator'));
    const send = async (key: OfficeKey, question: object, { client }: { client: unknown }) =>
      (client as (key: OfficeKey, question: object) => Promise<unknown>)(key, { ...question, ...newKey() });
    for (const [key, { id }] of operations) {
      const person = await office.seatPerson(all);
      if (id === 'endOtherSessions') await office.logIn(office.openBrowser(), person.key);
      const question = await requests[key](office, person, 'p1');
      await audit.take();
      await seenWrites();
      await send(key, question, person);
      const { live, audited } = await seenWrites();
      const entries = await audit.expectNoted();
      const isWrite = key.startsWith('POST ') && !questions.includes(id) && !parts.includes(id);
      expect([id, live.length, audited.length]).toEqual([id, isWrite && !changesNothing.includes(id) ? 1 : 0, isWrite ? 1 : 0]);
      if (live.length > 0) expect([id, audited]).toEqual([id, live]);
      const said = entries.map(({ operation, actor_kind, request_id }) => `${operation} ${actor_kind} ${request_id !== null}`);
      expect([...new Set(said)]).toEqual(isWrite ? [`${id} staff true`] : []);
    }
  });

  it('an entry of roles has the whole list before and after, and why', async () => {
    const office = await openOffice(await open());
    const { client, id, me } = await office.addPerson(everywhere('administrator'));
    const locked = await office.invite(everywhere('hr'));
    const about = (version: number) => ({ personId: locked.id, version, why: 'перевірка' });
    await client('POST /office/api/people/change-roles', { body: { ...about(1), assignments: everywhere('editor') }, ...newKey() });
    await client('POST /office/api/people/lock', { body: about(2), ...newKey() });
    const { entries } = await client('GET /office/api/audit', { query: { recordType: 'staff', recordId: locked.id } });
    expect(entries.map(({ operation }) => operation)).toEqual(['lockPerson', 'changeRoles', 'invitePerson']);
    expect(entries[1]).toMatchObject({
      actor: { kind: 'staff', id, name: me.name },
      version: 2,
      why: 'перевірка',
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
