import {
  type BlackoutCard,
  type ConstructionAnswer,
  type ConstructionQuery,
  type ConstructionReport,
  type DeliveryDate,
  type ProjectAnswer,
  reportsPerPage,
} from '../../contract/content/projects.ts';
import type { LocalContent, LocalEntry } from '../../domain/content/content.ts';
import type { ApiContext, ApiHouse } from '../house.ts';
import { answerProblem, localeOf } from '../problem.ts';
import { makeAnswer, sendJson } from '../send-json.ts';
import { pageOf } from './page-of.ts';
import { tourOf } from './tour.ts';

type House = Pick<ApiHouse, 'catalogue' | 'content'>;

const mean = (parts: number[]): number => (parts.length === 0 ? 0 : Math.round(parts.reduce((sum, part) => sum + part, 0) / parts.length));

function wireReport(report: LocalEntry<'construction_report'>, projectId: string): ConstructionReport {
  const { slug, month, stage, title, text, works, view, picture } = report;
  return {
    slug,
    project_id: projectId,
    month,
    stage_id: stage,
    percent: mean(works.map(({ actual }) => actual)),
    planned_percent: mean(works.map(({ planned }) => planned)),
    title,
    text,
    stages: works.map((work) => ({ stage_id: work.stage, planned: work.planned, actual: work.actual })),
    view,
    picture,
  };
}

/** Reports of the projects that the catalogue knows, the newest month first, those of one month in the editor's order. */
function reportsOf({ catalogue }: House, { entries }: LocalContent, projectId?: string): ConstructionReport[] {
  const ids = new Map(catalogue.projects().map(({ project }) => [project.slug, project.salesforce_id]));
  return entries.construction_report
    .flatMap((report) => {
      const id = ids.get(report.project);
      return id === undefined || (projectId && id !== projectId) ? [] : [wireReport(report, id)];
    })
    .toSorted((a, b) => b.month.localeCompare(a.month));
}

/** `GET /api/{locale}/construction`: how building goes on, of all projects or of one. */
export function makeListConstruction(house: House) {
  return (c: ApiContext, { page, per_page, project_id }: ConstructionQuery): Response => {
    if (project_id && !house.catalogue.projects().some(({ project }) => project.salesforce_id === project_id))
      return answerProblem(c, 'bad-query', { project_id: ['unknown'] });
    const reports = reportsOf(house, house.content.current()[localeOf(c)], project_id);
    const answer: ConstructionAnswer = { construction: pageOf(reports, { page, perPage: Number(per_page || reportsPerPage) }) };
    return sendJson(
      c,
      makeAnswer(() => answer),
    );
  };
}

/** What was said of the sections that the catalogue knows, section by section and day by day. */
const deliveryDates = ({ entries }: LocalContent, sections: { salesforce_id: string }[]): DeliveryDate[] =>
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

/** `GET /api/{locale}/project/{slug}`: what the shared content does not say of a project. */
export function makeShowProject(house: House) {
  return (c: ApiContext, slug: string): Response => {
    const found = house.catalogue.projects().find(({ project }) => project.slug === slug)?.project;
    if (!found) return answerProblem(c, 'unknown-project');
    const texts = house.content.current()[localeOf(c)];
    const { place, document } = texts.entries;
    const tour = tourOf(texts, found);
    const answer: ProjectAnswer = {
      project: {
        salesforce_id: found.salesforce_id,
        slug,
        coordinates: texts.projectStories[slug]?.point ?? null,
        construction: reportsOf(house, texts, found.salesforce_id),
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
    return sendJson(
      c,
      makeAnswer(() => answer),
    );
  };
}
