import { ok } from '../../../base/result.ts';
import { makeDealAnswer, type StoredDeal } from '../deals/whole-deal.ts';
import type { OfficeHandler } from '../office-handler.ts';

/** Asks to send money back; another person decides. */
export const handle: OfficeHandler<'POST /office/api/refunds/ask'> = (deps) => {
  const answer = makeDealAnswer(deps);
  return ({ session, locale, scope, by, fields, once }) =>
    once({
      async work(transaction, _, act) {
        const done = await deps.deals.office.askRefund(transaction, { scope, by, act, ...fields });
        return done.ok ? ok({ number: fields.number }) : done;
      },
      whole: (stored: StoredDeal) => answer(stored, { session, locale }),
    });
};
