import { formatKyiv, kyivDay, parseKyiv } from './kyiv-time.ts';

/** By weekday from Monday, `HH:mm` in Kyiv; null for a day off. */
export type Hours = readonly ({ readonly opens: string; readonly closes: string } | null)[];
/** `days` from now until it opens: 0 today, 1 tomorrow; `weekday` from Monday. */
export type Opening = { open: true; until: string } | { open: false; days: number; weekday: number; at: string } | null;

const week = 7;
/** From Monday. */
const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + week - 1) % week;

/** Whether the office is open at the instant `now`, in Kyiv time; null when the office never opens. */
export function openingAt(hours: Hours, now: Date): Opening {
  const [day = '', clock = ''] = formatKyiv(now).split(' ');
  const time = clock.slice(0, 5);
  const today = weekdayOf(day);
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

const nextDay = (day: string): string => {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + 1);
  return at.toISOString().slice(0, 10);
};

/** The times of one day in which any of the offices is open, as instants in their order, none over another. */
function openTimes(offices: readonly Hours[], day: string): { from: number; until: number }[] {
  const instantOf = (time: string) => parseKyiv(`${day} ${time}:00`)?.getTime() ?? Number.NaN;
  const times = offices
    .flatMap((hours) => hours[weekdayOf(day)] ?? [])
    .map(({ opens, closes }) => ({ from: instantOf(opens), until: instantOf(closes) }))
    .sort((one, other) => one.from - other.from);
  const joined: { from: number; until: number }[] = [];
  for (const { from, until } of times) {
    const last = joined.at(-1);
    if (last && from <= last.until) last.until = Math.max(last.until, until);
    else joined.push({ from, until });
  }
  return joined;
}

/** No office is closed for longer between two of its days. */
const mostDays = 8;

/** The instant at which so many milliseconds have passed in which any of the offices was open; null when none ever opens. */
export function afterOpenTime(offices: readonly Hours[], from: Date, ms: number): Date | null {
  let left = ms;
  let closedDays = 0;
  for (let day = kyivDay(from); closedDays < mostDays; day = nextDay(day)) {
    const before = left;
    for (const time of openTimes(offices, day)) {
      const start = Math.max(time.from, from.getTime());
      if (start + left <= time.until) return new Date(start + left);
      left -= Math.max(0, time.until - start);
    }
    closedDays = left === before ? closedDays + 1 : 0;
  }
  return null;
}
