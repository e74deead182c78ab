import type { Locale } from '../../../base/locale.ts';
import type { WireWaitlistAnswer, WireWaitlistEntry } from '../../../contract/deals/waitlists.ts';
import type { Deals, OwnWaitlist } from '../../../domain/deals/deals.ts';
import type { ApiDependencies } from '../../dependencies.ts';
import { whole } from '../../wire/wire-flat.ts';
import { wireOwnFlat } from '../wire-own-flat.ts';

type Place = Awaited<ReturnType<Deals['placeInWaitlist']>>;

const wireTurn = (turn: Place['turn']): WireWaitlistAnswer['turn'] =>
  turn && { from: turn.from.toISOString(), until: turn.until.toISOString() };

type Terms = Pick<Deals['terms'], 'waitlistHours'>;

export const wirePlace = ({ place, turn, isOpen }: Place, { waitlistHours }: Terms): WireWaitlistAnswer => ({
  place,
  turn: wireTurn(turn),
  turn_hours: waitlistHours,
  is_open: isOpen,
});

/** A waitlist entry for its client: how many others are ahead, without their data, and the present price of a booking. */
export function makeWireWaitlist({ deals }: Pick<ApiDependencies, 'deals'>) {
  return (line: OwnWaitlist, locale: Locale): WireWaitlistEntry => {
    const { flat, askedAt, skippedAt, state, allowed } = line;
    return {
      apartment: wireOwnFlat(flat, locale),
      cost: whole(flat.uahMinor),
      cost_usd: whole(flat.usdMinor),
      asked_at: askedAt.toISOString(),
      skipped_at: skippedAt?.toISOString() ?? null,
      state: state,
      ...wirePlace(line, deals.terms),
      allowed,
    };
  };
}
