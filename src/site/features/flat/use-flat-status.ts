import { useEffect, useState } from 'react';
import { systemClock } from '../../../base/clock.ts';
import { parseKyiv } from '../../../base/kyiv-time.ts';
import type { Locale } from '../../../base/locale.ts';
import type { Apartment, ApartmentStatus } from '../../../contract/catalogue.ts';
import { browserClient } from './browser-client.ts';

export type FlatStatus = { status: ApartmentStatus; until: Date | null };

/** A timer cannot be set for longer than this many milliseconds. */
const longestTimer = 2 ** 31 - 1;

/** What a booking's end means for the flat now: a booking counts only while its end is ahead (specification §4). */
export function statusWith(status: ApartmentStatus, expiration: string | null, now: number): FlatStatus {
  const until = expiration ? parseKyiv(expiration) : null;
  const booked = until !== null && until.getTime() > now;
  if (status === 'sold') return { status, until: null };
  if (booked) return { status: status === 'reserved' ? 'reserved' : 'held', until };
  return { status: status === 'held' ? 'available' : status, until: null };
}

/** The page may be older than a booking, so the status is asked again once it is open; no answer counts as not booked. */
export function useFlatStatus(apartment: Apartment, locale: Locale): FlatStatus {
  const { id, slug, status, booking_expiration } = apartment;
  const [fresh, setFresh] = useState<{ slug: string; expiration: string | null } | null>(null);
  const [now, setNow] = useState<number | null>(null);

  useEffect(() => {
    let gone = false;
    const take = (expiration: string | null) => {
      if (gone) return;
      setFresh({ slug, expiration });
      setNow(systemClock().getTime());
    };
    browserClient(locale)
      .apartmentStatus(id)
      .then(
        (answer) => take(answer.booking_expiration),
        () => take(null),
      );
    return () => {
      gone = true;
    };
  }, [id, slug, locale]);

  const known = fresh?.slug === slug ? fresh.expiration : booking_expiration;
  const current = now === null ? { status, until: null } : statusWith(status, known, now);
  const end = current.until?.getTime();

  useEffect(() => {
    if (end === undefined) return;
    const timer = setTimeout(
      () => setNow(systemClock().getTime()),
      Math.min(Math.max(end - systemClock().getTime(), 0) + 500, longestTimer),
    );
    return () => clearTimeout(timer);
  }, [end]);

  return current;
}
