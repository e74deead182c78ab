/** A point; y grows downwards in pictures and plans, and upwards in the frame of a building. */
export type XY = [x: number, y: number];
/** Why corners are no outline of anything. */
export type OutlineFault = 'too-few' | 'no-point' | 'repeated' | 'crossing' | 'empty';

const fewestPoints = 3;

const turnOf = ([ax, ay]: XY, [bx, by]: XY, [cx, cy]: XY): number => Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
const crosses = (a: XY, b: XY, c: XY, d: XY): boolean => turnOf(a, b, c) * turnOf(a, b, d) < 0 && turnOf(c, d, a) * turnOf(c, d, b) < 0;

/** The sides of an outline whose first corner is not repeated. */
export const sidesOf = (outline: readonly XY[]): [XY, XY][] =>
  outline.map((from, at): [XY, XY] => [from, outline[(at + 1) % outline.length] ?? from]);

/** Above zero when the points go counter-clockwise in a frame whose y goes up. */
export const areaOf = (outline: readonly XY[]): number =>
  sidesOf(outline).reduce((sum, [[x, y], [nextX, nextY]]) => sum + (x * nextY - nextX * y) / 2, 0);

/** The reason why an outline is no polygon, or null. */
export function outlineFault(outline: readonly XY[]): OutlineFault | null {
  if (!Array.isArray(outline) || outline.length < fewestPoints) return 'too-few';
  if (!outline.every((point) => Array.isArray(point) && point.length === 2 && point.every(Number.isFinite))) return 'no-point';
  const sides = sidesOf(outline);
  if (sides.some(([[ax, ay], [bx, by]]) => ax === bx && ay === by)) return 'repeated';
  if (sides.some(([a, b], at) => sides.slice(at + 1).some(([c, d]) => crosses(a, b, c, d)))) return 'crossing';
  return areaOf(outline) === 0 ? 'empty' : null;
}

export const isWithin = (outline: readonly XY[], width: number, height: number): boolean =>
  outline.every(([x, y]) => x >= 0 && y >= 0 && x <= width && y <= height);
