import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, it, onTestFinished } from 'vitest';
import { load } from '../../../tests/support/contents/load-feed.ts';
import { clonePostgres } from '../../../tests/support/databases/reused-postgres.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import type { Clock } from '../../base/clock.ts';
import { type OpenKysely, openDatabase } from '../../platform/database/database.ts';
import { makeCatalogue } from '../catalogue/catalogue.ts';
import { makeContent } from '../content/content.ts';
import { makeReleases } from './releases.ts';

const onPostgres = it.skipIf(inject('postgresUrl') === null);

async function twoProcesses(clock: Clock) {
  const url = await clonePostgres();
  const [one, other] = await Promise.all(
    [0, 1].map(async () => {
      const database = await openDatabase({ url, dataDir: '' });
      onTestFinished(() => database.close());
      const { kysely: db } = database;
      const catalogue = makeCatalogue({ db, clock, currentRate: () => ({ rate: { tenThousandths: 412_550 } }) });
      const releases = makeReleases({ db, clock, content: makeContent({ db, clock }), flats: catalogue.plannedFlats });
      const inOne = <Done>(work: (transaction: OpenKysely) => Promise<Done>) => db.transaction().execute(work);
      return { database, db, catalogue, releases, inOne };
    }),
  );
  if (!one || !other) throw new Error('two processes');
  return { one, other };
}

onPostgres('due prices come once, and no buyer after the instant has the old one, whoever is first', async () => {
  const clock = movableClock('2026-11-26T10:00:00Z');
  const { one, other } = await twoProcesses(clock);
  await load(
    one.database,
    Array.from({ length: 60 }, () => ({})),
  );
  const apartments = (await one.db.selectFrom('apartment').select('id').execute()).map(({ id }) => id);
  const asked = {
    name: 'Дорожче',
    by: crypto.randomUUID(),
    apartments,
    change: { rule: { by: 'percent', hundredths: 200, roundTo: 1 } } as const,
  };
  const made = await one.inOne((transaction) => one.releases.makeFlatsRelease(transaction, asked));
  if (!made.ok) throw new Error(made.refusal.kind);
  const seen = { number: made.value.number, version: made.value.version, mayPrice: true };
  await one.inOne((transaction) => one.releases.schedule(transaction, { ...seen, at: new Date(clock().getTime() + 60_000) }));
  clock.pass(1);
  const buyers = apartments.map((id, at) => {
    const { inOne, catalogue } = at % 2 ? one : other;
    return inOne(async (transaction) => (await catalogue.lockFlat(transaction, id))?.priceMinor);
  });
  const [paid, ...published] = await Promise.all([
    Promise.all(buyers),
    ...[one, other, one].map(({ releases }) => releases.publishDue(() => false)),
  ]);
  expect(new Set(paid)).toEqual(new Set([10_047_000]));
  expect(published.flat()).toMatchObject([{ number: seen.number, heldBack: null }]);
  const now = await one.db.selectFrom('apartment').select('price_minor').execute();
  expect(new Set(now.map(({ price_minor }) => price_minor))).toEqual(new Set([10_047_000]));
  expect(await one.db.selectFrom('price_history').select('id').execute()).toHaveLength(120);
});

onPostgres('a release and an import that change the same flats wait for each other', async () => {
  const clock = movableClock('2026-11-26T10:00:00Z');
  const { one, other } = await twoProcesses(clock);
  const priced = (price: string) => Array.from({ length: 300 }, (_, at) => ({ id: `a-${300 - at}`, number: String(at + 1), price }));
  for (let round = 0; round < 4; round++) {
    expect(await load(one.database, priced('100000'), { allowJump: true, isByHand: true })).toMatchObject({ ok: true });
    const apartments = (await one.db.selectFrom('apartment').select('id').execute()).map(({ id }) => id);
    const change = { rule: { by: 'percent', hundredths: 200, roundTo: 1 } } as const;
    const asked = { name: `Дорожче ${round}`, by: crypto.randomUUID(), apartments, change };
    const made = await one.inOne((transaction) => one.releases.makeFlatsRelease(transaction, asked));
    if (!made.ok) throw new Error(made.refusal.kind);
    const seen = { number: made.value.number, version: made.value.version, mayPrice: true };
    await one.inOne((transaction) => one.releases.schedule(transaction, { ...seen, at: new Date(clock().getTime() + 60_000) }));
    clock.pass(1);
    const middle = apartments[150] as number;
    const [, imported, [published]] = await Promise.all([
      one.inOne(async (transaction) => {
        await one.catalogue.lockFlat(transaction, middle);
        await wait(300);
      }),
      load(other.database, priced('101000').reverse(), { allowJump: true, isByHand: true }),
      wait(round * 2).then(() => one.releases.publishDue(() => false)),
    ]);
    expect(imported).toMatchObject({ ok: true });
    expect(published).toMatchObject({ heldBack: null });
    const prices = new Set((await one.db.selectFrom('apartment').select('price_minor').execute()).map(({ price_minor }) => price_minor));
    expect(prices).toEqual(new Set([10_100_000]));
  }
});
