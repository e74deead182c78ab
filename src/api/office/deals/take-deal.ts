import { ok } from '../../../base/result.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { makeDealAnswer, type StoredDeal } from './whole-deal.ts';

/** Makes a deal without an owner the asker's own. */
export const handle: OfficeHandler<'POST /office/api/deals/take'> = (deps) => {
  const answer = makeDealAnswer(deps);
  return ({ session, locale, scope, by, fields: { number }, once }) =>
    once({
      async work(transaction) {
        const done = await deps.deals.office.takeDeal(transaction, { scope, by, number });
        return done.ok ? ok({ number }) : done;
      },
      whole: (stored: StoredDeal) => answer(stored, { session, locale }),
    });
};
