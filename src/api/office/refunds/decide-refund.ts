import { ok, type Result, refuse } from '../../../base/result.ts';
import type { Right } from '../../../contract/office/rights.ts';
import { type CurrentRights, scopeOf } from '../../../domain/staff/staff.ts';
import { isWithin, type Scoped } from '../../../platform/database/within-scope.ts';
import { makeDealAnswer, type StoredDeal } from '../deals/whole-deal.ts';
import type { OfficeHandler } from '../office-handler.ts';
import type { NoStanding } from '../office-refusals.ts';

/** Agrees to a refund or declines it. Both people have to have their rights at this moment: the one who decides, and, to agree, the other. */
export const handle: OfficeHandler<'POST /office/api/refunds/decide'> = (deps) => {
  const answer = makeDealAnswer(deps);
  const { office } = deps.deals;
  return ({ session, locale, scope, by, fields, once }) =>
    once({
      async work(transaction, _, act) {
        const asked = await office.askerOf(transaction, fields.refundId);
        if (!asked) return refuse({ kind: 'unknown-refund' } as const);
        if (!isWithin(scope, asked)) return refuse({ kind: 'unknown-deal' } as const);
        const people = await deps.staff.currentRightsOf(transaction, [session.staffId, asked.by]);
        const standing = checkRights(
          people,
          { decider: session.staffId, asker: asked.by, isApproval: fields.decision === 'approve' },
          asked,
        );
        if (!standing.ok) return standing;
        const done = await office.decideRefund(transaction, { scope, by, act, ...fields });
        return done.ok ? ok({ number: fields.number }) : done;
      },
      whole: (stored: StoredDeal) => answer(stored, { session, locale }),
    });
};

type Two = { decider: string; asker: string; isApproval: boolean };

function checkRights(people: readonly CurrentRights[], { decider, asker, isApproval }: Two, deal: Scoped): Result<object, NoStanding> {
  const holds = (staffId: string, ...rights: Right[]) => {
    const person = people.find((one) => one.staffId === staffId);
    return rights.some((right) => {
      const scope = person && scopeOf(person, right);
      return scope && isWithin(scope, deal);
    });
  };
  if (!holds(decider, 'refund.approve')) return refuse({ kind: 'not-allowed' });
  // Who ends a deal asks for its money; a deal that was given to a colleague meanwhile does not make the request a wrong one.
  const mayAsk = holds(asker, 'refund.ask') || holdsAnywhere(people, asker);
  return !isApproval || mayAsk ? ok({}) : refuse({ kind: 'asker-gone' });
}

const holdsAnywhere = (people: readonly CurrentRights[], staffId: string) => {
  const person = people.find((one) => one.staffId === staffId);
  return person !== undefined && scopeOf(person, 'deal.step') !== null;
};
