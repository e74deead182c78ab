import type { ContentModule } from '../domain/content/content.ts';
import { type ContentFolder, type Measure, readContentFolder } from '../domain/content/folder/read-folder.ts';
import { type AllTerms, type MoneyModule, termsSchema } from '../domain/money/money.ts';
import { actFor } from '../platform/database/database.ts';
import type { LoadReport } from '../platform/loads/load-plan.ts';

export type ReadContents = ContentFolder & { terms: AllTerms | null };

/** A folder of contents with its terms of instalments, checked; or all its faults, each with file and field. */
export async function readContents(
  folder: string,
  options: { measure?: Measure } = {},
): Promise<{ ok: true; value: ReadContents } | { ok: false; faults: string[] }> {
  const read = await readContentFolder(folder, { ...options, also: { 'instalments.json': termsSchema } });
  if (!read.ok) return read;
  const terms = (read.value.also['instalments.json'] ?? null) as AllTerms | null;
  const unknown = Object.keys(terms?.projects ?? {}).filter((slug) => !Object.hasOwn(read.value.contents.stories, slug));
  const faults = unknown.map((slug) => `instalments.json: projects.${slug}: there is no project ${slug}`);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: { ...read.value, terms } };
}

type Loading = { content: ContentModule; money: MoneyModule; source: string; dryRun?: boolean; overwrite?: boolean };

/** Loads the contents row by row; rows that an editor has changed since the last load stay. */
export async function loadContents(
  { contents, terms }: ReadContents,
  { content, money, source, dryRun = false, overwrite = false }: Loading,
): Promise<LoadReport> {
  const reports = await actFor({ operation: 'load-content' }, async () => [
    await content.load(contents, { source, dryRun, overwrite }),
    ...(terms ? [await money.loadTerms(terms, { dryRun, overwrite })] : []),
  ]);
  const all = (what: 'added' | 'changed' | 'removed' | 'kept') => reports.flatMap((report) => report[what]);
  const same = reports.reduce((sum, report) => sum + report.same, 0);
  return { added: all('added'), changed: all('changed'), removed: all('removed'), kept: all('kept'), same };
}
