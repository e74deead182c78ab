import type { XY } from '../../base/geometry/outline.ts';

/** The two edges of a storey on a facade, both from left to right: each corner of one stands over that of the other. */
type Edges = { lower: XY[]; upper: XY[] };

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The edges of an outline that has as many corners above as below; null of any other. */
export function edgesOf(outline: readonly XY[]): Edges | null {
  const half = outline.length / 2;
  if (!Number.isInteger(half) || half < 2) return null;
  // Walls are upright in a picture of a building, or nearly: the halves are divided where corners stand over each other.
  const halves = outline.map((_, start) => {
    const turned = [...outline.slice(start), ...outline.slice(0, start)];
    const [one, other] = [turned.slice(0, half), turned.slice(half).toReversed()];
    return { one, other, apart: sum(one.map(([x], at) => Math.abs(x - (other[at]?.[0] ?? x)))) };
  });
  const [best] = halves.toSorted((a, b) => a.apart - b.apart);
  if (!best) return null;
  const isLower = sum(best.one.map(([, y]) => y)) >= sum(best.other.map(([, y]) => y));
  const [lower, upper] = isLower ? [best.one, best.other] : [best.other, best.one];
  const isLeftFirst = (lower[0]?.[0] ?? 0) <= (lower.at(-1)?.[0] ?? 0);
  return isLeftFirst ? { lower, upper } : { lower: lower.toReversed(), upper: upper.toReversed() };
}

const along = (from: readonly XY[], step: readonly XY[], times: number): XY[] =>
  from.map(([x, y], at) => {
    const [dx, dy] = step[at] ?? [0, 0];
    return [rounded(x + dx * times), rounded(y + dy * times)];
  });
const stepBetween = (from: readonly XY[], to: readonly XY[]): XY[] =>
  from.map(([x, y], at): XY => [(to[at]?.[0] ?? x) - x, (to[at]?.[1] ?? y) - y]);

/**
 * Copies of a storey, upward from it: they divide what lies between it and the storey `above` evenly, or, where none is drawn, have each
 * its own height. A copy begins where the one below ends. Null where the outline has no two edges.
 */
export function copyStoreys(outline: readonly XY[], count: number, above: readonly XY[] | null = null): XY[][] | null {
  const edges = edgesOf(outline);
  if (!edges) return null;
  const { lower, upper } = edges;
  const end = above && edgesOf(above)?.lower;
  const isBetween = end && end.length === upper.length;
  const step = isBetween ? stepBetween(upper, end).map(([x, y]): XY => [x / count, y / count]) : stepBetween(lower, upper);
  return Array.from({ length: count }, (_, at) => [...along(upper, step, at), ...along(upper, step, at + 1).toReversed()]);
}
