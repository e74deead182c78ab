import { refuse } from '../../../base/result.ts';
import { mayDiscard } from '../content/content-scope.ts';
import type { OfficeHandler } from '../office-handler.ts';

const unknown = { kind: 'unknown-release' } as const;

/** Deletes a release that was never published. */
export const handle: OfficeHandler<'POST /office/api/releases/discard'> = (deps) => {
  return ({ fields, scope, once }) =>
    once({
      work: async (transaction) =>
        (await mayDiscard(deps, scope, { number: fields.number, within: transaction }))
          ? deps.releases.discardRelease(transaction, fields)
          : refuse(unknown),
      whole: () => ({ done: true as const }),
    });
};
