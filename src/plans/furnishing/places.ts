import { accessOf, type Kind, needs, type Piece, type Size } from './pieces.ts';
import { distanceTo, middleOf, onPlan, overlap, type Point, type Rect, rectBetween, type Side } from './rect.ts';
import type { Face, RoomShape } from './room-shape.ts';

/** A piece that stands, with the strips that stay free for it. */
export type Standing = { piece: Piece; access: Rect[] };

/** A place where a piece could stand, and the properties that its score depends on. */
export type Place = Standing & { face: Face | null; inCorner: boolean; offCentre: number; standing: readonly Standing[]; shape: RoomShape };

/** Kinds of which left and right are not alike. */
const handed = new Set<Kind>(['bed', 'kitchen', 'bath', 'shower']);
const step = 10;

function boxAt({ side, at }: Face, from: number, { width, depth }: Size): Rect {
  const deep = side === 'top' || side === 'left' ? at + depth : at - depth;
  return side === 'top' || side === 'bottom'
    ? rectBetween([from, at], [from + width, deep])
    : rectBetween([at, from], [deep, from + width]);
}

const alongFace = ({ side }: Face, { left, top, right, bottom }: Rect): Point =>
  side === 'top' || side === 'bottom' ? [left, right] : [top, bottom];

/** Positions along a wall to try: every ten centimetres, in its corners, in its middle, beside existing pieces. */
function offsets(face: Face, width: number, standing: readonly Standing[]): number[] {
  const most = face.to - width;
  if (most < face.from - 0.01) return [];
  const beside = standing
    .filter(({ piece }) => piece.back === face.side)
    .flatMap(({ piece }) => {
      const [start, end] = alongFace(face, piece);
      return [start - width, end];
    });
  const steps = Array.from({ length: Math.floor((most - face.from) / step) + 1 }, (_, at) => face.from + at * step);
  const all = [...steps, most, (face.from + most) / 2, ...beside].filter((offset) => offset >= face.from - 0.01 && offset <= most + 0.01);
  return [...new Set(all.map((offset) => Math.round(offset * 10) / 10))];
}

function freePlaces(shape: RoomShape, { width, depth }: Size): { box: Rect; back: Side }[] {
  const { left, top, right, bottom } = shape.bounds;
  const places: { box: Rect; back: Side }[] = [];
  for (const [back, wide, deep] of [
    ['top', width, depth],
    ['left', depth, width],
  ] as const)
    for (let x = left; x <= right - wide; x += step)
      for (let y = top; y <= bottom - deep; y += step) places.push({ box: rectBetween([x, y], [x + wide, y + deep]), back });
  return places;
}

/** The piece with the strips it needs, when it overlaps no other piece and no walkway. */
function stands(shape: RoomShape, piece: Piece, standing: readonly Standing[]): Standing | null {
  if (!shape.holds(piece) || shape.doors.some(({ zone }) => overlap(zone, piece))) return null;
  if (needs[piece.kind].tall && shape.windows.some((window) => overlap(window, piece))) return null;
  if (standing.some((other) => overlap(other.piece, piece) || other.access.some((strip) => overlap(strip, piece)))) return null;
  const access = accessOf(piece).find((strips) =>
    strips.every((strip) => shape.holds(strip) && !standing.some((other) => overlap(other.piece, strip))),
  );
  return access ? { piece, access } : null;
}

/** All places of the room where a piece of the size can stand and be used; walkways are checked later. */
export function placesFor(shape: RoomShape, size: Size, standing: readonly Standing[]): Place[] {
  const found: Place[] = [];
  const add = (box: Rect, back: Side, face: Face | null, mirrored: boolean) => {
    const piece: Piece = { ...box, back, kind: size.kind, room: shape.id, mirrored };
    const fits = stands(shape, piece, standing);
    if (!fits) return;
    const [start, end] = face ? alongFace(face, box) : [0, 0];
    const inCorner = face !== null && (start - face.from < 1 || face.to - end < 1);
    const offCentre = face ? Math.abs((start + end) / 2 - (face.from + face.to) / 2) : 0;
    found.push({ ...fits, face, inCorner, offCentre, standing, shape });
  };
  const hands = handed.has(size.kind) ? [false, true] : [false];
  if (needs[size.kind].free) for (const { box, back } of freePlaces(shape, size)) add(box, back, null, false);
  else
    for (const face of shape.faces)
      for (const from of offsets(face, size.width, standing))
        for (const mirrored of hands) add(boxAt(face, from, size), face.side, face, mirrored);
  return found;
}

/** How far the piece is from the nearest door, from where one stands before it. */
export const fromDoors = ({ piece, shape }: Place): number =>
  Math.min(
    600,
    ...shape.doors.filter(({ behind }) => behind === null || !outdoors.has(behind)).map(({ stand }) => distanceTo(piece, stand)),
  );
const outdoors = new Set(['balcony', 'loggia', 'terrace']);

export const fromWindows = ({ piece, shape }: Place): number =>
  Math.min(600, ...shape.windows.map((window) => distanceTo(piece, middleOf(window))));

export const standingOf = ({ standing }: Place, ...wanted: Kind[]): Piece | undefined =>
  standing.find(({ piece }) => wanted.includes(piece.kind))?.piece;

export const between = (one: Rect, other: Rect): number => distanceTo(one, nearest(other, middleOf(one)));
const nearest = ({ left, top, right, bottom }: Rect, [x, y]: Point): Point => [
  Math.max(left, Math.min(right, x)),
  Math.max(top, Math.min(bottom, y)),
];

const opposite: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

/** How far aside the piece is from the piece that it should face; null when it looks elsewhere. */
export function asideOf(piece: Piece, faced: Piece): number | null {
  if (piece.back !== opposite[faced.back]) return null;
  const [x, y] = middleOf(piece);
  const [facedX, facedY] = middleOf(faced);
  return piece.back === 'top' || piece.back === 'bottom' ? Math.abs(x - facedX) : Math.abs(y - facedY);
}

/** Whether the end of the piece where its own frame begins is in a corner; the other end of a mirrored one. */
export function headInCorner({ piece, shape }: Place): boolean {
  const width = piece.back === 'top' || piece.back === 'bottom' ? piece.right - piece.left : piece.bottom - piece.top;
  const beyond = piece.mirrored ? width + 5 : -5;
  const [x, y] = onPlan(piece, beyond, 10);
  return !shape.holds({ left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 });
}
