import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFlat } from '../criteria.ts';
import { makeSnapshotBuilder } from './build-snapshot.ts';
import { pageOf } from './flat-page.fixture.ts';
import { inSlices } from './in-slices.ts';
import { type AvailabilityChange, patchSnapshot } from './patch-snapshot.ts';
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
});

describe('what the catalogue takes over of holds and sales (§1)', () => {
  it('is the same as reading everything anew', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.array(fc.array(changes, { maxLength: 5 }), { maxLength: 4 }), async (seed, changes) => {
        const rows = someRows(size, seed);
        let patched = await read(rows);
        const first = structuredClone({ flats: patched.flats.status, sellable: patched.sellable, booked: patched.booked });
        const original = patched;
        changes.forEach((together, i) => {
          const said = together.map(({ flat, status, ends, listed }): AvailabilityChange => {
            const row = rows.flats[flat];
            if (!row) throw new Error('no such row');
            Object.assign(row, { status, expiresAt: ends, listed });
            return [row.id, status, ends, listed];
          });
          // A flat that was added after the snapshot belongs to the next reading.
          patched = patchSnapshot(patched, [...said, [size * 3 + 2, 'held', null, true]], i + 1).snapshot;
        });
        const anew = await read({ ...rows, seen: changes.length });
        const { find: _one, ...rest } = patched;
        const { find: _other, ...expected } = anew;
        expect(JSON.stringify(rest.flats.status)).toEqual(JSON.stringify(expected.flats.status));
        expect(rest.flats.expiresAt).toEqual(expected.flats.expiresAt);
        expect([rest.sellable, rest.booked, rest.seen]).toEqual([expected.sellable, expected.booked, expected.seen]);
        for (const at of [now - 1, now, now + 1, now + 90_000]) {
          const [left, right] = await Promise.all(
            [patched, anew].map(async (snapshot) => {
              const index = await inSlices(makeSearchIndex(snapshot, rate));
              return makeSearch(index, buyableAt(index, at)).find(anyFlat);
            }),
          );
          expect(left).toEqual(right);
        }
        expect({ flats: original.flats.status, sellable: original.sellable, booked: original.booked }).toEqual(first);
      }),
      { numRuns: 60 },
    );
  });
});
