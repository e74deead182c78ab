import { isWithin } from '../../../platform/database/within-scope.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { reportsOnSite, stagesOf, waitingReports } from './report-row.ts';

/** The projects of the person with their newest reports. */
export const handle: OfficeHandler<'GET /office/api/reports'> = ({ catalogue, content, releases }) => {
  return async ({ scope, locale, reply }) => {
    const rows = content.rows();
    const onSite = reportsOnSite(rows);
    const waiting = waitingReports(await releases.openDrafts());
    const mine = catalogue.projects().filter(({ project }) => isWithin(scope, { projectId: project.externalId, ownerId: null }));
    return reply({
      stages: stagesOf(rows),
      projects: mine.map(({ project: { slug, name, sections } }) => {
        const last = onSite.find(({ report }) => report.project === slug)?.report;
        return {
          slug,
          name: name[locale],
          sections: sections.map((section) => ({ id: section.externalId, name: section.name[locale], floors: section.floors_total })),
          last: last
            ? {
                month: last.month,
                title: last[locale].title,
                stage: last.stage,
                works: last.works,
                storeys: last.storeys ?? [],
                photos: [last.picture, ...(last.gallery ?? [])].filter(Boolean).length,
              }
            : null,
          waits: waiting
            .filter(({ report }) => report.project === slug)
            .map(({ number, release: called, publish_at, report: { month } }) => ({
              number,
              name: called,
              month,
              publishAt: publish_at?.toISOString() ?? null,
            })),
        };
      }),
    });
  };
};
