import type { FloorPlan, FloorPlansAnswer, FloorPlansQuery, ViewpointsAnswer } from '../../contract/catalogue/houses.ts';
import type { LocalEntry } from '../../domain/content/content.ts';
import { planOf } from '../catalogue/wire.ts';
import type { ApiContext, ApiHouse } from '../house.ts';
import { answerProblem, localeOf } from '../problem.ts';
import { makeAnswer, sendJson } from '../send-json.ts';

type House = Pick<ApiHouse, 'catalogue' | 'content'>;

const projectOf = ({ catalogue }: House, slug: string) => catalogue.projects().find(({ project }) => project.slug === slug)?.project;

const wirePlan = (plan: LocalEntry<'floor_plan'>, north: number): FloorPlan => ({
  section_id: plan.section,
  floors: { from: plan.floors[0], to: plan.floors[1] },
  width: plan.width,
  height: plan.height,
  north: (((north - plan.turn) % 360) + 360) % 360,
  common: plan.common.map(({ kind, outline }) => ({ kind, outline })),
  flats: plan.flats.map(({ position, layout, at, turn }) => ({ position, layout_id: layout, at, turn })),
});

/** `GET /api/{locale}/project/{slug}/floor-plans`: which flat stands where on a storey. */
export function makeShowFloorPlans(house: House) {
  return (c: ApiContext, slug: string, { section_id, floor }: FloorPlansQuery): Response => {
    const project = projectOf(house, slug);
    if (!project) return answerProblem(c, 'unknown-project');
    if (section_id && !project.sections.some((section) => section.salesforce_id === section_id))
      return answerProblem(c, 'bad-query', { section_id: ['unknown'] });
    const { entries } = house.content.current()[localeOf(c)];
    const north = entries.house.find((one) => one.project === slug)?.north ?? 0;
    const plans = entries.floor_plan
      .filter((plan) => plan.project === slug && (!section_id || plan.section === section_id))
      .filter(({ floors: [from, to] }) => !floor || (from <= Number(floor) && Number(floor) <= to));
    const ids = [...new Set(plans.flatMap(({ flats }) => flats.map(({ layout }) => layout)))];
    const layouts = ids.flatMap((id) => {
      const { plan } = planOf(house.catalogue.layout(id));
      return plan ? [{ id, plan }] : [];
    });
    const answer: FloorPlansAnswer = {
      floor_plans: { project_id: project.salesforce_id, plans: plans.map((plan) => wirePlan(plan, north)), layouts },
    };
    return sendJson(
      c,
      makeAnswer(() => answer),
    );
  };
}

/** `GET /api/{locale}/project/{slug}/viewpoints`: pictures from which one chooses a storey or a section. */
export function makeShowViewpoints(house: House) {
  return (c: ApiContext, slug: string): Response => {
    if (!projectOf(house, slug)) return answerProblem(c, 'unknown-project');
    const { entries } = house.content.current()[localeOf(c)];
    const answer: ViewpointsAnswer = {
      viewpoints: entries.viewpoint.flatMap(({ project, view, picture, width, height, shapes }) => {
        if (project !== slug || !picture) return [];
        return [
          { view, picture, width, height, shapes: shapes.map(({ section, floor, outline }) => ({ section_id: section, floor, outline })) },
        ];
      }),
    };
    return sendJson(
      c,
      makeAnswer(() => answer),
    );
  };
}
