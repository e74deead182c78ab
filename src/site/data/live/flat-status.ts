import { parseKyiv } from '../../../base/kyiv-time.ts';
import type { ApartmentStatus } from '../../../contract/catalogue/apartments.ts';

export type FlatStatus = { status: ApartmentStatus; until: Date | null };

/** The flat's status that follows from a booking's end: a booking counts only while its end is in the future (specification §4). */
export function statusWith(status: ApartmentStatus, expiration: string | null, now: number): FlatStatus {
  const until = expiration ? parseKyiv(expiration) : null;
  const booked = until !== null && until.getTime() > now;
  if (status === 'sold') return { status, until: null };
  if (booked) return { status: status === 'reserved' ? 'reserved' : 'held', until };
  return { status: status === 'held' ? 'available' : status, until: null };
}
