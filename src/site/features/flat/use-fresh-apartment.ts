import { useEffect, useState } from 'react';
import { systemClock } from '../../../base/clock.ts';
import type { Locale } from '../../../base/locale.ts';
import type { Apartment } from '../../../contract/catalogue.ts';
import { type FlatStatus, statusWith } from './flat-status.ts';

/** A timer cannot be set for longer than this many milliseconds. */
const longestTimer = 2 ** 31 - 1;

/** The flat as it is now, however long its page stays open. */
export function useFreshApartment(loaded: Apartment, locale: Locale): FlatStatus & { apartment: Apartment } {
  const [apartment, setApartment] = useState(loaded);
  const [expiration, setExpiration] = useState(loaded.booking_expiration);
  const [now, setNow] = useState<number | null>(null);

  useEffect(() => {
    let left = false;
    let stop = () => {
      left = true;
    };
    const onBooking = (found: string | null) => {
      setExpiration(found);
      setNow(systemClock().getTime());
    };
    // Nobody waits for it, so it comes after everything else.
    import('./watch-apartment.ts').then(
      ({ watchApartment }) => {
        if (!left) stop = watchApartment({ loaded, locale, onBooking, onApartment: setApartment });
      },
      () => undefined,
    );
    return () => stop();
  }, [loaded, locale]);

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
