import type { WireDeal } from '../../../contract/deals.ts';

export type BookingStep = 'terms' | 'phone' | 'person' | 'deposit' | 'requested' | 'reserved' | 'expired' | 'cancelled';

/** The order that a buyer sees; where a deal has ended there is nothing to count. */
const shown: BookingStep[] = ['terms', 'phone', 'person', 'deposit', 'reserved'];
export const stepNumber = (step: BookingStep): { step: number; of: number } | null => {
  const at = shown.indexOf(step === 'requested' ? 'deposit' : step);
  return at < 0 ? null : { step: at + 1, of: shown.length };
};

type Situation = { deal: WireDeal | null; agreed: boolean; loggedIn: boolean; editing: boolean };

/** The one question that stands next. It follows from the deal alone once there is one, so that leaving and coming back loses nothing. */
export function stepOf({ deal, agreed, loggedIn, editing }: Situation): BookingStep {
  if (!deal) return agreed && !loggedIn ? 'phone' : 'terms';
  switch (deal.state) {
    case 'held':
      return deal.person === null || editing ? 'person' : 'deposit';
    case 'requested':
      return 'requested';
    case 'expired':
    case 'cancelled':
      return deal.state;
    case 'reserved':
    case 'contract':
    case 'completed':
      return 'reserved';
  }
}

/** Nothing holds the flat for the client any more. */
export const isOver = ({ state }: Pick<WireDeal, 'state'>): boolean => ['expired', 'cancelled', 'completed'].includes(state);
