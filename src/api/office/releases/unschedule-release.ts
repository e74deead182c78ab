import type { OfficeHandler } from '../office-handler.ts';
import { stepOf } from './answer-release.ts';
import { mayPrice } from './release-answers.ts';

/** Takes a release from the schedule. */
export const handle: OfficeHandler<'POST /office/api/releases/unschedule'> = (deps) => {
  return ({ fields, once, ...asker }) =>
    once(
      stepOf(deps, asker, fields.number, (transaction) =>
        deps.releases.unschedule(transaction, { ...fields, mayPrice: mayPrice(asker.session) }),
      ),
    );
};
