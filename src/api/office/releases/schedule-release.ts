import { refuse } from '../../../base/result.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { stepOf } from './answer-release.ts';
import { instantOf } from './instant-of.ts';

/** Has a release publish itself at an instant. */
export const handle: OfficeHandler<'POST /office/api/releases/schedule'> = (deps) => {
  return ({ fields: { at: typed, ...seen }, once, ...asker }) => {
    const at = instantOf(typed);
    return once(
      stepOf(deps, asker, seen.number, async (transaction) =>
        at ? deps.releases.schedule(transaction, { ...seen, at }) : refuse({ kind: 'bad-instant' } as const),
      ),
    );
  };
};
