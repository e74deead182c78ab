import { formOf, referencesOf, schemaOf, staleTexts, usesOf } from '../../../domain/content/content.ts';
import { iso, personOf } from '../deals/deal-answers.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { isThere, mayEdit } from './content-scope.ts';
import { wordFaults } from './fault-texts.ts';
import { rowOfLayout } from './layout-rows.ts';
import { pageChoices } from './page-choices.ts';
import { rowTitles } from './row-titles.ts';
import { sourceChoices } from './source-choices.ts';

/** A row on the site and in a release, with the schema of its form. */
export const handle: OfficeHandler<'GET /office/api/content/row'> = (deps) => {
  const { catalogue, content, releases, staff } = deps;
  return async ({ query: { part, name, release }, scope, locale, reply, decline }) => {
    if (release !== undefined && !(await isThere(deps, scope, Number(release)))) return decline({ kind: 'unknown-release' });
    if (!mayEdit(deps, scope, { part, name })) return decline({ kind: 'unknown-content' });
    const schema = schemaOf({ part, name });
    if (!schema) return decline({ kind: 'unknown-content' });
    const found = release === undefined ? undefined : await releases.findRelease(Number(release));
    if (found === null) return decline({ kind: 'unknown-release' });
    const isThis = (one: { part: string; name: string }) => one.part === part && one.name === name;
    const draft = found?.drafts.find(isThis);
    const names = await staff.namesOf(draft ? [draft.changed_by] : []);
    const live = content.rows().get(`${part}/${name}`);
    const rows = found?.merged.rows ?? content.rows();
    const titleOf = rowTitles(deps, locale);
    const choicesOf = (of: string) =>
      of === 'project'
        ? catalogue.projects().map(({ project }) => ({ name: project.slug, title: project.name[locale] }))
        : [...rows.values()].filter((row) => row.part === of).map((row) => ({ name: row.name, title: titleOf(row) }));
    const pageOfTour = (slug: string): string | null => {
      const projects = catalogue.projects().map(({ project }) => project);
      const own = projects.find((one) => one.slug === slug);
      // A tour of a class is shown by the projects that have none of their own.
      const shown = own ?? projects.find((one) => one.class === slug && !rows.has(`tour/${one.slug}`));
      return shown ? `/projects/${shown.slug}/tour/` : null;
    };
    const pageOfLayout = (row: string): string | null => {
      const layout = catalogue.layouts().find((one) => rowOfLayout(one) === row);
      const [flat] = layout ? catalogue.flatsOfLayout(layout.externalId) : [];
      return flat ? `/apartments/${flat.slug}/` : null;
    };
    const pages = (): Record<string, { name: string; title: string }[]> => {
      const projects = new Map(catalogue.projects().map(({ project }) => [project.slug, project.name[locale]]));
      return found && part === 'menu' ? { page: pageChoices({ contents: found.merged.contents, rows, projects, titleOf }) } : {};
    };
    const form = formOf(schema);
    const elsewhere = (await releases.openDrafts()).some((one) => isThis(one) && one.number !== Number(release) && one.content !== null);
    return reply({
      isTaken: live !== undefined || elsewhere,
      choices: {
        ...Object.fromEntries(Object.entries(referencesOf(part)).map(([field, of]) => [field, choicesOf(of)])),
        ...pages(),
        ...(JSON.stringify(form).includes('"external-id"') && sourceChoices(catalogue, locale)),
      },
      usedBy: usesOf(rows, { part, name }).map((row) => ({ part: row.part, name: row.name, title: titleOf(row) })),
      stale: staleTexts(
        { part, name, content: draft ? draft.content : live?.content, was: draft?.base ?? live?.content, written: draft?.written ?? {} },
        await content.translationSources(),
      ),
      page: part === 'tour' ? pageOfTour(name) : part === 'layout_plan' ? pageOfLayout(name) : null,
      part,
      name,
      title: titleOf({ name, content: draft?.content ?? live?.content }),
      schema: form,
      live: live ? { content: live.content } : null,
      draft: draft
        ? {
            content: draft.content,
            base: draft.base,
            version: draft.version,
            by: personOf(draft.changed_by, names),
            faults: wordFaults(found?.merged.faults.filter(isThis) ?? [], locale),
            changedAt: iso(draft.changed_at) ?? '',
          }
        : null,
    });
  };
};
