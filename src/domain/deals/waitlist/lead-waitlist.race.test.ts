import { expect, inject, it, onTestFinished } from 'vitest';
import { seedCatalogue } from '../../../../tests/support/contents/catalogue-rows.ts';
import { clonePostgres } from '../../../../tests/support/databases/reused-postgres.ts';
import { openDeals } from '../../../../tests/support/deals/open-deals.ts';
import { movableClock } from '../../../../tests/support/services/post-office.ts';
import { openDatabase } from '../../../platform/database/database.ts';

const rounds = 6;
const day = 24 * 60;

/** A flat of each round with three clients on its waitlist, the first of whom has the turn. */
async function start() {
  const database = await openDatabase({ url: await clonePostgres(), dataDir: '' });
  onTestFinished(() => database.close());
  const clock = movableClock('2026-11-21T12:00:00Z');
  const flats = await seedCatalogue(
    database.kysely,
    Array.from({ length: rounds }, () => ({ status: 'reserved' as const })),
  );
  const app = await openDeals(database, { clock });
  const { officeWaitlists } = app.deals;
  const scope = { staffId: crypto.randomUUID(), projects: null, ownInProjects: null };
  const by = { kind: 'staff', id: scope.staffId, requestId: null } as const;
  const freed = async (apartmentId: number) => {
    const clients = [await app.someClient(), await app.someClient(), await app.someClient()] as const;
    for (const client of clients) await app.join(client, apartmentId);
    const values = { apartment_id: apartmentId, at: clock() };
    await database.kysely
      .insertInto('apartment_freed' as never)
      .values(values as never)
      .execute();
    await app.db.updateTable('apartment').set({ status: 'available' }).where('id', '=', apartmentId).execute();
    await app.deals.endDue();
    return clients;
  };
  const see = async (apartmentId: number) => {
    const seen = await officeWaitlists.readOfficeWaitlist(scope, apartmentId);
    const asked = { scope, by, apartmentId, version: seen?.version ?? '' };
    const pass = (nth: number) => {
      const entryId = seen?.places[nth]?.id ?? '';
      return app.inTransaction((trx) => officeWaitlists.passPlace(trx, { ...asked, entryId, reason: 'asked', note: '' }));
    };
    const close = () => app.inTransaction((trx) => officeWaitlists.closeWaitlistToNew(trx, { ...asked, note: '' }));
    return { seen, pass, close };
  };
  const turnOf = async (clients: readonly string[], apartmentId: number) => {
    const places = await Promise.all(clients.map((clientId) => app.deals.placeInWaitlist({ clientId, apartmentId })));
    return places.findIndex(({ turn }) => turn !== null);
  };
  return { app, clock, flats, freed, see, turnOf };
}

type Answer = { ok: boolean; refusal?: { kind: string } };
const saidOf = (answer: Answer) => (answer.ok ? 'ok' : answer.refusal?.kind);
const kinds = async (answers: Promise<Answer>[]) => (await Promise.all(answers)).map(saidOf);

it.skipIf(inject('postgresUrl') === null)(
  'two people who pass places at once pass one, and a hold, the end of a turn or a newcomer is before a command or after it',
  async () => {
    const { app, clock, flats, freed, see, turnOf } = await start();
    for (const [round, flat] of flats.entries()) {
      const clients = await freed(flat);
      const [first, second] = clients;
      const one = await see(flat);
      const other = await see(flat);
      // The same click, or one place each.
      expect((await kinds([one.pass(0), other.pass(round % 2)])).sort()).toEqual(['changed-meanwhile', 'ok']);
      const isPassed = (await turnOf(clients, flat)) === 1;
      const holder = isPassed ? second : first;
      const { pass } = await see(flat);
      const [passed, held] = await kinds([pass(0), app.want(holder, flat)]);
      expect(
        [passed, held].filter((answer) => answer === 'ok'),
        `${passed} ${held}`,
      ).toHaveLength(1);
      expect(passed === 'ok' ? held : passed).toBe(passed === 'ok' ? 'apartment-taken' : 'changed-meanwhile');
      const stranger = await app.someClient();
      const { close } = await see(flat);
      const [closed, joined] = await kinds([close(), app.join(stranger, flat)]);
      expect(closed).toBe('ok');
      expect(['ok', 'line-closed']).toContain(joined);
      const places = await app.db
        .selectFrom('waiting')
        .selectAll()
        .where('apartment_id', '=', flat)
        .where('client_id', '=', stranger)
        .execute();
      expect(places).toHaveLength(joined === 'ok' ? 1 : 0);
      expect(saidOf(await app.join(await app.someClient(), flat))).toBe('line-closed');
    }
    clock.pass(day);
  },
  60_000,
);

it.skipIf(inject('postgresUrl') === null)('a click on a turn that has just ended passes no place', async () => {
  const { app, clock, flats, freed, see, turnOf } = await start();
  const [flat = 0] = flats;
  const clients = await freed(flat);
  const { pass } = await see(flat);
  clock.pass(day);
  expect((await kinds([pass(0), app.deals.endDue().then(() => ({ ok: true })), pass(0)])).sort()).toEqual([
    'changed-meanwhile',
    'changed-meanwhile',
    'ok',
  ]);
  expect(await turnOf(clients, flat)).toBe(1);
  const events = await app.db.selectFrom('waitlist_event').selectAll().execute();
  expect(events).toEqual([]);
});
