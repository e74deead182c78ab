import { ok } from '../../../base/result.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { makeDealAnswer, type StoredDeal } from './whole-deal.ts';

/** Gives a deal to a colleague. */
export const handle: OfficeHandler<'POST /office/api/deals/assign'> = (deps) => {
  const answer = makeDealAnswer(deps);
  return ({ session, locale, scope, by, fields, once }) =>
    once({
      async work(transaction) {
        const done = await deps.deals.office.assignDeal(transaction, { scope, by, operation: 'assignDeal', ...fields });
        return done.ok ? ok({ number: fields.number }) : done;
      },
      whole: (stored: StoredDeal) => answer(stored, { session, locale }),
    });
};
