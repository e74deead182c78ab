import type { Plan } from '../../../contract/pictures.ts';
import { type PlanSketch, sketchPlan } from '../../../plans/layout/sketch-plan.ts';

/** A plan as it stands on the horizon: `x` and `y` move it there, in centimetres; `metres` are its outer sides. */
export type StandingPlan = { sketch: PlanSketch; x: number; y: number; metres: { width: number; height: number } };
/** The same box of centimetres for each of several plans, with the horizon at `ground`. */
export type Stage = { width: number; height: number; ground: number; plans: (StandingPlan | null)[] };

/** The room at the right of the greatest plan and above it, and below the horizon for its marks. */
const margin = 24;
const below = 28;

/** Plans at one scale, each standing at the left end of its own box, which all are equal. */
export function stageOf(plans: readonly (Plan | null)[]): Stage | null {
  const known = plans.filter((plan) => plan !== null);
  if (known.length === 0) return null;
  const widest = Math.max(...known.map(({ width }) => width));
  const tallest = Math.max(...known.map(({ height }) => height));
  const width = widest + margin;
  const ground = tallest + margin;
  return {
    width,
    height: ground + below,
    ground,
    plans: plans.map(
      (plan) =>
        plan && {
          sketch: sketchPlan(plan),
          x: 0,
          y: ground - plan.height,
          metres: { width: plan.width / 100, height: plan.height / 100 },
        },
    ),
  };
}

/** Marks of whole metres on the horizon below a plan, as one path. */
export function metreMarks({ x, metres }: StandingPlan, ground: number): string {
  const marks = Math.floor(metres.width) + 1;
  return Array.from({ length: marks }, (_, metre) => `M${x + metre * 100} ${ground}v${metre % 5 === 0 ? 20 : 12}`).join('');
}
