import type { Plan } from '../../contract/content/pictures.ts';
import { doorsPath, polygonPath, wallsPath, windowsPath } from './plan-paths.ts';

/** A plan as a card shows it: three paths in centimetres, a tenth of the plan's own size. */
export type PlanSketch = { view: string; floor: string; lines: string; walls: string };

/** The room around the drawing that walls and window lines need, in centimetres. */
const margin = 24;

export const sketchPlan = (plan: Plan): PlanSketch => ({
  view: `${-margin} ${-margin} ${plan.width + 2 * margin} ${plan.height + 2 * margin}`,
  floor: plan.rooms.map(({ outline }) => polygonPath(outline)).join(''),
  lines: windowsPath(plan) + doorsPath(plan),
  walls: wallsPath(plan),
});
