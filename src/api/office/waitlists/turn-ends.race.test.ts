import { expect, inject, it, onTestFinished } from 'vitest';
import { addWaitlist, freeFlat } from '../../../../tests/support/clients/office-waitlists.ts';
import { everywhere, openOffice } from '../../../../tests/support/clients/open-office.ts';
import { clonePostgres } from '../../../../tests/support/databases/reused-postgres.ts';
import { movableClock } from '../../../../tests/support/services/post-office.ts';
import { openDatabase } from '../../../platform/database/database.ts';

const turn = 24 * 60;

async function start() {
  const database = await openDatabase({ url: await clonePostgres(), dataDir: '' });
  onTestFinished(() => database.close());
  const clock = movableClock('2026-11-25T09:00:00Z');
  const office = await openOffice(database, { clock });
  await office.seatPerson(everywhere('sales-manager'));
  /** The first of two clients has the turn, and its request. */
  const freed = async () => {
    const waitlist = await addWaitlist(office);
    await freeFlat(office, waitlist.apartmentId);
    await office.deals.endDue();
    return waitlist;
  };
  const { db, deals, leads, hold } = office;
  /** Both clients want the flat while two runs of each job look at the turns. Returns who got it. */
  const race = async ({ apartmentId, first, second }: Awaited<ReturnType<typeof freed>>) => {
    const [one, other] = await Promise.all([
      hold(first.clientId, apartmentId),
      hold(second.clientId, apartmentId),
      deals.endDue(),
      leads.keepPromises(),
      deals.endDue(),
      leads.keepPromises(),
    ]);
    const held = await db.selectFrom('deal').select('client_id').where('apartment_id', '=', apartmentId).execute();
    expect(held).toHaveLength(1);
    for (const answer of [one, other]) if (!answer.ok) expect(answer.refusal.kind).toBe('apartment-taken');
    const winners = [first, second].filter((_, at) => [one, other][at]?.ok);
    expect(winners.map(({ clientId }) => clientId)).toEqual(held.map(({ client_id }) => client_id));
    // The jobs have seen the end of the race, too.
    await deals.endDue();
    await leads.keepPromises();
    return winners[0]?.id;
  };
  const outcomeOf = async ({ id }: { id: string }) =>
    (await db.selectFrom('lead_work').select('outcome').where('id', '=', id).executeTakeFirst())?.outcome;
  const ends = async ({ id }: { id: string }) => {
    const rows = await db
      .selectFrom('audit_entry')
      .select('after')
      .where('operation', '=', 'endTurn')
      .where('record_id', '=', id)
      .orderBy('position')
      .execute();
    return rows.map(({ after }) => (after as { outcome: string }).outcome);
  };
  const notices = async ({ phone }: { phone: string }) => {
    const rows = await db.selectFrom('outbox').select('payload').where('kind', '=', 'sms').execute();
    return rows.filter(({ payload }) => (payload as { to: string }).to === phone).length;
  };
  return { clock, deals, freed, race, outcomeOf, ends, notices };
}

const onPostgres = it.skipIf(inject('postgresUrl') === null);

onPostgres(
  'until its last minute a turn is the first client’s alone, and at its end the second’s, whatever ends it at that moment',
  async () => {
    const { clock, freed, race, outcomeOf, ends, notices } = await start();
    for (let round = 0; round < 8; round++) {
      const waitlist = await freed();
      const { first, second } = waitlist;
      const isOver = round % 2 === 1;
      clock.pass(isOver ? turn : turn - 1);
      expect(await race(waitlist)).toBe(isOver ? second.id : first.id);
      const ended = isOver ? 'turn-expired' : 'turn-used';
      expect([await outcomeOf(first), await ends(first)]).toEqual([ended, [ended]]);
      expect(await notices(first)).toBe(1);
      // The hold may come before the notice of the second turn, which then never begins.
      const hasBegun = (await notices(second)) === 1;
      if (!isOver) expect(hasBegun).toBe(false);
      expect([await outcomeOf(second), await ends(second)]).toEqual(hasBegun ? ['turn-used', ['turn-used']] : [undefined, []]);
    }
  },
);

onPostgres('a flat whose turns are all over goes to one of two who want it at once, and only that client’s request says so', async () => {
  const { clock, deals, freed, race, outcomeOf, ends } = await start();
  for (let round = 0; round < 8; round++) {
    const waitlist = await freed();
    const { first, second } = waitlist;
    clock.pass(turn);
    await deals.endDue();
    clock.pass(turn);
    const winner = await race(waitlist);
    for (const one of [first, second]) {
      const last = one.id === winner ? 'turn-used' : 'turn-expired';
      expect(await outcomeOf(one)).toBe(last);
      const all = await ends(one);
      expect([all.at(-1), new Set(all).size]).toEqual([last, all.length]);
    }
  }
});
