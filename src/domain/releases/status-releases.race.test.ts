import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { load } from '../../../tests/support/contents/load-feed.ts';
import { clonePostgres } from '../../../tests/support/databases/reused-postgres.ts';
import { openDeals } from '../../../tests/support/deals/open-deals.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import { type OpenKysely, openDatabase } from '../../platform/database/database.ts';
import { makeContent } from '../content/content.ts';
import { makeReleases } from './releases.ts';

const status = (at: number) => (at % 3 === 0 ? 'reserved' : 'available');

it.skipIf(inject('postgresUrl') === null)(
  'buyers, the job and the feed at the instant of a release: what comes on sale is bought, what leaves is not, and a deal beats the plan; the CRM hears of each once',
  async () => {
    const clock = movableClock('2026-11-26T10:00:00Z');
    const url = await clonePostgres();
    const processes = await Promise.all(
      [0, 1].map(async () => {
        const database = await openDatabase({ url, dataDir: '' });
        onTestFinished(() => database.close());
        return database;
      }),
    );
    const feed = Array.from({ length: 60 }, (_, at) => ({ status: status(at), number: String(at + 1) }));
    await load(processes[0] as (typeof processes)[0], feed, {}, { now: clock() });
    const apps = await Promise.all(
      processes.map(async (database) => {
        const app = await openDeals(database, { clock });
        const content = makeContent({ db: database.kysely, clock });
        return { ...app, database, releases: makeReleases({ db: database.kysely, clock, content, flats: app.catalogue.plannedFlats }) };
      }),
    );
    const [one, other] = apps as [(typeof apps)[0], (typeof apps)[0]];
    const inOne = <Done>(work: (transaction: OpenKysely) => Promise<Done>) => one.db.transaction().execute(work);
    const flats = await one.db.selectFrom('apartment').select(['id', 'status']).orderBy('id').execute();
    const ids = (of: string) => flats.filter((flat) => flat.status === of).map(({ id }) => id);
    const [coming, there] = [ids('reserved'), ids('available')];
    const [leaving, taken] = [there.slice(10), there.slice(0, 10)];
    const asked = { name: 'Друга черга', by: crypto.randomUUID(), apartments: coming, change: { status: 'available' } } as const;
    const made = await inOne((transaction) => one.releases.makeFlatsRelease(transaction, { ...asked, apartments: [...coming] }));
    if (!made.ok) throw new Error(made.refusal.kind);
    const { number } = made.value;
    const off = { apartments: there, change: { status: 'reserved' } } as const;
    await inOne((transaction) => one.releases.changeFlats(transaction, { number, version: 1, ...off, apartments: [...there] }));
    const at = new Date(clock().getTime() + 60_000);
    const scheduled = await inOne((transaction) => one.releases.schedule(transaction, { number, version: 2, mayPrice: true, at }));
    expect(scheduled).toMatchObject({ ok: true });
    for (const id of taken) expect(await one.hold(await one.someClient(), id)).toMatchObject({ ok: true });
    clock.pass(1);
    const messages = async () => {
      const rows = await one.db.selectFrom('outbox').select('payload').where('kind', '=', 'crm-flats').execute();
      return rows.flatMap(({ payload }) => (payload as { flats: number[] }).flats).toSorted((a, b) => a - b);
    };
    const { plannedFlats } = one.catalogue;
    const dying = {
      ...plannedFlats,
      /** Its connection ends after everything is written, before the transaction does. */
      async publish(...asked: Parameters<typeof plannedFlats.publish>) {
        await plannedFlats.publish(...asked);
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(asked[0]);
      },
    };
    const content = makeContent({ db: one.db, clock });
    await expect(makeReleases({ db: one.db, clock, content, flats: dying }).publishDue(() => false)).rejects.toThrow();
    expect(await messages(), 'of a process that died').toEqual([]);
    const buyers = await Promise.all([...coming, ...leaving].map(() => one.someClient()));
    const bookings = [...coming, ...leaving].map((id, turn) => (turn % 2 ? one : other).hold(buyers[turn] as string, id));
    const [answers, imported, ...published] = await Promise.all([
      Promise.all(bookings),
      load(other.database, feed.toReversed(), { allowJump: true }, { now: clock() }),
      ...[one, other, one].map(({ releases }) => releases.publishDue(() => false)),
    ]);
    expect(answers.map(({ ok }) => ok)).toEqual([...coming.map(() => true), ...leaving.map(() => false)]);
    expect(imported).toMatchObject({ ok: true });
    expect(published.flat()).toMatchObject([{ number, heldBack: null }]);
    const after = new Map((await one.db.selectFrom('apartment').select(['id', 'status']).execute()).map((flat) => [flat.id, flat.status]));
    const of = (list: readonly number[]) => [...new Set(list.map((id) => after.get(id)))];
    expect([of(coming), of(leaving), of(taken)]).toEqual([['held'], ['reserved'], ['held']]);
    const planned = await one.releases.statusesOf(number);
    expect(planned.filter(({ passed_over }) => passed_over).map(({ apartment_id }) => apartment_id)).toEqual(taken);
    const applied = planned.filter(({ applied_at }) => applied_at !== null).map(({ apartment_id }) => apartment_id);
    expect(applied).toHaveLength(50);
    expect(await messages(), 'each flat goes to the CRM once').toEqual(applied);
  },
);
