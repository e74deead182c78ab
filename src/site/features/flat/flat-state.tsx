import { systemClock } from '../../../base/clock.ts';
import type { Locale } from '../../../base/locale.ts';
import type { ApartmentStatus } from '../../../contract/catalogue/apartments.ts';
import type { Deal } from '../../../contract/deals/deals.ts';
import { untilText } from '../../format/booking-time.ts';
import * as m from '../../paraglide/messages.js';
import styles from './flat-state.module.css';

/** `own` is the visitor’s own status: the deal or the turn, and until when. */
type Props = { status: ApartmentStatus; until: Date | null; locale: Locale; own: string | null };

const format = (until: Date, locale: Locale) => untilText(until, systemClock().getTime(), locale);

/** Why the flat cannot be booked now, as text; nothing for a flat that can. The element is always there, to be announced when it changes. */
export function FlatState({ status, until, locale, own }: Props) {
  return (
    <div role="status" className={styles.state} data-status={status}>
      {status !== 'available' && <p>{own || stateText(status, until, locale)}</p>}
    </div>
  );
}

/** The text for a flat that the visitor has booked, with the end of the booking. */
export function ownStatusText(deal: Pick<Deal, 'state' | 'endsAt'> | null, locale: Locale): string {
  if (deal?.state === 'contract') return m.booking_own_contract();
  return deal?.endsAt ? m.booking_own_until({ time: format(new Date(deal.endsAt), locale) }) : m.booking_mine();
}

export function stateText(status: Exclude<ApartmentStatus, 'available'>, until: Date | null, locale: Locale): string {
  const time = until && format(until, locale);
  if (status === 'sold') return m.flat_sold();
  if (status === 'held') return time ? m.flat_held_until({ time }) : m.flat_held();
  return time ? m.flat_reserved_until({ time }) : m.flat_reserved();
}
