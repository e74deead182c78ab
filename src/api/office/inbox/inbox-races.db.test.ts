import { expect, it } from 'vitest';
import { askFor } from '../../../../tests/support/clients/office-leads.ts';
import { codeOf, everywhere, newKey, type Office, openOffice } from '../../../../tests/support/clients/open-office.ts';
import { onOneEngine } from '../../../../tests/support/databases/database.ts';
import { movableClock } from '../../../../tests/support/services/post-office.ts';

const phone = '+380501234567';
type Person = Awaited<ReturnType<Office['seatPerson']>>;

onOneEngine('requests at the same instant', (open) => {
  const start = async () => {
    const clock = movableClock('2026-11-25T09:00:00Z');
    return { clock, office: await openOffice(await open(), { clock }) };
  };
  const work = (office: Office) => office.db.selectFrom('lead_work').selectAll().orderBy('id').execute();
  const outcome = (person: Person, id: string, version: number, one: 'talked' | 'visit' = 'talked') =>
    codeOf(person.client('POST /office/api/requests/outcome', { body: { id, version, outcome: one }, ...newKey() }));

  it('twelve that arrive together are shared out evenly, and two runs of the job pass each overdue one on once', async () => {
    const { office, clock } = await start();
    const people = [];
    for (let at = 0; at < 3; at++) people.push(await office.seatPerson(everywhere('sales-manager')));
    await Promise.all(Array.from({ length: 12 }, () => askFor(office)));
    const ownersOf = async () => (await work(office)).map(({ owner_id }) => owner_id);
    const before = await ownersOf();
    expect(people.map(({ id }) => before.filter((owner) => owner === id).length)).toEqual([4, 4, 4]);
    clock.pass(15);
    await Promise.all([office.leads.keepPromises(), office.leads.keepPromises()]);
    const after = await work(office);
    expect(after.map(({ version }) => version)).toEqual(Array(12).fill(2));
    expect(after.filter(({ owner_id }, at) => owner_id === before[at])).toEqual([]);
    const letters = await office.db.selectFrom('outbox').select('key').where('kind', '=', 'letter').execute();
    expect(letters).toHaveLength(12);
  });

  it('of two outcomes, and of two heads who give it away, one holds and the other is shown what has happened', async () => {
    const { office } = await start();
    const owner = await office.seatPerson(everywhere('sales-manager'));
    const other = await office.seatPerson(everywhere('sales-manager'));
    const heads = [await office.seatPerson(everywhere('head-of-sales')), await office.seatPerson(everywhere('head-of-sales'))] as const;
    const id = await askFor(office);
    const [{ owner_id: ownerId } = { owner_id: null }] = await work(office);
    const [mine, colleague] = ownerId === owner.id ? [owner, other] : [other, owner];
    const codes = await Promise.all([outcome(mine, id, 1), outcome(heads[0], id, 1, 'visit'), outcome(heads[1], id, 1)]);
    expect(codes.toSorted()).toEqual(['changed-meanwhile', 'changed-meanwhile', 'ok']);
    const reopen = { body: { id, version: 2 }, ...newKey() };
    await codeOf(heads[0].client('POST /office/api/requests/reopen', reopen));
    const [{ version } = { version: 0 }] = await work(office);
    const given = await Promise.all(
      heads.map((head, at) => {
        const body = { id, version, ownerId: [colleague.id, head.id][at] ?? '' };
        return codeOf(head.client('POST /office/api/requests/assign', { body, ...newKey() }));
      }),
    );
    expect(given.toSorted()).toEqual(['changed-meanwhile', 'ok']);
  });

  it('a client who writes, the CRM, an outcome and a deleted account never wait for each other in a circle', async () => {
    const { office, clock } = await start();
    const head = await office.seatPerson(everywhere('head-of-sales'));
    await office.seatPerson(everywhere('sales-manager'));
    for (let round = 0; round < 6; round++) {
      const id = await askFor(office);
      const crm = { requestId: id, at: clock(), state: 'called' as const, messages: [{ crmId: `m-${id}`, text: 'Так.', at: clock() }] };
      await Promise.all([
        office.leads.sayInRequest({ phone, requestId: id, idempotencyKey: 'one', text: 'А поверх?' }),
        outcome(head, id, 1, 'visit'),
        office.leads.sayInRequest({ phone, requestId: id, idempotencyKey: 'two', text: 'А ціна?' }),
        office.db.transaction().execute((transaction) => office.leads.applyCrmReply(transaction, crm)),
        round % 2 === 0 && office.db.transaction().execute((transaction) => office.leads.forgetPhone(transaction, phone)),
      ]);
    }
  });

  it('a person from whom the request has gone is not shown it by a repeated command', async () => {
    const { office } = await start();
    const owner = await office.seatPerson(everywhere('sales-manager'));
    const id = await askFor(office);
    const colleague = await office.seatPerson(everywhere('sales-manager'));
    const head = await office.seatPerson(everywhere('head-of-sales'));
    const command = { body: { id, version: 1, outcome: 'talked' as const }, ...newKey() };
    await owner.client('POST /office/api/requests/outcome', command);
    await head.client('POST /office/api/requests/assign', { body: { id, version: 2, ownerId: colleague.id }, ...newKey() });
    expect(await codeOf(owner.client('POST /office/api/requests/outcome', command))).toBe('changed-meanwhile');
  });
});
