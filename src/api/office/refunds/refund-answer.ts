import type { RefundRequest, RefundStep } from '../../../contract/office/refunds.ts';
import type { Refund } from '../../../domain/deals/deals.ts';
import type { StaffSession } from '../../../domain/staff/staff.ts';
import { iso, personOf } from '../deals/deal-answers.ts';

type About = { session: StaffSession; names: ReadonlyMap<string, string>; mayDecide: boolean };

/** A request with what this person may do with it: who has asked takes it back, another one decides. */
export function refundOf(refund: Refund, { session, names, mayDecide }: About): RefundRequest {
  const isOwn = refund.asked_by === session.staffId;
  const steps: RefundStep[] = isOwn ? ['take-back'] : mayDecide ? ['approve', 'decline'] : [];
  return {
    id: refund.id,
    stage: refund.stage,
    amountMinor: refund.amount_minor,
    reason: refund.reason,
    askedAt: refund.asked_at.toISOString(),
    askedBy: personOf(refund.asked_by, names),
    decidedAt: iso(refund.decided_at),
    decidedWhy: refund.decided_why,
    decidedForClient: refund.decided_for_client,
    decidedBy: refund.decided_by === null ? null : personOf(refund.decided_by, names),
    allowed: refund.stage === 'asked' ? steps : [],
  };
}
