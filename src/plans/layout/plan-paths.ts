import type { Plan } from '../../contract/pictures.ts';

type Point = readonly [number, number];
type Opening = { from: Point; to: Point };

const round = (value: number) => Math.round(value * 10) / 10;
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1];
const length = (a: Point) => Math.hypot(a[0], a[1]);
const along = (start: Point, unit: Point, distance: number): Point => [start[0] + unit[0] * distance, start[1] + unit[1] * distance];
const leftOf = ([x, y]: Point): Point => [y, -x];
const text = ([x, y]: Point) => `${round(x)} ${round(y)}`;

/** Nothing without a point: a shape that was begun has none yet. */
export const linePath = (points: readonly Point[]): string => (points.length === 0 ? '' : `M${points.map(text).join('L')}`);
export const polygonPath = (outline: readonly Point[]): string => linePath(outline) && `${linePath(outline)}z`;

/** A bar around the line from one point to the other. Always drawn the same way round, so that crossing walls never cancel out. */
function bar(from: Point, to: Point, thickness: number): string {
  const half = thickness / 2;
  const [left, right] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
  const [top, bottom] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])];
  if (top === bottom) return `M${text([left, top - half])}h${round(right - left)}v${round(thickness)}h${round(left - right)}z`;
  if (left === right) return `M${text([left - half, top])}h${round(thickness)}v${round(bottom - top)}h${round(-thickness)}z`;
  const whole = minus(to, from);
  const side = leftOf([whole[0] / length(whole), whole[1] / length(whole)]);
  return polygonPath([along(from, side, half), along(to, side, half), along(to, side, -half), along(from, side, -half)]);
}

/** Which stretch of the wall an opening takes, in centimetres from the wall's start; null when it lies on another wall. */
function stretchOn(wall: Plan['walls'][number], opening: Opening): [number, number] | null {
  const whole = minus(wall.to, wall.from);
  const size = length(whole);
  if (size === 0) return null;
  const unit: Point = [whole[0] / size, whole[1] / size];
  const ends = [minus(opening.from, wall.from), minus(opening.to, wall.from)] as const;
  if (ends.some((end) => Math.abs(dot(end, leftOf(unit))) > wall.thickness / 2 + 1)) return null;
  const [start, end] = [dot(ends[0], unit), dot(ends[1], unit)].sort((a, b) => a - b) as [number, number];
  return end <= 1 || start >= size - 1 ? null : [Math.max(0, start), Math.min(size, end)];
}

const openingsOf = (plan: Plan): Opening[] => [...plan.doors, ...plan.windows];

/** All walls as one path, with gaps where doors and windows are. */
export function wallsPath(plan: Plan): string {
  const openings = openingsOf(plan);
  return plan.walls.map((wall) => wallPath(wall, openings)).join('');
}

function wallPath(wall: Plan['walls'][number], openings: readonly Opening[]): string {
  const whole = minus(wall.to, wall.from);
  const size = length(whole);
  if (size === 0) return '';
  const unit: Point = [whole[0] / size, whole[1] / size];
  const gaps = openings
    .map((opening) => stretchOn(wall, opening))
    .filter((gap) => gap !== null)
    .sort((a, b) => a[0] - b[0]);
  // Free ends reach half a thickness further, so that two walls close the corner between them.
  const reach = wall.thickness / 2;
  const pieces: string[] = [];
  let start = -reach;
  for (const [gapStart, gapEnd] of [...gaps, [size + reach, size + reach] as const]) {
    if (gapStart > start) pieces.push(bar(along(wall.from, unit, start), along(wall.from, unit, gapStart), wall.thickness));
    start = Math.max(start, gapEnd);
  }
  return pieces.join('');
}

const thicknessAt = (plan: Plan, opening: Opening): number => plan.walls.find((wall) => stretchOn(wall, opening))?.thickness ?? 12;

/** Each window as the two panes' lines and its jambs. */
export function windowsPath(plan: Plan): string {
  return plan.windows
    .map((opening) => {
      const half = thicknessAt(plan, opening) / 2;
      const whole = minus(opening.to, opening.from);
      const side = leftOf([whole[0] / length(whole), whole[1] / length(whole)]);
      const lines = [half, -half, half / 4, -half / 4].map(
        (offset) => `M${text(along(opening.from, side, offset))}L${text(along(opening.to, side, offset))}`,
      );
      return lines.join('');
    })
    .join('');
}

/** Each hinged door as its leaf, open at a right angle, and the quarter circle that it sweeps. The hinge is at `from`. */
export function doorsPath(plan: Plan): string {
  return plan.doors
    .map(({ from, to, swing }) => {
      if (swing === 'none') return '';
      const whole = minus(to, from);
      const leaf = leftOf(whole);
      const tip: Point = swing === 'left' ? [from[0] + leaf[0], from[1] + leaf[1]] : [from[0] - leaf[0], from[1] - leaf[1]];
      const radius = round(length(whole));
      return `M${text(from)}L${text(tip)}A${radius} ${radius} 0 0 ${swing === 'left' ? 1 : 0} ${text(to)}`;
    })
    .join('');
}

/** A small arrow in front of the entrance, pointing in; empty when the plan names no entrance. */
export function entrancePath(plan: Plan): string {
  const door = plan.doors.find(({ entrance }) => entrance);
  if (!door) return '';
  const whole = minus(door.to, door.from);
  const unit: Point = [whole[0] / length(whole), whole[1] / length(whole)];
  const middle = along(door.from, unit, length(whole) / 2);
  const left = leftOf(unit);
  const inside = plan.rooms.some(({ outline }) => contains(outline, along(middle, left, 30)));
  const outwards: Point = inside ? [-left[0], -left[1]] : left;
  const foot = along(middle, outwards, 52);
  return polygonPath([along(middle, outwards, 26), along(foot, unit, 13), along(foot, unit, -13)]);
}

export function contains(outline: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  outline.forEach(([x1, y1], index) => {
    const [x2, y2] = outline.at(index - 1) ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}
