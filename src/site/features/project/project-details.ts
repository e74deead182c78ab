import type { Locale } from '../../../base/locale.ts';
import type { Picture } from '../../../contract/pictures.ts';
import type { ConstructionReport, ProjectDetails } from '../../../contract/projects.ts';
import { dayText } from '../flat/flat-words.ts';
import { monthWords } from './date-words.ts';
import { type PlaceMap, placeMap } from './place-map.ts';

type Named = { id: string; name: string };
export type Names = { stages: Named[]; categories: Named[] };

export type Report = { month: string; when: string; stage: string; percent: number; title: string; text: string; picture: number | null };
export type Construction = {
  percent: number;
  planned: number;
  stages: { name: string; planned: number; actual: number }[];
  reports: Report[];
  /** Each picture once, however many months show it. */
  pictures: Picture[];
  /** The same corner at the beginning and now. */
  pair: { before: Picture; beforeWhen: string; after: Picture; afterWhen: string } | null;
};
export type Paper = { id: string; title: string; number: string; when: string; issuer: string };
export type Details = { construction: Construction | null; map: PlaceMap | null; papers: Paper[] };

/** What the page shows of a project's reports, surroundings and papers, in words of the language. A foreign API may leave things out. */
export function projectDetails({ project, names, locale }: { project: ProjectDetails; names: Names; locale: Locale }): Details {
  return {
    construction: tellConstruction(project.construction ?? [], names.stages, locale),
    map: placeMap({ gate: project.coordinates ?? null, places: project.places ?? [], categories: names.categories }),
    papers: (project.documents ?? []).map(({ id, title, number, date, issuer }) => ({
      id,
      title,
      number,
      when: dayText(date, locale),
      issuer,
    })),
  };
}

function tellConstruction(reports: ConstructionReport[], stages: Named[], locale: Locale): Construction | null {
  const [newest] = reports;
  if (!newest) return null;
  const nameOf = new Map(stages.map(({ id, name }) => [id, name]));
  const pictures = [...new Map(reports.flatMap(({ picture }) => (picture ? [[picture.src, picture] as const] : []))).values()];
  return {
    percent: newest.percent,
    planned: newest.planned_percent,
    stages: newest.stages.map(({ stage_id, planned, actual }) => ({ name: nameOf.get(stage_id) ?? stage_id, planned, actual })),
    reports: reports.map(({ month, stage_id, percent, title, text, picture }) => ({
      month,
      when: monthWords(month, locale),
      stage: nameOf.get(stage_id) ?? stage_id,
      percent,
      title,
      text,
      picture: picture ? pictures.findIndex(({ src }) => src === picture.src) : null,
    })),
    pictures,
    pair: pairOf(reports, locale),
  };
}

/** The newest picture and the oldest other one from the same place. */
function pairOf(reports: ConstructionReport[], locale: Locale): Construction['pair'] {
  const after = reports.find(({ picture, view }) => picture && view);
  const before = reports.findLast(({ picture, view }) => picture && view === after?.view && picture.src !== after?.picture?.src);
  if (!after?.picture || !before?.picture) return null;
  return {
    before: before.picture,
    beforeWhen: monthWords(before.month, locale),
    after: after.picture,
    afterWhen: monthWords(after.month, locale),
  };
}
