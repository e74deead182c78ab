import { ok, refuse } from '../../../base/result.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { leadersOf } from './deal-answers.ts';
import { makeDealAnswer, type StoredDeal } from './whole-deal.ts';

/** Gives a deal to a colleague. */
export const handle: OfficeHandler<'POST /office/api/deals/assign'> = (deps) => {
  const answer = makeDealAnswer(deps);
  return ({ session, locale, scope, by, fields, once }) =>
    once({
      // Before the transaction: the embedded database has one connection.
      async before() {
        const deal = await deps.deals.office.readDeal(scope, fields.number);
        return deal ? ok((await leadersOf(deps, deal.projectId)).map(({ id }) => id)) : refuse({ kind: 'unknown-deal' } as const);
      },
      async work(transaction, leaders) {
        const done = await deps.deals.office.assignDeal(transaction, { scope, by, leaders, ...fields });
        return done.ok ? ok({ number: fields.number }) : done;
      },
      whole: (stored: StoredDeal) => answer(stored, { session, locale }),
    });
};
