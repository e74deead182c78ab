import { describe, expect, it } from 'vitest';
import { contents } from '../contents.ts';
import { areaOf, type Point } from '../plans/grid.ts';
import { layouts } from '../plans/layouts.ts';
import { projects } from '../projects.ts';
import { layoutsOn, sectionsOf } from './houses.ts';
import { turnedPoint } from './turned-plan.ts';

const { house: houses, floor_plan: plans } = contents.entries;
type Plan = (typeof plans)[number];
type Polygon = readonly Point[];

/** In centimetres: between a window and a wall of the same floor, and of another section. */
const clear = { floor: 1200, section: 950 };
const outdoor = new Set(['loggia', 'balcony', 'terrace']);

function holds(outline: Polygon, [x, y]: Point): boolean {
  let inside = false;
  outline.forEach(([ax, ay], at) => {
    const [bx, by] = outline[(at + 1) % outline.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** A floor in its own frame: the rooms of each flat with its windows and its door, and the common rooms. */
function standing({ flats, common }: Plan) {
  const placed = flats.map(({ layout, at, turn }) => {
    const plan = layouts.find(({ id }) => id === layout)?.plan;
    if (!plan) throw new Error(`no layout ${layout}`);
    const move = (point: Point): Point => {
      const [x, y] = turnedPoint(point, turn, plan);
      return [x + at[0], y + at[1]];
    };
    const line = ({ from, to }: { from: Point; to: Point }) => ({ from: move(from), to: move(to) });
    return {
      rooms: plan.rooms.map(({ label, outline }) => ({ open: outdoor.has(label), outline: outline.map(move) })),
      windows: plan.windows.map(line),
      door: line(plan.doors.find(({ entrance }) => entrance) ?? { from: [0, 0], to: [0, 0] }),
    };
  });
  return { placed, common };
}
type Flat = ReturnType<typeof standing>['placed'][number];

/** The middle of an opening and the step of a centimetre that leads out of the flat, or onto its balcony. */
function outOf(flat: Flat, { from, to }: { from: Point; to: Point }): { middle: Point; step: Point } {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const weight = ([dx, dy]: Point): number => {
    const room = flat.rooms.find(({ outline }) => holds(outline, [middle[0] + dx * 5, middle[1] + dy * 5]));
    return room ? (room.open ? 1 : 2) : 0;
  };
  const sides: Point[] = from[1] === to[1] ? [[0, -1], [0, 1]] : [[-1, 0], [1, 0]]; // biome-ignore format: a pair of ways
  const [one = [0, 0], other = [0, 0]] = sides as [Point, Point];
  return { middle, step: weight(one) < weight(other) ? one : other };
}

const along = ([x, y]: Point, [dx, dy]: Point, distance: number): Point => [x + dx * distance, y + dy * distance];

describe.each(plans.map((plan) => [plan.slug, plan] as const))('§1 the floor plan %s', (_slug, plan) => {
  const { placed, common } = standing(plan);
  const solid = (own: number): Polygon[] => [
    ...common.map(({ outline }) => outline),
    ...placed.flatMap(({ rooms }, of) => rooms.filter(({ open }) => of !== own || !open).map(({ outline }) => outline)),
  ];

  it('has the flats of the feed at their places, as large as their layouts', () => {
    const sold = sectionsOf(plan.project).find(({ id }) => id === plan.section);
    if (!sold) throw new Error('no section');
    for (let floor = plan.floors[0]; floor <= plan.floors[1]; floor += 1)
      expect(plan.flats.map(({ layout }) => layout)).toEqual(layoutsOn(sold, floor).map(({ id }) => id));
    expect(plan.flats.map(({ position }) => position)).toEqual(
      sold.flats.filter(({ floor }) => floor === plan.floors[0]).map(({ position }) => position),
    );
    placed.forEach(({ rooms }, at) => {
      const drawn = rooms.reduce((sum, { outline }) => sum + areaOf([...outline]), 0);
      const own = layouts.find(({ id }) => id === plan.flats[at]?.layout)?.plan.rooms ?? [];
      expect(drawn).toBeCloseTo(
        own.reduce((sum, { outline }) => sum + areaOf(outline), 0),
        5,
      );
    });
  });

  it('lays nothing over anything else', () => {
    const all = [...common.map(({ outline }) => outline), ...placed.flatMap(({ rooms }) => rooms.map(({ outline }) => outline))];
    for (let x = 7; x < plan.width; x += 40)
      for (let y = 7; y < plan.height; y += 40) expect(all.filter((outline) => holds(outline, [x, y])).length).toBeLessThanOrEqual(1);
  });

  it('opens every door to the corridor or the hall, and every window to the sky or to a terrace under it', () => {
    placed.forEach((flat, own) => {
      const { middle, step } = outOf(flat, flat.door);
      const met = common.find(({ outline }) => holds(outline, along(middle, step, 30)))?.kind ?? 'nothing';
      expect(['corridor', 'hall']).toContain(met);
      for (const window of flat.windows) {
        const out = outOf(flat, window);
        const hidden = (from: Point, way: Point): boolean =>
          Array.from({ length: clear.floor / 50 - 1 }, (_, at) => along(from, way, 6 + at * 50)).some((point) =>
            solid(own).some((outline) => holds(outline, point)),
          );
        const terrace = flat.rooms.find(({ open, outline }) => open && holds(outline, along(out.middle, out.step, 150)));
        const sees =
          !hidden(out.middle, out.step) ||
          (terrace &&
            [
              [0, -1],
              [0, 1],
              [-1, 0],
              [1, 0],
            ].some((way) => !hidden(along(out.middle, out.step, 150), way as unknown as Point)));
        expect(sees, `a window of flat ${own + 1} at ${out.middle}`).toBe(true);
      }
    });
  });

  it('leaves its windows room before the other sections of the building', () => {
    const house = houses.find(({ slug }) => slug === plan.project);
    const outline = house?.sections.find(({ section }) => section === plan.section)?.outline ?? [];
    const others = house?.sections.filter(({ section, storeys }) => section !== plan.section && storeys >= plan.floors[0]) ?? [];
    const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
    const middle: Point = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
    const angle = (plan.turn * Math.PI) / 180;
    const inHouse = ([x, y]: Point): Point => {
      const [right, up] = [(x - plan.width / 2) / 100, (plan.height / 2 - y) / 100];
      return [middle[0] + Math.cos(angle) * right + Math.sin(angle) * up, middle[1] - Math.sin(angle) * right + Math.cos(angle) * up];
    };
    for (const flat of placed)
      for (const window of flat.windows) {
        const out = outOf(flat, window);
        for (let distance = 20; distance < clear.section; distance += 50) {
          const point = inHouse(along(out.middle, out.step, distance));
          expect(others.filter((other) => holds(other.outline, point)).map(({ section }) => section)).toEqual([]);
        }
      }
  });
});

it('§1 every storey on the market is drawn', () => {
  const missing = projects.flatMap(({ slug }) =>
    sectionsOf(slug).flatMap(({ id, number, flats }) =>
      [...new Set(flats.map(({ floor }) => floor))].flatMap((floor) =>
        plans.some(({ section, floors: [from, to] }) => section === id && from <= floor && floor <= to)
          ? []
          : [`${slug} ${number}/${floor}`],
      ),
    ),
  );
  expect(missing).toEqual([]);
});

/** In centimetres, at each side: how far a last storey may project beyond the walls below. */
const ledge = 100;
const lastStoreys = plans.flatMap((last) => {
  const below = plans.find(({ section, floors }) => section === last.section && floors[1] === last.floors[0] - 1);
  return below ? [{ last, below }] : [];
});

/** The distance of a floor's stairs from the middle of its frame, which is the middle of the building. */
function fromMiddle(plan: Plan) {
  const { placed, common } = standing(plan);
  const middled = ([x, y]: Point): Point => [x - plan.width / 2, y - plan.height / 2];
  const points = [...placed.flatMap(({ rooms }) => rooms), ...common].flatMap(({ outline }) => outline.map(middled));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: -Math.min(...xs),
    right: Math.max(...xs),
    top: -Math.min(...ys),
    bottom: Math.max(...ys),
    stairs: common.filter(({ kind }) => kind === 'stairs').flatMap(({ outline }) => outline.map(middled).slice(0, 1).flat()),
  };
}

it('§1 where terraces are built, a last storey has one or is like the storeys below', () => {
  const built = plans.filter(({ project, section, floors }) => {
    const house = projects.find(({ slug }) => slug === project);
    const storeys = sectionsOf(project).find(({ id }) => id === section)?.floors;
    return (house?.class === 'business' || house?.class === 'prime') && floors[1] === storeys;
  });
  const terraces = built.map(({ project, flats }) => ({
    project,
    terraces: flats.filter(({ layout }) => layouts.find(({ id }) => id === layout)?.scheme.endsWith('Terrace')).length,
  }));
  expect(built).toHaveLength(17);
  expect(terraces.filter((one) => one.terraces === 0).map(({ project }) => project)).toEqual(['midnyi-kvartal']);
  expect(lastStoreys).toHaveLength(16);
});

it.each(lastStoreys.map((pair) => [pair.last.slug, pair] as const))('§1 the last storey %s stays over the storey below', (_slug, pair) => {
  const [last, below] = [fromMiddle(pair.last), fromMiddle(pair.below)];
  for (const side of ['left', 'right', 'top', 'bottom'] as const) expect(last[side] - below[side], side).toBeLessThanOrEqual(ledge);
  expect(last.stairs).toHaveLength(2);
  last.stairs.forEach((at, index) => {
    expect(Math.abs(at - (below.stairs[index] ?? Number.NaN))).toBeLessThanOrEqual(1);
  });
  expect(pair.last.turn).toBe(pair.below.turn);
});
