import { ok } from '../../../base/result.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { makeDealAnswer, type StoredDeal } from './whole-deal.ts';

/** Confirms, extends or completes a deal. */
export const handle: OfficeHandler<'POST /office/api/deals/step'> = (deps) => {
  const answer = makeDealAnswer(deps);
  return ({ session, locale, scope, by, fields, once }) =>
    once({
      async work(transaction, _, act) {
        const { number, step, version: seen, unpaidMinor = 0 } = fields;
        const done = await deps.deals.office.stepDeal(transaction, { scope, by, number, step, seen, unpaidMinor, act });
        return done.ok ? ok({ number: fields.number }) : done;
      },
      whole: (stored: StoredDeal) => answer(stored, { session, locale }),
    });
};
