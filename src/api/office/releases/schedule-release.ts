import type { OfficeHandler } from '../office-handler.ts';
import { stepOf } from './answer-release.ts';
import { mayPrice } from './release-answers.ts';

/** Has a release publish itself at an instant. */
export const handle: OfficeHandler<'POST /office/api/releases/schedule'> = (deps) => {
  return ({ fields: { at, ...seen }, once, ...asker }) =>
    once(
      stepOf(deps, asker, seen.number, (transaction) =>
        deps.releases.schedule(transaction, { ...seen, at: new Date(at), mayPrice: mayPrice(asker.session) }),
      ),
    );
};
