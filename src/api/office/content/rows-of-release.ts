import type { Rows } from '../../../domain/content/content.ts';
import type { OfficeDependencies } from '../office-dependencies.ts';

type Deps = Pick<OfficeDependencies, 'releases' | 'content'>;

/** The rows of the site, with the drafts of a release laid over them where one is asked for; null for an unknown release. */
export async function rowsOfRelease({ releases, content }: Deps, number: string | undefined) {
  const live: Rows = content.rows();
  if (number === undefined) return { live, rows: live, drafts: [] };
  const found = await releases.findRelease(Number(number));
  return found && { live, rows: found.merged.rows, drafts: found.drafts };
}
