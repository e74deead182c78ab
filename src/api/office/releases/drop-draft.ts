import { refuse } from '../../../base/result.ts';
import { isThere, mayEdit } from '../content/content-scope.ts';
import type { OfficeHandler } from '../office-handler.ts';

/** The release changes this row no more. */
export const handle: OfficeHandler<'POST /office/api/drafts/drop'> = (deps) => {
  return ({ fields, scope, once }) =>
    once({
      async work(transaction) {
        const isOwn = mayEdit(deps, scope, fields) && (await isThere(deps, scope, fields.release, transaction));
        return isOwn ? deps.releases.dropDraft(transaction, fields) : refuse({ kind: 'unknown-release' } as const);
      },
      whole: () => ({ done: true as const }),
    });
};
