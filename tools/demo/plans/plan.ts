import type { RoomLabel } from '../../../src/contract/catalogue/apartments.ts';
import type { Plan } from '../../../src/contract/pictures.ts';
import { areaOf, type Edge, edgesOf, outlineOf, outside, pointOn } from './grid.ts';
import { openingsOf } from './openings.ts';
import { isOpenAir, labels, type Scheme, shares, stretched } from './scheme.ts';

/** Room around the drawing for half the outer wall. */
export const margin = 20;
const thickness = { outer: 30, inner: 12, glazed: 14, railing: 8 } as const;

type Wall = Plan['walls'][number];
type Line = Omit<Edge, 'before' | 'after'> & { kind: keyof typeof thickness };

function kindOf({ before, after }: Edge): Line['kind'] {
  if (!isOpenAir(before) && !isOpenAir(after)) return 'inner';
  if (!isOpenAir(before) || !isOpenAir(after)) return 'outer';
  return before === 'Z' || after === 'Z' ? 'glazed' : 'railing';
}

/** One wall for every straight run of one kind, so that corners are drawn once. */
function wallsOf(edges: Edge[]): Wall[] {
  const lines: Line[] = [];
  const byPlace = (a: Edge, b: Edge): number => Number(a.across) - Number(b.across) || a.at - b.at || a.from - b.from;
  for (const edge of edges.toSorted(byPlace)) {
    const last = lines.at(-1);
    const kind = kindOf(edge);
    if (last?.across === edge.across && last.at === edge.at && last.to === edge.from && last.kind === kind) last.to = edge.to;
    else lines.push({ across: edge.across, at: edge.at, from: edge.from, to: edge.to, kind });
  }
  return lines.map(({ kind, ...line }) => {
    const edge = { ...line, before: outside, after: outside };
    return {
      from: pointOn(edge, line.from),
      to: pointOn(edge, line.to),
      thickness: thickness[kind],
      outer: kind === 'outer' || kind === 'glazed',
    };
  });
}

const labelOf = (letter: string): RoomLabel => {
  const label = labels[letter];
  if (!label) throw new Error(`no label for "${letter}"`);
  return label;
};

/** Rooms first seen from the entrance, then wet rooms, then outdoor ones. */
const order = 'HCSLKBDEFOWwGUZNT';

export function planOf(scheme: Scheme): Plan {
  const edges = edgesOf(scheme, margin);
  const letters = [...new Set(scheme.cells.join(''))].filter((letter) => letter !== outside);
  const rooms = letters
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((letter, at) => {
      const outline = outlineOf(letter, edges);
      const label = labelOf(letter);
      const share = shares[label] ?? 1;
      return { id: `r${at + 1}`, label, area: Math.round((areaOf(outline) / 100) * share) / 100, outline };
    });
  const sum = (sizes: number[]): number => sizes.reduce((total, size) => total + size, 2 * margin);
  return { width: sum(scheme.columns), height: sum(scheme.rows), rooms, walls: wallsOf(edges), ...openingsOf(scheme, edges) };
}

/** In hundredths of a square metre: outdoor rooms already count by their share. */
export const planHundredths = (plan: Plan): number => plan.rooms.reduce((sum, { area }) => sum + Math.round(area * 100), 0);

/** The scheme stretched until the flat has about this many square metres; never further than rooms stay believable. */
export function planOfArea(scheme: Scheme, metres: number): Plan {
  let [least, most] = [-0.3, 0.45];
  for (let step = 0; step < 24; step += 1) {
    const middle = (least + most) / 2;
    if (planHundredths(planOf(stretched(scheme, middle))) < metres * 100) least = middle;
    else most = middle;
  }
  return planOf(stretched(scheme, most));
}
