import { ok } from '../../../base/result.ts';
import { makeDealAnswer, type StoredDeal } from '../deals/whole-deal.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { currentScope } from './current-scope.ts';

/** Notes a bank transfer of a deal under contract. */
export const handle: OfficeHandler<'POST /office/api/transfers/note'> = (deps) => {
  const answer = makeDealAnswer(deps);
  return ({ session, locale, by, fields, once }) =>
    once({
      async work(transaction, _, act) {
        const standing = await currentScope(deps, transaction, session);
        if (!standing.ok) return standing;
        const { version: seen, ...asked } = fields;
        const done = await deps.deals.office.noteTransfer(transaction, {
          ...asked,
          seen,
          by,
          act,
          scope: standing.value,
        });
        return done.ok ? ok({ number: fields.number }) : done;
      },
      whole: (stored: StoredDeal) => answer(stored, { session, locale }),
    });
};
