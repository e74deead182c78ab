import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { projects } from '../demo/projects.ts';
import type { Size } from './camera.ts';
import type { Scene } from './scene.ts';
import { sceneOf, viewOf } from './scenes.ts';
import { facadeShapes, type Shape, siteShapes } from './viewpoints.ts';

const folder = join(import.meta.dirname, 'masks');
/** The renderer's mask, with its scene: colours identify sections and storeys (see blender/mask.py). */
const masks = readdirSync(folder).filter((name) => name.endsWith('.png'));

/** A pixel's place in the building as one number: section 3, storey 12 is 312; 0 is no building. */
const place = (section: number, floor: number | null): number => section * 100 + (floor ?? 0);

async function drawn(name: string): Promise<{ scene: Scene; view: string; size: Size; seen: Uint16Array }> {
  const stem = name.replace('.png', '');
  const scene: Scene = JSON.parse(readFileSync(join(folder, `${stem}.json`), 'utf8'));
  const view = stem.endsWith('aerial') ? 'aerial' : 'hero';
  const image = sharp(join(folder, name));
  // The finished picture is turned round, the mask comes as it was drawn.
  const { data, info } = await (scene.mirrored ? image.flop() : image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const seen = new Uint16Array(info.width * info.height);
  for (let at = 0; at < seen.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 3, at * 3 + 3);
    if (blue > 127) seen[at] = place(Math.round(red / 16), Math.round(green / 4));
  }
  return { scene, view, size: info, seen };
}

/** Shapes laid on one after the other, so that a later one covers. */
function painted(shapes: Shape[], { width, height }: Size): Uint16Array {
  const pixels = new Uint16Array(width * height);
  for (const { section, floor, outline } of shapes) {
    for (let y = 0; y < height; y += 1) {
      const line = y + 0.5;
      const crossings = outline.flatMap(([x0, y0], at) => {
        const [x1, y1] = outline[(at + 1) % outline.length] ?? [x0, y0];
        return y0 <= line !== y1 <= line ? [x0 + ((line - y0) / (y1 - y0)) * (x1 - x0)] : [];
      });
      const sorted = crossings.toSorted((a, b) => a - b);
      for (let pair = 0; pair + 1 < sorted.length; pair += 2) {
        const [from = 0, to = 0] = sorted.slice(pair, pair + 2).map((x) => Math.max(0, Math.min(width, Math.ceil(x - 0.5))));
        pixels.fill(place(section, floor), y * width + from, y * width + to);
      }
    }
  }
  return pixels;
}

/** The clickable shapes: the file beside a project's pictures, in pixels of `size`. */
function committed(slug: string, view: string): { size: Size; shapes: Shape[] } {
  const svg = readFileSync(
    join(import.meta.dirname, '../../content/obriy/pictures', slug, view === 'aerial' ? 'site.svg' : 'facade.svg'),
    'utf8',
  );
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  const shapes = [...svg.matchAll(/data-section="(\d+)"(?: data-floor="(\d+)")? points="([^"]+)"/g)].map(
    ([, section, floor, points = '']): Shape => ({
      section: Number(section),
      floor: floor === undefined ? null : Number(floor),
      outline: points.split(' ').map((point) => point.split(',').map(Number) as [number, number]),
    }),
  );
  return { size: { width: Number(width), height: Number(height) }, shapes };
}

const scaled = (shapes: Shape[], by: number): Shape[] =>
  shapes.map((shape) => ({ ...shape, outline: shape.outline.map(([x, y]): [number, number] => [x * by, y * by]) }));

type Overlap = { both: number; either: number; share: number };
/** Of every place: how many pixels both have, how many either has. `nameOf` says what counts as one place; 0 is none. */
function overlaps(a: Uint16Array, b: Uint16Array, nameOf: (pixel: number) => number): Map<number, Overlap> {
  const found = new Map<number, Overlap>();
  const add = (name: number, both: number): void => {
    if (name === 0) return;
    const known = found.get(name) ?? { both: 0, either: 0, share: 0 };
    found.set(name, { both: known.both + both, either: known.either + 1, share: (known.both + both) / (known.either + 1) });
  };
  for (let at = 0; at < a.length; at += 1) {
    const [inA, inB] = [nameOf(a[at] ?? 0), nameOf(b[at] ?? 0)];
    add(inA, inA === inB ? 1 : 0);
    if (inA !== inB) add(inB, 0);
  }
  return found;
}

describe('§3 shapes to press in pictures', () => {
  it('are checked against three facades and a quarter from above', () => expect(masks).toHaveLength(4));

  it.each(masks)('lie over what the renderer drew in %s', async (name) => {
    const { scene, view, size, seen } = await drawn(name);
    const pressed = committed(scene.slug, view);
    const shapes = painted(scaled(pressed.shapes, size.width / pressed.size.width), size);
    const house = overlaps(shapes, seen, (pixel) => Math.sign(pixel)).get(1);
    expect(house?.share).toBeGreaterThan(0.97);
    const sections = overlaps(shapes, seen, (pixel) => Math.floor(pixel / 100));
    expect([...sections.keys()].toSorted()).toEqual(scene.blocks.map(({ section }) => section));
    expect([...sections].filter(([, { share }]) => share < 0.97)).toEqual([]);
    if (view === 'aerial') return;
    const storeys = [...overlaps(shapes, seen, (pixel) => pixel)].filter(([, { either }]) => either > 400);
    expect(storeys.length).toBeGreaterThan(scene.blocks.reduce((sum, block) => sum + block.storeys, 0) / 2);
    expect(storeys.filter(([, { share }]) => share < 0.8)).toEqual([]);
  });

  it.each(projects.map(({ slug, storeys }) => [slug, storeys] as const))(
    'of %s name every section and storey of its house',
    (slug, storeys) => {
      const read = (view: string): string[] =>
        committed(slug, view).shapes.map(({ section, floor }) => [section, floor].filter(Boolean).join('-'));
      const named = storeys.flatMap((count, at) => Array.from({ length: count }, (_, floor) => `${at + 1}-${floor + 1}`));
      expect(new Set(read('hero'))).toEqual(new Set(named));
      expect(new Set(read('aerial'))).toEqual(new Set(storeys.map((_, at) => `${at + 1}`)));
    },
  );

  it.each(projects.flatMap(({ slug }) => ['hero', 'aerial'].map((view) => [slug, view] as const)))(
    'of %s lie in its %s where its house stands now',
    (slug, view) => {
      const { size, shapes } = committed(slug, view);
      const scene = sceneOf(slug);
      expect(shapes).toEqual((view === 'aerial' ? siteShapes : facadeShapes)(scene, viewOf(scene, view), size));
    },
  );
});
