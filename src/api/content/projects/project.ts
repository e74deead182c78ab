import type { BlackoutCard, WireDeliveryDate, WireProjectAnswer } from '../../../contract/content/projects.ts';
import type { LocalContent, LocalEntry } from '../../../domain/content/content.ts';
import { tourOf } from '../../catalogue/tour-of.ts';
import type { Handler } from '../../handler.ts';
import { reportsOf } from './wire-report.ts';

/** The announced delivery dates of the sections that the catalogue knows, section by section and day by day. */
const deliveryDates = ({ entries }: LocalContent, sections: { salesforce_id: string }[]): WireDeliveryDate[] =>
  sections.flatMap(({ salesforce_id }) =>
    entries.delivery_date
      .filter(({ section }) => section === salesforce_id)
      .toSorted((a, b) => a.said.localeCompare(b.said))
      .map(({ said, quarter, reason }) => ({ section_id: salesforce_id, said, submission_date: quarter, reason })),
  );

const blackoutCard = (card: LocalEntry<'blackout_card'> | undefined): BlackoutCard | null =>
  card
    ? {
        systems: card.systems.map(({ system, hours }, at) => ({ system, hours, how: card.how[at] ?? '' })),
        tested: card.tested,
        generator: card.generator,
        shelter: card.shelter && { ...card.shelter, text: card.shelterText },
        note: card.note,
      }
    : null;

/** `GET /api/{locale}/project/{slug}`: the details of a project beyond the shared content. */
export const handle: Handler<'GET /api/{locale}/project/{slug}'> = (deps) => {
  return ({ params: { slug }, locale, reply, refuse }) => {
    const found = deps.catalogue.projects().find(({ project }) => project.slug === slug)?.project;
    if (!found) return refuse('unknown-project');
    const texts = deps.content.current()[locale];
    const { place, document } = texts.entries;
    const tour = tourOf(texts, found);
    const answer: WireProjectAnswer = {
      project: {
        salesforce_id: found.salesforce_id,
        slug,
        coordinates: texts.projectStories[slug]?.point ?? null,
        construction: reportsOf(deps, texts, found.salesforce_id),
        places: place
          .filter(({ project }) => project === slug)
          .toSorted((a, b) => a.minutes - b.minutes)
          .map(({ slug: id, category, name, minutes, point }) => ({ id, category_id: category, name, minutes, coordinates: point })),
        documents: document
          .filter(({ project }) => project === slug)
          .map(({ slug: id, documentKind, number, date, title, issuer }) => ({ id, kind: documentKind, number, date, title, issuer })),
        delivery_dates: deliveryDates(texts, found.sections),
        blackout: blackoutCard(texts.entries.blackout_card.find(({ project }) => project === slug)),
        tour: tour ? { poster: tour.picture, rooms: tour.rooms } : null,
        cameras: texts.entries.camera
          .filter(({ project }) => project === slug)
          .map(({ slug: id, name, note, picture }) => ({ id, name, note, poster: picture })),
      },
    };
    return reply(answer);
  };
};
