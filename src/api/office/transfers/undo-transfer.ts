import { ok } from '../../../base/result.ts';
import { makeDealAnswer, type StoredDeal } from '../deals/whole-deal.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { currentScope } from './current-scope.ts';

/** Takes back the note of a transfer. */
export const handle: OfficeHandler<'POST /office/api/transfers/undo'> = (deps) => {
  const answer = makeDealAnswer(deps);
  return ({ session, locale, by, fields, once }) =>
    once({
      async work(transaction, _, act) {
        const standing = await currentScope(deps, transaction, session);
        if (!standing.ok) return standing;
        const asked = { ...fields, scope: standing.value, by, act };
        const done = await deps.deals.office.undoTransfer(transaction, asked);
        return done.ok ? ok({ number: fields.number }) : done;
      },
      whole: (stored: StoredDeal) => answer(stored, { session, locale }),
    });
};
