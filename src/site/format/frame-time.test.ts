import { expect, test } from 'vitest';
import { frameTime } from './frame-time.ts';

test('§1 a frame is timed by the clocks of Kyiv, summer and winter, in the texts of the language', () => {
  expect(frameTime('2026-11-21T22:05:07.500Z', 'uk', 'time')).toBe('00:05:07');
  expect(frameTime('2026-07-01T09:05:07Z', 'en', 'time')).toBe('12:05:07');
  expect(frameTime('2026-11-21T22:05:07Z', 'uk', 'day')).toMatch(/^22 листопада.* 00:05$/);
  expect(frameTime('2026-11-21T22:05:07Z', 'en', 'day')).toMatch(/^22 November.* 00:05$/);
});
