import { contains } from '../layout/plan-paths.ts';
import { distanceTo, grown, type Point, type Rect } from './rect.ts';
import type { RoomShape } from './room-shape.ts';

/** Half the width of a path of 60 cm, and the error of the grid. */
const shoulder = 32;
const step = 5;
/** How far from a standing place a piece may be used. */
const reach = 25;

/** Where a person can stand in a room: cells of a grid, row by row. */
export type Floor = { shape: RoomShape; columns: number; rows: number; free: Uint8Array };

const distanceToEdge = ([x1, y1]: Point, [x2, y2]: Point, [x, y]: Point): number => {
  const size = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const share = size === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / size));
  return Math.hypot(x - (x1 + share * (x2 - x1)), y - (y1 + share * (y2 - y1)));
};

export function floorOf(shape: RoomShape): Floor {
  const { bounds, outline } = shape;
  const columns = Math.floor((bounds.right - bounds.left) / step) + 1;
  const rows = Math.floor((bounds.bottom - bounds.top) / step) + 1;
  const free = new Uint8Array(columns * rows);
  for (let cell = 0; cell < free.length; cell += 1) {
    const point = pointOf({ shape, columns }, cell);
    const clear = outline.every((from, at) => distanceToEdge(from, outline[(at + 1) % outline.length] ?? from, point) >= shoulder);
    if (clear && contains(outline, point)) free[cell] = 1;
  }
  return { shape, columns, rows, free };
}

const pointOf = ({ shape: { bounds }, columns }: Pick<Floor, 'shape' | 'columns'>, cell: number): Point => [
  bounds.left + (cell % columns) * step,
  bounds.top + Math.floor(cell / columns) * step,
];

/** The cells of the floor within a rectangle. */
function cellsIn({ shape: { bounds }, columns, rows }: Floor, { left, top, right, bottom }: Rect): number[] {
  const [from, to] = [Math.max(0, Math.ceil((left - bounds.left) / step)), Math.min(columns - 1, Math.floor((right - bounds.left) / step))];
  const [high, low] = [Math.max(0, Math.ceil((top - bounds.top) / step)), Math.min(rows - 1, Math.floor((bottom - bounds.top) / step))];
  const cells: number[] = [];
  for (let row = high; row <= low; row += 1) for (let column = from; column <= to; column += 1) cells.push(row * columns + column);
  return cells;
}

/**
 * Whether a path of 60 cm connects all doors, and comes near each of the places from there; the path goes around
 * the furniture of the room. A room without a door, or too narrow to stand before it, is not checked.
 */
export function isWalkable(floor: Floor, standing: readonly Rect[], places: readonly Rect[]): boolean {
  const free = floor.free.slice();
  for (const rect of standing)
    for (const cell of cellsIn(floor, grown(rect, shoulder))) if (distanceTo(rect, pointOf(floor, cell)) < shoulder) free[cell] = 0;
  const stands = floor.shape.doors.map(({ zone, stand }) => {
    const before = cellsIn(floor, zone).filter((cell) => floor.free[cell]);
    const far = (cell: number) => distanceTo({ left: stand[0], right: stand[0], top: stand[1], bottom: stand[1] }, pointOf(floor, cell));
    return before.length === 0 ? null : before.reduce((best, cell) => (far(cell) < far(best) ? cell : best));
  });
  const [first, ...others] = stands.filter((cell) => cell !== null);
  if (first === undefined) return true;
  if (!free[first]) return false;
  const open = [first];
  free[first] = 2;
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const column = cell % floor.columns;
    const around = [cell - floor.columns, cell + floor.columns, column > 0 ? cell - 1 : -1, column < floor.columns - 1 ? cell + 1 : -1];
    for (const next of around)
      if (free[next] === 1) {
        free[next] = 2;
        open.push(next);
      }
  }
  return (
    others.every((cell) => free[cell] === 2) &&
    places.every((place) => cellsIn(floor, grown(place, reach)).some((cell) => free[cell] === 2))
  );
}
