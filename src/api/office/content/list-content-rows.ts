import { textPairsOf } from '../../../base/json/text-pairs.ts';
import type { ContentRow } from '../../../contract/office/releases/content-rows.ts';
import { editedParts, isEntryPart, orderedBy, staleTexts } from '../../../domain/content/content.ts';
import type { LoadRow } from '../../../platform/loads/load-plan.ts';
import { layoutName } from '../../catalogue/layout-name.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { isOfAll, isOwnLayout, isThere, mayEdit } from './content-scope.ts';
import { rowOfLayout } from './layout-rows.ts';
import { rowTitles } from './row-titles.ts';
import { rowsOfRelease } from './rows-of-release.ts';

/** The rows of a part; what the release removes stands in its place, marked. */
export const handle: OfficeHandler<'GET /office/api/content/rows'> = (deps) => {
  return async ({ query: { part, release }, scope, locale, reply, decline }) => {
    if (release !== undefined && !(await isThere(deps, scope, Number(release)))) return decline({ kind: 'unknown-release' });
    if (!editedParts.includes(part) || !(isOfAll(scope) || part === 'layout_plan')) return decline({ kind: 'unknown-content' });
    const found = await rowsOfRelease(deps, release);
    if (!found) return decline({ kind: 'unknown-release' });
    const { live, rows, drafts } = found;
    const changeOf = (key: string): ContentRow['change'] => {
      const draft = drafts.find((one) => `${one.part}/${one.name}` === key);
      if (!draft) return null;
      return draft.content === null ? 'removed' : live.has(key) ? 'changed' : 'new';
    };
    const sources = await deps.content.translationSources();
    const all = new Map([...live, ...rows]);
    const titleOf = rowTitles(deps, locale);
    const row = ([key, { name, content }]: [string, LoadRow]): ContentRow => {
      const draft = drafts.find((one) => `${one.part}/${one.name}` === key);
      const { from = null, until = null } = content as { from?: string | null; until?: string | null };
      return {
        part,
        name,
        title: titleOf({ name, content }),
        from,
        until,
        untranslated: [...textPairsOf(content)].filter(({ en }) => en.trim() === '').length,
        stale: staleTexts({ part, name, content, was: draft?.base ?? live.get(key)?.content, written: draft?.written ?? {} }, sources)
          .length,
        change: changeOf(key),
      };
    };
    const rowsOfPart = [...all]
      .filter(([, one]) => one.part === part && mayEdit(deps, scope, one))
      .toSorted(([, one], [, other]) => (one.position ?? 0) - (other.position ?? 0));
    const order = drafts.find((one) => one.part === 'order' && one.name === part);
    const drawn = new Set(
      [...all.values()].flatMap((one) => (one.part === 'layout_plan' ? (one.content as { layout?: string }).layout : [])),
    );
    const layouts =
      part === 'layout_plan'
        ? deps.catalogue.layouts().filter((one) => !drawn.has(one.externalId) && isOwnLayout(deps, scope, one.externalId))
        : [];
    const projects = part === 'project' ? deps.catalogue.projects().filter(({ project }) => !all.has(`project/${project.slug}`)) : [];
    return reply({
      rows: rowsOfPart.map(row),
      order: { by: isEntryPart(part) ? orderedBy(part) : 'none', version: order?.version ?? 0 },
      unwritten: [
        ...projects.map(({ project }) => ({ name: project.slug, title: project.name[locale] })),
        ...layouts.map((layout) => ({ name: rowOfLayout(layout), title: layoutName(layout.name, locale) })),
      ],
    });
  };
};
