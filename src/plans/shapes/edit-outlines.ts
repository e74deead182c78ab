import { sidesOf, type XY } from '../../base/geometry/outline.ts';

/** A shape of a drawing; an open one is a line, such as a street. */
export type Drawn = { outline: XY[]; isOpen?: boolean };
export type Frame = { width: number; height: number };

/** Corners are stored to a tenth of a pixel. */
const rounded = (value: number): number => Math.round(value * 10) / 10;
const between = (value: number, most: number): number => rounded(Math.min(Math.max(value, 0), most));
/** The point, or the nearest one in the frame. */
export const pointIn = ({ width, height }: Frame, [x, y]: XY): XY => [between(x, width), between(y, height)];

const distance = ([ax, ay]: XY, [bx, by]: XY): number => Math.hypot(ax - bx, ay - by);

/** The point of a side that is nearest to a point. */
function footOn([[ax, ay], [bx, by]]: [XY, XY], [x, y]: XY): XY {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return [rounded(ax + along * dx), rounded(ay + along * dy)];
}

const nearest = (points: readonly XY[], point: XY, within: number): XY | undefined =>
  points.filter((one) => distance(one, point) <= within).toSorted((a, b) => distance(a, point) - distance(b, point))[0];

/** The nearest corner of other outlines within reach, else the nearest place on a side of theirs, else the point itself. */
export function snapPoint(point: XY, outlines: readonly (readonly XY[])[], within: number): XY {
  const corner = nearest(outlines.flat(), point, within);
  if (corner) return corner;
  const feet = outlines.flatMap(sidesOf).map((side) => footOn(side, point));
  return nearest(feet, point, within) ?? [rounded(point[0]), rounded(point[1])];
}

const isSame = (one: XY, other: XY): boolean => one[0] === other[0] && one[1] === other[1];

/** A corner moved; with it go the corners of others that share its place, so that storeys stay side by side. */
export function moveCorner<Item extends Drawn>(items: readonly Item[], { at, corner, to }: { at: number; corner: number; to: XY }): Item[] {
  const from = items[at]?.outline[corner];
  if (!from) return [...items];
  return items.map((item, index) => {
    const moves = (point: XY, place: number) => (index === at ? place === corner : isSame(point, from));
    return item.outline.some(moves) ? { ...item, outline: item.outline.map((point, place) => (moves(point, place) ? to : point)) } : item;
  });
}

/** The middle of a side becomes a corner; the new one is the next. */
export function insertCorner(outline: readonly XY[], after: number): XY[] {
  const side = sidesOf(outline)[after];
  if (!side) return [...outline];
  const [[ax, ay], [bx, by]] = side;
  return outline.toSpliced(after + 1, 0, [rounded((ax + bx) / 2), rounded((ay + by) / 2)]);
}

/** The middles of all sides, each after its corner. */
export const middlesOf = (outline: readonly XY[], isOpen = false): XY[] =>
  outline.slice(0, isOpen ? -1 : undefined).flatMap((_, at) => insertCorner(outline, at).slice(at + 1, at + 2));

/** What other shapes snap to: an open line has no side between its ends. */
export const edgesOf = ({ outline, isOpen = false }: Drawn): (readonly XY[])[] => (isOpen ? sidesOf(outline).slice(0, -1) : [outline]);

/** The middle of a shape's frame, by which it is moved as a whole. */
export function middleOf(outline: readonly XY[]): XY {
  const between = (axis: 0 | 1): number => {
    const along = outline.map((point) => point[axis]);
    return rounded((Math.min(...along) + Math.max(...along)) / 2);
  };
  return [between(0), between(1)];
}

/** The whole shape with its middle at another place, as far as the frame lets it. */
export function moveWhole(outline: readonly XY[], to: XY, { width, height }: Frame): XY[] {
  const from = middleOf(outline);
  const most = [width, height] as const;
  const by = ([0, 1] as const).map((axis) => {
    const along = outline.map((point) => point[axis]);
    return Math.min(Math.max(to[axis] - from[axis], -Math.min(...along)), most[axis] - Math.max(...along));
  });
  return outline.map(([x, y]): XY => [rounded(x + (by[0] ?? 0)), rounded(y + (by[1] ?? 0))]);
}

/** Shapes come far ones first: those of a group a step farther, or nearer, than those of the group beside it. */
export function moveGroup<Item>(items: readonly Item[], groupOf: (item: Item) => string, group: string, by: -1 | 1): Item[] {
  const order = [...new Set(items.map(groupOf))];
  const place = order.indexOf(group);
  const beside = order[place + by];
  if (place < 0 || beside === undefined) return [...items];
  order[place] = beside;
  order[place + by] = group;
  return order.flatMap((one) => items.filter((item) => groupOf(item) === one));
}
