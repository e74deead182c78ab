import { dayMs } from '../../base/durations.ts';
import type { Locale } from '../../base/locale.ts';

/** `14:32`, `23:59:03`: the time left, less than a day and never below zero. Milliseconds. */
export function leftText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Until when something holds, on the Kyiv clock; the day stands with it unless it is near. */
export const untilText = (at: Date, now: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'uk' ? 'uk' : 'en-GB', {
    timeZone: 'Europe/Kyiv',
    hour: '2-digit',
    minute: '2-digit',
    ...(Math.abs(at.getTime() - now) > dayMs / 2 && { day: 'numeric', month: 'long' }),
  }).format(at);

/**
 * The server's present moment by this device's own stopwatch, which runs evenly whatever the device's clock says or is set to while
 * the page is open; sleep stops it in some browsers, so the last value is requested again on waking.
 */
export function serverNow(snapshot: { now: string; at: number }, stopwatch: number): number {
  return Date.parse(snapshot.now) + (stopwatch - snapshot.at);
}
