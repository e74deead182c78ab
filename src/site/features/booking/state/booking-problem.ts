import type { DealProblem } from '../../../../contract/deals/deals.ts';
import type { Problem, ProblemCode } from '../../../../contract/errors.ts';

/** Why a step of a booking was refused, as a text of the dialog. */
export type BookingProblem =
  | { kind: 'taken'; until: string | null }
  | { kind: 'too-many' }
  | { kind: 'too-often'; of: 'apartment' | 'all'; again: string }
  | { kind: 'other-terms' }
  | { kind: 'offer-over' }
  | { kind: 'quote-over' }
  | { kind: 'not-for-sale' }
  | { kind: 'busy' }
  | { kind: 'diia-busy' }
  | { kind: 'refused'; message: string }
  | { kind: 'fault' };

/** The refusals of a step because of what a deal, its flat or its terms have become since they were shown. */
const outdated: ReadonlySet<ProblemCode | undefined> = new Set([
  'apartment-taken',
  'not-for-sale',
  'too-many-holds',
  'held-too-often',
  'asked-too-often',
  'turn-unused',
  'other-terms',
  'offer-over',
  'quote-over',
  'not-now',
]);
/** Then the present state is to be fetched: the clock, the bank or another tab has changed it. */
export const isOutdated = (problem: Problem | null): problem is Problem => outdated.has(problem?.code);

/** Null for errors that are shown beside their fields. */
export function bookingProblemOf(problem: DealProblem | null): BookingProblem | null {
  switch (problem?.code) {
    case 'bad-form':
      return null;
    case 'apartment-taken':
      return { kind: 'taken', until: problem.apartment?.bookingExpiration ?? null };
    case 'too-many-holds':
      return { kind: 'too-many' };
    case 'held-too-often': {
      const { heldTooOften: often } = problem;
      return often ? { kind: 'too-often', of: often.of, again: often.againAt } : { kind: 'fault' };
    }
    case 'not-for-sale':
    case 'other-terms':
    case 'offer-over':
    case 'quote-over':
      return { kind: problem.code };
    case 'unreachable':
      return { kind: 'busy' };
    default:
      return isOutdated(problem) ? { kind: 'refused', message: problem.message } : { kind: 'fault' };
  }
}
