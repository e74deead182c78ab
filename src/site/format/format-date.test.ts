import { expect, test } from 'vitest';
import { locales } from '../../base/locale.ts';
import { formatDay, formatDayAndMonth, formatShortMonth } from './format-date.ts';
import { formatMonth } from './format-month.ts';
import { weekdayName } from './weekday-name.ts';

const tags = { uk: 'uk', en: 'en-GB' } as const;
const at = (day: string) => new Date(`${day}T12:00:00Z`);
const year = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}`);

test.each(locales)('months and weekdays are said as the tables of languages say them: %s', (locale) => {
  const expected = (options: Intl.DateTimeFormatOptions, day: string) =>
    new Intl.DateTimeFormat(tags[locale], { ...options, timeZone: 'UTC' }).format(at(day)).replace(/ р\.$/, '');
  const loose = (text: string) => text.replaceAll('\u00a0', ' ');
  for (const month of year) {
    const day = `${month}-05`;
    expect(loose(formatDay(day, locale))).toBe(expected({ day: 'numeric', month: 'long', year: 'numeric' }, day));
    expect(loose(formatDayAndMonth(day, locale))).toBe(expected({ day: 'numeric', month: 'long' }, day));
    expect(loose(formatDay(day, locale, 'short'))).toBe(expected({ day: 'numeric', month: 'short', year: 'numeric' }, day));
    expect(loose(formatMonth(month, locale))).toBe(expected({ month: 'long', year: 'numeric' }, day));
    expect(formatShortMonth(month, locale)).toBe(expected({ month: 'short' }, day).replace('.', ''));
  }
  for (let weekday = 0; weekday < 7; weekday += 1) {
    // 12 January 2026 was a Monday.
    const day = `2026-01-${12 + weekday}`;
    expect(weekdayName(weekday, locale)).toBe(expected({ weekday: 'short' }, day));
    expect(weekdayName(weekday, locale, 'long')).toBe(expected({ weekday: 'long' }, day));
  }
});

test('a date is never broken after its number, a month never before its year', () => {
  expect(formatDay('2026-11-02', 'uk')).toBe('2\u00a0листопада 2026');
  expect(formatDay('2026-11-22', 'en')).toBe('22\u00a0November 2026');
  expect(formatMonth('2014-09', 'uk')).toBe('вересень\u00a02014');
});

test('what is no date comes back as it came', () => {
  for (const text of ['', 'soon', '2026', '2026-13-01', '2026-00-10']) {
    expect(formatDay(text, 'uk')).toBe(text);
    expect(formatMonth(text, 'en')).toBe(text);
  }
  for (const text of ['2026-11', '2026-11-', '2026-11-2x', '2026-11-22T10:00:00Z']) expect(formatDay(text, 'uk')).toBe(text);
});
