import { describe, expect, test } from 'vitest';
import { projects } from '../demo/projects.ts';
import { altOf } from './alt.ts';
import { pixelOf } from './camera.ts';
import type { Point, Scene, StairHall, View } from './scene.ts';
import { aspect, scenes } from './scenes.ts';

type Seen = { slug: string; scene: Scene; view: View; hall: StairHall };
const seen: Seen[] = scenes.flatMap((scene) =>
  scene.views.flatMap((view) => (view.hall ? [{ slug: scene.slug, scene, view, hall: view.hall }] : [])),
);

/** Outwards and to the right in the drawing, which is turned round where the site is mirrored. */
function sidesOf({ scene, hall }: Seen): { out: [number, number]; right: [number, number] } {
  const [turn, way] = [(hall.faces * Math.PI) / 180, scene.mirrored ? -1 : 1];
  return { out: [way * Math.sin(turn), Math.cos(turn)], right: [way * Math.cos(turn), -Math.sin(turn)] };
}

const dot = (a: [number, number], b: [number, number]): number => a[0] * b[0] + a[1] * b[1];

test('§3 the pictures out of a staircase’s window are of three classes, each in a light of its own', () => {
  const classes = seen.map(({ slug }) => projects.find((project) => project.slug === slug)?.class);
  expect(classes.toSorted()).toEqual(['business', 'comfort', 'prime']);
  expect(new Set(seen.map(({ view }) => `${view.light} ${view.weather}`)).size).toBe(3);
});

describe.each(seen)('§3 the stairs of $slug', (one) => {
  const { scene, view, hall } = one;
  const { out, right } = sidesOf(one);

  test('have their window in an outer wall of the section, between two of its storeys', () => {
    const [x, y] = hall.at;
    const block = scene.blocks.find(({ outline: [west, south, east, north] }) => x >= west && x <= east && y >= south && y <= north);
    const [west, south, east, north] = block?.outline ?? [];
    expect([x === west || x === east, y === south || y === north]).toContain(true);
    expect(hall.number).toBeLessThanOrEqual(block?.storeys ?? 0);
    expect(hall.floor).toBeCloseTo((block?.ground ?? 0) + (hall.number - 3) * (block?.storey ?? 0));
  });

  test('are as deep as two landings and ten steps of 29 cm need, and rise by 15 to 16.5 cm', () => {
    expect(hall.depth).toBeGreaterThan(0.36 + 1.45 + 9 * 0.29 + 1.2);
    expect(hall.storey / 20).toBeGreaterThanOrEqual(0.15);
    expect(hall.storey / 20).toBeLessThanOrEqual(0.165);
  });

  test('are seen from inside, with the whole window in the frame', () => {
    const way: [number, number] = [view.camera.at[0] - hall.at[0], view.camera.at[1] - hall.at[1]];
    expect(Math.abs(dot(way, right))).toBeLessThan(1.1);
    expect(-dot(way, out)).toBeGreaterThan(1);
    expect(-dot(way, out)).toBeLessThan(hall.depth - 0.3);
    const size = { width: 1920, height: 1920 * aspect };
    const half = hall.floor + hall.storey / 2;
    for (const side of [-0.9, 0.9])
      for (const up of [0.16, 2.6]) {
        const point: Point = [hall.at[0] + right[0] * side, hall.at[1] + right[1] * side, half + up];
        const [x, y] = pixelOf(view.camera, size, point);
        expect([x > 0, x < size.width, y > 0, y < size.height]).toEqual([true, true, true, true]);
      }
  });

  test('are described by their storeys and their hour in both languages', () => {
    const { uk, en } = altOf(scene, view);
    expect(uk).toMatch(new RegExp(`між ${hall.number - 1}-м і ${hall.number}-м поверхами .*Візуалізація\\.$`));
    expect(en).toMatch(new RegExp(`between storeys ${hall.number - 1} and ${hall.number} .*Computer rendering\\.$`));
  });
});
