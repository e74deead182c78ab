import { refuse } from '../../../base/result.ts';
import { isThere } from '../content/content-scope.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { stepOf } from './answer-release.ts';

const unknown = { kind: 'unknown-release' } as const;

/** Renames a release. */
export const handle: OfficeHandler<'POST /office/api/releases/rename'> = (deps) => {
  return ({ fields, once, ...asker }) =>
    once(
      stepOf(deps, asker, fields.number, async (transaction) =>
        (await isThere(deps, asker.scope, fields.number, transaction)) ? deps.releases.renameRelease(transaction, fields) : refuse(unknown),
      ),
    );
};
