import type { WireConstructionReport } from '../../../contract/content/projects.ts';
import type { LocalContent, LocalEntry } from '../../../domain/content/content.ts';
import type { ApiDependencies } from '../../dependencies.ts';

export type Dependencies = Pick<ApiDependencies, 'catalogue' | 'content'>;

const mean = (parts: number[]): number => (parts.length === 0 ? 0 : Math.round(parts.reduce((sum, part) => sum + part, 0) / parts.length));

function wireReport(report: LocalEntry<'construction_report'>, projectId: string): WireConstructionReport {
  const { slug, month, stage, title, text, works, storeys = [], ahead = [], view, picture, gallery } = report;
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
    storeys: storeys.map(({ section, cast }) => ({ section_id: section, cast })),
    ahead: ahead.map(({ month: by, section, cast }) => ({ month: by, section_id: section, cast })),
    view,
    picture,
    gallery,
  };
}

/** Reports of the projects that the catalogue knows, the newest month first, those of one month in the editor's order. */
export function reportsOf({ catalogue }: Dependencies, { entries }: LocalContent, projectId?: string): WireConstructionReport[] {
  const ids = new Map(catalogue.projects().map(({ project }) => [project.slug, project.externalId]));
  return entries.construction_report
    .flatMap((report) => {
      const id = ids.get(report.project);
      return id === undefined || (projectId && id !== projectId) ? [] : [wireReport(report, id)];
    })
    .toSorted((a, b) => b.month.localeCompare(a.month));
}
