import { ok } from '../../../base/result.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { makeDealAnswer, type StoredDeal } from './whole-deal.ts';

/** Cancels a deal, or withdraws from its contract, for a reason that the client reads. */
export const handle: OfficeHandler<'POST /office/api/deals/end'> = (deps) => {
  const answer = makeDealAnswer(deps);
  return ({ session, locale, scope, by, fields, once }) =>
    once({
      async work(transaction, _, act) {
        const { number, version: seen, reason, refundMinor = 0 } = fields;
        const asked = { scope, by, number, seen, reason, refundMinor, act };
        const done = await deps.deals.office.endDeal(transaction, asked);
        return done.ok ? ok({ number: fields.number }) : done;
      },
      whole: (stored: StoredDeal) => answer(stored, { session, locale }),
    });
};
