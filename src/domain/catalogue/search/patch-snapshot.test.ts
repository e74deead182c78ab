import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFlat } from '../criteria.ts';
import { makeSnapshotBuilder } from './build-snapshot.ts';
import { pageOf } from './flat-page.fixture.ts';
import { inSlices } from './in-slices.ts';
import { type ChangedFlat, patchSnapshot } from './patch-snapshot.ts';
import { makeSearch } from './search.ts';
import { buyableAt, makeSearchIndex } from './search-index.ts';
import { type Snapshot, statuses } from './snapshot.ts';
import { now, type Rows, rate, someRows } from './some-rows.fixture.ts';

const size = 90;
const read = (rows: Rows): Promise<Snapshot> => {
  const builder = makeSnapshotBuilder(rows);
  builder.add(pageOf(rows.flats));
  return inSlices(builder.snapshot());
};
const changes = fc.record({
  flat: fc.nat(size - 1),
  status: fc.constantFrom(...statuses),
  ends: fc.constantFrom(null, now - 1, now, now + 1, now + 60_000),
  listed: fc.boolean(),
  // Often the same, and in both currencies.
  price: fc.option(
    fc.record({ minor: fc.integer({ min: 1, max: 90 }).map((more) => more * 1_000_050), currency: fc.constantFrom('USD', 'UAH') }),
  ),
});

const pricesOf = ({ flats }: Rows) => JSON.stringify(flats.map(({ priceMinor, currency }) => [priceMinor, currency]));
/** The columns and sets that a change may touch. */
const changing = ({ flats: { status, expiresAt, listed, priceMinor, inDollars }, sellable, booked }: Snapshot) => ({
  status,
  expiresAt,
  listed,
  priceMinor,
  inDollars,
  sellable,
  booked,
});

describe('what the catalogue takes over of holds, sales, listings and prices (§1)', () => {
  it('is the same as reading everything anew', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.array(fc.array(changes, { maxLength: 5 }), { maxLength: 4 }), async (seed, changes) => {
        const rows = someRows(size, seed);
        let patched = await read(rows);
        const original = patched;
        const first = structuredClone(changing(original));
        changes.forEach((together, i) => {
          const pricesBefore = pricesOf(rows);
          const said = new Map(
            together.map(({ flat, status, ends, listed, price }): [number, ChangedFlat] => {
              const row = rows.flats[flat];
              if (!row) throw new Error('no such row');
              Object.assign(row, { status, expiresAt: ends, listed, ...(price && { priceMinor: price.minor, currency: price.currency }) });
              return [row.id, [row.id, status, ends, listed, row.priceMinor, row.currency]];
            }),
          );
          // A flat that was added after the snapshot belongs to the next reading.
          const stranger: ChangedFlat = [size * 3 + 2, 'held', null, true, 5, 'USD'];
          const next = patchSnapshot(patched, [...said.values(), stranger], i + 1);
          expect(next.hasNewPrices).toBe(pricesOf(rows) !== pricesBefore);
          patched = next.snapshot;
        });
        const anew = await read({ ...rows, seen: changes.length });
        expect(changing(patched)).toEqual(changing(anew));
        expect(patched.seen).toBe(anew.seen);
        for (const at of [now - 1, now, now + 1, now + 90_000]) {
          const [left, right] = await Promise.all(
            [patched, anew].map(async (snapshot) => {
              const index = await inSlices(makeSearchIndex(snapshot, { rate }));
              const search = makeSearch(index, buyableAt(index, at));
              const page = (byPlan: boolean) => search.page({ ...anyFlat, sort: 'fit', page: 1, perPage: 48, byPlan });
              return { found: search.find(anyFlat), flats: page(false), plans: page(true) };
            }),
          );
          expect(left).toEqual(right);
        }
        expect(changing(original)).toEqual(first);
      }),
      { numRuns: 60 },
    );
  });
});
