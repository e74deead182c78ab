import { ok } from '../../../base/result.ts';
import { makeDealAnswer, type StoredDeal } from '../deals/whole-deal.ts';
import type { OfficeHandler } from '../office-handler.ts';

/** Takes back what the person has asked for. */
export const handle: OfficeHandler<'POST /office/api/refunds/take-back'> = (deps) => {
  const answer = makeDealAnswer(deps);
  return ({ session, locale, scope, by, fields, once }) =>
    once({
      async work(transaction) {
        const done = await deps.deals.office.takeBackRefund(transaction, { scope, by, ...fields });
        return done.ok ? ok({ number: fields.number }) : done;
      },
      whole: (stored: StoredDeal) => answer(stored, { session, locale }),
    });
};
