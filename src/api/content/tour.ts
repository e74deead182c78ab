import type { TourAnswer } from '../../contract/content/tours.ts';
import type { LocalContent, LocalEntry } from '../../domain/content/content.ts';
import { layoutName } from '../catalogue/layout-name.ts';
import { planOf } from '../catalogue/wire.ts';
import type { ApiContext, ApiHouse } from '../house.ts';
import { answerProblem, localeOf } from '../problem.ts';
import { makeAnswer, sendJson } from '../send-json.ts';

/** The tour of a project itself, or that of its class of houses. */
export const tourOf = ({ entries }: LocalContent, project: { slug: string; class: string }): LocalEntry<'tour'> | undefined =>
  entries.tour.find(({ slug }) => slug === project.slug) ?? entries.tour.find(({ slug }) => slug === project.class);

/** `GET /api/{locale}/project/{slug}/tour`: a flat of the project, or of its class, to walk through. */
export function makeShowTour({ catalogue, content }: Pick<ApiHouse, 'catalogue' | 'content'>) {
  return (c: ApiContext, slug: string): Response => {
    const locale = localeOf(c);
    const found = catalogue.projects().find(({ project }) => project.slug === slug)?.project;
    if (!found) return answerProblem(c, 'unknown-project');
    const tour = tourOf(content.current()[locale], found);
    if (!tour) return answerProblem(c, 'unknown-tour');
    const layout = tour.layout === null ? null : catalogue.layout(tour.layout);
    const { plan } = planOf(layout);
    const answer: TourAnswer = {
      tour: {
        project: { slug, name: found.name[locale], prime: found.prime },
        poster: tour.picture,
        layout: layout && plan && { name: layoutName(layout.name, locale), plan },
        scenes: tour.scenes.flatMap(({ id, at, heading, links }, index) => {
          const panorama = tour.gallery[index];
          return panorama ? [{ id, name: tour.rooms[index] ?? '', panorama, at, heading, links }] : [];
        }),
      },
    };
    return sendJson(
      c,
      makeAnswer(() => answer),
    );
  };
}
