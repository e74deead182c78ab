import type { Plan } from '../../contract/pictures.ts';
import { contains } from '../layout/plan-paths.ts';
import { middleOf, overlap, type Point, type Rect, rectBetween, type Side } from './rect.ts';

type Room = Plan['rooms'][number];
type Opening = { from: Point; to: Point };

/** A straight clear face of a wall. `at` lies across it, `from` to `to` along it. */
export type Face = { side: Side; at: number; from: number; to: number; windows: number; doors: number; behind: string | null };

/** A door as its room meets it: what must stay free before it, and where one stands when one has come in. */
export type DoorZone = { zone: Rect; stand: Point; entrance: boolean; behind: string | null };

/** A room between its walls' faces. */
export type RoomShape = {
  id: string;
  label: string;
  area: number;
  /** The clear outline, clockwise on the screen. */
  outline: readonly Point[];
  bounds: Rect;
  faces: Face[];
  doors: DoorZone[];
  /** The area before a window: no tall piece may stand there. */
  windows: Rect[];
  /** Whether the rectangle lies between the walls. */
  holds: (rect: Rect) => boolean;
};

const passage = 60;
const beforeWindow = 45;

const signedArea = (outline: readonly Point[]) =>
  outline.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = outline[(at + 1) % outline.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0) / 2;

const isFlat = (from: Point, to: Point) => Math.abs(from[1] - to[1]) < 1;
const isUpright = (from: Point, to: Point) => Math.abs(from[0] - to[0]) < 1;

/** Whether two pieces lie on one line, at most `apart` beside each other, and share some of it. */
function along(a: Opening, b: Opening, apart: number): boolean {
  const flat = isFlat(a.from, a.to);
  if (flat !== isFlat(b.from, b.to) || (!flat && !(isUpright(a.from, a.to) && isUpright(b.from, b.to)))) return false;
  const [one, other] = [rectBetween(a.from, a.to), rectBetween(b.from, b.to)];
  return flat
    ? Math.abs(one.top - other.top) <= apart && one.left < other.right - 1 && other.left < one.right - 1
    : Math.abs(one.left - other.left) <= apart && one.top < other.bottom - 1 && other.top < one.bottom - 1;
}

const sideOf = (from: Point, to: Point): Side => {
  if (isFlat(from, to)) return to[0] > from[0] ? 'top' : 'bottom';
  return to[1] > from[1] ? 'right' : 'left';
};
const inwards: Record<Side, Point> = { top: [0, 1], bottom: [0, -1], left: [1, 0], right: [-1, 0] };

/** Where two lines meet, each moved inwards by half the thickness of its wall; the corner itself where they are parallel. */
function corner(before: Opening, after: Opening, reach: readonly [number, number]): Point {
  const line = ({ from, to }: Opening, by: number) => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const size = Math.hypot(dx, dy);
    return { x: from[0] - (dy / size) * by, y: from[1] + (dx / size) * by, dx, dy };
  };
  const [a, b] = [line(before, reach[0]), line(after, reach[1])];
  const cross = a.dx * b.dy - a.dy * b.dx;
  if (Math.abs(cross) < 1e-6) return [b.x, b.y];
  const share = ((b.x - a.x) * b.dy - (b.y - a.y) * b.dx) / cross;
  return [a.x + a.dx * share, a.y + a.dy * share];
}

function clearOutline({ outline }: Room, walls: Plan['walls']): Point[] {
  const turned = signedArea(outline) > 0 ? outline : outline.toReversed();
  const edges = turned.map((from, at) => ({ from, to: turned[(at + 1) % turned.length] ?? from }));
  const half = edges.map((edge) => Math.max(0, ...walls.filter((wall) => along(wall, edge, 1)).map(({ thickness }) => thickness)) / 2);
  return edges.map((edge, at) => corner(edges.at(at - 1) ?? edge, edge, [half.at(at - 1) ?? 0, half[at] ?? 0]));
}

function crosses({ left, top, right, bottom }: Rect, [x1, y1]: Point, [x2, y2]: Point): boolean {
  // The part of the segment inside the rectangle, by the shares at which it comes in and goes out.
  let [start, end] = [0, 1];
  for (const [from, step, least, most] of [
    [x1, x2 - x1, left + 0.01, right - 0.01],
    [y1, y2 - y1, top + 0.01, bottom - 0.01],
  ] as const) {
    if (Math.abs(step) < 1e-9) {
      if (from <= least || from >= most) return false;
      continue;
    }
    const [one, other] = [(least - from) / step, (most - from) / step];
    start = Math.max(start, Math.min(one, other));
    end = Math.min(end, Math.max(one, other));
  }
  return start < end;
}

const labelAt = (plan: Plan, point: Point): string | null => plan.rooms.find(({ outline }) => contains(outline, point))?.label ?? null;

function doorZone(plan: Plan, face: Face, { from, to, swing, entrance }: Plan['doors'][number]): DoorZone {
  const [ix, iy] = inwards[face.side];
  const wide = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const flat = face.side === 'top' || face.side === 'bottom';
  const depthOfWall = Math.abs((flat ? from[1] : from[0]) - face.at);
  const leaf = swing === 'left' ? [to[1] - from[1], from[0] - to[0]] : [from[1] - to[1], to[0] - from[0]];
  const opensHere = swing !== 'none' && (leaf[0] ?? 0) * ix + (leaf[1] ?? 0) * iy > 0;
  const reach = Math.max(depthOfWall + passage, opensHere ? wide + 2 : 0);
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return {
    zone: rectBetween(from, [to[0] + ix * reach, to[1] + iy * reach]),
    stand: [x + ix * (depthOfWall + 30), y + iy * (depthOfWall + 30)],
    entrance,
    behind: labelAt(plan, [x - ix * 40, y - iy * 40]),
  };
}

export function roomShape(plan: Plan, room: Room): RoomShape {
  const outline = clearOutline(room, plan.walls);
  const bounds = outline.reduce<Rect>(
    (all, [x, y]) => ({
      left: Math.min(all.left, x),
      right: Math.max(all.right, x),
      top: Math.min(all.top, y),
      bottom: Math.max(all.bottom, y),
    }),
    { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity },
  );
  const bars = plan.walls
    .filter(({ from, to }) => isFlat(from, to) || isUpright(from, to))
    .map(({ from, to, thickness }) => {
      const { left, top, right, bottom } = rectBetween(from, to);
      const [x, y] = isFlat(from, to) ? [0, thickness / 2] : [thickness / 2, 0];
      return { left: left - x, right: right + x, top: top - y, bottom: bottom + y };
    })
    .filter((bar) => overlap(bar, bounds));
  const doors: DoorZone[] = [];
  const windows: Rect[] = [];
  const faces = outline.flatMap((from, at): Face[] => {
    const to = outline[(at + 1) % outline.length] ?? from;
    if (!isFlat(from, to) && !isUpright(from, to)) return [];
    const side = sideOf(from, to);
    const box = rectBetween(from, to);
    const flat = side === 'top' || side === 'bottom';
    const middle = middleOf(box);
    const [ix, iy] = inwards[side];
    const here = { from, to };
    const face: Face = {
      side,
      at: flat ? box.top : box.left,
      from: flat ? box.left : box.top,
      to: flat ? box.right : box.bottom,
      windows: 0,
      doors: 0,
      behind: labelAt(plan, [middle[0] - ix * 40, middle[1] - iy * 40]),
    };
    for (const window of plan.windows.filter((one) => along(one, here, reachOfWall))) {
      face.windows += 1;
      const { left, top, right, bottom } = rectBetween(window.from, window.to);
      const depth = (flat ? Math.abs(top - face.at) : Math.abs(left - face.at)) + beforeWindow;
      windows.push(rectBetween([left, top], [right + ix * depth, bottom + iy * depth]));
    }
    for (const door of plan.doors.filter((one) => along(one, here, reachOfWall))) {
      face.doors += 1;
      doors.push(doorZone(plan, face, door));
    }
    return [face];
  });
  const edges = outline.map((from, at) => [from, outline[(at + 1) % outline.length] ?? from] as const);
  const holds = (rect: Rect) =>
    contains(outline, middleOf(rect)) && !edges.some(([from, to]) => crosses(rect, from, to)) && !bars.some((bar) => overlap(bar, rect));
  return { id: room.id, label: room.label, area: room.area, outline, bounds, faces, doors, windows, holds };
}

/** An opening lies on the axis of a wall, a face beside it. */
const reachOfWall = 25;
