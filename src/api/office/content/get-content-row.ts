import { formOf, schemaOf } from '../../../domain/content/content.ts';
import { iso, personOf } from '../deals/deal-answers.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { wordFaults } from './fault-texts.ts';

/** A row on the site and in a release, with the schema of its form. */
export const handle: OfficeHandler<'GET /office/api/content/row'> = ({ content, releases, staff }) => {
  return async ({ query: { part, name, release }, locale, reply, decline }) => {
    const schema = schemaOf({ part, name });
    if (!schema) return decline({ kind: 'unknown-content' });
    const found = release === undefined ? undefined : await releases.findRelease(Number(release));
    if (found === null) return decline({ kind: 'unknown-release' });
    const isThis = (one: { part: string; name: string }) => one.part === part && one.name === name;
    const draft = found?.drafts.find(isThis);
    const names = await staff.namesOf(draft ? [draft.changed_by] : []);
    const live = content.rows().get(`${part}/${name}`);
    return reply({
      ...{ part, name, schema: formOf(schema), live: live ? { content: live.content } : null },
      draft: draft
        ? {
            ...{ content: draft.content, base: draft.base, version: draft.version, by: personOf(draft.changed_by, names) },
            faults: wordFaults(found?.merged.faults.filter(isThis) ?? [], locale),
            changedAt: iso(draft.changed_at) ?? '',
          }
        : null,
    });
  };
};
