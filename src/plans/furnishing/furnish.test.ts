import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { processorMs } from '../../../tests/support/processor-time.ts';
import { layouts } from '../../../tools/demo/plans/layouts.ts';
import { planOf } from '../../../tools/demo/plans/plan.ts';
import { mirrored, type Scheme, stretched } from '../../../tools/demo/plans/scheme.ts';
import { schemes } from '../../../tools/demo/plans/schemes.ts';
import type { Plan } from '../../contract/pictures.ts';
import { contains } from '../layout/plan-paths.ts';
import { furnish } from './furnish.ts';
import { type Kind, needs, type Piece } from './pieces.ts';
import { grown, overlap, type Point, type Rect, rectBetween } from './rect.ts';

/** The walls as bars with gaps where doors are, made from the plan alone. */
function barsOf({ walls, doors }: Plan): Rect[] {
  return walls.flatMap(({ from, to, thickness }) => {
    const flat = from[1] === to[1];
    const across = flat ? from[1] : from[0];
    const along = ([x, y]: Point) => (flat ? x : y);
    const isHere = (point: Point) => Math.abs((flat ? point[1] : point[0]) - across) < thickness / 2 + 1;
    const [start, end] = [along(from), along(to)].sort((a, b) => a - b) as [number, number];
    const gaps = doors
      .filter((door) => !door.entrance && isHere(door.from) && isHere(door.to))
      .map((door) => [along(door.from), along(door.to)].sort((a, b) => a - b) as [number, number])
      .filter(([low, high]) => low >= start && high <= end)
      .sort((a, b) => a[0] - b[0]);
    const cuts = [start - thickness / 2, ...gaps.flat(), end + thickness / 2];
    return Array.from({ length: cuts.length / 2 }, (_, at): Rect => {
      const [low = 0, high = 0] = cuts.slice(at * 2, at * 2 + 2);
      const [near, far] = [across - thickness / 2, across + thickness / 2];
      return flat ? { left: low, right: high, top: near, bottom: far } : { left: near, right: far, top: low, bottom: high };
    }).filter(({ left, right, top, bottom }) => left < right && top < bottom);
  });
}

/** The square in which a leaf swings, and the room to go through on both sides of every door. */
function beforeDoors({ doors }: Plan): Rect[] {
  return doors.flatMap(({ from, to, swing }) => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const leaf = swing === 'left' ? [dy, -dx] : [-dy, dx];
    const [ux, uy] = [Math.sign(dy) * 60, Math.sign(dx) * 60];
    const through = rectBetween([from[0] - ux, from[1] - uy], [to[0] + ux, to[1] + uy]);
    return swing === 'none' ? [through] : [through, rectBetween(from, [to[0] + (leaf[0] ?? 0), to[1] + (leaf[1] ?? 0)])];
  });
}

/** Half an arm's length on both sides of the glass. */
function beforeWindow({ from, to }: Plan['windows'][number]): Rect {
  const [dx, dy] = from[1] === to[1] ? [0, 40] : [40, 0];
  return rectBetween(
    [Math.min(from[0], to[0]) - dx, Math.min(from[1], to[1]) - dy],
    [Math.max(from[0], to[0]) + dx, Math.max(from[1], to[1]) + dy],
  );
}

/** Which rooms one reaches from the entrance when one is 60 cm wide. */
function reached(plan: Plan, pieces: readonly Piece[]): Set<string> {
  const step = 2.5;
  const [columns, rows] = [Math.ceil(plan.width / step) + 1, Math.ceil(plan.height / step) + 1];
  const blocked = new Uint8Array(columns * rows);
  for (const bar of [...barsOf(plan), ...pieces]) {
    const near = grown(bar, 29.5);
    for (let row = Math.max(0, Math.ceil(near.top / step)); row <= Math.min(rows - 1, near.bottom / step); row += 1) {
      const dy = Math.max(bar.top - row * step, 0, row * step - bar.bottom);
      for (let column = Math.max(0, Math.ceil(near.left / step)); column <= Math.min(columns - 1, near.right / step); column += 1) {
        const dx = Math.max(bar.left - column * step, 0, column * step - bar.right);
        if (dx * dx + dy * dy < 29.5 * 29.5) blocked[row * columns + column] = 1;
      }
    }
  }
  const seen = new Set<string>();
  const open = [startOf(plan)].map(([x, y]) => Math.round(y / step) * columns + Math.round(x / step));
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    if (blocked[cell]) continue;
    blocked[cell] = 1;
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    const room = column % 4 === 0 && row % 4 === 0 && plan.rooms.find(({ outline }) => contains(outline, [column * step, row * step]));
    if (room) seen.add(room.id);
    if (column > 0) open.push(cell - 1);
    if (column < columns - 1) open.push(cell + 1);
    if (row > 0) open.push(cell - columns);
    if (row < rows - 1) open.push(cell + columns);
  }
  return seen;
}

/** Half a metre behind the entrance, which is closed then. */
function startOf({ doors, rooms }: Plan): Point {
  const door = doors.find(({ entrance }) => entrance);
  if (!door) throw new Error('a plan without an entrance');
  const [x, y] = [(door.from[0] + door.to[0]) / 2, (door.from[1] + door.to[1]) / 2];
  const [dx, dy] = door.from[1] === door.to[1] ? [0, 50] : [50, 0];
  const inside = [-1, 1]
    .map((side): Point => [x + side * dx, y + side * dy])
    .find((point) => rooms.some(({ outline }) => contains(outline, point)));
  if (!inside) throw new Error('an entrance into nothing');
  return inside;
}

function faults(plan: Plan): string[] {
  const pieces = furnish(plan);
  const [bars, free] = [barsOf(plan), beforeDoors(plan)];
  return [
    ...pieces.flatMap((piece, at) => {
      const outline = plan.rooms.find(({ id }) => id === piece.room)?.outline ?? [];
      const corners: Point[] = [
        [piece.left, piece.top],
        [piece.right, piece.top],
        [piece.right, piece.bottom],
        [piece.left, piece.bottom],
      ].map(([x = 0, y = 0]) => [x + Math.sign((piece.left + piece.right) / 2 - x), y + Math.sign((piece.top + piece.bottom) / 2 - y)]);
      return [
        corners.every((corner) => contains(outline, corner)) ? '' : `${piece.kind} leaves ${piece.room}`,
        bars.some((bar) => overlap(bar, piece)) ? `${piece.kind} stands in a wall of ${piece.room}` : '',
        free.some((zone) => overlap(zone, piece)) ? `${piece.kind} stands in a door of ${piece.room}` : '',
        pieces.slice(at + 1).some((other) => overlap(other, piece)) ? `${piece.kind} stands on another piece` : '',
        needs[piece.kind].tall && plan.windows.some((window) => overlap(beforeWindow(window), piece))
          ? `${piece.kind} hides a window of ${piece.room}`
          : '',
      ];
    }),
    ...plan.rooms.filter(({ id }) => !reached(plan, pieces).has(id)).map(({ id, label }) => `nobody comes into ${label} ${id}`),
  ].filter((fault) => fault !== '');
}

/** Any of these, in every room of the label. */
const expected: [label: string, ...kinds: Kind[]][] = [
  ['bedroom', 'double-bed', 'bed'],
  ['bedroom', 'wardrobe'],
  ['kitchen', 'kitchen'],
  ['kitchen', 'table', 'dining-set'],
  ['studio_with_kitchen', 'kitchen'],
  ['studio_with_kitchen', 'table', 'dining-set'],
  ['living_room', 'sofa'],
  ['bathroom', 'toilet'],
  ['bathroom', 'basin'],
  ['laundry', 'washing-machine'],
  ['wardrobe', 'shelves'],
  ['cabinet', 'desk'],
];

describe.each(layouts)('the layout $name', ({ plan }) => {
  test('is furnished inside its rooms, with free doors and windows and a way of 60 cm to each room', () => {
    expect(faults(plan)).toEqual([]);
  });

  test('has the usual furniture in each room', () => {
    const pieces = furnish(plan);
    const has = (room: string, of: readonly Kind[]) => pieces.some((piece) => piece.room === room && of.includes(piece.kind));
    const missing = expected.flatMap(([label, ...of]) =>
      plan.rooms.filter((room) => room.label === label && !has(room.id, of)).map(({ id }) => `${label} ${id}: ${of}`),
    );
    expect(missing).toEqual([]);
    const of = (kind: Kind) => pieces.filter((piece) => piece.kind === kind).length;
    expect(of('double-bed')).toBeGreaterThanOrEqual(1);
    expect(of('bath') + of('shower')).toBeGreaterThanOrEqual(1);
    expect(of('kitchen')).toBe(1);
  });
});

test('for any size of the plan, nothing stands in the way', { timeout: 180_000 }, () => {
  const anyPlan = fc
    .record({
      scheme: fc.constantFrom<Scheme>(...Object.values(schemes)),
      mirror: fc.boolean(),
      by: fc.double({ min: -0.08, max: 0.3, noNaN: true }),
    })
    .map(({ scheme, mirror, by }) => planOf(stretched(mirror ? mirrored(scheme) : scheme, by)));
  fc.assert(
    fc.property(anyPlan, (plan) => {
      expect(faults(plan)).toEqual([]);
    }),
    { numRuns: 15 },
  );
});

test('a room as large as a field stays empty, and is decided at once', async () => {
  const outline: Plan['rooms'][number]['outline'] = [
    [0, 0],
    [9_000, 0],
    [9_000, 9_000],
    [0, 9_000],
  ];
  const plan: Plan = {
    width: 9_000,
    height: 9_000,
    rooms: [{ id: 'r1', label: 'living_room', area: 8_100, outline }],
    walls: [],
    doors: [{ from: [0, 60], to: [0, 150], swing: 'left', entrance: true }],
    windows: [],
  };
  expect(await processorMs(() => expect(furnish(plan)).toEqual([]))).toBeLessThan(1_000);
});
