import { expect, it } from 'vitest';
import { formatDeadline } from './format-deadline.ts';

it('a deadline has its weekday in the case that its words need, and the hour of Kyiv', () => {
  const plain = (iso: string, locale: 'uk' | 'en') => formatDeadline(iso, locale).replaceAll('\u00a0', ' ');
  expect(plain('2026-11-26T08:35:00Z', 'uk')).toBe('четверга, 26 листопада, 10:35');
  expect(plain('2026-11-26T08:35:00Z', 'en')).toBe('Thursday, 26 November, 10:35');
  // Summer time, and a day that is the next one in Kyiv already.
  expect(plain('2026-07-14T22:05:00Z', 'uk')).toBe('середи, 15 липня, 01:05');
  expect(formatDeadline('2026-11-26T08:35:00Z', 'uk')).toMatch(/26\u00a0листопада,\u00a010:35$/);
});
