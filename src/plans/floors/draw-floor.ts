import type { FloorPlan, FloorPlansAnswer } from '../../contract/catalogue/floor-plans.ts';
import type { Plan } from '../../contract/pictures.ts';
import { polygonPath } from '../layout/plan-paths.ts';
import { floorPath, planShapes } from '../layout/plan-shapes.ts';

type Point = readonly [number, number];
type Kind = FloorPlan['common'][number]['kind'];

/** A flat in its own paths, turned to its place; `label` is where its words stand, in the storey's frame. */
export type DrawnFlat = { position: number; transform: string; floor: string; lines: string; walls: string; label: Point };
/** A storey as its page shows it, in centimetres; `north` as in the contract. */
export type FloorDrawing = { view: string; north: number; common: { kind: Kind; path: string; marks: string }[]; flats: DrawnFlat[] };

/** The room around the drawing that walls and window lines need. */
const margin = 40;
const outdoor = new Set(['loggia', 'balcony', 'terrace']);
const tread = 30;

type Box = { left: number; top: number; right: number; bottom: number };
const boxOf = (points: readonly Point[]): Box => ({
  left: Math.min(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  right: Math.max(...points.map(([x]) => x)),
  bottom: Math.max(...points.map(([, y]) => y)),
});

/** Symbols that distinguish stairs, lifts and shafts without text. */
function marksOf(kind: Kind, { left, top, right, bottom }: Box): string {
  if (kind === 'lift' || kind === 'shaft') return `M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`;
  if (kind !== 'stairs') return '';
  const landing = 130;
  const steps = Math.max(0, Math.floor((bottom - top - 2 * landing) / tread));
  const treads = Array.from({ length: steps + 1 }, (_, at) => `M${left} ${top + landing + at * tread}H${right}`);
  const middle = (left + right) / 2;
  return `${treads.join('')}M${middle} ${top + landing}V${top + landing + steps * tread}`;
}

function placedBy({ width, height }: Plan, [x, y]: Point, turn: number): { transform: string; point: (point: Point) => Point } {
  if (turn === 90) return { transform: `translate(${x + height} ${y})rotate(90)`, point: ([a, b]) => [x + height - b, y + a] };
  if (turn === 180)
    return { transform: `translate(${x + width} ${y + height})rotate(180)`, point: ([a, b]) => [x + width - a, y + height - b] };
  if (turn === 270) return { transform: `translate(${x} ${y + width})rotate(270)`, point: ([a, b]) => [x + b, y + width - a] };
  return { transform: `translate(${x} ${y})`, point: ([a, b]) => [x + a, y + b] };
}

/** The middle of the largest room under a roof. */
function heartOf({ rooms }: Plan): Point {
  const inside = rooms.filter(({ label }) => !outdoor.has(label)).toSorted((a, b) => b.area - a.area);
  const { left, top, right, bottom } = boxOf((inside[0] ?? rooms[0])?.outline ?? []);
  return [(left + right) / 2, (top + bottom) / 2];
}

/** The first storey of an answer drawn, or null when it has nothing to draw. */
export function drawFloor({ floorPlans: { plans, layouts } }: FloorPlansAnswer): FloorDrawing | null {
  const [drawn] = plans;
  if (!drawn) return null;
  const planOf = new Map(layouts.map(({ id, plan }) => [id, plan]));
  const corners: Point[] = drawn.common.flatMap(({ outline }) => outline);
  const flats = drawn.flats.flatMap(({ position, layoutId, at, turn }): DrawnFlat[] => {
    const plan = planOf.get(layoutId);
    if (!plan || plan.rooms.length === 0) return [];
    const { transform, point } = placedBy(plan, at, turn);
    const { rooms, windows, doors, walls } = planShapes(plan);
    corners.push(...plan.rooms.flatMap(({ outline }) => outline.map(point)));
    return [
      {
        position,
        transform,
        floor: floorPath(rooms),
        lines: windows + doors,
        walls,
        label: point(heartOf(plan)),
      },
    ];
  });
  if (corners.length === 0) return null;
  const { left, top, right, bottom } = boxOf(corners);
  return {
    view: `${left - margin} ${top - margin} ${right - left + 2 * margin} ${bottom - top + 2 * margin}`,
    north: drawn.north,
    common: drawn.common.map(({ kind, outline }) => ({ kind, path: polygonPath(outline), marks: marksOf(kind, boxOf(outline)) })),
    flats,
  };
}
