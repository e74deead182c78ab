import { expect, inject, it, onTestFinished } from 'vitest';
import { codeOf, everywhere, newKey, openOffice } from '../../../tests/support/clients/open-office.ts';
import { clonePostgres } from '../../../tests/support/databases/database.ts';
import { openDatabase } from '../../platform/database/database.ts';

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
    // The second has the cookie of a session that another process reads.
    const attack = async (office: typeof first, from: (typeof people)[number], to: (typeof people)[number], isLock: boolean) => {
      const answer = await office.send(isLock ? '/office/api/people/lock' : '/office/api/people/change-roles', {
        method: 'POST',
        cookie: from.cookie(),
        headers: { 'x-office': '1', 'content-type': 'application/json', 'idempotency-key': newKey().key },
        body: JSON.stringify({ personId: to.id, version: 2, ...(!isLock && { assignments: [] }) }),
      });
      return answer.status;
    };
    const statuses = await Promise.all([
      attack(first, people[0], people[1], round % 2 === 0),
      attack(second, people[1], people[0], round % 3 === 0),
    ]);
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
