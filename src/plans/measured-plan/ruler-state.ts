type Point = readonly [x: number, y: number];
type Rect = { left: number; top: number; right: number; bottom: number };

/** An obstacle of the plan: a wall, or the swing of a door. */
export type Solid = Rect & { kind: 'wall' | 'door' };

/** A visitor's own thing, by its middle, in centimetres of the plan. */
export type Thing = { kind: 'thing'; name: string; width: number; depth: number; at: Point };
export type Line = { kind: 'line'; from: Point; to: Point };
export type Item = Thing | Line;

export const mostItems = 24;
const mostName = 40;
/** In centimetres. */
export const sizeLimits = { least: 5, most: 600 } as const;
const snapWithin = 8;

export const boxOf = ({ at: [x, y], width, depth }: Thing): Rect => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - depth / 2,
  bottom: y + depth / 2,
});
export const turned = (thing: Thing): Thing => ({ ...thing, width: thing.depth, depth: thing.width });
export const lengthOf = ({ from, to }: Line): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

const overlap = (a: Rect, b: Rect) => a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;

/** The obstacle that the piece overlaps, a wall first; null when it stands freely. */
export function hitBy(thing: Thing, solids: readonly Solid[]): Solid['kind'] | null {
  const hits = solids.filter((solid) => overlap(boxOf(thing), solid));
  return hits.find(({ kind }) => kind === 'wall')?.kind ?? hits[0]?.kind ?? null;
}

/** How far it is from each side to the next wall, at most ten metres. */
export function gapsOf(thing: Thing, solids: readonly Solid[]): { left: number; right: number; top: number; bottom: number } {
  const box = boxOf(thing);
  const walls = solids.filter(({ kind }) => kind === 'wall');
  const beside = walls.filter((wall) => wall.top < box.bottom - 1 && wall.bottom > box.top + 1);
  const above = walls.filter((wall) => wall.left < box.right - 1 && wall.right > box.left + 1);
  const least = (all: number[]) => Math.min(1000, ...all.filter((gap) => gap > -snapWithin));
  return {
    left: least(beside.map((wall) => box.left - wall.right)),
    right: least(beside.map((wall) => wall.left - box.right)),
    top: least(above.map((wall) => box.top - wall.bottom)),
    bottom: least(above.map((wall) => wall.top - box.bottom)),
  };
}

/** Pushed against a wall that it nearly touches. */
export function snapped(thing: Thing, solids: readonly Solid[]): Thing {
  const { left, right, top, bottom } = gapsOf(thing, solids);
  const nearer = (before: number, after: number) => {
    if (Math.abs(before) > snapWithin && Math.abs(after) > snapWithin) return 0;
    return Math.abs(before) <= Math.abs(after) ? -before : after;
  };
  return { ...thing, at: [thing.at[0] + nearer(left, right), thing.at[1] + nearer(top, bottom)] };
}

/** A line that is nearly level or upright becomes so. */
export function straightened(moved: Point, other: Point): Point {
  const [dx, dy] = [Math.abs(moved[0] - other[0]), Math.abs(moved[1] - other[1])];
  if (dx < snapWithin && dy > dx) return [other[0], moved[1]];
  return dy < snapWithin && dx > dy ? [moved[0], other[1]] : moved;
}

const whole = (value: number) => String(Math.round(value));

/** All pieces and lines that a visitor has put on the plan, serialized behind `#` in the address. */
export function writeItems(items: readonly Item[]): string {
  const hash = new URLSearchParams();
  for (const item of items)
    if (item.kind === 'line') hash.append('line', [...item.from, ...item.to].map(whole).join());
    else hash.append('put', [...[item.width, item.depth, ...item.at].map(whole), item.name].join());
  return hash.toString();
}

/** Reads them back; an invalid value is left out. */
export function readItems(hash: string): Item[] {
  const items = [...new URLSearchParams(hash.replace(/^#/, ''))].flatMap(([key, value]): Item[] => {
    const parts = value.split(',');
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map((part) => (/^-?\d{1,5}$/.test(part) ? Number(part) : Number.NaN));
    if (![a, b, c, d].every(Number.isFinite) || parts.length < 4) return [];
    if (key === 'line') return [{ kind: 'line', from: [a, b], to: [c, d] }];
    const isSize = (size: number) => size >= sizeLimits.least && size <= sizeLimits.most;
    if (key !== 'put' || !isSize(a) || !isSize(b)) return [];
    return [{ kind: 'thing', width: a, depth: b, at: [c, d], name: parts.slice(4).join(',').slice(0, mostName) }];
  });
  return items.slice(0, mostItems);
}
