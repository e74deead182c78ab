import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, it, onTestFinished } from 'vitest';
import { seedCatalogue } from '../../../tests/support/contents/catalogue-rows.ts';
import { clonePostgres } from '../../../tests/support/databases/reused-postgres.ts';
import { openDeals } from '../../../tests/support/deals/open-deals.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import { openDatabase } from '../../platform/database/database.ts';

const buyers = 50;
const onPostgres = it.skipIf(inject('postgresUrl') === null);

async function appWithBuyers(flats = 1) {
  const database = await openDatabase({ url: await clonePostgres(), dataDir: '' });
  onTestFinished(() => database.close());
  const clock = movableClock('2026-11-21T12:00:00Z');
  const ids = await seedCatalogue(
    database.kysely,
    Array.from({ length: flats }, () => ({})),
  );
  const app = await openDeals(database, { clock });
  const people = await Promise.all(Array.from({ length: buyers }, app.someClient));
  const [flat = 0, other = 0] = ids;
  const [olena = '', petro = ''] = people;
  /** Holds the lock of the flat until the returned function is called. */
  async function lockFlat(): Promise<() => Promise<void>> {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let over: Promise<unknown> = Promise.resolve();
    await new Promise<void>((locked) => {
      over = app.inTransaction(async (transaction) => {
        await app.catalogue.lockFlat(transaction, flat);
        locked();
        await released;
      });
    });
    return async () => {
      release();
      await over;
    };
  }
  return { app, clock, flat, other, people, olena, petro, lockFlat };
}

onPostgres('§1 refuses a taken flat without waiting for its lock, with its state', async () => {
  const { app, flat, olena, people, lockFlat } = await appWithBuyers();
  const made = await app.want(olena, flat);
  if (!made.ok) throw new Error(JSON.stringify(made.refusal));
  const unlock = await lockFlat();
  const answers = await Promise.all(people.slice(1).map((client) => app.want(client, flat)));
  const taken = { ok: false, refusal: { kind: 'apartment-taken', status: 'held', until: made.value.endsAt } };
  expect(answers).toEqual(Array.from({ length: buyers - 1 }, () => taken));
  await unlock();
});

onPostgres('§1 many requests for one flat block no other flat, and one of them gets it', async () => {
  const { app, flat, other, people, olena, lockFlat } = await appWithBuyers(2);
  const unlock = await lockFlat();
  const requests = Promise.all(people.slice(1).map((client) => app.want(client, flat)));
  const elsewhere = await Promise.race([app.want(olena, other), wait(10_000)]);
  expect(elsewhere).toMatchObject({ ok: true });
  await unlock();
  expect((await requests).filter(({ ok }) => ok)).toHaveLength(1);
});

onPostgres('§1 an expired, a released and the client’s own deal refuse no request', async () => {
  const { app, clock, flat, olena, petro, people } = await appWithBuyers();
  const first = await app.want(olena, flat);
  expect(await app.want(olena, flat)).toMatchObject({ ok: true, value: { id: first.ok && first.value.id } });
  clock.pass(15);
  const second = await Promise.all(people.map((client) => app.want(client, flat)));
  const won = second.flatMap((answer) => (answer.ok ? [answer.value] : []));
  expect(won).toHaveLength(1);
  expect(won[0]?.id).not.toBe(first.ok && first.value.id);
  // Requested in the very moment in which a flat with many requests is freed: the next request gets it.
  const holder = won[0]?.clientId ?? '';
  const next = petro === holder ? olena : petro;
  const looking = Promise.all(people.filter((client) => client !== holder && client !== next).map((client) => app.want(client, flat)));
  await app.cancel(holder, won[0]?.id ?? '');
  const late = await app.want(next, flat);
  const got = [...(await looking), late].filter(({ ok }) => ok);
  expect(got).toHaveLength(1);
});

onPostgres('§1 a request goes on when the one before it failed', async () => {
  const { app, flat, olena, petro } = await appWithBuyers();
  const failing = app.deals.queueForFlat({ clientId: olena, apartmentId: flat }, () => Promise.reject(new Error('the process died')));
  const waiting = app.want(petro, flat);
  await expect(failing).rejects.toThrow('died');
  expect(await waiting).toMatchObject({ ok: true });
});
