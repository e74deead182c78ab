import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from './geometry.ts';
import { type NoiseSource, noiseAt } from './noise.ts';
import { box } from './some-building.fixture.ts';

const straight = (y: number, kind: NoiseSource['kind'] = 'avenue'): NoiseSource => ({
  kind,
  line: [
    [-2000, y],
    [2000, y],
  ],
});
const placed = (y: number, height = 1.5): { at: Point; height: number } => ({ at: [0, y], height });

describe('§1 noise before a window', () => {
  it('is the level of the way at its distance, and three decibels less at each double of it', () => {
    expect(noiseAt(placed(7.5), [straight(0)], []).day).toBe(73);
    expect(noiseAt(placed(15), [straight(0)], []).day).toBe(70);
    expect(noiseAt(placed(30), [straight(0)], []).day).toBe(67);
    expect(noiseAt(placed(7.5), [straight(0), straight(0)], []).day).toBe(76);
    expect(noiseAt(placed(500), [straight(0)], [])).toEqual({ day: 40, night: 33 });
  });

  it('is much lower behind a building, and lower still where it stands higher', () => {
    const behind = (height: number) => noiseAt(placed(40), [straight(0)], [{ outline: box(-400, 15, 800, 10), height }]).day;
    const open = noiseAt(placed(40), [straight(0)], []).day;
    expect([behind(0.4), behind(9) < open - 9, behind(30) < behind(9)]).toEqual([open, true, true]);
  });

  it('falls with distance and never grows with another building; another way never makes it quieter', () => {
    const kinds = fc.constantFrom<NoiseSource['kind']>('avenue', 'street', 'tram', 'rail');
    const way = fc.record({ y: fc.integer({ min: -40, max: 0 }), kind: kinds }).map(({ y, kind }) => straight(y, kind));
    const solid = fc
      .record({ x: fc.integer({ min: -90, max: 60 }), y: fc.integer({ min: 2, max: 15 }), height: fc.integer({ min: 1, max: 60 }) })
      .map(({ x, y, height }) => ({ outline: box(x, y, 30, 6), height }));
    const solids = fc.array(solid, { maxLength: 3 });
    fc.assert(
      fc.property(
        way,
        way,
        solids,
        solid,
        fc.integer({ min: 25, max: 120 }),
        fc.integer({ min: 2, max: 60 }),
        (one, other, few, more, y, height) => {
          const place = placed(y, height);
          const level = noiseAt(place, [one], few);
          expect(noiseAt(place, [one], [...few, more]).day).toBeLessThanOrEqual(level.day);
          expect(noiseAt(place, [one, other], few).night).toBeGreaterThanOrEqual(level.night);
          expect(noiseAt(placed(y + 30, height), [one], []).day).toBeLessThanOrEqual(noiseAt(place, [one], []).day);
          expect(level.night).toBeLessThanOrEqual(level.day);
        },
      ),
      { numRuns: 40 },
    );
  });
});
