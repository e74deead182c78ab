import type { BlackoutCard, WireDeliveryDate, WireProjectAnswer } from '../../../contract/content/projects.ts';
import type { ProjectSummary } from '../../../domain/catalogue/catalogue.ts';
import type { LocalContent, LocalEntry } from '../../../domain/content/content.ts';
import { isDrawn } from '../../catalogue/is-drawn.ts';
import { tourOf } from '../../catalogue/tour-of.ts';
import { heroLights } from './hero-lights.ts';
import { type Dependencies, reportsOf } from './wire-report.ts';

/** The announced delivery dates of the sections that the catalogue knows, section by section and day by day. */
const deliveryDates = ({ entries }: LocalContent, sections: { externalId: string }[]): WireDeliveryDate[] =>
  sections.flatMap(({ externalId }) =>
    entries.delivery_date
      .filter(({ section }) => section === externalId)
      .toSorted((a, b) => a.said.localeCompare(b.said))
      .map(({ said, quarter, reason }) => ({ section_id: externalId, said, submission_date: quarter, reason })),
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

/** The details of a project beyond the shared content. */
export function wireProjectDetails(
  project: ProjectSummary['project'],
  texts: LocalContent,
  deps: Dependencies,
): WireProjectAnswer['project'] {
  const { slug } = project;
  const { place, document } = texts.entries;
  const tour = tourOf(texts, project);
  return {
    salesforce_id: project.externalId,
    slug,
    coordinates: texts.projectStories[slug]?.point ?? null,
    construction: reportsOf(deps, texts, project.externalId),
    places: place
      .filter((one) => one.project === slug)
      .toSorted((a, b) => a.minutes - b.minutes)
      .map(({ slug: id, category, landmark, name, minutes, point }) => ({
        id,
        category_id: category,
        landmark: landmark ?? null,
        name,
        minutes,
        coordinates: point,
      })),
    documents: document
      .filter((one) => one.project === slug)
      .map(({ slug: id, documentKind, number, date, title, issuer }) => ({ id, kind: documentKind, number, date, title, issuer })),
    delivery_dates: deliveryDates(texts, project.sections),
    blackout: blackoutCard(texts.entries.blackout_card.find((one) => one.project === slug)),
    lights: heroLights(texts, slug),
    tour: tour ? { poster: tour.picture, rooms: tour.rooms } : null,
    cameras: texts.entries.camera
      .filter((one) => one.project === slug)
      .map(({ slug: id, name, note, picture }) => ({ id, name, note, poster: picture })),
    has_model: isDrawn(texts, slug),
  };
}
