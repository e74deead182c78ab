import type { Locale } from '../../../base/locale.ts';
import type { Project, Section } from '../../../contract/catalogue/project-summaries.ts';
import type { ConstructionReport, DeliveryDate, ProjectDetails } from '../../../contract/content/projects.ts';
import type { Picture } from '../../../contract/pictures.ts';
import { formatDay } from '../../format/format-date.ts';
import { formatDeliveryInFull } from '../../format/format-flat.ts';
import { formatMonth } from '../../format/format-month.ts';
import { type MonthsView, monthsView } from '../months/months-view.ts';

type Named = { id: string; name: string };

export type StageView = {
  id: string;
  name: string;
  planned: number;
  actual: number;
  /** As text; the month of these figures when the newest report has none of the stage. */
  asOf: string | null;
  months: { month: string; planned: number; actual: number }[];
};
export type ReportView = {
  month: string;
  when: string;
  stage: string;
  percent: number;
  title: string;
  text: string;
  picture: Picture | null;
  photos: Picture[];
};
/** Sections with the same announcements: the first date, then every move with its reason. */
export type PromiseView = { sections: string; now: string; said: { day: string; when: string; quarter: string; reason: string }[] };
export type Shot = { month: string; when: string; picture: Picture };
export type ConstructionView = {
  project: Pick<Project, 'slug' | 'name' | 'prime' | 'stage'>;
  percent: number;
  planned: number;
  /** In words; the newest report's month. */
  when: string;
  stages: StageView[];
  months: { month: string; when: string }[];
  promises: PromiseView[];
  /** Those of the chosen stage, the newest first. */
  reports: ReportView[];
  /** Stages that a month stood under, with how many months. */
  filter: { chosen: string | null; stages: { id: string; name: string; count: number }[] };
  /** Pictures from one place, the oldest first, and the two that lie over each other; empty where there is nothing to compare. */
  shots: Shot[];
  /** To move along; null where there is one month alone. */
  line: MonthsView | null;
  before: string;
  after: string;
};

type Asked = {
  project: Project;
  details: ProjectDetails;
  stages: Named[];
  sections: Section[];
  locale: Locale;
  search: URLSearchParams;
};

/** The data of a construction page; null without reports. A foreign API may omit values. */
export function constructionView({ project, details, stages, sections, locale, search }: Asked): ConstructionView | null {
  const reports = details.construction ?? [];
  const [newest] = reports;
  if (!newest) return null;
  const nameOf = new Map(stages.map(({ id, name }) => [id, name]));
  const oldestFirst = reports.toReversed();
  const stood = [...new Set(oldestFirst.map(({ stageId }) => stageId))];
  const chosen = stood.find((id) => id === search.get('stage')) ?? null;
  const shots = shotsOf(oldestFirst, locale);
  const asked = (name: string, otherwise: Shot | undefined): string =>
    shots.find(({ month }) => month === search.get(name))?.month ?? otherwise?.month ?? '';
  const { slug, name, prime, stage } = project;
  return {
    project: { slug, name, prime, stage },
    percent: newest.percent,
    planned: newest.plannedPercent,
    when: formatMonth(newest.month, locale),
    stages: stageViews(oldestFirst, stages, locale),
    months: oldestFirst.map(({ month }) => ({ month, when: formatMonth(month, locale) })),
    promises: promiseViews(details.deliveryDates ?? [], sections, locale),
    reports: reports
      .filter(({ stageId }) => chosen === null || stageId === chosen)
      .map(({ month, stageId, percent, title, text, picture, gallery }) => ({
        month,
        percent,
        title,
        text,
        picture,
        photos: gallery ?? [],
        when: formatMonth(month, locale),
        stage: nameOf.get(stageId) ?? stageId,
      })),
    filter: {
      chosen,
      stages: stood.map((id) => ({
        id,
        name: nameOf.get(id) ?? id,
        count: reports.filter(({ stageId }) => stageId === id).length,
      })),
    },
    shots,
    line: monthsView(reports, sections, locale),
    before: asked('before', shots[0]),
    after: asked('after', shots.at(-1)),
  };
}

/** Every stage that was ever reported, in the order of the dictionary, with its last known figures. */
function stageViews(oldestFirst: ConstructionReport[], dictionary: Named[], locale: Locale): StageView[] {
  const newest = oldestFirst.at(-1)?.month;
  const reported = new Set(oldestFirst.flatMap(({ stages }) => stages.map(({ stageId }) => stageId)));
  const known = dictionary.filter(({ id }) => reported.has(id));
  const unknown = [...reported].filter((id) => !known.some((one) => one.id === id)).map((id) => ({ id, name: id }));
  return [...known, ...unknown].flatMap(({ id, name }) => {
    const months = oldestFirst.flatMap(({ month, stages }) =>
      stages.filter(({ stageId }) => stageId === id).map(({ planned, actual }) => ({ month, planned, actual })),
    );
    const last = months.at(-1);
    if (!last) return [];
    const { month, planned, actual } = last;
    return [{ id, name, planned, actual, asOf: month === newest ? null : formatMonth(month, locale), months }];
  });
}

/** One shot for each month from the place of the newest one; nothing unless two of them differ. */
function shotsOf(oldestFirst: ConstructionReport[], locale: Locale): Shot[] {
  const view = oldestFirst.findLast((report) => report.picture && report.view)?.view;
  const shots = oldestFirst.flatMap(({ month, picture, view: from }) =>
    picture && view && from === view ? [{ month, when: formatMonth(month, locale), picture }] : [],
  );
  return new Set(shots.map(({ picture }) => picture.src)).size > 1 ? shots : [];
}

/** Sections with the same announcements on the same days are grouped. */
export function promiseViews(dates: DeliveryDate[], sections: Section[], locale: Locale): PromiseView[] {
  const groups = new Map<string, { names: string[]; said: DeliveryDate[] }>();
  for (const { id, name } of sections) {
    const said = dates.filter(({ sectionId }) => sectionId === id);
    if (said.length === 0) continue;
    const key = JSON.stringify(said.map(({ said: day, deliveryQuarter, reason }) => [day, deliveryQuarter, reason]));
    const group = groups.get(key) ?? { names: [], said };
    group.names.push(name);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ names, said }) => ({
    sections: names.join(', '),
    now: formatDeliveryInFull(said.at(-1)?.deliveryQuarter ?? '', locale),
    said: said.map(({ said: day, deliveryQuarter, reason }) => ({
      day,
      when: formatDay(day, locale),
      quarter: formatDeliveryInFull(deliveryQuarter, locale),
      reason,
    })),
  }));
}
