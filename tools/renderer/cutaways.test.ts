import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kinds, type Piece } from '../../src/plans/furnishing/pieces.ts';
import { rectBetween, type Side } from '../../src/plans/furnishing/rect.ts';
import { symbolsPath } from '../../src/plans/furnishing/symbols.ts';
import { contains } from '../../src/plans/layout/plan-paths.ts';
import { drawPlan } from '../../src/plans/measured-plan/draw-plan.ts';
import { layouts } from '../demo/plans/layouts.ts';
import { pixelOf } from './camera.ts';
import { type CutPiece, cutaways } from './cutaways.ts';

const words = { nameOf: (label: string) => label, areaOf: ({ area }: { area: number }) => area.toFixed(2), lengthOf: String };
const backs: Record<number, Side> = { 0: 'top', 90: 'left', 180: 'bottom', [-90]: 'right' };
const whole = (value: number) => Math.round(value * 10) / 10;

/** Back from metres to the plan's centimetres. */
function onPlan({ kind, room, at, turn, width, depth, mirrored }: CutPiece, height: number): Piece {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const corner = (u: number, v: number) =>
    [whole((at[0] + u * cos + v * sin) * 100), whole(height - (at[1] + u * sin - v * cos) * 100)] as const;
  return { ...rectBetween(corner(-width / 2, 0), corner(width / 2, depth)), kind, room, mirrored, back: backs[turn] ?? 'top' };
}

test('§1 every layout has its cut-away', () => {
  expect(cutaways.map(({ layout }) => layout)).toEqual(layouts.map(({ id }) => id));
});

test('whatever the furnishing knows, the renderer can build', () => {
  const sets = readFileSync(join(import.meta.dirname, 'blender', 'interiors', 'sets.py'), 'utf8').split('SETS = {')[1] ?? '';
  expect(kinds.filter((kind) => !sets.includes(`'${kind}':`))).toEqual([]);
});

describe.each(cutaways.map((cutaway, at) => ({ name: layouts[at]?.name, cutaway, plan: layouts[at]?.plan })))(
  '§1 the cut-away of $name',
  ({ cutaway, plan }) => {
    if (!plan) throw new Error('no plan');

    test('shows what the plan draws, each piece in its room', () => {
      const pieces = cutaway.pieces.map((piece) => onPlan(piece, plan.height));
      expect(symbolsPath(pieces)).toBe(drawPlan(plan, words).furniture);
      const strayed = pieces.filter(({ room, left, right, top, bottom }) => {
        const outline = plan.rooms.find(({ id }) => id === room)?.outline ?? [];
        return [left + 1, right - 1].some((x) => [top + 1, bottom - 1].some((y) => !contains(outline, [x, y])));
      });
      expect(strayed).toEqual([]);
    });

    test('has the openings of the plan, every one in a wall, and its walls in the frame', () => {
      expect([cutaway.doors.length, cutaway.windows.length]).toEqual([plan.doors.length, plan.windows.length]);
      const loose = [...cutaway.doors, ...cutaway.windows].filter(
        ({ box: [west, south, east, north] }) =>
          !cutaway.walls.some(({ box: [x0, y0, x1, y1] }) => west >= x0 && east <= x1 && south >= y0 && north <= y1),
      );
      expect(loose).toEqual([]);
      const frame = { width: 1000, height: 1000 * cutaway.aspect };
      const seen = cutaway.walls.flatMap(({ box: [west, south, east, north] }) =>
        [west, east].flatMap((x) => [south, north].flatMap((y) => [0, cutaway.cut].map((z) => pixelOf(cutaway.camera, frame, [x, y, z])))),
      );
      expect(seen.filter(([x, y]) => x < 0 || x > frame.width || y < 0 || y > frame.height)).toEqual([]);
    });

    test('lays no rug through a wall or under what is heavy', () => {
      const pieces = cutaway.pieces.map((piece) => onPlan(piece, plan.height));
      const heavy = pieces.filter(({ kind }) => ['wardrobe', 'kitchen', 'bookshelf', 'dining-set', 'table', 'desk'].includes(kind));
      const crossed = cutaway.rugs.filter(([x0, y0, x1, y1]) =>
        heavy.some(
          ({ left, right, top, bottom }) =>
            left < x1 * 100 - 1 && right > x0 * 100 + 1 && top < plan.height - y0 * 100 - 1 && bottom > plan.height - y1 * 100 + 1,
        ),
      );
      expect(crossed).toEqual([]);
    });
  },
);
