import type { Locale } from '../../../base/locale.ts';
import type { Deal } from '../../../contract/deals/deals.ts';
import type { WaitlistAnswer } from '../../../contract/deals/waitlists.ts';
import { dealClient } from '../../data/api/deal-client.ts';
import { isLoggedIn } from '../../data/stored/account.ts';
import { untilText } from '../../format/booking-time.ts';
import * as m from '../../paraglide/messages.js';

/** The status of a client for one flat: the newest deal, the place on the waitlist, and the text while it is the client’s turn. */
export type OwnBookingStatus = { deal: Deal | null; waitlist: WaitlistAnswer | null; turnText: string | null };

/** Null without a login. */
export async function ownBookingStatus(locale: Locale, apartmentId: number): Promise<OwnBookingStatus | null> {
  if (!isLoggedIn()) return null;
  const client = dealClient(locale);
  const [{ deals }, waitlist] = await Promise.all([
    client('GET /api/deal/list'),
    client('GET /api/deal/line', { query: { apartment_id: `${apartmentId}` } }),
  ]);
  const { turn } = waitlist;
  const time = turn && untilText(new Date(turn.until), Date.parse(turn.from), locale);
  return {
    deal: deals.find(({ apartment }) => apartment.id === apartmentId) ?? null,
    waitlist,
    turnText: time && m.booking_waitlist_turn({ time }),
  };
}
