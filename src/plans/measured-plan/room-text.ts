import { grown, type Point, type Rect } from '../furnishing/rect.ts';
import type { RoomShape } from '../furnishing/room-shape.ts';
import type { Dimensions, DrawnText, RoomText } from './drawn-plan.ts';
import { letters, levelFor, never, pixelOf, textLevels } from './text-levels.ts';

const step = 10;
const box = ([x, y]: Point, width: number, height: number): Rect => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});
const common = (a: Rect, b: Rect) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The free stretch of a room at a height, or at a place across when `upright`, around a point inside it. */
function stretch(shape: RoomShape, [x, y]: Point, upright: boolean): [number, number] {
  const crossings = shape.outline.flatMap(([x1, y1], index) => {
    const [x2, y2] = shape.outline.at(index - 1) ?? [x1, y1];
    const [a1, a2, b1, b2, at] = upright ? [x1, x2, y1, y2, x] : [y1, y2, x1, x2, y];
    return a1 > at !== a2 > at ? [((b2 - b1) * (at - a1)) / (a2 - a1) + b1] : [];
  });
  const here = upright ? y : x;
  return [Math.max(...crossings.filter((one) => one <= here)), Math.min(...crossings.filter((one) => one >= here))];
}

/** Where the room's text covers the least furniture, nearest to its middle. */
function placeFor(shape: RoomShape, width: number, height: number, standing: readonly Rect[]): Point {
  const { left, top, right, bottom } = shape.bounds;
  const middle: Point = [(left + right) / 2, (top + bottom) / 2];
  let best: { point: Point; cost: number } = { point: middle, cost: Infinity };
  for (let x = left + step; x < right; x += step)
    for (let y = top + step; y < bottom; y += step) {
      const textBox = box([x, y], width, height);
      if (!shape.holds(grown(box([x, y], 4, height), 0))) continue;
      const out = shape.holds(textBox) ? 0 : width * height;
      const covered = standing.reduce((sum, rect) => sum + common(grown(rect, 6), textBox), 0);
      const cost = out + covered * 2 + Math.hypot(x - middle[0], y - middle[1]) * 2;
      if (cost < best.cost) best = { point: [x, y], cost };
    }
  return best.point;
}

/** The size of texts in a drawing at a level of `textLevels`. */
export type TakenAt = (level: number) => Rect[];
type Facts = { shape: RoomShape; name: string; area: string; standing: readonly Rect[]; frameWidth: number };

/** The room's name and area, and the box that they take on a drawing so wide that a pixel of letters is a `pixel` of it. */
export function layOutText({ shape, name, area, standing, frameWidth }: Facts): { text: RoomText; taken: TakenAt } {
  const pixel = pixelOf(frameWidth) * 1.1;
  const width = Math.max(name.length * letters.name, area.length * letters.area) * letters.width * pixel;
  const height = (letters.name + letters.area) * 1.3 * pixel;
  const [x, y] = placeFor(shape, width, height, standing);
  const [from, to] = stretch(shape, [x, y], false);
  const [above, below] = stretch(shape, [x, y], true);
  const room = 2 * Math.min(x - from, to - x);
  const high = 2 * Math.min(y - above, below - y);
  const lay = (content: string, size: number, lines: number): DrawnText => {
    const across = levelFor(content.length, size, room, frameWidth);
    const down = textLevels.findIndex((level) => lines * size * 1.25 * pixelOf(frameWidth) * level.pixel <= high);
    return { text: content, x, y, from: Math.max(across, down === -1 ? never : down) };
  };
  const text: RoomText = { id: shape.id, name: lay(name, letters.name, 2), area: lay(area, letters.area, 1) };
  const taken: TakenAt = (level) => {
    const scale = pixelOf(frameWidth) * (textLevels[level]?.pixel ?? 1);
    const lines = [text.name, text.area].filter(({ from }) => from <= level);
    const longest = Math.max(0, ...lines.map((line) => line.text.length * (line === text.name ? letters.name : letters.area)));
    // The name stands above the point and the area below it, as the stylesheet moves them.
    const [above, below] = [text.name.from <= level ? -14 : 1, text.area.from <= level ? 14 : 0];
    const half = (longest * letters.width * scale) / 2;
    return lines.length > 0 ? [{ left: x - half, right: x + half, top: y + above * scale, bottom: y + below * scale }] : [];
  };
  return { text, taken };
}

const sizeBox =
  (point: Point, text: string, upright: boolean, frameWidth: number): TakenAt =>
  (level) => {
    const scale = pixelOf(frameWidth) * (textLevels[level]?.pixel ?? 1);
    const [wide, deep] = [text.length * letters.dimension * letters.width * scale, letters.dimension * 1.2 * scale];
    return [upright ? box(point, deep, wide) : box(point, wide, deep)];
  };

/** How wide and how deep the room is between its walls, each along a line on which its words hide the least. */
export function innerDimensions(
  shape: RoomShape,
  say: (centimetres: number) => string,
  named: TakenAt,
  standing: readonly Rect[],
  frameWidth: number,
): Dimensions {
  const lines: string[] = [];
  const texts: DrawnText[] = [];
  const mine: TakenAt[] = [];
  const widest = textLevels.length - 1;
  for (const upright of [false, true]) {
    const { left, top, right, bottom } = shape.bounds;
    const [low, high] = upright ? [left, right] : [top, bottom];
    const full = upright ? bottom - top : right - left;
    if (full < 120) continue;
    let best: { cost: number; at: number; from: number; to: number; text: string; middle: number; level: number } | null = null;
    for (let at = low + 2 * step; at <= high - 2 * step; at += step) {
      const inside = upright ? ([at, (top + bottom) / 2] as const) : ([(left + right) / 2, at] as const);
      const [from, to] = stretch(shape, inside, upright);
      if (!Number.isFinite(to - from) || to - from < 120) continue;
      const text = say(to - from);
      const fits = Math.max(1, levelFor(text.length, letters.dimension, to - from, frameWidth));
      for (const share of [0.5, 0.3, 0.7, 0.2, 0.8]) {
        const middle = from + (to - from) * share;
        const boxAt = sizeBox(upright ? [at, middle] : [middle, at], text, upright, frameWidth);
        const others = (level: number) => [named, ...mine].flatMap((rects) => rects(level));
        // Words grow on a narrower drawing: the widest one on which they still touch others.
        const crowded = [...textLevels.keys()].findLast((level) =>
          boxAt(level).some((one) => others(level).some((other) => common(one, other) > 0)),
        );
        const level = Math.max(fits, crowded === undefined ? 0 : crowded + 1);
        const covered = boxAt(widest).flatMap((one) => standing.map((rect) => common(grown(rect, 4), one)));
        const edge = Math.min(at - low, high - at);
        const cost =
          covered.reduce((sum, one) => sum + one, 0) * 3 +
          (full - (to - from)) * 8 +
          edge * 0.4 +
          Math.abs(share - 0.5) * 60 +
          (level - 1) * 400;
        if (!best || cost < best.cost) best = { cost, at, from, to, text, middle, level };
      }
    }
    if (!best || best.level >= never) continue;
    const { at, from, to, text, middle, level } = best;
    const point = (along: number, across: number) => (upright ? `${r(across)} ${r(along)}` : `${r(along)} ${r(across)}`);
    const short = frameWidth * 0.005;
    lines.push(
      `M${point(from, at)}L${point(to, at)}`,
      ...[from, to].map(
        (end) => `M${point(end - short, at + (upright ? -short : short))}L${point(end + short, at + (upright ? short : -short))}`,
      ),
    );
    const [x, y] = upright ? [at, middle] : [middle, at];
    texts.push({
      text,
      x: r(x),
      y: r(y),
      from: level,
      ...(upright ? { up: true } : {}),
    });
    mine.push(sizeBox([x, y], text, upright, frameWidth));
  }
  return { lines: lines.join(''), texts };
}

const r = (value: number) => Math.round(value * 10) / 10;
