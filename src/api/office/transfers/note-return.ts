import { ok } from '../../../base/result.ts';
import { makeDealAnswer, type StoredDeal } from '../deals/whole-deal.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { currentScope } from './current-scope.ts';

/** Notes that money of a transfer was sent back after the end of the contract. */
export const handle: OfficeHandler<'POST /office/api/transfers/return'> = (deps) => {
  const answer = makeDealAnswer(deps);
  return ({ session, locale, by, fields, once }) =>
    once({
      async work(transaction, _, act) {
        const standing = await currentScope(deps, transaction, session);
        if (!standing.ok) return standing;
        const { version: seen, ...asked } = fields;
        const done = await deps.deals.office.noteReturn(transaction, {
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
