import { expect, it } from 'vitest';
import { load } from '../../../../tests/support/contents/load-feed.ts';
import { onEachEngine } from '../../../../tests/support/databases/database.ts';
import { clonePostgres } from '../../../../tests/support/databases/reused-postgres.ts';
import { type Database, openDatabase } from '../../../platform/database/database.ts';
import { readCatalogue } from '../catalogue.store.ts';
import { anyFlat, makeCatalogue } from '../catalogue.ts';
import type { SampleFlat } from './sample-feed.ts';

const clock = () => new Date('2026-11-20T12:00:00Z');
const currentRate = () => ({ rate: { tenThousandths: 412_550 } });
const feed: SampleFlat[] = [{}, {}, {}, {}, {}];

/** The feed's catalogue in a process that follows what is announced, and how often it read everything since. */
async function follow(database: Database, importer = database) {
  const read = { times: 0 };
  const catalogue = makeCatalogue({
    db: database.kysely,
    clock,
    currentRate,
    read: (begin) => {
      read.times += 1;
      return readCatalogue(database.kysely, begin);
    },
  });
  database.watch('catalogue', () => void catalogue.reload());
  database.watch('availability', () => void catalogue.followChanges());
  await catalogue.reload();
  await load(importer, feed);
  await expect.poll(() => shown(catalogue), { timeout: 2_000 }).toHaveLength(1 + feed.length);
  read.times = 0;
  return { catalogue, read };
}
type Followed = Awaited<ReturnType<typeof follow>>['catalogue'];

const shown = (catalogue: Followed) => {
  const found = catalogue.search({ ...anyFlat, sort: 'price_desc', page: 1, perPage: 12 });
  return found.ok
    ? [found.value.bounds.usd, ...found.value.flats.map(({ number, usdMinor, uahMinor }) => [number, usdMinor, uahMinor])]
    : [];
};

onEachEngine('what an import changed', (open, engine) => {
  it.each<[string, SampleFlat[]]>([
    ['prices', [{ price: '99000.50' }, { price: '4100000', currency: 'UAH' }, {}, {}, {}]],
    ['statuses', [{ status: 'sold' }, {}, {}, {}, {}]],
    ['listings', [{}, {}, {}, {}]],
    ['prices, statuses and listings', [{ price: '97000' }, { status: 'reserved' }, { price: '99100' }, {}]],
  ])('is taken over without reading the catalogue whole: %s', async (_what, next) => {
    const database = await open();
    const { catalogue, read } = await follow(database);
    const before = shown(catalogue);
    for (const rows of [next, feed, next]) {
      expect(await load(database, rows, { allowJump: true })).toMatchObject({ ok: true, value: { outcome: 'applied' } });
      const anew = makeCatalogue({ db: database.kysely, clock, currentRate });
      await anew.reload();
      await expect.poll(() => shown(catalogue), { timeout: 2_000 }).toEqual(shown(anew));
    }
    expect(shown(catalogue)).not.toEqual(before);
    expect(read.times).toBe(0);
  });

  it.each<[string, SampleFlat[]]>([
    ['a new flat', [...feed, {}]],
    ['another area', [{ area: '63', price: '99000' }, {}, {}, {}, {}]],
  ])('is read whole where a snapshot has no place for it: %s', async (_what, next) => {
    const database = await open();
    const { catalogue, read } = await follow(database);
    const before = shown(catalogue);
    await load(database, next);
    await expect.poll(() => shown(catalogue), { timeout: 2_000 }).not.toEqual(before);
    expect(read.times).toBe(1);
  });

  if (engine === 'pglite') return;
  it('reaches another process within a second, which does not read the catalogue whole', async () => {
    const url = await clonePostgres();
    const [importer, other] = await Promise.all([openDatabase({ url, dataDir: '' }), openDatabase({ url, dataDir: '' })]);
    try {
      const { catalogue, read } = await follow(other, importer);
      await load(importer, [{ price: '99000.50' }, {}, {}, {}, {}]);
      await expect
        .poll(() => catalogue.search({ ...anyFlat, sort: 'price_desc', page: 1, perPage: 1 }), { timeout: 1_000 })
        .toMatchObject({
          value: { flats: [{ number: '1', usdMinor: 9_900_050 }] },
        });
      expect(read.times).toBe(0);
    } finally {
      await Promise.all([importer.close(), other.close()]);
    }
  });
});
