import { ok, refuse } from '../../../base/result.ts';
import { staleTexts } from '../../../domain/content/content.ts';
import { isThere, mayEdit } from '../content/content-scope.ts';
import { wordFaults } from '../content/fault-texts.ts';
import type { OfficeHandler } from '../office-handler.ts';

/** Stores a row as a release is to make it. */
export const handle: OfficeHandler<'POST /office/api/drafts/save'> = (deps) => {
  return ({ fields, session, scope, locale, once }) =>
    once({
      async work(transaction) {
        if (!(await isThere(deps, scope, fields.release, transaction))) return refuse({ kind: 'unknown-release' } as const);
        if (!mayEdit(deps, scope, fields)) return refuse({ kind: 'unknown-content' } as const);
        const saved = await deps.releases.saveDraft(transaction, { ...fields, by: session.staffId });
        return saved.ok ? ok({ version: saved.value.version }) : saved;
      },
      async whole({ version }: { version: number }) {
        const found = await deps.releases.findRelease(fields.release);
        const draft = found?.drafts.find(({ part, name }) => part === fields.part && name === fields.name);
        const stale = draft ? staleTexts({ ...draft, was: draft.base }, await deps.content.translationSources()) : [];
        const faults = found?.merged.faults.filter(({ part, name }) => part === fields.part && name === fields.name) ?? [];
        return { version, faults: wordFaults(faults, locale), stale };
      },
    });
};
