import type { LostReason, RequestOutcome } from '../../../contract/office/inbox/inbox.ts';
import * as m from '../../paraglide/messages.js';

export const outcomeNames: Record<RequestOutcome, () => string> = {
  talked: m.inbox_outcome_talked,
  'no-answer': m.inbox_outcome_no_answer,
  visit: m.inbox_outcome_visit,
  deal: m.inbox_outcome_deal,
  lost: m.inbox_outcome_lost,
  spam: m.inbox_outcome_spam,
  'turn-used': m.inbox_outcome_turn_used,
  'turn-passed': m.inbox_outcome_turn_passed,
  'turn-left': m.inbox_outcome_turn_left,
  'turn-expired': m.inbox_outcome_turn_expired,
  'turn-closed': m.inbox_outcome_turn_closed,
};

export const reasonNames: Record<LostReason, () => string> = {
  price: m.inbox_lost_price,
  place: m.inbox_lost_place,
  layout: m.inbox_lost_layout,
  completion: m.inbox_lost_completion,
  payment: m.inbox_lost_payment,
  elsewhere: m.inbox_lost_elsewhere,
  later: m.inbox_lost_later,
  other: m.inbox_lost_other,
};
