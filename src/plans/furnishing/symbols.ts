import { type Pen, penFor } from './pen.ts';
import type { Kind, Piece } from './pieces.ts';
import { depthOf, widthOf } from './rect.ts';

type Draw = (pen: Pen, width: number, depth: number) => string;

/** How deep a chair is beside its table. */
const seat = 45;
const repeat = (count: number, draw: (at: number) => string) => Array.from({ length: count }, (_, at) => draw(at)).join('');
/** Evenly along a length, each at the middle of its part. */
const spread = (length: number, count: number, draw: (at: number) => string) => repeat(count, (at) => draw((length * (at + 0.5)) / count));

const hung: Draw = ({ box, line }, width, depth) => {
  const rail = depth / 2;
  return (
    box(0, 0, width, depth) +
    line([4, rail], [width - 4, rail]) +
    spread(width - 12, Math.round(width / 16), (u) => line([u + 3, rail - depth / 4], [u + 9, rail + depth / 4]))
  );
};

const sofa: Draw = ({ box, line }, width, depth) => {
  const seats = width > 120 ? Math.round((width - 36) / 75) : 1;
  const inner = width - 36;
  return (
    box(0, 0, width, depth, 9) +
    box(18, 24, inner, depth - 24, 5) +
    repeat(seats - 1, (at) => line([18 + (inner * (at + 1)) / seats, 24], [18 + (inner * (at + 1)) / seats, depth]))
  );
};

/** Chairs in a row before an edge of a table, their backs away from it. */
const chairs = ({ box }: Pen, from: number, length: number, count: number, edge: number, away: 1 | -1) =>
  spread(length, count, (u) => {
    const [near, back] = away > 0 ? [edge + 3, edge + seat - 8] : [edge - seat + 8, edge - seat];
    return box(from + u - 20, near, 40, seat - 11, 7) + box(from + u - 20, back, 40, 8, 3);
  });
/** One chair at an end of a table. */
const endChair = ({ box }: Pen, v: number, edge: number, away: 1 | -1) => {
  const [near, back] = away > 0 ? [edge + 3, edge + seat - 8] : [edge - seat + 8, edge - seat];
  return box(near, v - 20, seat - 11, 40, 7) + box(back, v - 20, 8, 40, 3);
};

const draw: Record<Kind, Draw> = {
  'double-bed': ({ box, line }, width, depth) =>
    box(0, 0, width, depth, 5) +
    box(10, 12, width / 2 - 15, 40, 8) +
    box(width / 2 + 5, 12, width / 2 - 15, 40, 8) +
    line([0, 74], [width, 74]) +
    line([width, 74], [width - 58, depth * 0.62], [width, depth * 0.62]),
  bed: ({ box, line }, width, depth) =>
    box(0, 0, width, depth, 5) +
    box(10, 12, 38, depth - 24, 8) +
    line([68, 0], [68, depth]) +
    line([68, depth], [110, depth - 42], [110, depth]),
  nightstand: ({ box, oval }, width, depth) => box(0, 0, width, depth, 2) + oval(width / 2, depth / 2, 11),
  wardrobe: hung,
  shelves: hung,
  chest: ({ box, line }, width, depth) =>
    box(0, 0, width, depth) + line([0, depth - 4], [width, depth - 4]) + line([width / 2, depth - 4], [width / 2, depth]),
  desk: (pen, width, depth) => pen.box(0, 0, width, depth) + pen.box(width / 2 - 28, 10, 56, 6) + chairs(pen, 0, width, 1, depth, 1),
  sofa,
  armchair: sofa,
  'coffee-table': ({ box }, width, depth) => box(0, 0, width, depth, 8),
  tv: ({ box }, width, depth) => box(0, 0, width, depth) + box(width * 0.12, 10, width * 0.76, 5),
  bookshelf: ({ box, line }, width, depth) =>
    box(0, 0, width, depth) +
    repeat(Math.round(width / 40) - 1, (at) =>
      line([(at + 1) * (width / Math.round(width / 40)), 0], [(at + 1) * (width / Math.round(width / 40)), depth]),
    ),
  kitchen: ({ box, oval, line }, width, depth) => {
    const counter = width - 60;
    const [sink, hob] = [60 + counter * 0.3 - 24, 60 + counter * 0.78 - 26];
    return (
      box(0, 0, width, depth) +
      box(3, 3, 54, depth - 6, 2) +
      line([3, 3], [57, depth - 3]) +
      line([60, 0], [60, depth]) +
      box(sink, 12, 48, 38, 6) +
      oval(sink + 24, 31, 3) +
      line([sink + 24, 5], [sink + 24, 20]) +
      box(hob, 6, 52, 48, 2) +
      [15, 37].map((u) => oval(hob + u, 19, 7) + oval(hob + u, 41, 9)).join('')
    );
  },
  table: (pen, width, depth) => {
    const ends = width >= 130;
    const front = depth >= 100;
    const [from, length, deep] = [ends ? seat : 0, ends ? width - 2 * seat : width, front ? depth - seat : depth];
    return (
      pen.box(from, 0, length, deep, 3) +
      (ends ? endChair(pen, deep / 2, from + length, 1) + endChair(pen, deep / 2, from, -1) : '') +
      (front ? chairs(pen, from, length, length >= 110 ? 2 : 1, deep, 1) : '')
    );
  },
  'dining-set': (pen, width, depth) => {
    const count = Math.floor(width / 58);
    return (
      chairs(pen, 0, width, count, seat, -1) + chairs(pen, 0, width, count, depth - seat, 1) + pen.box(0, seat, width, depth - 2 * seat, 4)
    );
  },
  bath: ({ box, oval, line }, width, depth) =>
    box(0, 0, width, depth) + box(8, 8, width - 16, depth - 16, 26) + oval(26, depth / 2, 4) + line([8, depth / 2], [17, depth / 2]),
  shower: ({ box, oval, line }, width, depth) =>
    box(0, 0, width, depth) +
    box(3, 3, width - 6, depth - 6) +
    line([3, 3], [width - 3, depth - 3]) +
    line([3, depth - 3], [width - 3, 3]) +
    oval(width / 2, depth / 2, 6),
  toilet: ({ box, oval }, width, depth) =>
    box(width / 2 - 19, 0, 38, 16, 2) +
    oval(width / 2, 16 + (depth - 16) / 2, 18, (depth - 16) / 2) +
    oval(width / 2, 18 + (depth - 16) / 2, 12, (depth - 16) / 2 - 8),
  basin: ({ box, oval, line }, width, depth) =>
    box(0, 0, width, depth, 3) +
    oval(width / 2, depth / 2 + 3, Math.min(width / 2 - 7, 27), depth / 2 - 8) +
    line([width / 2, 3], [width / 2, 14]),
  'washing-machine': ({ box, oval, line }, width, depth) =>
    box(0, 0, width, depth, 2) + oval(width / 2, depth / 2 + 2, 19) + oval(width / 2, depth / 2 + 2, 13) + line([0, 7], [width, 7]),
  bench: ({ box, line }, width, depth) => box(0, 0, width, depth, 3) + line([0, depth / 2], [width, depth / 2]),
  'cafe-set': (pen, width, depth) => {
    const around = Math.min(depth, 60) / 2;
    return (
      pen.oval(width / 2, depth / 2, around) +
      endChair(pen, depth / 2, width / 2 + around, 1) +
      endChair(pen, depth / 2, width / 2 - around, -1)
    );
  },
  lounger: ({ box, line }, width, depth) =>
    box(0, 0, width, depth, 8) + line([60, 0], [60, depth]) + repeat(4, (at) => line([85 + at * 25, 6], [85 + at * 25, depth - 6])),
  planter: ({ box, oval }, width, depth) =>
    box(0, 0, width, depth) + spread(width, Math.max(2, Math.round(width / depth)), (u) => oval(u, depth / 2, depth / 2 - 4)),
};

/** All pieces as one path in the plan's centimetres: bodies to be filled, every line to be drawn. */
export const symbolsPath = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => draw[piece.kind](penFor(piece), widthOf(piece), depthOf(piece))).join('');
