import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sunAt } from '../../base/geometry/solar-position.ts';
import type { Point } from './geometry.ts';
import { type Building, type FloorPlan, glanceOf, outlookOf, trackSunDays } from './outlook.ts';
import { box, fourSided, kyiv, someBuilding, someFloor } from './some-building.fixture.ts';
import { step } from './sun-hours.ts';

const tracks = trackSunDays(kyiv);
const [march, june, december] = [0, 1, 2];

type Asked = { building?: Building; floorPlan?: FloorPlan; floor?: number; plan?: typeof fourSided };
function look({ building = someBuilding(), floorPlan = someFloor(), floor = 5, plan = fourSided }: Asked = {}) {
  const outlook = outlookOf({ building, floorPlan, position: 1, floor, plan }, tracks);
  if (!outlook) throw new Error('nothing is told of the flat');
  const sun = (room: string, day: number) => {
    const of = outlook.rooms.find((one) => one.room === room)?.days[day];
    if (!of) throw new Error(`nothing is told of ${room}`);
    return of;
  };
  return { ...outlook, sun, now: (room: string, day: number) => sun(room, day).now.minutes };
}

const angle = fc.integer({ min: 0, max: 359 });
const mass = fc
  .record({
    x: fc.integer({ min: -80, max: 60 }),
    y: fc.integer({ min: -80, max: 60 }),
    width: fc.integer({ min: 5, max: 40 }),
    depth: fc.integer({ min: 5, max: 40 }),
    height: fc.integer({ min: 3, max: 90 }),
  })
  // No neighbour overlaps the building.
  .filter(({ x, y, width, depth }) => x > 11 || x + width < -11 || y > 7 || y + depth < -7)
  .map(({ x, y, width, depth, height }) => ({ outline: box(x, y, width, depth), height, until: null }));
const masses = fc.array(mass, { minLength: 1, maxLength: 5 });
const everyRoomAndDay = (each: (room: string, day: number) => void) => {
  for (const room of ['top', 'bottom', 'left', 'right']) for (const day of [march, june, december]) each(room, day);
};

describe('§1 sun hours of a flat', () => {
  it('gives a north window none in December, and a south one the whole of the short day', () => {
    const { now } = look();
    expect(now('top', december)).toBe(0);
    expect(now('top', june)).toBeGreaterThan(0);
    expect(now('bottom', december)).toBe((tracks[december]?.at.length ?? 0) * step);
    expect(now('bottom', december)).toBeGreaterThan(7.5 * 60);
  });

  it('gives east before noon what it gives west after noon', () => {
    const { sun } = look();
    for (const day of [march, june, december]) {
      const noon = tracks[day]?.noon ?? 0;
      const [east, west] = [sun('right', day).now, sun('left', day).now];
      expect(Math.abs(east.minutes - west.minutes)).toBeLessThanOrEqual(2 * step);
      expect(east.spans).toHaveLength(1);
      expect(west.spans).toHaveLength(1);
      for (const [before, after] of [
        [east.spans[0]?.[0] ?? 0, west.spans[0]?.[1] ?? 0],
        [east.spans[0]?.[1] ?? 0, west.spans[0]?.[0] ?? 0],
      ] as const)
        expect(Math.abs(noon - before - (after - noon))).toBeLessThanOrEqual(3 * step * 60_000);
    }
  });

  it('loses no light in an open place: while the sun is up it shines into one of four sides, and never longer than the day', () => {
    fc.assert(
      fc.property(angle, (north) => {
        const { rooms } = look({ building: someBuilding({ north }) });
        for (const day of [march, june, december]) {
          const track = tracks[day];
          const lit = new Set<number>();
          for (const { days } of rooms)
            for (const [from, to] of days[day]?.now.spans ?? []) for (let at = from; at < to; at += step * 60_000) lit.add(at);
          expect(lit).toEqual(new Set(track?.at.map(({ instant }) => instant)));
          for (const { days } of rooms)
            expect((days[day]?.now.minutes ?? 0) * 60_000).toBeLessThanOrEqual((track?.sunset ?? 0) - (track?.sunrise ?? 0));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('never gives a higher floor less, nor takes sun away with a neighbour that goes', () => {
    fc.assert(
      fc.property(angle, masses, fc.integer({ min: 2, max: 15 }), fc.integer({ min: 1, max: 14 }), (north, around, low, more) => {
        const building = someBuilding({ north, masses: around });
        const [lower, higher] = [look({ building, floor: low }), look({ building, floor: Math.min(16, low + more) })];
        const without = look({ building: someBuilding({ north, masses: around.slice(1) }), floor: low });
        everyRoomAndDay((room, day) => {
          expect(higher.now(room, day)).toBeGreaterThanOrEqual(lower.now(room, day));
          expect(without.now(room, day)).toBeGreaterThanOrEqual(lower.now(room, day));
        });
      }),
      { numRuns: 60 },
    );
  });

  it('calculates the shade of an endless wall as its angle says', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 8, max: 120 }),
        fc.integer({ min: 12, max: 90 }),
        fc.integer({ min: 2, max: 10 }),
        (far, height, floor) => {
          const wall = { outline: box(-1e6, -6 - far - 20, 2e6, 20), height, until: null };
          const { now } = look({ building: someBuilding({ masses: [wall] }), floor });
          const eye = 4 + (floor - 2) * 3 + 1.5;
          for (const day of [march, june, december]) {
            const free = (tracks[day]?.at ?? []).filter(({ instant }) => {
              const { azimuth, altitude } = sunAt(instant, kyiv);
              const head = Math.cos(((azimuth - 180) * Math.PI) / 180);
              return head > 1e-9 && Math.tan((altitude * Math.PI) / 180) / head >= (height - eye) / (far - 0.05);
            });
            expect(Math.abs(now('bottom', day) - free.length * step)).toBeLessThanOrEqual(step);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('counts a planned neighbour as later, and an existing one as now', () => {
    const planned = { outline: box(-30, -40, 60, 15), height: 50, until: '2028-06' };
    const { sun, builtBy } = look({ building: someBuilding({ masses: [planned] }), floor: 3 });
    const { now, later } = sun('bottom', december);
    expect(builtBy).toBe('2028-06');
    expect(now.minutes).toBeGreaterThan(7.5 * 60);
    expect(later?.minutes).toBeLessThan(now.minutes / 2);
    expect(look().builtBy).toBeNull();
    expect(look().sun('bottom', december).later).toBeNull();
  });

  it('lets the ceiling of a loggia keep the high sun of June out and the low one of December in', () => {
    const withLoggia = {
      ...fourSided,
      rooms: [
        ...fourSided.rooms.map((room) =>
          room.id === 'bottom' ? { ...room, outline: box(0, 800, 2000, 250) as [number, number][] } : room,
        ),
        { id: 'loggia', label: 'loggia', area: 15, outline: box(0, 1050, 2000, 150) as [number, number][] },
      ],
      windows: [...fourSided.windows, { from: [800, 1050] as [number, number], to: [1000, 1050] as [number, number] }],
    };
    const { now } = look({ plan: { ...withLoggia, windows: withLoggia.windows.slice(4) } });
    const open = look();
    expect(now('bottom', december)).toBe(open.now('bottom', december));
    expect(now('bottom', june)).toBeLessThan(open.now('bottom', june) / 2);
    expect(look({ plan: withLoggia }).now('loggia', june)).toBe(open.now('bottom', june));
  });

  it('turns with the floor, with the flat and with the north', () => {
    fc.assert(
      fc.property(angle, fc.constantFrom(0, 90, 180, 270), fc.constantFrom(0, 180), (north, turn, own) => {
        const upright = turn % 180 === 0;
        const outline: Point[] = upright ? box(-10, -6, 20, 12) : box(-6, -10, 12, 20);
        const building = someBuilding({ north, sections: [{ section: 'S1', outline, ground: 4, storey: 3, storeys: 16 }] });
        const { rooms, up } = look({
          building,
          floorPlan: someFloor({ turn, flats: [{ position: 1, layout: 'L1', at: [0, 0], turn: own }] }),
        });
        const azimuth = (turn + own - north + 720) % 360;
        expect(up).toBe(azimuth);
        expect(rooms.find(({ room }) => room === 'top')?.azimuths).toEqual([azimuth]);
        expect(rooms.find(({ room }) => room === 'right')?.azimuths).toEqual([(azimuth + 90) % 360]);
      }),
      { numRuns: 40 },
    );
  });
});

describe('§1 the view from a window', () => {
  it('names the obstacle before it up to the floor above its roof', () => {
    const neighbour = { outline: box(-30, -6 - 40 - 15, 60, 15), height: 27, until: null };
    const south = look({ building: someBuilding({ masses: [neighbour] }) }).sides.find(({ rooms }) => rooms.includes('bottom'));
    // Storey 9 has its eyes at 4 + 7 × 3 + 1.5 = 26.5 m, storey 10 at 29.5.
    expect(south?.bands).toEqual([
      { from: 2, to: 9, seen: [{ kind: 'mass', at: 0, metres: 40, share: expect.any(Number) }] },
      { from: 10, to: 16, seen: [] },
    ]);
    expect(south?.azimuth).toBe(180);
    expect(south?.yard).toBe(false);
  });

  it('begins on the ground floor for a flat there', () => {
    const { sides } = look({ floorPlan: someFloor({ floors: [1, 16] }), floor: 1 });
    expect(sides.map(({ bands }) => bands[0]?.from)).toEqual([1, 1, 1, 1]);
    expect(look().sides[0]?.bands[0]?.from).toBe(2);
  });

  it('recognises a yard by the building itself on its other side', () => {
    const opposite = { section: 'S2', outline: box(-10, -50, 20, 12), ground: 4, storey: 3, storeys: 6 };
    const building = someBuilding({ sections: [...someBuilding().sections, opposite] });
    const { sides } = look({ building });
    expect(sides.filter(({ yard }) => yard).map(({ azimuth }) => azimuth)).toEqual([180]);
    expect(sides.find(({ yard }) => yard)?.bands[0]).toMatchObject({ from: 2, seen: [{ kind: 'section', at: 1, metres: 32 }] });
  });
});

describe('an outlook in short', () => {
  const glance = (building: Building, floor = 5) =>
    glanceOf({ building, floorPlan: someFloor(), position: 1, floor, plan: fourSided }, tracks[march] as (typeof tracks)[number]);

  it('has the sun of all rooms together, without the neighbours that are not built yet', () => {
    fc.assert(
      fc.property(masses, angle, fc.boolean(), (around, north, planned) => {
        const building = someBuilding({ north, masses: around.map((one, i) => (planned && i === 0 ? { ...one, until: '2030-01' } : one)) });
        const { rooms } = look({ building });
        const lit = new Set<number>();
        for (const { days } of rooms)
          for (const [from, to] of days[march]?.now.spans ?? [])
            for (let instant = from; instant < to; instant += step * 60_000) lit.add(instant);
        const found = glance(building)?.sun;
        expect(found?.minutes).toBe(lit.size * step);
        expect(found?.spans.every(([from, to]) => lit.has(from) && lit.has(to - step * 60_000) && !lit.has(to))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('has the view at its own floor from the largest room, which is the whole of it above the neighbours', () => {
    fc.assert(
      fc.property(masses, fc.integer({ min: 2, max: 16 }), (around, floor) => {
        const building = someBuilding({ masses: around });
        const band = look({ building, floor })
          .sides.find(({ rooms }) => rooms.includes('top'))
          ?.bands.find(({ from, to }) => from <= floor && floor <= to);
        const view = glance(building, floor)?.view;
        expect(view?.nearest).toEqual(band?.seen[0] ?? null);
        expect(view?.open).toBe(Math.max(0, 100 - (band?.seen ?? []).reduce((sum, { share }) => sum + share, 0)));
      }),
      { numRuns: 60 },
    );
    expect(glance(someBuilding(), 3)?.view).toMatchObject({ azimuth: 0, open: 100, nearest: null });
  });
});
