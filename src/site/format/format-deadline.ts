import { formatKyiv } from '../../base/kyiv-time.ts';
import type { Locale } from '../../base/locale.ts';
import { formatDayAndMonth } from './format-date.ts';
import { weekdayName } from './weekday-name.ts';

/** As they stand after «до». */
const genitives = 'понеділка вівторка середи четверга пʼятниці суботи неділі'.split(' ');

/** `четверга, 26 листопада, 10:35`, `Thursday, 26 November, 10:35`: a moment by the Kyiv clock, after «до» or “until”. */
export function formatDeadline(iso: string, locale: Locale): string {
  const [day = '', time = ''] = formatKyiv(new Date(iso)).split(' ');
  const weekday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
  const name = locale === 'uk' ? (genitives[weekday] ?? '') : weekdayName(weekday, locale, 'long');
  return `${name}, ${formatDayAndMonth(day, locale)},\u00a0${time.slice(0, 5)}`;
}
