import type { OfficeHandler } from '../office-handler.ts';
import { stepOf } from './answer-release.ts';
import { stepWithPrices } from './release-answers.ts';

/** Takes a release from the schedule. */
export const handle: OfficeHandler<'POST /office/api/releases/unschedule'> = (deps) => {
  return ({ fields, once, ...asker }) =>
    once(
      stepOf(deps, asker, fields.number, (transaction) =>
        stepWithPrices(deps, asker.session, (mayPrice) => deps.releases.unschedule(transaction, { ...fields, mayPrice })),
      ),
    );
};
