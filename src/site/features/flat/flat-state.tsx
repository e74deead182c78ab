import { systemClock } from '../../../base/clock.ts';
import type { Locale } from '../../../base/locale.ts';
import type { ApartmentStatus } from '../../../contract/catalogue.ts';
import * as m from '../../paraglide/messages.js';
import styles from './flat-state.module.css';

/** `turn` says that the visitor alone may book it, and until when. */
type Props = { status: ApartmentStatus; until: Date | null; locale: Locale; mine: boolean; turn: string | null };

const format = (until: Date, locale: Locale) =>
  new Intl.DateTimeFormat(locale === 'uk' ? 'uk' : 'en-GB', {
    timeZone: 'Europe/Kyiv',
    hour: '2-digit',
    minute: '2-digit',
    ...(until.getTime() - systemClock().getTime() > 43_200_000 && { day: 'numeric', month: 'long' }),
  }).format(until);

/** Why the flat cannot be booked now, in words; nothing for a flat that can. The line is always there, to be announced when it changes. */
export function FlatState({ status, until, locale, mine, turn }: Props) {
  const own = mine ? m.booking_mine() : turn;
  return (
    <div role="status" className={styles.state} data-status={status}>
      {status !== 'available' && <p>{own || stateText(status, until, locale)}</p>}
    </div>
  );
}

export function stateText(status: Exclude<ApartmentStatus, 'available'>, until: Date | null, locale: Locale): string {
  const time = until && format(until, locale);
  if (status === 'sold') return m.flat_sold();
  if (status === 'held') return time ? m.flat_held_until({ time }) : m.flat_held();
  return time ? m.flat_reserved_until({ time }) : m.flat_reserved();
}
