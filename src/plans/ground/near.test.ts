import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesFilter, metresFrom, minutesFrom, type PlaceFilter, placeAt } from './near.ts';

const gate = { lat: 50.4068, lng: 30.6003 };
const step = fc.tuple(fc.integer({ min: -1600, max: 1600 }), fc.integer({ min: -1600, max: 1600 }));

describe('what is near (§1 infrastructure)', () => {
  it('finds the same metres in degrees and back', () => {
    fc.assert(
      fc.property(step, (metres) => {
        const [lng, lat] = placeAt(gate, metres);
        const [east, south] = metresFrom(gate, { lng, lat });
        expect(Math.hypot(east - metres[0], south - metres[1])).toBeLessThan(0.01);
      }),
    );
    expect(placeAt(gate, [0, 1113.2])[1]).toBeCloseTo(gate.lat - 0.01, 6);
    expect(placeAt(gate, [709.4, 0])[0]).toBeCloseTo(gate.lng + 0.01, 4);
  });

  it('keeps the minutes that were walked from the gate, and adds or takes what a door lies further or nearer', () => {
    expect(minutesFrom([0, 0], { minutes: 7 }, [300, -200])).toBe(7);
    // The door lies a minute beyond the gate, then a minute before it.
    expect(minutesFrom([-62, 0], { minutes: 7 }, [434, 0])).toBe(8);
    expect(minutesFrom([62, 0], { minutes: 7 }, [434, 0])).toBe(6);
    expect(minutesFrom([60, 0], { minutes: 1 }, [62, 0]), 'nobody is there at once').toBe(1);
  });

  it('never differs from the gate by more than the way between gate and door', () => {
    fc.assert(
      fc.property(step, step, fc.integer({ min: 1, max: 25 }), (door, at, minutes) => {
        const between = Math.hypot(...door) / 62;
        const walked = minutesFrom(door, { minutes }, at);
        expect(walked).toBeGreaterThanOrEqual(Math.max(1, Math.floor(minutes - between)));
        expect(walked).toBeLessThanOrEqual(Math.ceil(minutes + between));
      }),
    );
  });

  it('wishes a kind, a walk, or both: a school within 10 minutes', () => {
    const places = [
      { category: 'learning', minutes: 6 },
      { category: 'learning', minutes: 11 },
      { category: 'health', minutes: 10 },
    ];
    const found = (filter: PlaceFilter) => places.filter((place) => matchesFilter(place, filter)).map(({ minutes }) => minutes);
    expect(found({ category: 'learning', within: 10 })).toEqual([6]);
    expect(found({ category: null, within: 10 })).toEqual([6, 10]);
    expect(found({ category: 'learning', within: null })).toEqual([6, 11]);
    expect(found({ category: null, within: null })).toEqual([6, 11, 10]);
  });
});
