import type { Plan } from '../../src/contract/pictures.ts';
import { furnish } from '../../src/plans/furnishing/furnish.ts';
import type { Kind, Piece } from '../../src/plans/furnishing/pieces.ts';
import { boxOnPlan, depthOf, onPlan, overlap, type Rect, type Side, widthOf } from '../../src/plans/furnishing/rect.ts';
import { roomShape } from '../../src/plans/furnishing/room-shape.ts';
import { type HouseClass, type Layout, layouts } from '../demo/plans/layouts.ts';
import { overheadCamera, type Size } from './camera.ts';
import type { Camera, Point, Rectangle } from './scene.ts';

type Spot = [x: number, y: number];

/** A piece of the furnishing, by the middle of its back; `turn` 0 is the plan's upper wall, 90 the left, 180 the lower, -90 the right one. */
export type CutPiece = { kind: Kind; room: string; at: Spot; turn: number; width: number; depth: number; mirrored: boolean };

/**
 * A layout with its walls cut off at `cut`, seen from above: its own plan and furnishing in metres from the plan's lower left
 * corner, y up. Where an opening lies in a wall, the wall is as high as its `sill`; a leaf hangs at `hinge` and stands open at `tip`.
 */
export type Cutaway = {
  layout: string;
  style: number;
  cut: number;
  size: Size;
  rooms: { id: string; label: string; outline: Spot[] }[];
  walls: { box: Rectangle; kind: 'wall' | 'railing' }[];
  windows: { box: Rectangle; sill: number }[];
  doors: { box: Rectangle; kind: 'inner' | 'open' | 'balcony' | 'entrance'; hinge: Spot; latch: Spot; tip: Spot | null }[];
  pieces: CutPiece[];
  /** The floor under the furniture. */
  rugs: Rectangle[];
  camera: Camera;
  /** The height of the picture by its width. */
  aspect: number;
  /** Where the sun stands, in degrees clockwise from the plan's up. */
  sun: number;
};

/** Which of the interiors in blender/interiors/interior_materials.py a class is furnished in. */
const styles: Record<HouseClass, number> = { comfort: 2, 'comfort-plus': 0, business: 1, prime: 0 };
const cut = 1.35;
const outdoors = new Set(['balcony', 'loggia', 'terrace']);
const turns: Record<Side, number> = { top: 0, left: 90, bottom: 180, right: -90 };
const round = (value: number): number => Math.round(value * 1000) / 1000;

/** From the plan's centimetres with y downwards. */
const metresIn = ({ height }: Plan) => ({
  spot: ([x, y]: readonly [number, number]): Spot => [round(x / 100), round((height - y) / 100)],
  box: ({ left, top, right, bottom }: Rect): Rectangle => [
    round(left / 100),
    round((height - bottom) / 100),
    round(right / 100),
    round((height - top) / 100),
  ],
});

type Opening = { from: readonly [number, number]; to: readonly [number, number] };

/** The bar around a straight line; `beyond` is how far it reaches past both ends. */
function bar({ from, to }: Opening, thickness: number, beyond: number): Rect {
  const half = thickness / 2;
  const flat = from[1] === to[1];
  const [x, y] = flat ? [beyond, half] : [half, beyond];
  return {
    left: Math.min(from[0], to[0]) - x,
    right: Math.max(from[0], to[0]) + x,
    top: Math.min(from[1], to[1]) - y,
    bottom: Math.max(from[1], to[1]) + y,
  };
}

function thicknessAt({ walls }: Plan, opening: Opening): number {
  const middle = bar(opening, 1, 0);
  return Math.max(...walls.filter((wall) => overlap(bar(wall, wall.thickness, 0), middle)).map((wall) => wall.thickness));
}

function doorOf(plan: Plan, door: Plan['doors'][number]): Cutaway['doors'][number] {
  const { from, to, swing, entrance } = door;
  const { spot, box } = metresIn(plan);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const tip: Spot | null = swing === 'none' ? null : swing === 'left' ? [from[0] + dy, from[1] - dx] : [from[0] - dy, from[1] + dx];
  const toOutdoors = plan.rooms
    .filter(({ label }) => outdoors.has(label))
    .some((room) => roomShape(plan, room).doors.some(({ zone }) => overlap(zone, bar(door, 2, -2))));
  const kind = entrance ? 'entrance' : toOutdoors ? 'balcony' : swing === 'none' ? 'open' : 'inner';
  return { box: box(bar(door, thicknessAt(plan, door), 0)), kind, hinge: spot(from), latch: spot(to), tip: tip && spot(tip) };
}

/** In centimetres: wide windows begin near the floor. */
const sillOf = ({ from, to }: Opening, thickness: number): number =>
  thickness < 20 ? 0.9 : Math.hypot(to[0] - from[0], to[1] - from[1]) > 185 ? 0.3 : 0.75;

function pieceOf(plan: Plan, piece: Piece): CutPiece {
  const [width, depth] = [widthOf(piece), depthOf(piece)];
  return {
    kind: piece.kind,
    room: piece.room,
    at: metresIn(plan).spot(onPlan(piece, width / 2, 0)),
    turn: turns[piece.back],
    width: round(width / 100),
    depth: round(depth / 100),
    mirrored: piece.mirrored,
  };
}

const low = new Set<Kind>(['double-bed', 'nightstand', 'sofa', 'coffee-table', 'armchair', 'tv', 'chest']);

/** Before a sofa and around the foot of a wide bed, as far as nothing heavy stands on it. */
function rugsOf(plan: Plan, pieces: Piece[]): Rectangle[] {
  return plan.rooms.flatMap((room) => {
    const shape = roomShape(plan, room);
    const own = pieces.filter((piece) => piece.room === room.id);
    const heavy = own.filter(({ kind }) => !low.has(kind));
    const under = own.find(({ kind }) => kind === 'sofa') ?? own.find(({ kind }) => kind === 'double-bed');
    if (!under || outdoors.has(room.label)) return [];
    const [width, depth] = [widthOf(under), depthOf(under)];
    const sizes = [45, 30, 15].flatMap((aside) =>
      [55, 35, 15, -15].map((ahead) =>
        under.kind === 'sofa'
          ? boxOnPlan(under, [10 - aside / 3, width - 10 + aside / 3], [depth - 25, depth + 105 + ahead])
          : boxOnPlan(under, [-aside, width + aside], [75, depth + ahead]),
      ),
    );
    const free = (rug: Rect) => shape.holds(rug) && !heavy.some((piece) => overlap(rug, piece));
    return sizes.filter(free).slice(0, 1).map(metresIn(plan).box);
  });
}

/** From the side where fewest windows are, so that one looks towards them. */
function bearingOf({ windows, width }: Plan): number {
  const upright = windows.filter(({ from, to }) => from[0] === to[0]);
  const left = upright.filter(({ from }) => from[0] < width / 2).length;
  return left * 2 >= upright.length ? 156 : 204;
}

function cutawayOf({ id, plan, classes }: Layout): Cutaway {
  const { spot, box } = metresIn(plan);
  const size = { width: plan.width / 100, height: plan.height / 100 };
  const pieces = furnish(plan);
  const bearing = bearingOf(plan);
  const walls = plan.walls.map((wall): Cutaway['walls'][number] => ({
    box: box(bar(wall, wall.thickness, wall.thickness / 2)),
    kind: wall.thickness < 10 ? 'railing' : 'wall',
  }));
  const corners = walls.flatMap(({ box: [west, south, east, north] }) =>
    [west, east].flatMap((x) => [south, north].flatMap((y) => [-0.3, cut].map((z): Point => [x, y, z]))),
  );
  return {
    layout: id,
    style: styles[classes[0] ?? 'comfort'],
    cut,
    size,
    rooms: plan.rooms.map(({ id: room, label, outline }) => ({ id: room, label, outline: outline.map(spot) })),
    walls,
    windows: plan.windows.map((window) => {
      const thickness = thicknessAt(plan, window);
      return { box: box(bar(window, thickness, 0)), sill: sillOf(window, thickness) };
    }),
    doors: plan.doors.map((door) => doorOf(plan, door)),
    pieces: pieces.map((piece) => pieceOf(plan, piece)),
    rugs: rugsOf(plan, pieces),
    ...overheadCamera({ corners, bearing, pitch: 61 }),
    sun: bearing + (bearing > 180 ? 75 : 100),
  };
}

/** Every layout furnished, without its ceiling. */
export const cutaways: Cutaway[] = layouts.map(cutawayOf);
