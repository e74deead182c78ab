import type { WireFloorPlan, WireFloorPlansAnswer } from '../../../contract/catalogue/floor-plans.ts';
import type { LocalEntry } from '../../../domain/content/content.ts';
import type { Handler } from '../../handler.ts';
import { planOf } from '../../wire/wire-flat.ts';
import { projectOf } from './project-of.ts';

const wirePlan = (plan: LocalEntry<'floor_plan'>, north: number): WireFloorPlan => ({
  section_id: plan.section,
  floors: { from: plan.floors[0], to: plan.floors[1] },
  width: plan.width,
  height: plan.height,
  north: (((north - plan.turn) % 360) + 360) % 360,
  common: plan.common.map(({ kind, outline }) => ({ kind, outline })),
  flats: plan.flats.map(({ position, layout, at, turn }) => ({ position, layout_id: layout, at, turn })),
});

/** `GET /api/{locale}/project/{slug}/floor-plans`: the places of flats on a storey. */
export const handle: Handler<'GET /api/{locale}/project/{slug}/floor-plans'> = (deps) => {
  return ({ params: { slug }, query: { section_id, floor }, locale, reply, refuse }) => {
    const project = projectOf(deps, slug);
    if (!project) return refuse('unknown-project');
    if (section_id && !project.sections.some((section) => section.externalId === section_id))
      return refuse('bad-query', { section_id: ['unknown'] });
    const { entries } = deps.content.current()[locale];
    const north = entries.house.find((one) => one.project === slug)?.north ?? 0;
    const plans = entries.floor_plan
      .filter((plan) => plan.project === slug && (!section_id || plan.section === section_id))
      .filter(({ floors: [from, to] }) => !floor || (from <= Number(floor) && Number(floor) <= to));
    const ids = [...new Set(plans.flatMap(({ flats }) => flats.map(({ layout }) => layout)))];
    const layouts = ids.flatMap((id) => {
      const { plan } = planOf(deps.catalogue.layout(id));
      return plan ? [{ id, plan }] : [];
    });
    const answer: WireFloorPlansAnswer = {
      floor_plans: { project_id: project.externalId, plans: plans.map((plan) => wirePlan(plan, north)), layouts },
    };
    return reply(answer);
  };
};
