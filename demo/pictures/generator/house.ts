import type { Block, Rectangle } from './scene.ts';

type Outline = { section: number | null; outline: Rectangle; face: Block['face']; storeys: number };
type Project = { storeys: number[]; shape: string; prime: boolean };

const faceOf = (at: number): Block['face'] => (at % 2 === 0 ? 'main' : 'side');

/** Where the sections of each shape of a quarter stand. */
const shapes: Record<string, (count: number) => Rectangle[]> = {
  tower_slab: (count) => {
    if (count === 1) return [[-14, 0, 12, 20]];
    const width = count === 2 ? 34 : 18;
    const slabs = Array.from({ length: count - 1 }, (_, at): Rectangle => {
      const west = 8 + at * width;
      return at % 2 === 0 ? [west, 3, west + width, 17] : [west, 1.5, west + width, 16.5];
    });
    return [[-14, 0, 8, 20], ...slabs];
  },
  slab: (count) =>
    Array.from({ length: count }, (_, at): Rectangle => {
      const south = at % 3 === 1 ? 0.9 : 0;
      return [-14 + 21 * at, south, 7 + 21 * at, south + 14];
    }),
  twin: () => [
    [-14, 2, 7, 21],
    [27, 2, 46, 21],
  ],
  L: (count) =>
    count === 3
      ? [
          [-14, 0, 8, 16],
          [8, 1, 36, 15],
          [-14, 16, 1, 42],
        ]
      : [
          [-14, 0, 24, 16],
          [-14, 16, 1, 44],
        ],
  U: (count) =>
    count === 3
      ? [
          [-14, 0, 2, 36],
          [2, 22, 34, 36],
          [34, 0, 50, 36],
        ]
      : [
          [-14, 0, 2, 36],
          [2, 22, 18, 36],
          [18, 22, 34, 36],
          [34, 0, 50, 36],
        ],
  court: () => [
    [-14, 0, 20, 14],
    [20, 0, 54, 14],
    [40, 14, 54, 56],
    [-14, 14, 0, 56],
  ],
};

/** The blocks of a project's house, as tall as its sections are sold. */
export function blocksOf({ storeys, shape, prime }: Project): Block[] {
  const outlines = shapes[shape]?.(storeys.length);
  if (!outlines) throw new Error(`no quarter of the shape ${shape}`);
  const sections = storeys.map((count, at): Outline => {
    const outline = outlines[at];
    if (!outline) throw new Error(`no place for section ${at + 1} in the shape ${shape}`);
    return { section: at + 1, outline, face: faceOf(at), storeys: count };
  });
  const podium: Outline[] = shape === 'twin' ? [{ section: null, outline: [7, 5, 27, 18], face: 'glazed', storeys: 2 }] : [];
  const heights = prime ? { ground: 5.4, storey: 3.3 } : { ground: 4.6, storey: 3.05 };
  return [...sections, ...podium].map((block) => ({ ...block, ...heights, setBack: prime && block.section === 1 }));
}
