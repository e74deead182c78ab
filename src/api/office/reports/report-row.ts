import { type Localized, locales } from '../../../base/locale.ts';
import type { SentReport } from '../../../contract/office/reports/reports.ts';
import type { ContentModule } from '../../../domain/content/content.ts';
import type { Releases } from '../../../domain/releases/releases.ts';

const part = 'construction_report';
type Stored = {
  from: string | null;
  until: string | null;
  picture: string | null;
  gallery?: string[];
  project: string;
  month: string;
  stage: string;
  works: { stage: string; planned: number; actual: number }[];
  storeys?: { section: string; cast: number }[];
  ahead?: { month: string; section: string; cast: number }[];
  view: string | null;
  uk: { title: string; text: string };
  en: { title: string; text: string };
};
type Rows = ReturnType<ContentModule['rows']>;

/** The reports on the site, the newest month first. */
export const reportsOnSite = (rows: Rows): { name: string; report: Stored }[] =>
  [...rows.values()]
    .flatMap((row) => (row.part === part ? [{ name: row.name, report: row.content as unknown as Stored }] : []))
    .toSorted((one, other) => other.report.month.localeCompare(one.report.month));

type OpenDraft = Awaited<ReturnType<Releases['openDrafts']>>[number];
/** The reports in releases that are not published yet. */
export const waitingReports = (drafts: readonly OpenDraft[]) =>
  drafts.flatMap(({ content, ...draft }) =>
    draft.part === part && content !== null ? [{ ...draft, report: content as unknown as Pick<Stored, 'project' | 'month'> }] : [],
  );

/** The plan of a report that had none of its own: what the report before it planned for the months that are still ahead. */
function aheadOf({ month, storeys }: Pick<SentReport, 'month' | 'storeys'>, before: Stored | undefined): Stored['ahead'] {
  const standing = new Map(storeys?.map(({ section, cast }) => [section, cast]));
  return before?.ahead?.filter((one) => one.month > month && one.cast > (standing.get(one.section) ?? 0));
}

/** The row that a sent report makes, in place of what the month has; without photos those that it has stay, and so do its storeys. */
export function rowOfReport(rows: Rows, { photos, storeys: counted, ...sent }: SentReport, now: Date) {
  const known = reportsOnSite(rows).find(({ report }) => report.project === sent.project && report.month === sent.month);
  const name = known?.name ?? `${sent.project}-${sent.month}`;
  const [first, ...others] = photos.map((photo) => photo.name);
  const pictures =
    first === undefined
      ? { picture: known?.report.picture ?? null, gallery: known?.report.gallery ?? [], view: known?.report.view ?? null }
      : { picture: first, gallery: others, view: null };
  const storeys = counted ?? known?.report.storeys;
  const before = reportsOnSite(rows).find(({ report }) => report.project === sent.project && report.month < sent.month);
  const ahead = known?.report.ahead ?? aheadOf({ month: sent.month, storeys }, before?.report);
  const frame = { ...(storeys && { storeys }), ...(ahead?.length && { ahead }) };
  return { part, name, content: { ...sent, ...frame, ...pictures, from: known?.report.from ?? now.toISOString(), until: null } };
}

/** The stages of construction, in the order of building. */
export const stagesOf = (rows: Rows): { id: string; name: Localized }[] =>
  [...rows.values()]
    .filter(({ part: of }) => of === 'construction_stage')
    .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
    .map(({ name, content }) => {
      const { uk, en } = content as unknown as Record<'uk' | 'en', { name: string }>;
      return { id: name, name: { uk: uk.name, en: en.name } };
    });

/** "листопад 2026", "November 2026". */
export function monthText(month: string): Localized {
  const day = new Date(`${month}-01T00:00:00Z`);
  const said = locales.map((locale) => [
    locale,
    new Intl.DateTimeFormat(locale === 'uk' ? 'uk-UA' : 'en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
      .format(day)
      .replace(/\sр\./, ''),
  ]);
  return Object.fromEntries(said) as Localized;
}
