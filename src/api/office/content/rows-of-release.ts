import type { Rows } from '../../../domain/content/content.ts';
import type { OfficeDependencies } from '../office-dependencies.ts';

type Deps = Pick<OfficeDependencies, 'releases' | 'content'>;

/** The rows of the site, with the drafts of a release laid over them where one is asked for; null for an unknown release. */
export async function rowsOfRelease({ releases, content }: Deps, number: string | undefined) {
  const live: Rows = content.rows();
  if (number === undefined) return { live, rows: live, drafts: [] };
  const found = await releases.findRelease(Number(number));
  if (!found) return null;
  const rows = new Map(found.merged.rows);
  // A draft that does not fit its form yet is not laid over the site, but read here as it is.
  for (const { part, name, content: typed } of found.drafts) {
    const key = `${part}/${name}`;
    const isLeftOut = found.merged.faults.some((fault) => fault.part === part && fault.name === name);
    if (typed && isLeftOut) rows.set(key, { part, name, position: live.get(key)?.position ?? null, content: typed });
  }
  return { live, rows, drafts: found.drafts };
}
