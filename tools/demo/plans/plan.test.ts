import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../src/contract/pictures.ts';
import { areaOf, type Point } from './grid.ts';
import { layouts } from './layouts.ts';
import { margin, planHundredths, planOf } from './plan.ts';
import { mirrored, type Scheme, shares, stretched } from './scheme.ts';
import { schemes } from './schemes.ts';

type Room = Plan['rooms'][number];
type Line = { from: Point; to: Point };
const outdoor = ['loggia', 'balcony', 'terrace'];
const habitable = ['bedroom', 'kitchen', 'studio_with_kitchen', 'living_room', 'cabinet'];

/** Any scheme, mirrored or not, at any size that layouts may have. */
const anyPlan = fc
  .record({
    scheme: fc.constantFrom<Scheme>(...Object.values(schemes)),
    mirror: fc.boolean(),
    by: fc.double({ min: -0.08, max: 0.3, noNaN: true }),
  })
  .map(({ scheme, mirror, by }) => planOf(stretched(mirror ? mirrored(scheme) : scheme, by)));

function contains({ outline }: Room, [x, y]: Point): boolean {
  let inside = false;
  outline.forEach(([ax, ay], at) => {
    const [bx, by] = outline[(at + 1) % outline.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}
const at = (rooms: Room[], point: Point): Room[] => rooms.filter((room) => contains(room, point));
const middleOf = ({ from, to }: Line): Point => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];

/** The rooms (or nothing) on both sides of an opening. */
function sides(plan: Plan, line: Line): [Room | undefined, Room | undefined] {
  const [x, y] = middleOf(line);
  const across = line.from[1] === line.to[1];
  const beside = (step: number): Room | undefined => at(plan.rooms, across ? [x + 0.5, y + step] : [x + step, y + 0.5])[0];
  return [beside(-3), beside(3)];
}
const lies = (line: Line, wall: Plan['walls'][number]): boolean => {
  const flat = wall.from[1] === wall.to[1];
  const across = ([x, y]: number[]) => (flat ? y : x) ?? Number.NaN;
  const along = ([x, y]: number[]) => (flat ? x : y) ?? Number.NaN;
  if (across(line.from) !== across(wall.from) || across(line.to) !== across(wall.from)) return false;
  const [low, high] = [Math.min(along(line.from), along(line.to)), Math.max(along(line.from), along(line.to))];
  return low >= along(wall.from) && high <= along(wall.to);
};

function expectSound(plan: Plan): void {
  for (let x = margin + 2.5; x < plan.width - margin; x += 35)
    for (let y = margin + 2.5; y < plan.height - margin; y += 35) expect(at(plan.rooms, [x, y]).length).toBeLessThanOrEqual(1);

  for (const room of plan.rooms) {
    const share = shares[room.label as keyof typeof shares] ?? 1;
    expect(room.area).toBeCloseTo((areaOf(room.outline as Point[]) / 10_000) * share, 1);
  }

  const entrances = plan.doors.filter(({ entrance }) => entrance);
  expect(entrances).toHaveLength(1);
  const reached = new Set<Room>();
  const pairs = plan.doors.map((door) => sides(plan, door as Line));
  for (const [door, pair] of plan.doors.map((door, index) => [door, pairs[index] ?? []] as const)) {
    expect(pair.filter(Boolean)).toHaveLength(door.entrance ? 1 : 2);
    if (door.entrance) for (const room of pair) if (room) reached.add(room);
    expect(plan.walls.some((wall) => lies(door as Line, wall))).toBe(true);
    expect(Math.hypot(door.to[0] - door.from[0], door.to[1] - door.from[1])).toBeGreaterThanOrEqual(60);
  }
  for (let round = 0; round < plan.rooms.length; round += 1)
    for (const [one, other] of pairs) {
      if (one && other && reached.has(one)) reached.add(other);
      if (one && other && reached.has(other)) reached.add(one);
    }
  expect(plan.rooms.filter((room) => !reached.has(room)).map(({ label }) => label)).toEqual([]);

  const lit = new Set<Room>();
  for (const window of plan.windows) {
    expect(plan.walls.some((wall) => wall.outer && lies(window as Line, wall))).toBe(true);
    const open = sides(plan, window as Line);
    expect(open.some((room) => room === undefined || outdoor.includes(room.label))).toBe(true);
    for (const room of open) if (room) lit.add(room);
  }
  expect(plan.rooms.filter((room) => habitable.includes(room.label) && !lit.has(room)).map(({ label }) => label)).toEqual([]);
  expect(plan.walls.every(({ thickness, outer }) => [30, 14].includes(thickness) === outer)).toBe(true);
}

describe('a flat plan', () => {
  it('keeps its rules at any size and mirrored', () => {
    fc.assert(fc.property(anyPlan, expectSound), { numRuns: 60 });
  });

  it.each(layouts.map((layout) => [layout.name, layout] as const))(
    '%s keeps its rules and its rooms add up to its area',
    (_name, { plan, hundredths }) => {
      expectSound(plan);
      expect(planHundredths(plan)).toBe(hundredths);
      const covered = plan.rooms.reduce((sum, { outline }) => sum + areaOf(outline as Point[]), 0);
      let cells = 0;
      for (let x = margin + 2.5; x < plan.width - margin; x += 5)
        for (let y = margin + 2.5; y < plan.height - margin; y += 5) cells += at(plan.rooms, [x, y]).length;
      expect(cells * 25).toBe(covered);
    },
  );

  it('comes in many kinds, each layout with its own name', () => {
    expect(new Set(layouts.map(({ scheme }) => scheme)).size).toBeGreaterThanOrEqual(12);
    expect(new Set(layouts.map(({ name }) => name)).size).toBe(layouts.length);
    expect(Math.min(...layouts.map(({ hundredths }) => hundredths))).toBeGreaterThanOrEqual(2400);
    expect(Math.max(...layouts.map(({ hundredths }) => hundredths))).toBeLessThanOrEqual(16_000);
  });

  it('has rooms that one can live in', () => {
    const least: Record<string, number> = {
      bedroom: 10,
      kitchen: 9,
      living_room: 13,
      studio_with_kitchen: 15,
      bathroom: 2.4,
      entrance_hall: 4,
      cabinet: 9,
    };
    const small = layouts.flatMap(({ name, plan }) =>
      plan.rooms.filter(({ label, area }) => area < (least[label] ?? 0)).map(({ label, area }) => `${name} ${label} ${area}`),
    );
    expect(small).toEqual([]);
  });
});
