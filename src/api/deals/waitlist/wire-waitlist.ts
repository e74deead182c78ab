import type { Locale } from '../../../base/locale.ts';
import type { WireWaitlistAnswer, WireWaitlistEntry } from '../../../contract/deals/deals.ts';
import type { Deals, OwnWaitlist } from '../../../domain/deals/deals.ts';
import { priceToBook } from '../../../domain/offers/offers.ts';
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
export function makeWireWaitlist({ content, money, deals }: Pick<ApiDependencies, 'content' | 'money' | 'deals'>) {
  return (line: OwnWaitlist, locale: Locale): WireWaitlistEntry => {
    const { flat, askedAt, skippedAt, state, allowed } = line;
    const rate = money.currentRate();
    const { uahMinor, usdMinor } = rate ? priceToBook(content.current()[locale].entries.offer, flat, rate.rate) : flat;
    return {
      apartment: wireOwnFlat(flat, locale),
      cost: whole(uahMinor),
      cost_usd: whole(usdMinor),
      asked_at: askedAt.toISOString(),
      skipped_at: skippedAt?.toISOString() ?? null,
      state: state,
      ...wirePlace(line, deals.terms),
      allowed,
    };
  };
}
