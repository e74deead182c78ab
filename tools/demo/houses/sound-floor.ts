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

/** The area straight before an opening, as wide as it and that deep. */
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

/** Between the windows of one building and a wall of it, in centimetres. */
const farEnough = 1200;
const leastTerrace = 200;

/** Whether every window sees out, past the other flats and all common rooms, or onto an open-air room of its flat that does. */
export function isSound({ flats, common }: Floor): boolean {
  const bodies = flats.map(({ plan: { width, height }, at: [left, top] }) => ({ left, top, right: left + width, bottom: top + height }));
  const isHidden = (sight: Rect, own: number): boolean =>
    common.some(({ rect }) => overlaps(rect, sight)) ||
    flats.some(({ plan, at }, of) => {
      if (of === own || !overlaps(bodies[of] ?? sight, sight)) return false;
      return plan.rooms.some(({ rects }) => rects.some((rect) => overlaps(moved(rect, at), sight)));
    });
  const looksOver = (window: Opening, { plan, at }: Placed, own: number): boolean =>
    plan.rooms.some(
      ({ rects, openAir }) =>
        openAir &&
        rects.some(
          (rect) =>
            holds(rect, before(window, leastTerrace)) && sidesOf(rect).some((side) => !isHidden(moved(before(side, farEnough), at), own)),
        ),
    );
  return flats.every((flat, own) =>
    flat.plan.windows.every((window) => !isHidden(moved(before(window, farEnough), flat.at), own) || looksOver(window, flat, own)),
  );
}

const holds = (a: Rect, b: Rect): boolean => a.left <= b.left && a.right >= b.right && a.top <= b.top && a.bottom >= b.bottom;
const sidesOf = ({ left, top, right, bottom }: Rect): Opening[] => [
  { from: [left, top], to: [right, top], towards: 'top' },
  { from: [left, bottom], to: [right, bottom], towards: 'bottom' },
  { from: [left, top], to: [left, bottom], towards: 'left' },
  { from: [right, top], to: [right, bottom], towards: 'right' },
];
