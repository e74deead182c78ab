import type { Plan } from '../../contract/pictures.ts';
import { contains } from '../layout/plan-paths.ts';
import type { Dimensions, DrawnText } from './drawn-plan.ts';
import { letters, levelFor } from './text-levels.ts';

type Say = (centimetres: number) => string;
type Side = 'top' | 'bottom' | 'left' | 'right';

/** How far chains stand from the walls and from each other, in parts of the longer side of the plan. */
const apart = 0.056;
const leastApart = 44;
const tick = 0.008;
const shortest = 40;

/** The room around a plan that two chains and the entrance's arrow need. */
export const chainRoom = ({ width, height }: Pick<Plan, 'width' | 'height'>): number => Math.round(stepOf(Math.max(width, height)) * 2.7);

const stepOf = (size: number) => Math.max(size * apart, leastApart);

/** From one outermost face to the other of walls that stand across; the whole frame where fewer than two of them are drawn. */
function between(walls: Plan['walls'], axis: 0 | 1, size: number): [number, number] {
  const across = walls.filter(({ from, to }) => from[axis] === to[axis]);
  if (new Set(across.map(({ from }) => from[axis])).size < 2) return [0, size];
  const faces = across.flatMap(({ from, thickness }) => [from[axis] - thickness / 2, from[axis] + thickness / 2]);
  return [Math.min(...faces), Math.max(...faces)];
}

function extent({ walls, width, height }: Plan) {
  const [[left, right], [top, bottom]] = [between(walls, 0, width), between(walls, 1, height)];
  return { left, right, top, bottom };
}

/** Where walls meet the outline as it is seen from a side, by their axes; the ends are the outer faces. */
export function cutsOf(plan: Plan, side: Side): number[] {
  const flat = side === 'top' || side === 'bottom';
  const bounds = extent(plan);
  const [first, last] = flat ? [bounds.left, bounds.right] : [bounds.top, bounds.bottom];
  const beyond = side === 'top' || side === 'left' ? -1 : 1;
  const isInside = (along: number, across: number) =>
    plan.rooms.some(({ outline }) => contains(outline, flat ? [along, across] : [across, along]));
  const seen = plan.walls.flatMap(({ from, to }) => {
    const [along, other] = flat ? [from[0], to[0]] : [from[1], to[1]];
    if (along !== other) return [];
    const ends = flat ? [from[1], to[1]] : [from[0], to[0]];
    const end = beyond < 0 ? Math.min(...ends) : Math.max(...ends);
    const covered = [20, 120, 240, 400, 600, 900].some((step) => [-8, 8].some((aside) => isInside(along + aside, end + beyond * step)));
    return covered || along - first < shortest || last - along < shortest ? [] : [along];
  });
  return [first, ...[...new Set(seen)].sort((a, b) => a - b), last].filter(
    (cut, at, all) => at === 0 || at === all.length - 1 || cut - (all[at - 1] ?? first) >= shortest,
  );
}

/** A chain along one side, `rank` steps away from the walls. */
function chain(plan: Plan, side: Side, rank: number, cuts: number[], say: Say, frameWidth: number): Dimensions {
  const flat = side === 'top' || side === 'bottom';
  const outwards = side === 'top' || side === 'left' ? -1 : 1;
  const bounds = extent(plan);
  const size = Math.max(plan.width, plan.height);
  const at = bounds[side] + outwards * stepOf(size) * rank;
  const point = (along: number, across: number) => (flat ? `${r(along)} ${r(across)}` : `${r(across)} ${r(along)}`);
  const short = size * tick;
  const [first = 0, last = 0] = [cuts[0], cuts.at(-1)];
  const lines = [
    `M${point(first - short, at)}L${point(last + short, at)}`,
    ...cuts.map((cut) => `M${point(cut - short, at + (flat ? short : -short))}L${point(cut + short, at + (flat ? -short : short))}`),
    ...cuts.map((cut) => `M${point(cut, at - outwards * stepOf(size) * 0.6)}L${point(cut, at + outwards * short)}`),
  ];
  const texts = cuts.slice(1).map((end, index): DrawnText => {
    const start = cuts[index] ?? end;
    const text = say(end - start);
    // Above and on the left between the chains, below and on the right beyond them, where the entrance's arrow is not.
    const [along, across] = [(start + end) / 2, at + size * (outwards < 0 ? -0.006 : 0.024)];
    const [x, y] = flat ? [along, across] : [across, along];
    return {
      text,
      x: r(x),
      y: r(y),
      from: levelFor(text.length, letters.dimension, end - start, frameWidth),
      ...(flat ? {} : { up: true }),
    };
  });
  return { lines: lines.join(''), texts };
}

const r = (value: number) => Math.round(value * 10) / 10;
const same = (one: number[], other: number[]) =>
  one.length === other.length && one.every((cut, at) => Math.abs(cut - (other[at] ?? 0)) < 10);

/** The chains around the flat: the parts of each side where they differ from those before, and above and on the left the whole. */
export function outerDimensions(plan: Plan, say: Say, frameWidth: number): Dimensions {
  const found: Dimensions[] = [];
  for (const [one, other] of [
    ['top', 'bottom'],
    ['left', 'right'],
  ] as const) {
    const cuts = cutsOf(plan, one);
    const across = cutsOf(plan, other);
    const whole = cuts.filter((_, at) => at === 0 || at === cuts.length - 1);
    if (cuts.length > 2) found.push(chain(plan, one, 1, cuts, say, frameWidth));
    found.push(chain(plan, one, cuts.length > 2 ? 2 : 1, whole, say, frameWidth));
    if (across.length > 2 && !same(cuts, across)) found.push(chain(plan, other, 1, across, say, frameWidth));
  }
  return { lines: found.map(({ lines }) => lines).join(''), texts: found.flatMap(({ texts }) => texts) };
}
