import { describe, expect, it } from 'vitest';
import type { DealProblem } from '../../../../contract/deals/deals.ts';
import { bookingProblemOf } from './booking-problem.ts';

const problem = (more: Partial<DealProblem>): DealProblem => ({ message: 'Words of the API', statusCode: 409, ...more });

describe('the bookingProblem of a booking', () => {
  it('follows from the code of the refusal alone', () => {
    const until = { status: 'held', bookingExpiration: '2026-11-21 14:15:00' };
    expect(bookingProblemOf(problem({ code: 'apartment-taken', apartment: until }))).toEqual({
      kind: 'taken',
      until: '2026-11-21 14:15:00',
    });
    expect(bookingProblemOf(problem({ code: 'apartment-taken' }))).toEqual({ kind: 'taken', until: null });
    expect(bookingProblemOf(problem({ code: 'not-for-sale', errors: { apartment_id: ['taken'] } }))).toEqual({ kind: 'not-for-sale' });
    expect(bookingProblemOf(problem({ code: 'too-many-holds' }))).toEqual({ kind: 'too-many' });
    expect(bookingProblemOf(problem({ code: 'other-terms', terms: '2' }))).toEqual({ kind: 'other-terms' });
    expect(bookingProblemOf(problem({ code: 'unreachable', statusCode: 503 }))).toEqual({ kind: 'busy' });
  });

  it('is never passed over: what has no words of its own is said in those of the API', () => {
    for (const code of ['asked-too-often', 'not-now', 'turn-unused'] as const)
      expect(bookingProblemOf(problem({ code, errors: { deal_id: ['too-often'] } }))).toEqual({
        kind: 'refused',
        message: 'Words of the API',
      });
    for (const unknown of [null, problem({ statusCode: 500, code: 'fault' }), problem({ statusCode: 502 })])
      expect(bookingProblemOf(unknown)).toEqual({ kind: 'fault' });
  });

  it('stands beside the fields alone when they are fieldErrors', () => {
    expect(bookingProblemOf(problem({ code: 'bad-form', statusCode: 400, errors: { email: ['email'] } }))).toBeNull();
  });
});
