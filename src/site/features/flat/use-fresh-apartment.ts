import { useEffect, useState } from 'react';
import { systemClock } from '../../../base/clock.ts';
import type { Locale } from '../../../base/locale.ts';
import type { Apartment } from '../../../contract/catalogue.ts';
import { timings } from '../../constants.ts';
import { browserClient } from './browser-client.ts';
import { type FlatStatus, statusWith } from './flat-status.ts';

/** A timer cannot be set for longer than this many milliseconds. */
const longestTimer = 2 ** 31 - 1;

/**
 * The flat as it is now, however long its page stays open: the booking is asked again while the page is in sight, and the
 * whole flat when its booking changed, once a minute, and when the visitor comes back to the page. A first check that fails
 * counts as not booked (specification §8); later ones leave what is known.
 */
export function useFreshApartment(loaded: Apartment, locale: Locale): FlatStatus & { apartment: Apartment } {
  const { id, slug, booking_expiration } = loaded;
  const [apartment, setApartment] = useState(loaded);
  const [expiration, setExpiration] = useState(booking_expiration);
  const [now, setNow] = useState<number | null>(null);

  useEffect(() => {
    const client = browserClient(locale);
    let gone = false;
    let known = booking_expiration;
    let answered = false;
    let wholeAt = systemClock().getTime();
    const take = (found: string | null) => {
      known = found;
      setExpiration(found);
      setNow(systemClock().getTime());
    };
    const askWhole = async () => {
      wholeAt = systemClock().getTime();
      const answer = await client.apartment(slug).catch(() => null);
      if (gone || !answer) return;
      setApartment(answer.apartment);
      take(answer.apartment.booking_expiration);
    };
    const ask = async () => {
      if (document.visibilityState === 'hidden') return;
      const answer = await client.apartmentStatus(id).catch(() => null);
      if (gone) return;
      if (!answer) {
        if (!answered) take(null);
        return;
      }
      answered = true;
      const changed = answer.booking_expiration !== known;
      take(answer.booking_expiration);
      if (changed || systemClock().getTime() - wholeAt > timings.flatAskedAgain) await askWhole();
    };
    const comeBack = () => void (document.visibilityState === 'visible' && askWhole());
    void ask();
    const timer = setInterval(() => void ask(), timings.bookingAskedAgain);
    document.addEventListener('visibilitychange', comeBack);
    window.addEventListener('online', comeBack);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('online', comeBack);
    };
  }, [id, slug, locale, booking_expiration]);

  const current = now === null ? { status: apartment.status, until: null } : statusWith(apartment.status, expiration, now);
  const end = current.until?.getTime();

  useEffect(() => {
    if (end === undefined) return;
    const left = Math.max(end - systemClock().getTime(), 0) + 500;
    const timer = setTimeout(() => setNow(systemClock().getTime()), Math.min(left, longestTimer));
    return () => clearTimeout(timer);
  }, [end]);

  return { ...current, apartment };
}
