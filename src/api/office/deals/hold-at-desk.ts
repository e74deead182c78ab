import { ok } from '../../../base/result.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { makeDealAnswer, type StoredDeal } from './whole-deal.ts';

/** Reserves a flat for the client at the desk. */
export const handle: OfficeHandler<'POST /office/api/deals/hold'> = (deps) => {
  const answer = makeDealAnswer(deps);
  return ({ session, locale, scope, by, fields, once }) =>
    once({
      async work(transaction) {
        const made = await deps.deals.office.holdAtDesk(transaction, { scope, by, ...fields });
        return made.ok ? ok({ number: made.value.number }) : made;
      },
      whole: (stored: StoredDeal) => answer(stored, { session, locale }),
    });
};
