import { formatKyiv } from '../../../base/kyiv-time.ts';
import type { Office } from '../../../contract/content/offices.ts';

type Hours = Office['hours'];
/** `days` from now until it opens: 0 today, 1 tomorrow; `weekday` from Monday. */
export type Opening = { open: true; until: string } | { open: false; days: number; weekday: number; at: string } | null;

const week = 7;

/** Whether the office is open at the instant `now`, in Kyiv time; null when the office never opens. */
export function openingAt(hours: Hours, now: Date): Opening {
  const [day = '', clock = ''] = formatKyiv(now).split(' ');
  const time = clock.slice(0, 5);
  const today = (new Date(`${day}T00:00:00Z`).getUTCDay() + week - 1) % week;
  const open = hours[today];
  if (open && open.opens <= time && time < open.closes) return { open: true, until: open.closes };
  for (let days = 0; days <= week; days++) {
    const weekday = (today + days) % week;
    const found = hours[weekday];
    if (found && (days > 0 || time < found.opens)) return { open: false, days, weekday, at: found.opens };
  }
  return null;
}

/** Days that follow each other with the same hours, together: Monday to Friday, Saturday, Sunday. */
export function groupedHours(hours: Hours): { from: number; to: number; hours: Hours[number] }[] {
  const groups: { from: number; to: number; hours: Hours[number] }[] = [];
  for (const [day, one] of hours.entries()) {
    const last = groups.at(-1);
    if (last && last.hours?.opens === one?.opens && last.hours?.closes === one?.closes) last.to = day;
    else groups.push({ from: day, to: day, hours: one });
  }
  return groups;
}

/** `09:00` is shown as `9:00`. */
export const clockTime = (time: string): string => time.replace(/^0/, '');
