import type { Point } from '../plans/grid.ts';
import type { Layout } from '../plans/layouts.ts';
import type { Side } from '../plans/scheme.ts';
import { type Common, coreOf, leastCore } from './core.ts';
import { type Ring, ringsOf } from './floor-rings.ts';
import { isSound } from './sound-floor.ts';
import { type Placed, type Rect, type TurnedPlan, turnedPlan, turns } from './turned-plan.ts';

/** A floor in centimetres, y growing downwards; the corridor's middle lies on y = 0, and `core` says where the stairs begin. */
export type PackedFloor = { flats: Placed[]; common: Common[]; core: Point; bounds: Rect; ring: Ring; cost: number };

const corridor = 160;
/** The room for stairs, lifts and a hall beside each other; the rest becomes rooms for prams and bicycles. */
const longestCore = 1400;

const cache = new Map<string, TurnedPlan>();
/** The layout turned so that its entrance faces that side. */
function facing(layout: Layout, side: Side): TurnedPlan {
  const key = `${layout.id}/${side}`;
  const known = cache.get(key) ?? turns.map((turn) => turnedPlan(layout.plan, turn)).find(({ door }) => door.towards === side);
  if (!known) throw new Error(`no turn of ${layout.name} opens to the ${side}`);
  cache.set(key, known);
  return known;
}

const sum = (sizes: number[]): number => sizes.reduce((total, size) => total + size, 0);
const middleOf = ({ from, to }: { from: Point; to: Point }): number => (from[1] + to[1]) / 2;

export function boundsOf(rects: Rect[]): Rect {
  return {
    left: Math.min(...rects.map(({ left }) => left)),
    top: Math.min(...rects.map(({ top }) => top)),
    right: Math.max(...rects.map(({ right }) => right)),
    bottom: Math.max(...rects.map(({ bottom }) => bottom)),
  };
}

/** A floor built along one ring. */
function build(layouts: Layout[], ring: Ring, flush: 'left' | 'right'): PackedFloor {
  const half = corridor / 2;
  const turned = (index: number, side: Side): { index: number; layout: Layout; plan: TurnedPlan } => {
    const layout = layouts[index];
    if (!layout) throw new Error(`no flat ${index}`);
    return { index, layout, plan: facing(layout, side) };
  };
  const north = ring.north.map((index) => turned(index, 'bottom'));
  const south = ring.south.map((index) => turned(index, 'top'));
  const northern = sum(north.map(({ plan }) => plan.width));
  const southern = sum(south.map(({ plan }) => plan.width));
  const length = Math.max(northern, southern + leastCore);
  const core = Math.min(length - southern, longestCore);

  const flats: Placed[] = [];
  let x = flush === 'left' ? 0 : length - northern;
  for (const flat of north) {
    flats.push({ ...flat, at: [x, -half - flat.plan.height] });
    x += flat.plan.width;
  }
  x = 0;
  let coreAt = 0;
  south.forEach((flat, index) => {
    if (index === ring.core) {
      coreAt = x;
      x += core;
    }
    flats.push({ ...flat, at: [x, half] });
    x += flat.plan.width;
  });
  if (ring.core === south.length) coreAt = x;
  if (ring.west !== null) {
    const flat = turned(ring.west, 'right');
    flats.push({ ...flat, at: [-flat.plan.width, -middleOf(flat.plan.door)] });
  }
  if (ring.east !== null) {
    const flat = turned(ring.east, 'left');
    flats.push({ ...flat, at: [length, -middleOf(flat.plan.door)] });
  }
  const lowest = Math.max(0, ...flats.map(({ at, plan }) => at[1] + plan.height));
  const depth = Math.min(620, Math.max(480, lowest - half));
  const common: Common[] = [
    { kind: 'corridor', rect: { left: 0, top: -half, right: length, bottom: half } },
    ...coreOf({ left: coreAt, top: half, right: coreAt + core, bottom: half + depth }),
  ];
  const bounds = boundsOf([...flats.map(bodyOf), ...common.map(({ rect }) => rect)]);
  const cost = wasteOf(bounds, common);
  return { flats: flats.toSorted((a, b) => a.index - b.index), common, core: [coreAt, half], bounds, ring, cost };
}

export const bodyOf = ({ at: [left, top], plan }: Placed): Rect => ({ left, top, right: left + plan.width, bottom: top + plan.height });

/** The unused area around the floor, in m², plus a penalty for stretched shapes. */
function wasteOf(bounds: Rect, common: Common[]): number {
  const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const deep = Math.max(0, height - 1950) * 100_000;
  const long = Math.max(0, width - 3600) * 2000;
  const shared = sum(common.map(({ rect }) => (rect.right - rect.left) * (rect.bottom - rect.top)));
  return (width * height + shared * 0.6 + deep + long) / 10_000;
}

export const hasWindows = ({ flats }: PackedFloor, side: Side): boolean =>
  flats.some(({ plan }) => plan.windows.some(({ towards }) => towards === side));

/** The ways to stand these layouts around a corridor that are sound and fit, the tightest first. */
export function packFloors(layouts: Layout[], most: number, fits: (floor: PackedFloor) => boolean = () => true): PackedFloor[] {
  // A floor takes kilobytes and thousands are tried: the few that are asked for are built again.
  const fitting: { ring: Ring; flush: 'left' | 'right'; cost: number }[] = [];
  for (const ring of ringsOf(layouts.length))
    for (const flush of ['left', 'right'] as const) {
      const floor = build(layouts, ring, flush);
      if (fits(floor)) fitting.push({ ring, flush, cost: floor.cost });
    }
  const sound: PackedFloor[] = [];
  for (const { ring, flush } of fitting.sort((a, b) => a.cost - b.cost)) {
    if (sound.length === most) break;
    const floor = build(layouts, ring, flush);
    if (isSound(floor)) sound.push(floor);
  }
  return sound;
}
