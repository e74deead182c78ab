import { systemClock } from '../../base/clock.ts';
import { minuteMs } from '../../base/durations.ts';
import * as m from '../paraglide/messages.js';

/** How long ago an instant was, in its largest unit. */
export function formatSpan(instant: string): string {
  const minutes = Math.max(0, Math.floor((systemClock().getTime() - Date.parse(instant)) / minuteMs));
  if (minutes < 60) return m.shell_minutes({ count: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? m.shell_hours({ count: hours }) : m.shell_days({ count: Math.floor(hours / 24) });
}

export const formatAge = (instant: string): string =>
  systemClock().getTime() - Date.parse(instant) < minuteMs ? m.shell_moment_ago() : m.shell_ago({ age: formatSpan(instant) });
