import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gapsOf, hitBy, type Item, readItems, type Solid, snapped, straightened, type Thing, turned, writeItems } from './ruler-state.ts';

const walls: Solid[] = [
  { kind: 'wall', left: 0, right: 20, top: 0, bottom: 400 },
  { kind: 'wall', left: 0, right: 500, top: 0, bottom: 20 },
  { kind: 'door', left: 400, right: 490, top: 310, bottom: 400 },
];
const sofa: Thing = { kind: 'thing', name: 'Диван', width: 220, depth: 95, at: [200, 200] };

test('all pieces on the plan are restored from the address', () => {
  const place = fc.tuple(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: -9999, max: 9999 }));
  const size = fc.integer({ min: 5, max: 600 });
  const thing = fc.record({ kind: fc.constant('thing' as const), name: fc.string({ maxLength: 40 }), width: size, depth: size, at: place });
  const line = fc.record({ kind: fc.constant('line' as const), from: place, to: place });
  fc.assert(
    fc.property(fc.array(fc.oneof(thing, line), { maxLength: 24 }), (items: Item[]) => {
      expect(readItems(`#${writeItems(items)}`)).toEqual(items);
    }),
  );
});

test('an invalid value is left out', () => {
  expect(readItems('#put=220x95&put=220,95,a,4&put=9000,95,1,1,x&line=1,2,3&other=1,2,3,4&put=80,60,1,2')).toEqual([
    { kind: 'thing', name: '', width: 80, depth: 60, at: [1, 2] },
  ]);
});

test('a piece knows what it overlaps and how far the walls are', () => {
  expect(hitBy(sofa, walls)).toBeNull();
  expect(hitBy({ ...sofa, at: [100, 200] }, walls)).toBe('wall');
  expect(hitBy({ ...sofa, at: [380, 340] }, walls)).toBe('door');
  expect(gapsOf(sofa, walls)).toEqual({ left: 70, right: 1000, top: 132.5, bottom: 1000 });
  expect(hitBy(turned({ ...sofa, at: [68, 200] }), walls)).toBeNull();
});

test('near a wall it is pushed against it, from either side', () => {
  expect(snapped({ ...sofa, at: [135, 200] }, walls).at).toEqual([130, 200]);
  expect(snapped({ ...sofa, at: [126, 70] }, walls).at).toEqual([130, 67.5]);
  expect(snapped(sofa, walls)).toEqual(sofa);
});

test('a line that is nearly straight becomes so', () => {
  expect(straightened([103, 300], [100, 50])).toEqual([100, 300]);
  expect(straightened([300, 45], [100, 50])).toEqual([300, 50]);
  expect(straightened([130, 90], [100, 50])).toEqual([130, 90]);
});
