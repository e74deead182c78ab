import { ok, refuse } from '../../../base/result.ts';
import type { OfficeDependencies } from '../office-dependencies.ts';

type Deps = Pick<OfficeDependencies, 'releases' | 'content'>;

/** A row as a release has it, else as the site has it, and as it was before the release. */
export async function translatedRow(
  { releases, content }: Deps,
  { release, part, name }: { release: number | null; part: string; name: string },
) {
  const live = content.rows().get(`${part}/${name}`)?.content ?? null;
  if (release === null) return ok({ part, name, version: 0, content: live, was: live, written: {} });
  const found = await releases.findRelease(release);
  if (!found) return refuse({ kind: 'unknown-release' } as const);
  const draft = found.drafts.find((one) => one.part === part && one.name === name);
  return ok({
    part,
    name,
    version: draft?.version ?? 0,
    content: draft ? draft.content : live,
    was: draft?.base ?? live,
    written: draft?.written ?? {},
  });
}
