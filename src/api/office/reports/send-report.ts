import type { Localized } from '../../../base/locale.ts';
import { ok, type Result, refuse } from '../../../base/result.ts';
import type { SentReport } from '../../../contract/office/reports/reports.ts';
import { isWithin } from '../../../platform/database/within-scope.ts';
import type { OfficeHandler } from '../office-handler.ts';
import type { ReportScheduled } from '../office-refusals.ts';
import { monthText, rowOfReport, stagesOf } from './report-row.ts';

type Stored = { release: number; isPublished: boolean };

/** Publishes the month of a project, or, without its English texts, leaves it to an editor in a release. */
export const handle: OfficeHandler<'POST /office/api/reports/send'> = ({ catalogue, content, releases, media, clock }) => {
  /** What the photos show: their stage, the project and the month. */
  function altsOf({ photos, month }: SentReport, project: Localized): Map<string, Localized> {
    const stages = new Map(stagesOf(content.rows()).map(({ id, name }) => [id, name]));
    const when = monthText(month);
    const say = (stage: string, locale: 'uk' | 'en') =>
      `${stages.get(stage)?.[locale] ?? project[locale]}, ${project[locale]}, ${when[locale]}`;
    return new Map(photos.map(({ name, stage }) => [name, { uk: say(stage, 'uk'), en: say(stage, 'en') }]));
  }

  return ({ fields, scope, session, decline, once }) => {
    const project = catalogue.projects().find((one) => one.project.slug === fields.project)?.project;
    const isTheirs = project && isWithin(scope, { projectId: project.externalId, ownerId: null });
    if (!isTheirs) return decline({ kind: 'unknown-project' });
    const floors = new Map(project.sections.map(({ externalId, floors_total }) => [externalId, floors_total]));
    if (fields.storeys?.some(({ section, cast }) => cast > (floors.get(section) ?? -1))) return decline({ kind: 'storeys-beyond' });
    const { part, name, content: row } = rowOfReport(content.rows(), fields, clock());
    /** The release in which a report of this month waits already, with the version of its draft. */
    async function findWaiting(): Promise<Result<{ waiting: number | null; version: number }, ReportScheduled>> {
      const waiting = (await releases.openDrafts()).find((draft) => draft.part === part && draft.name === name);
      if (waiting?.publish_at) return refuse({ kind: 'report-scheduled' });
      return ok({ waiting: waiting?.number ?? null, version: waiting?.version ?? 0 });
    }
    return once({
      before: findWaiting,
      async work(transaction, { waiting, version }) {
        const described = await media.describeNew(transaction, altsOf(fields, project.name));
        if (!described.ok) return described;
        const by = session.staffId;
        const title = `${project.name.uk}, ${monthText(fields.month).uk}`;
        const release = waiting ?? (await releases.makeRelease(transaction, { name: title, by })).value.number;
        const saved = await releases.saveDraft(transaction, { release, part, name, version, content: row, by });
        if (!saved.ok) return saved;
        if (!fields.en.title || waiting !== null) return ok({ release, isPublished: false });
        // A new release has one draft by now.
        const published = await releases.publish(transaction, { number: release, version: 2, mayPrice: false });
        return published.ok ? ok({ release, isPublished: true }) : refuse(published.refusal);
      },
      async whole(stored: Stored) {
        await media.reload();
        return stored;
      },
    });
  };
};
