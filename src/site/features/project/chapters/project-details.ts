import type { Locale } from '../../../../base/locale.ts';
import type { Section } from '../../../../contract/catalogue/project-summaries.ts';
import type { BlackoutCard, ConstructionReport, DeliveryDate, ProjectDetails } from '../../../../contract/content/projects.ts';
import type { Picture } from '../../../../contract/pictures.ts';
import { formatDay } from '../../../format/format-date.ts';
import { formatMonth } from '../../../format/format-month.ts';
import { type LitHero, litHero } from '../../lights/light.ts';
import { type MonthsView, monthsView } from '../../months/months-view.ts';
import { type PlaceMap, placeMap } from '../places/place-map.ts';

type Named = { id: string; name: string };
export type Names = { stages: Named[]; categories: Named[] };

export type Construction = {
  percent: number;
  planned: number;
  stages: { name: string; planned: number; actual: number }[];
  newest: { month: string; when: string; title: string; text: string; picture: Picture | null };
  months: MonthsView | null;
};
export type ProjectDocument = { id: string; title: string; number: string; when: string; issuer: string };
export type BlackoutView = BlackoutCard & { testedOn: string | null };
export type Details = {
  construction: Construction | null;
  map: PlaceMap | null;
  documents: ProjectDocument[];
  /** By the section's id. */
  firstPromises: Record<string, string>;
  blackout: BlackoutView | null;
  /** The first picture in other lights. */
  lit: LitHero | null;
  /** A furnished flat that can be walked through. */
  tour: ProjectDetails['tour'];
  hasCameras: boolean;
  /** It is drawn as solids, in which flats can be chosen. */
  hasModel: boolean;
};

type Loaded = { project: ProjectDetails; sections: Section[]; picture: Picture | null; names: Names; locale: Locale };

/** The page's texts of a project's reports, surroundings and documents, in one language. A foreign API may omit values. */
export function projectDetails({ project, sections, picture, names, locale }: Loaded): Details {
  const reports = project.construction ?? [];
  return {
    construction: constructionView(reports, monthsView(reports, sections, locale), { stages: names.stages, locale }),
    map: placeMap({ gate: project.coordinates ?? null, places: project.places ?? [], categories: names.categories }),
    firstPromises: firstPromises(project.deliveryDates ?? []),
    blackout: blackoutView(project, locale),
    lit: litHero(picture, project),
    tour: project.tour ?? null,
    hasCameras: (project.cameras ?? []).length > 0,
    hasModel: project.hasModel ?? false,
    documents: (project.documents ?? []).map(({ id, title, number, date, issuer }) => ({
      id,
      title,
      number,
      when: formatDay(date, locale),
      issuer,
    })),
  };
}

type Described = { stages: Named[]; locale: Locale };

function constructionView([newest]: ConstructionReport[], months: MonthsView | null, { stages, locale }: Described): Construction | null {
  if (!newest) return null;
  const nameOf = new Map(stages.map(({ id, name }) => [id, name]));
  const { month, title, text, picture } = newest;
  return {
    percent: newest.percent,
    planned: newest.plannedPercent,
    stages: newest.stages.map(({ stageId, planned, actual }) => ({ name: nameOf.get(stageId) ?? stageId, planned, actual })),
    newest: { month, when: formatMonth(month, locale), title, text, picture },
    months,
  };
}

/** The first announced quarter of each section whose delivery was moved since. */
function firstPromises(dates: DeliveryDate[]): Record<string, string> {
  const first = new Map<string, DeliveryDate>();
  const moved: Record<string, string> = {};
  for (const date of dates) {
    const before = first.get(date.sectionId);
    if (before) moved[date.sectionId] = before.deliveryQuarter;
    else first.set(date.sectionId, date);
  }
  return moved;
}

export function blackoutView({ blackout }: ProjectDetails, locale: Locale): BlackoutView | null {
  return blackout ? { ...blackout, testedOn: blackout.tested && formatDay(blackout.tested.on, locale) } : null;
}
