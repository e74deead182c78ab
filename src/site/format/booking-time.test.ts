import { expect, it } from 'vitest';
import { leftText, serverNow, untilText } from './booking-time.ts';

it('§1 the timer counts whole seconds down to nothing and not below it', () => {
  expect([900_000, 899_001, 872_000, 1, 0, -5_000].map(leftText)).toEqual(['15:00', '15:00', '14:32', '0:01', '0:00', '0:00']);
  expect(leftText(24 * 3_600_000 - 1000)).toBe('23:59:59');
});

it('§9 an end is shown in Kyiv time, with the day when it is far', () => {
  const now = Date.parse('2026-11-21T20:00:00Z');
  expect(untilText(new Date('2026-11-21T20:15:00Z'), now, 'uk')).toBe('22:15');
  expect(untilText(new Date('2026-11-24T20:00:00Z'), now, 'en')).toMatch(/24 November.*22:00/);
});

it('§4 a wrong clock of the device changes nothing: only its stopwatch counts', () => {
  expect(serverNow({ now: '2026-11-21T20:00:00.000Z', at: 5_000 }, 65_000)).toBe(Date.parse('2026-11-21T20:01:00Z'));
});
