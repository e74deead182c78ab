import { ok, refuse } from '../../../base/result.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { makeDealAnswer, type StoredDeal } from './whole-deal.ts';

/** Puts the flat of a deal under contract. */
export const handle: OfficeHandler<'POST /office/api/deals/sign'> = (deps) => {
  const answer = makeDealAnswer(deps);
  return ({ session, locale, scope, by, fields, once }) =>
    once({
      async work(transaction) {
        const { number, version: seen, contractNumber, signedOn, total, payments } = fields;
        const contract = {
          number: contractNumber,
          signedOn,
          total,
          payments: payments.map((one) => ({ ...one, paidMinor: 0, paidOn: null })),
        };
        const done = await deps.deals.office.stepDeal(transaction, {
          scope,
          by,
          number,
          step: 'sign',
          seen,
          contract,
        });
        if (done.ok) return ok({ number: fields.number });
        const { refusal } = done;
        if (refusal.kind === 'act-not-signed') throw new Error('no passkey is asked for here');
        return refuse(refusal);
      },
      whole: (stored: StoredDeal) => answer(stored, { session, locale }),
    });
};
