import type { Plan } from '../../contract/pictures.ts';
import { floorPath, planShapes } from './plan-shapes.ts';

/** A plan as a card shows it: three paths in centimetres, a tenth of the plan's own size. */
export type PlanSketch = { view: string; floor: string; lines: string; walls: string };

/** The room around the drawing that walls and window lines need, in centimetres. */
const margin = 24;

export function sketchPlan(plan: Plan): PlanSketch {
  const { rooms, windows, doors, walls } = planShapes(plan);
  return {
    view: `${-margin} ${-margin} ${plan.width + 2 * margin} ${plan.height + 2 * margin}`,
    floor: floorPath(rooms),
    lines: windows + doors,
    walls,
  };
}
