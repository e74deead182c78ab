import { dayMs, hourMs } from '../../../base/durations.ts';
import type { DealTerms } from './deal-times.ts';

/** A place of a phone on a waitlist: when it was taken, when it was given up, and when its last turn without a deal began. */
export type TakenPlace = { apartmentId: number; askedAt: Date; leftAt: Date | null; unusedAt: Date | null };
type Asked = { apartmentId: number; now: Date; terms: Pick<DealTerms, 'waitlistsPerPhone' | 'pauseDays'> };

export type NoPlace =
  /** The phone has as many places as it may: those on waitlists, and those whose turn passed unused within a pause. */
  | { kind: 'too-many-lines'; most: number }
  /** The phone's last turn before this flat passed unused; it may join again at `again`. */
  | { kind: 'turn-unused'; again: Date };

/** Why a phone may not join one more waitlist; null when it may. */
export function noPlaceFor(places: readonly TakenPlace[], { apartmentId, now, terms }: Asked): NoPlace | null {
  const pauseMs = terms.pauseDays * dayMs;
  const isUnused = ({ unusedAt }: TakenPlace) => unusedAt !== null && unusedAt.getTime() > now.getTime() - pauseMs;
  const unused = places.filter((place) => place.apartmentId === apartmentId && isUnused(place));
  const last = Math.max(...unused.map(({ unusedAt }) => unusedAt?.getTime() ?? 0));
  if (unused.length > 0) return { kind: 'turn-unused', again: new Date(last + pauseMs) };
  const counted = places.filter((place) => place.leftAt === null || isUnused(place));
  return counted.length >= terms.waitlistsPerPhone ? { kind: 'too-many-lines', most: terms.waitlistsPerPhone } : null;
}

/** `isConfirmed`: its deal was reserved or signed. */
type Request = { apartmentId: number; at: Date; isOwn: boolean; isConfirmed: boolean };

/**
 * Whether one more question to a manager would be one too many, and then when one is allowed. `requests` are those of this phone, and those
 * about this flat that staff did not confirm, the newest first.
 */
export function askedTooOftenAt(
  requests: readonly Request[],
  { apartmentId, now, terms }: { apartmentId: number; now: Date; terms: DealTerms },
): { of: 'day' | 'own' | 'apartment'; again: Date } | null {
  const again = (found: readonly Request[], most: number, hours: number) => {
    const first = found.filter(({ at }) => at.getTime() > now.getTime() - hours * hourMs)[most - 1];
    return first && new Date(first.at.getTime() + hours * hourMs);
  };
  const own = requests.filter(({ isOwn }) => isOwn);
  const here = requests.filter((one) => one.apartmentId === apartmentId && !one.isConfirmed);
  const day = again(own, terms.requestsADay, 24);
  if (day) return { of: 'day', again: day };
  const same = again(
    own.filter((one) => one.apartmentId === apartmentId),
    1,
    terms.requestPauseDays * 24,
  );
  if (same) return { of: 'own', again: same };
  const all = again(here, terms.requestsOfFlat, terms.pauseDays * 24);
  return all ? { of: 'apartment', again: all } : null;
}
