import { useEffect, useState } from 'react';
import { systemClock } from '../../../base/clock.ts';
import type { Locale } from '../../../base/locale.ts';
import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import { runDeferred } from '../../../ui/deferred.tsx';
import { type FlatStatus, statusWith } from './flat-status.ts';

/** A timer cannot be set for longer than this many milliseconds. */
const longestTimer = 2 ** 31 - 1;

type Known = { apartment: Apartment; expiration: string | null; now: number | null };

const status = ({ apartment, expiration, now }: Known): FlatStatus =>
  now === null ? { status: apartment.status, until: null } : statusWith(apartment.status, expiration, now);

/** The previous value where nothing visible changes: a page whose flat is still free is not rendered again. */
function merge(before: Known, changes: Partial<Known>): Known {
  const after = { ...before, ...changes };
  const [shown, next] = [status(before), status(after)];
  const same = shown.status === next.status && shown.until?.getTime() === next.until?.getTime();
  return same && after.apartment === before.apartment ? before : after;
}

/** The present flat, however long its page stays open. */
export function useFreshApartment(loaded: Apartment, locale: Locale): FlatStatus & { apartment: Apartment } {
  const [known, setKnown] = useState<Known>({ apartment: loaded, expiration: loaded.bookingExpiration, now: null });

  useEffect(() => {
    const notify = (changes: Partial<Known>) => setKnown((before) => merge(before, changes));
    const onBooking = (expiration: string | null) => notify({ expiration, now: systemClock().getTime() });
    return runDeferred(
      () => import('./watch-apartment.ts'),
      ({ watchApartment }) => watchApartment({ loaded, locale, onBooking, onApartment: (apartment) => notify({ apartment }) }),
    );
  }, [loaded, locale]);

  const current = status(known);
  const end = current.until?.getTime();

  useEffect(() => {
    if (end === undefined) return;
    const left = Math.max(end - systemClock().getTime(), 0) + 500;
    const timer = setTimeout(() => setKnown((before) => ({ ...before, now: systemClock().getTime() })), Math.min(left, longestTimer));
    return () => clearTimeout(timer);
  }, [end]);

  return { ...current, apartment: known.apartment };
}
