import { pixelOf, type Size, topOf } from './camera.ts';
import type { Block, Camera, Point, Rectangle, Scene, View } from './scene.ts';

/** A place to press in a picture, in its pixels; `floor` is null where the whole section is one place. */
export type Shape = { section: number; floor: number | null; outline: [number, number][] };

const setBackBy = 2.2;
type Storey = { floor: number; from: number; to: number; outline: Rectangle };

function storeysOf(block: Block): Storey[] {
  const [west, south, east, north] = block.outline;
  return Array.from({ length: block.storeys }, (_, at) => ({
    floor: at + 1,
    from: at === 0 ? 0 : block.ground + (at - 1) * block.storey,
    to: block.ground + at * block.storey,
    outline:
      block.setBack && at === block.storeys - 1
        ? [west + setBackBy, south + setBackBy, east - setBackBy, north - setBackBy]
        : block.outline,
  }));
}

/** The corners of a rectangle between which its walls face a viewer, from left to right. */
function facingCorners([west, south, east, north]: Rectangle, [x, y]: Point): [number, number][] {
  const ring: [number, number][] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
  const faces = [y < south, x > east, y > north, x < west];
  const first = faces.findIndex((visible, at) => visible && !faces[(at + 3) % 4]);
  if (first < 0) return [];
  const count = faces.filter(Boolean).length;
  return Array.from({ length: count + 1 }, (_, step) => ring[(first + step) % 4] ?? [west, south]);
}

/** Whether `a` can hide nothing of `b`: a line between their outlines has the viewer on the side of `b`. */
function isBehind(a: Rectangle, b: Rectangle, [x, y]: Point): boolean {
  const apart = 0.01;
  return (
    (a[0] >= b[2] - apart && x <= a[0]) ||
    (a[2] <= b[0] + apart && x >= a[2]) ||
    (a[1] >= b[3] - apart && y <= a[1]) ||
    (a[3] <= b[1] + apart && y >= a[3])
  );
}

/** Sections from the farthest to the nearest, as a painter would put them on. */
function farFirst(blocks: Block[], viewer: Point): Block[] {
  const left = [...blocks];
  const ordered: Block[] = [];
  while (left.length > 0) {
    const free = left.findIndex((block) => left.every((other) => other === block || isBehind(block.outline, other.outline, viewer)));
    ordered.push(...left.splice(Math.max(0, free), 1));
  }
  return ordered;
}

function hull(points: [number, number][]): [number, number][] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: [number, number][]): [number, number][] => {
    const kept: [number, number][] = [];
    for (const point of list) {
      for (;;) {
        const [before, last] = kept.slice(-2);
        if (!before || !last) break;
        if ((last[0] - before[0]) * (point[1] - before[1]) - (last[1] - before[1]) * (point[0] - before[0]) > 0) break;
        kept.pop();
      }
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

function pixelsOf(scene: Scene, camera: Camera, size: Size, points: Point[]): [number, number][] {
  return points.map((point) => {
    const [x, y] = pixelOf(camera, size, point);
    return [tenths(scene.mirrored ? size.width - x : x), tenths(y)];
  });
}

/** The parapet stands above the last storey and is pressed with it. */
const parapet = 0.9;

/** Every storey of every section as the camera sees its walls. */
export function facadeShapes(scene: Scene, { camera }: View, size: Size): Shape[] {
  return farFirst(scene.blocks, camera.at).flatMap((block) => {
    const { section } = block;
    const above = (storey: Storey): boolean => storey.from >= camera.at[2];
    const storeys = storeysOf(block);
    const ordered = [...storeys.filter(above).toReversed(), ...storeys.filter((storey) => !above(storey))];
    return ordered.map(({ floor, from, to, outline }): Shape => {
      const corners = facingCorners(outline, camera.at);
      const top = floor === block.storeys ? to + parapet : to;
      const ring: Point[] = [...corners.map(([x, y]): Point => [x, y, from]), ...corners.toReversed().map(([x, y]): Point => [x, y, top])];
      return { section, floor, outline: pixelsOf(scene, camera, size, ring) };
    });
  });
}

/** Every section as one shape, roof and all. */
export function siteShapes(scene: Scene, { camera }: View, size: Size): Shape[] {
  return farFirst(scene.blocks, camera.at).map((block) => {
    const { section, outline } = block;
    const [west, south, east, north] = outline;
    const heights = [0, topOf(block) + parapet];
    const corners = [west, east].flatMap((x) => [south, north].flatMap((y) => heights.map((z): Point => [x, y, z])));
    return { section, floor: null, outline: hull(pixelsOf(scene, camera, size, corners)) };
  });
}

/** An SVG that any drawing program opens; far shapes come first, near ones lie on them. */
export function shapesSvg(title: string, shapes: Shape[], { width, height }: Size): string {
  const lines = shapes.map(({ section, floor, outline }) => {
    const names = floor === null ? `data-section="${section}"` : `data-section="${section}" data-floor="${floor}"`;
    return `  <polygon ${names} points="${outline.map((point) => point.join(',')).join(' ')}"/>\n`;
  });
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`;
  return `${open}\n  <title>${title}</title>\n${lines.join('')}</svg>\n`;
}
