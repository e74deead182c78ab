import type { Common } from './core.ts';
import type { Opening, Placed, Rect } from './turned-plan.ts';

type Floor = { flats: Placed[]; common: Common[] };

export const moved = ({ left, top, right, bottom }: Rect, [x, y]: readonly [number, number]): Rect => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});
export const overlaps = (a: Rect, b: Rect): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** What lies straight before an opening, as wide as it and that deep. */
export function before({ from, to, towards }: Opening, depth: number): Rect {
  const rect = {
    left: Math.min(from[0], to[0]),
    top: Math.min(from[1], to[1]),
    right: Math.max(from[0], to[0]),
    bottom: Math.max(from[1], to[1]),
  };
  if (towards === 'top') return { ...rect, top: rect.top - depth };
  if (towards === 'bottom') return { ...rect, bottom: rect.bottom + depth };
  return towards === 'left' ? { ...rect, left: rect.left - depth } : { ...rect, right: rect.right + depth };
}

/** Between the windows of one house and a wall of it, in centimetres. */
const farEnough = 1200;

/** Whether every window sees out, past all flats and common rooms but the open-air rooms of its own flat, or onto such a room that does. */
export function isSound({ flats, common }: Floor): boolean {
  const rooms = flats.map(({ plan, at }) =>
    plan.rooms.map(({ rects, openAir }) => ({ rects: rects.map((rect) => moved(rect, at)), openAir })),
  );
  const solid = rooms.map((own) => own.filter(({ openAir }) => !openAir).flatMap(({ rects }) => rects));
  const open = rooms.map((own) => own.filter(({ openAir }) => openAir).flatMap(({ rects }) => rects));
  const isFree = (sight: Rect, own: number): boolean =>
    !common.some(({ rect }) => overlaps(rect, sight)) &&
    solid.every((rects) => !rects.some((rect) => overlaps(rect, sight))) &&
    open.every((rects, of) => of === own || !rects.some((rect) => overlaps(rect, sight)));
  const isOpen = (rect: Rect, own: number): boolean => sidesOf(rect).some((side) => isFree(before(side, farEnough), own));
  return flats.every(({ plan, at }, own) =>
    plan.windows.every((window) => {
      if (isFree(moved(before(window, farEnough), at), own)) return true;
      const near = moved(before(window, 200), at);
      return (open[own] ?? []).some((rect) => holds(rect, near) && isOpen(rect, own));
    }),
  );
}

const holds = (a: Rect, b: Rect): boolean => a.left <= b.left && a.right >= b.right && a.top <= b.top && a.bottom >= b.bottom;
const sidesOf = ({ left, top, right, bottom }: Rect): Opening[] => [
  { from: [left, top], to: [right, top], towards: 'top' },
  { from: [left, bottom], to: [right, bottom], towards: 'bottom' },
  { from: [left, top], to: [left, bottom], towards: 'left' },
  { from: [right, top], to: [right, bottom], towards: 'right' },
];
