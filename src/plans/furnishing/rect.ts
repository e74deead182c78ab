/** All in centimetres of the plan, y growing downwards. */
export type Point = readonly [x: number, y: number];
export type Rect = { left: number; top: number; right: number; bottom: number };

/** Where the wall is that a piece stands with its back to. */
export type Side = 'top' | 'right' | 'bottom' | 'left';

/** A piece in its own frame: `u` along its back from the left as one sits with the back to the wall, `v` away from the wall. */
export type Frame = Rect & { back: Side };

/** A point of the piece's own frame on the plan: quarter turns only. */
export function onPlan({ left, top, right, bottom, back }: Frame, u: number, v: number): Point {
  if (back === 'top') return [left + u, top + v];
  if (back === 'bottom') return [right - u, bottom - v];
  return back === 'left' ? [left + v, bottom - u] : [right - v, top + u];
}

export const widthOf = ({ left, right, top, bottom, back }: Frame) => (back === 'top' || back === 'bottom' ? right - left : bottom - top);
export const depthOf = ({ left, right, top, bottom, back }: Frame) => (back === 'top' || back === 'bottom' ? bottom - top : right - left);

export function rectBetween([x1, y1]: Point, [x2, y2]: Point): Rect {
  return { left: Math.min(x1, x2), right: Math.max(x1, x2), top: Math.min(y1, y2), bottom: Math.max(y1, y2) };
}

/** A box of the piece's own frame, by the ends of its sides along and away from the wall. */
export const boxOnPlan = (frame: Frame, [u1, u2]: Point, [v1, v2]: Point): Rect =>
  rectBetween(onPlan(frame, u1, v1), onPlan(frame, u2, v2));

/** Rectangles that only touch do not overlap. */
export const overlap = (a: Rect, b: Rect): boolean =>
  a.left < b.right - slack && b.left < a.right - slack && a.top < b.bottom - slack && b.top < a.bottom - slack;
const slack = 0.01;

export const grown = ({ left, top, right, bottom }: Rect, by: number): Rect => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

export const middleOf = ({ left, top, right, bottom }: Rect): Point => [(left + right) / 2, (top + bottom) / 2];

/** From a point to the nearest point of the rectangle; nothing inside. */
export const distanceTo = ({ left, top, right, bottom }: Rect, [x, y]: Point): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
