import type { Layout } from '../plans/layouts.ts';
import type { Shape } from '../projects.ts';
import { frameOf } from './frame.ts';
import { bestRow, gapBetween, passage, type Standing, standingsOf } from './rows.ts';
import type { Turn } from './turned-plan.ts';

/** Metres, x to the right, y away from the street; `left` and `front` are the corner nearest to the origin. */
export type Block = { left: number; front: number; right: number; back: number };
export type Stand = { block: Block; standing: Standing };

/** Between the two towers of a twin, whose flats face each other. */
const betweenTwins = 22;

const lengthwise: [Turn, Turn] = [0, 180];
const crosswise: [Turn, Turn] = [270, 90];

const sizeOf = ({ floor, turn }: Standing): { width: number; depth: number } => {
  const { width, height } = frameOf(floor);
  return turn === 0 || turn === 180 ? { width: width / 100, depth: height / 100 } : { width: height / 100, depth: width / 100 };
};

/** Sections side by side along the street. */
function along(sections: Layout[][], left: number, front: number, least = 0): Stand[] {
  let x = left;
  const row = bestRow(sections.map((layouts) => standingsOf(layouts, lengthwise)));
  return row.map((standing, at) => {
    const before = row[at - 1];
    if (before) x += Math.max(least, gapBetween(before, standing));
    const { width, depth } = sizeOf(standing);
    const block = { left: x, front, right: x + width, back: front + depth };
    x += width;
    return { block, standing };
  });
}

/** A section that runs away from the street, beside an edge on its left or its right. */
function away(layouts: Layout[], edge: { left: number } | { right: number }, front: number): Stand {
  const [standing] = bestRow([standingsOf(layouts, crosswise)]);
  if (!standing) throw new Error('a section without a floor');
  const { width, depth } = sizeOf(standing);
  const left = 'left' in edge ? edge.left : edge.right - width;
  return { standing, block: { left, front, right: left + width, back: front + depth } };
}

const rightOf = (stands: Stand[]): number => Math.max(...stands.map(({ block }) => block.right));
const backOf = (stands: Stand[]): number => Math.max(...stands.map(({ block }) => block.back));
const left = -14;

function arrange(shape: Shape, sections: Layout[][]): Stand[] {
  const [first, second, third, fourth] = sections;
  if (shape === 'twin') return along(sections, left, 0, betweenTwins);
  if (shape === 'L' && first && second) {
    const street = third ? along([first, second], left, 0) : along([first], left, 0);
    return [...street, away(third ?? second, { left }, backOf(street) + passage)];
  }
  if (shape === 'U' && first && second && third) {
    const west = away(first, { left }, 0);
    const row = along(fourth ? [second, third] : [second], west.block.right + passage, 0);
    const east = away(fourth ?? third, { left: rightOf(row) + passage }, 0);
    const back = Math.max(west.block.back, east.block.back);
    const moved = row.map(({ standing, block }) => ({ standing, block: { ...block, front: back - block.back, back } }));
    return [west, ...moved, east];
  }
  if (shape === 'court' && first && second && third && fourth) {
    const street = along([first, second], left, 0);
    const front = backOf(street) + passage;
    return [...street, away(third, { right: rightOf(street) }, front), away(fourth, { left }, front)];
  }
  return along(sections, left, 0);
}

const known = new Map<string, Stand[]>();

/** Where each section stands, in the order of the sections: what is drawn as one shape, with passages where windows need them. */
export function standsOf(shape: Shape, sections: Layout[][]): Stand[] {
  const key = [shape, ...sections.map((layouts) => layouts.map(({ id }) => id))].join('/');
  const stands = known.get(key) ?? arrange(shape, sections);
  known.set(key, stands);
  return stands;
}
