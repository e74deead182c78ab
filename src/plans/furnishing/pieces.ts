import { boxOnPlan, depthOf, type Frame, type Rect, widthOf } from './rect.ts';

export const kinds = [
  'double-bed',
  'bed',
  'nightstand',
  'wardrobe',
  'chest',
  'desk',
  'sofa',
  'armchair',
  'coffee-table',
  'tv',
  'bookshelf',
  'kitchen',
  'table',
  'dining-set',
  'bath',
  'shower',
  'toilet',
  'basin',
  'washing-machine',
  'shelves',
  'bench',
  'cafe-set',
  'lounger',
  'planter',
] as const;
export type Kind = (typeof kinds)[number];

/** The room that a kind needs around it, in centimetres. */
type Needs = {
  /** Free before it, so that it can be used. */
  front: number;
  /** Only so much of its front must be free, in the middle or at an end; all of it otherwise. */
  frontWidth?: number;
  /** Free beside it: on both sides where there is room for it, or on one of them. */
  beside?: { depth: number; sides: 'both' | 'one' };
  /** Higher than a window's sill. */
  tall?: boolean;
  /** Stands with its back to a wall. */
  free?: boolean;
};

export const needs: Record<Kind, Needs> = {
  'double-bed': { front: 55, beside: { depth: 55, sides: 'both' } },
  bed: { front: 60 },
  nightstand: { front: 0 },
  wardrobe: { front: 65, tall: true },
  chest: { front: 60 },
  desk: { front: 75, frontWidth: 70 },
  sofa: { front: 35 },
  armchair: { front: 35 },
  'coffee-table': { front: 0, free: true },
  tv: { front: 40, tall: true },
  bookshelf: { front: 60, tall: true },
  kitchen: { front: 90, tall: true },
  table: { front: 0 },
  'dining-set': { front: 0, free: true },
  bath: { front: 55, frontWidth: 50 },
  shower: { front: 55, frontWidth: 50 },
  toilet: { front: 50, frontWidth: 60 },
  basin: { front: 50 },
  'washing-machine': { front: 55 },
  shelves: { front: 60, tall: true },
  bench: { front: 50 },
  'cafe-set': { front: 0 },
  lounger: { front: 0, beside: { depth: 40, sides: 'one' } },
  planter: { front: 0 },
};

/** A thing to stand somewhere: `width` along its back, `depth` away from it. */
export type Size = { kind: Kind; width: number; depth: number };

export type Piece = Frame & { kind: Kind; room: string; mirrored: boolean };

const bedside = 45;

/** The strips that must stay free so that the piece can be used; each list in turn is a way to have them. */
export function accessOf(piece: Piece): Rect[][] {
  const { front, frontWidth, beside } = needs[piece.kind];
  const [width, depth] = [widthOf(piece), depthOf(piece)];
  const span = Math.min(frontWidth ?? width, width);
  const starts = span < width ? [(width - span) / 2, 0, width - span] : [0];
  const fronts = starts.map((start) => boxOnPlan(piece, [start, start + span], [depth, depth + front]));
  if (!beside) return front > 0 ? fronts.map((strip) => [strip]) : [[]];
  const before = front > 0 ? fronts.slice(0, 1) : [];
  // Nightstands stand at the head of a bed, off the walkways.
  const from = piece.kind === 'double-bed' ? bedside : 0;
  const left = boxOnPlan(piece, [-beside.depth, 0], [from, depth]);
  const right = boxOnPlan(piece, [width, width + beside.depth], [from, depth]);
  const one = [
    [...before, left],
    [...before, right],
  ];
  return beside.sides === 'both' ? [[...before, left, right], ...one] : one;
}
