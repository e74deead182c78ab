import type { Deal } from '../../../../contract/deals/deals.ts';

export type BookingStep =
  | 'terms'
  | 'phone'
  | 'person'
  | 'share'
  | 'sign'
  | 'deposit'
  | 'requested'
  | 'reserved'
  | 'contract'
  | 'completed'
  | 'expired'
  | 'cancelled';
export type Way = Deal['way'];

/** The order that a buyer sees; where a deal has ended there is nothing to count. Through Diia there are four steps. */
const byHand: BookingStep[] = ['terms', 'phone', 'person', 'deposit', 'reserved'];
const byDiia: BookingStep[] = ['terms', 'share', 'sign', 'deposit'];
/** Steps that are a part of another step there. */
const within: Partial<Record<BookingStep, BookingStep>> = { phone: 'terms', person: 'share', requested: 'deposit', reserved: 'deposit' };

export function stepNumber(step: BookingStep, way: Way): { step: number; of: number } | null {
  const shown = way === 'state-services' ? byDiia : byHand;
  const at = shown.includes(step) ? shown.indexOf(step) : shown.indexOf(within[step] ?? step);
  return at < 0 ? null : { step: at + 1, of: shown.length };
}

/** `agreed` without a login: the phone is proven between agreeing and holding. */
type Situation = { deal: Deal | null; agreed: boolean; editing: boolean };

/** The next question. It follows from the deal alone once there is one, so that leaving and coming back loses nothing. */
export function stepOf({ deal, agreed, editing }: Situation): BookingStep {
  if (!deal) return agreed ? 'phone' : 'terms';
  switch (deal.state) {
    case 'held':
      if (editing) return 'person';
      if (deal.allowed.includes('share')) return 'share';
      if (deal.allowed.includes('sign-agreement')) return 'sign';
      return deal.person === null ? 'person' : 'deposit';
    case 'requested':
      return 'requested';
    case 'reserved':
    case 'contract':
    case 'completed':
    case 'expired':
    case 'cancelled':
      return deal.state;
  }
}

/** Until when the flat was or is the client's; a deal that has ended has no end time of its own any more. */
export function lastsUntil({ endsAt, history }: Pick<Deal, 'endsAt' | 'history'>): Date | null {
  const at = endsAt ?? history.at(-1)?.at;
  return at ? new Date(at) : null;
}

/** Whether the flat is not held for the client any more. */
export const isOver = ({ state }: Pick<Deal, 'state'>): boolean => ['expired', 'cancelled', 'completed'].includes(state);
