import type { Handler } from '../handler.ts';
import { makeDealAnswers } from './deal-answers.ts';

/** Frees the apartment and refunds the deal by the rule. */
export const handle: Handler<'POST /api/deal/cancel'> = (deps) => {
  const answers = makeDealAnswers(deps);
  return ({ fields, client: { clientId }, locale, once }) =>
    once({
      whole: (stored) => answers.whole(stored, clientId),
      work: async (transaction) => {
        const cancelled = await deps.deals.cancelDeal(transaction, { clientId, dealId: fields.deal_id });
        return answers.storedResult(cancelled, locale, transaction);
      },
    });
};
