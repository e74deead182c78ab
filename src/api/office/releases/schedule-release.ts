import type { OfficeHandler } from '../office-handler.ts';
import { stepOf } from './answer-release.ts';
import { stepWithPrices } from './release-answers.ts';

/** Has a release publish itself at an instant. */
export const handle: OfficeHandler<'POST /office/api/releases/schedule'> = (deps) => {
  return ({ fields: { at, ...seen }, once, ...asker }) =>
    once(
      stepOf(deps, asker, seen.number, (transaction) =>
        stepWithPrices(deps, asker.session, (mayPrice) => deps.releases.schedule(transaction, { ...seen, at: new Date(at), mayPrice })),
      ),
    );
};
