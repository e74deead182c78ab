import { type Kysely, sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { codeOf, everywhere, newKey, openOffice } from '../../../tests/support/clients/open-office.ts';
import { clonePostgres } from '../../../tests/support/databases/reused-postgres.ts';
import { type OpenKysely, openDatabase } from '../../platform/database/database.ts';

it.skipIf(inject('postgresUrl') === null)('administrators who remove each other at once leave one', async () => {
  for (let round = 0; round < 10; round++) {
    const url = await clonePostgres();
    const open = async () => {
      const database = await openDatabase({ url, dataDir: '' });
      onTestFinished(() => database.close());
      return openOffice(database);
    };
    const offices = await Promise.all([open(), open()]);
    const [first, second] = offices;
    const people = [await first.addPerson(everywhere('administrator')), await first.addPerson(everywhere('administrator'))] as const;
    // The second has the cookie of a session that another process reads. Both have signed before.
    const armed = async (office: typeof first, from: (typeof people)[number], to: (typeof people)[number], isLock: boolean) => {
      const path = isLock ? '/office/api/people/lock' : '/office/api/people/change-roles';
      const body = { personId: to.id, version: 2, ...(!isLock && { assignments: [] }) };
      const signature = await first.sign({ client: from.bare }, from.key, `POST ${path}`, body);
      return async () => {
        const answer = await office.send(path, {
          method: 'POST',
          cookie: from.cookie(),
          headers: { 'x-office': '1', 'content-type': 'application/json', 'idempotency-key': newKey().key, ...signature },
          body: JSON.stringify(body),
        });
        return answer.status;
      };
    };
    const attacks = [await armed(first, people[0], people[1], round % 2 === 0), await armed(second, people[1], people[0], round % 3 === 0)];
    const statuses = await Promise.all(attacks.map((attack) => attack()));
    // The later one is refused: its person is out, has lost the right, or would leave no administrator.
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => ![200, 401, 403, 409].includes(status))).toEqual([]);
    const left = (await first.staff.people()).filter(
      ({ state, assignments }) => state === 'active' && assignments.some(({ role }) => role === 'administrator'),
    );
    expect(left).toHaveLength(1);
    expect(await codeOf(first.logIn(first.openBrowser(), left[0]?.id === people[0].id ? people[0].key : people[1].key))).toBe('ok');
  }
});

it.skipIf(inject('postgresUrl') === null)('who is being locked is waited for, and stands for nothing after it', async () => {
  const database = await openDatabase({ url: await clonePostgres(), dataDir: '' });
  onTestFinished(() => database.close());
  const office = await openOffice(database);
  const [head, boss] = [await office.seatPerson(everywhere('head-of-sales')), await office.seatPerson(everywhere('administrator'))];
  const { transaction, settled } = await begun(database.kysely);
  await office.staff.lockPerson(transaction, { personId: head.id, version: 2, by: { kind: 'staff', id: boss.id, requestId: null } });
  let isDone = false;
  const standing = database.kysely
    .transaction()
    .execute((other) => office.staff.currentRightsOf(other, [head.id]))
    .finally(() => {
      isDone = true;
    });
  await expect
    .poll(
      async () =>
        (await database.kysely.selectFrom(sql`pg_locks`.as('lock')).select(sql`1`.as('one')).where(sql`not granted`, '=', true).execute())
          .length,
    )
    .toBeGreaterThan(0);
  expect(isDone).toBe(false);
  await settled();
  expect(await standing).toEqual([]);
});

/** A transaction that stays open until it is settled. */
async function begun(db: Kysely<object>) {
  const open = Promise.withResolvers<Kysely<object>>();
  const end = Promise.withResolvers<void>();
  const done = db.transaction().execute(async (transaction) => {
    open.resolve(transaction);
    await end.promise;
  });
  const transaction = (await open.promise) as OpenKysely;
  return {
    transaction,
    settled: () => {
      end.resolve();
      return done;
    },
  };
}
