import type { Cutaway } from './cutaways.ts';
import type { Rectangle } from './scene.ts';

export type Spot = [x: number, y: number];
type Room = Cutaway['rooms'][number];

export const apart = (a: Spot, b: Spot): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const middle = ([west, south, east, north]: Rectangle): Spot => [(west + east) / 2, (south + north) / 2];
export const mean = (spots: Spot[]): Spot => [
  spots.reduce((sum, [x]) => sum + x, 0) / spots.length,
  spots.reduce((sum, [, y]) => sum + y, 0) / spots.length,
];

function inside(outline: Spot[], [x, y]: Spot): boolean {
  let hit = false;
  outline.forEach(([x1, y1], at) => {
    const [x2, y2] = outline[(at + 1) % outline.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) hit = !hit;
  });
  return hit;
}

const distanceTo = ([west, south, east, north]: Rectangle, [x, y]: Spot): number =>
  Math.hypot(Math.max(west - x, 0, x - east), Math.max(south - y, 0, y - north));

const around = (spots: Spot[]): Rectangle => [
  Math.min(...spots.map(([x]) => x)),
  Math.min(...spots.map(([, y]) => y)),
  Math.max(...spots.map(([x]) => x)),
  Math.max(...spots.map(([, y]) => y)),
];

/** Where a piece stands, from the middle of its back. */
function boxOf({ at: [x, y], turn, width, depth }: Cutaway['pieces'][number]): Rectangle {
  const [sin, cos] = [Math.round(Math.sin((turn * Math.PI) / 180)), Math.round(Math.cos((turn * Math.PI) / 180))];
  const corner = (side: number, ahead: number): Spot => [x + side * cos + ahead * sin, y + side * sin - ahead * cos];
  return around([corner(-width / 2, 0), corner(width / 2, depth)]);
}

const piecesOf = (flat: Cutaway, room: Room): Rectangle[] => flat.pieces.filter((piece) => piece.room === room.id).map(boxOf);

/** Places of a room, ten centimetres from each other, with the way to the nearest wall, piece or door that opens. */
export function placesIn(flat: Cutaway, room: Room): { at: Spot; free: number }[] {
  const leaves = flat.doors.flatMap(({ kind, hinge, latch, tip }) => (tip && kind !== 'entrance' ? [around([hinge, latch, tip])] : []));
  const things = [...flat.walls.map(({ box }) => box), ...leaves, ...piecesOf(flat, room)];
  const [west, south, east, north] = around(room.outline);
  const steps = (from: number, to: number): number[] => Array.from({ length: Math.floor((to - from) * 10) }, (_, at) => from + at / 10);
  return steps(west, east)
    .flatMap((x) => steps(south, north).map((y): Spot => [Math.round(x * 100) / 100, Math.round(y * 100) / 100]))
    .filter((at) => inside(room.outline, at))
    .map((at) => ({ at, free: Math.min(...things.map((thing) => distanceTo(thing, at))) }));
}

/** The middles of a room's windows. */
export const windowsOf = (flat: Cutaway, room: Room): Spot[] =>
  flat.windows
    .map(({ box }) => middle(box))
    .filter(([x, y]) => [-0.4, 0.4].some((step) => inside(room.outline, [x + step, y]) || inside(room.outline, [x, y + step])));

/** The furniture of a room that its picture shows. */
export function heartOf(flat: Cutaway, room: Room): Spot {
  const pieces = piecesOf(flat, room).map(middle);
  return mean(pieces.length > 0 ? pieces : room.outline);
}

/** The rooms on both sides of a door. */
export function joinedBy(flat: Pick<Cutaway, 'rooms'>, { box }: Cutaway['doors'][number]): string[] {
  const [x, y] = middle(box);
  const steps: Spot[] = [
    [0.3, 0],
    [-0.3, 0],
    [0, 0.3],
    [0, -0.3],
  ];
  return [...new Set(steps.flatMap(([dx, dy]) => flat.rooms.find(({ outline }) => inside(outline, [x + dx, y + dy]))?.id ?? []))];
}
