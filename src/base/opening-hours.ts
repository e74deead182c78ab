import { formatKyiv, kyivDay, parseKyiv } from './kyiv-time.ts';

type Times = { readonly opens: string; readonly closes: string } | null;
/** By weekday from Monday, `HH:mm` in Kyiv; null for a day off. */
export type Hours = readonly Times[];
/** A day with hours of its own, `YYYY-MM-DD`; null for a day off. */
export type Exception = { readonly on: string; readonly hours: Times };
/** The hours of an office: what a day's exception says goes before its weekday. */
export type OpenTimes = { readonly hours: Hours; readonly exceptions?: readonly Exception[] | undefined };
/** `days` from now until it opens: 0 today, 1 tomorrow; `on` is that day. */
export type Opening = { open: true; until: string } | { open: false; days: number; on: string; at: string } | null;

const week = 7;
/** From Monday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + week - 1) % week;

const hoursOn = ({ hours, exceptions = [] }: OpenTimes, day: string): Times => {
  const exception = exceptions.find(({ on }) => on === day);
  return exception ? exception.hours : (hours[weekdayOf(day)] ?? null);
};

/** A week after the last exception every weekday has had its hours: what has not opened by then never does. */
function lastDay(offices: readonly OpenTimes[], from: string): string {
  const days = offices.flatMap(({ exceptions = [] }) => exceptions.map(({ on }) => on)).filter((on) => on >= from);
  const last = new Date(`${days.reduce((latest, on) => (on > latest ? on : latest), from)}T00:00:00Z`);
  last.setUTCDate(last.getUTCDate() + week);
  return last.toISOString().slice(0, 10);
}

/** Whether the office is open at the instant `now`, in Kyiv time; null when the office never opens. */
export function openingAt(office: OpenTimes, now: Date): Opening {
  const [today = '', clock = ''] = formatKyiv(now).split(' ');
  const time = clock.slice(0, 5);
  const open = hoursOn(office, today);
  if (open && open.opens <= time && time < open.closes) return { open: true, until: open.closes };
  const last = lastDay([office], today);
  for (let [on, days] = [today, 0]; on <= last; on = nextDay(on), days++) {
    const found = hoursOn(office, on);
    if (found && (days > 0 || time < found.opens)) return { open: false, days, on, at: found.opens };
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
function openTimes(offices: readonly OpenTimes[], day: string): { from: number; until: number }[] {
  const instantOf = (time: string) => parseKyiv(`${day} ${time}:00`)?.getTime() ?? Number.NaN;
  const times = offices
    .flatMap((office) => hoursOn(office, day) ?? [])
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

/** The instant at which so many milliseconds have passed in which any of the offices was open; null when none ever opens. */
export function afterOpenTime(offices: readonly OpenTimes[], from: Date, ms: number): Date | null {
  let left = ms;
  let last = lastDay(offices, kyivDay(from));
  for (let day = kyivDay(from); day <= last; day = nextDay(day)) {
    const before = left;
    for (const time of openTimes(offices, day)) {
      const start = Math.max(time.from, from.getTime());
      if (start + left <= time.until) return new Date(start + left);
      left -= Math.max(0, time.until - start);
    }
    if (left !== before) last = lastDay(offices, nextDay(day));
  }
  return null;
}
