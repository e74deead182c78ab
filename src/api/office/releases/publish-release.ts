import type { OfficeHandler } from '../office-handler.ts';
import { stepOf } from './answer-release.ts';
import { stepWithPrices } from './release-answers.ts';

/** Publishes a release now. */
export const handle: OfficeHandler<'POST /office/api/releases/publish'> = (deps) => {
  return ({ fields, once, ...asker }) =>
    once(
      stepOf(deps, asker, fields.number, (transaction) =>
        stepWithPrices(deps, asker.session, (mayPrice) => deps.releases.publish(transaction, { ...fields, mayPrice })),
      ),
    );
};
