import { dayMs, hourMs, minuteMs } from '../../../base/durations.ts';
import type { State } from '../states.ts';

/** The operator's settings, with their defaults in `src/platform/config/settings.ts`. Amounts in kopiykas. */
export type DealTerms = {
  holdMinutes: number;
  requestHours: number;
  reservationHours: number;
  /** How long each turn of a waitlist lasts. */
  waitlistHours: number;
  /** At a time. */
  holdsPerClient: number;
  /** Holds in 24 hours that no payment followed: of one flat, and of all. */
  holdsOfFlatADay: number;
  holdsADay: number;
  /** And of one flat within a pause. */
  holdsOfFlat: number;
  /** How long unused turns, first refusals and unpaid holds of one flat count. */
  pauseDays: number;
  /** Places in waitlists that one phone has at a time. */
  waitlistsPerPhone: number;
  /** Turns that a flat gives to its waitlist within a pause. */
  firstRefusals: number;
  /** Questions to a manager: of one phone in 24 hours, days between two about one flat, and of one flat within a pause. */
  requestsADay: number;
  requestPauseDays: number;
  requestsOfFlat: number;
  depositMinor: number;
};

/** Events before this instant count no more. */
export const pauseBefore = (now: Date, { pauseDays }: Pick<DealTerms, 'pauseDays'>): Date => new Date(now.getTime() - pauseDays * dayMs);

/** How long a state lasts from its beginning, in elapsed milliseconds, which a change of the clocks does not alter; null when it has no end. */
function lastsFor(state: State, terms: DealTerms): number | null {
  if (state === 'held') return terms.holdMinutes * minuteMs;
  if (state === 'requested') return terms.requestHours * hourMs;
  return state === 'reserved' ? terms.reservationHours * hourMs : null;
}

export function endOf(state: State, begins: Date, terms: DealTerms): Date | null {
  const lasts = lastsFor(state, terms);
  return lasts === null ? null : new Date(begins.getTime() + lasts);
}

/** The same time once more, after the present end: extending early loses nothing. */
export function extendedEnd(state: State, endsAt: Date, terms: DealTerms): Date {
  return endOf(state, endsAt, terms) ?? endsAt;
}
