import { expect, inject, it, onTestFinished } from 'vitest';
import { everywhere, newKey, openOffice } from '../../../../tests/support/clients/open-office.ts';
import { clonePostgres } from '../../../../tests/support/databases/reused-postgres.ts';
import { openDatabase } from '../../../platform/database/database.ts';

type Body = Record<string, unknown>;

/** Two processes over one database, three administrators and a person whose recovery was asked for. */
async function openTwo() {
  const url = await clonePostgres();
  const open = async () => {
    const database = await openDatabase({ url, dataDir: '' });
    onTestFinished(() => database.close());
    return openOffice(database);
  };
  const [first, second] = await Promise.all([open(), open()]);
  const [asker, one, other] = [
    await first.seatPerson(everywhere('administrator')),
    await first.seatPerson(everywhere('administrator')),
    await first.seatPerson(everywhere('administrator')),
  ];
  const lost = await first.seatPerson(everywhere('editor'));
  const by = { kind: 'staff', id: asker.id, requestId: null } as const;
  const asked = await first.db
    .transaction()
    .execute((transaction) => first.staff.askRecovery(transaction, { personId: lost.id, why: 'телефон', by }));
  const recoveryId = asked.ok ? (asked.value.recovery?.id ?? '') : '';
  const send = async (office: typeof first, person: typeof one, path: string, body: Body, signature = {}) => {
    const headers = { 'x-office': '1', 'content-type': 'application/json', 'idempotency-key': newKey().key, ...signature };
    return (await office.send(path, { method: 'POST', cookie: person.cookie(), headers, body: JSON.stringify(body) })).status;
  };
  return { first, second, asker, one, other, lost, recoveryId, send };
}
type Two = Awaited<ReturnType<typeof openTwo>>;
const approve = '/office/api/people/recover/approve';
const signApproval = ({ first, recoveryId }: Two, { bare, key }: Two['one']) =>
  first.sign({ client: bare }, key, `POST ${approve}`, { recoveryId });

it.skipIf(inject('postgresUrl') === null)('of two who approve at once one gets a link', async () => {
  for (let round = 0; round < 5; round++) {
    const two = await openTwo();
    const { first, second, one, other, recoveryId, send } = two;
    const [ofOne, ofOther] = [await signApproval(two, one), await signApproval(two, other)];
    const statuses = await Promise.all([
      send(first, one, approve, { recoveryId }, ofOne),
      send(second, other, approve, { recoveryId }, ofOther),
    ]);
    expect(statuses.sort()).toEqual([200, 409]);
    expect(await first.db.selectFrom('staff_invite').selectAll().execute()).toHaveLength(1);
  }
});

it.skipIf(inject('postgresUrl') === null)('approved and withdrawn at once, no link is left', async () => {
  for (let round = 0; round < 5; round++) {
    const two = await openTwo();
    const { first, second, asker, one, recoveryId, send } = two;
    const signed = await signApproval(two, one);
    const [approved, ended] = await Promise.all([
      send(first, one, approve, { recoveryId }, signed),
      send(second, asker, '/office/api/people/recover/end', { recoveryId }),
    ]);
    // A link that was made a moment earlier dies by the withdrawal.
    expect([200, 409]).toContain(approved);
    expect(ended).toBe(200);
    expect(await first.db.selectFrom('staff_invite').selectAll().execute()).toEqual([]);
    expect((await first.staff.findRecovery(recoveryId))?.state).toBe('withdrawn');
  }
});

it.skipIf(inject('postgresUrl') === null)('no link is made on the word of a person who has lost the role meanwhile', async () => {
  for (let round = 0; round < 5; round++) {
    const two = await openTwo();
    const { first, second, asker, one, other, recoveryId, send } = two;
    const signed = await signApproval(two, one);
    const roles = { personId: asker.id, version: 2, assignments: everywhere('editor') };
    const signature = await second.sign({ client: other.bare }, other.key, 'POST /office/api/people/change-roles', roles);
    const [approved, changed] = await Promise.all([
      send(first, one, approve, { recoveryId }, signed),
      send(second, other, '/office/api/people/change-roles', roles, signature),
    ]);
    expect(changed).toBe(200);
    const audit = await first.db.selectFrom('audit_entry').select(['operation', 'position']).orderBy('position').execute();
    const order = audit.map(({ operation }) => operation).filter((name) => name === 'approveRecovery' || name === 'changeRoles');
    expect(order).toEqual(approved === 200 ? ['approveRecovery', 'changeRoles'] : ['changeRoles']);
  }
});

it.skipIf(inject('postgresUrl') === null)('no link of a colleague is left for a person who joined meanwhile', async () => {
  for (let round = 0; round < 5; round++) {
    const { first, second, one } = await openTwo();
    const { id, token } = await first.invite(everywhere('editor'));
    const by = { kind: 'staff', id: one.id, requestId: null } as const;
    const [joined] = await Promise.all([
      first.accept(token).then(
        () => true,
        () => false,
      ),
      second.db.transaction().execute((transaction) => second.staff.inviteAgain(transaction, id, by)),
    ]);
    expect(await first.db.selectFrom('staff_invite').selectAll().where('staff_id', '=', id).execute()).toHaveLength(joined ? 0 : 1);
  }
});
