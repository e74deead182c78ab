import { expect, test } from 'vitest';
import { statusWith } from './flat-status.ts';

const now = Date.parse('2026-11-20T16:00:00Z');

test('§4 a booking that ends later holds the flat until then', () => {
  expect(statusWith('available', '2026-11-20 18:15:00', now)).toEqual({ status: 'held', until: new Date('2026-11-20T16:15:00Z') });
});

test('§4 a booking that has ended, or none, frees a held flat', () => {
  expect(statusWith('held', '2026-11-20 18:00:00', now).status).toBe('available');
  expect(statusWith('held', null, now).status).toBe('available');
});

test('a reservation stays one, with its end while that is ahead', () => {
  expect(statusWith('reserved', null, now)).toEqual({ status: 'reserved', until: null });
  expect(statusWith('reserved', '2026-11-22 10:00:00', now).status).toBe('reserved');
});

test('a sold flat is sold whatever a booking says', () => {
  expect(statusWith('sold', '2026-11-22 10:00:00', now)).toEqual({ status: 'sold', until: null });
});

test('§4 an unreadable time is no booking', () => {
  expect(statusWith('available', 'soon', now).status).toBe('available');
});
