import type { TourAnswer } from '../../../contract/content/tours.ts';
import { layoutName } from '../../catalogue/layout-name.ts';
import { tourOf } from '../../catalogue/tour-of.ts';
import type { Handler } from '../../handler.ts';
import { planOf } from '../../wire/wire-flat.ts';

/** `GET /api/{locale}/project/{slug}/tour`: a flat of the project, or of its class, to walk through. */
export const handle: Handler<'GET /api/{locale}/project/{slug}/tour'> = ({ catalogue, content }) => {
  return ({ params: { slug }, locale, reply, refuse }) => {
    const found = catalogue.projects().find(({ project }) => project.slug === slug)?.project;
    if (!found) return refuse('unknown-project');
    const tour = tourOf(content.current()[locale], found);
    if (!tour) return refuse('unknown-tour');
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
    return reply(answer);
  };
};
