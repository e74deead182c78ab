import type { WireViewpointsAnswer } from '../../../contract/catalogue/floor-plans.ts';
import type { Handler } from '../../handler.ts';
import { projectOf } from './project-of.ts';

/** `GET /api/{locale}/project/{slug}/viewpoints`: pictures for choosing a storey or a section. */
export const handle: Handler<'GET /api/{locale}/project/{slug}/viewpoints'> = (deps) => {
  return ({ params: { slug }, locale, reply, refuse }) => {
    if (!projectOf(deps, slug)) return refuse('unknown-project');
    const { entries } = deps.content.current()[locale];
    const answer: WireViewpointsAnswer = {
      viewpoints: entries.viewpoint.flatMap(({ project, view, picture, width, height, shapes }) => {
        if (project !== slug || !picture) return [];
        return [
          { view, picture, width, height, shapes: shapes.map(({ section, floor, outline }) => ({ section_id: section, floor, outline })) },
        ];
      }),
    };
    return reply(answer);
  };
};
