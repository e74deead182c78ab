import { ok } from '../../../base/result.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { leadersOf } from './deal-answers.ts';
import { makeDealAnswer, type StoredDeal } from './whole-deal.ts';

/** Gives a deal to a colleague. */
export const handle: OfficeHandler<'POST /office/api/deals/assign'> = (deps) => {
  const answer = makeDealAnswer(deps);
  const mayLead = async (staffId: string, projectId: string | null) => (await leadersOf(deps, projectId)).some(({ id }) => id === staffId);
  return ({ session, locale, scope, by, fields, once }) =>
    once({
      async work(transaction) {
        const done = await deps.deals.office.assignDeal(transaction, { scope, by, operation: 'assignDeal', mayLead, ...fields });
        return done.ok ? ok({ number: fields.number }) : done;
      },
      whole: (stored: StoredDeal) => answer(stored, { session, locale }),
    });
};
