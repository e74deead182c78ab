import { dayMs, minuteMs } from './durations.ts';

/** Created on the first use: most pages need none, and the first `Intl` of a page takes 20 ms and more. */
let clock: Intl.DateTimeFormat | undefined;
const makeClock = () =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Kyiv',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });

/** The Kyiv wall clock at an instant, in the format of the wire: `YYYY-MM-DD HH:mm:ss`. */
export function formatKyiv(instant: Date): string {
  clock ??= makeClock();
  const at = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${at.year?.padStart(4, '0')}-${at.month}-${at.day} ${at.hour}:${at.minute}:${at.second}`;
}

/** Clocks differ by whole quarters of an hour, so that a quarter never sees two days. */
const quarterHour = 15 * minuteMs;
let lastDay = { quarter: Number.NaN, day: '' };

/** The Kyiv calendar day at an instant: `YYYY-MM-DD`. */
export function kyivDay(instant: Date): string {
  const quarter = Math.floor(instant.getTime() / quarterHour);
  if (quarter !== lastDay.quarter) lastDay = { quarter, day: formatKyiv(instant).slice(0, 10) };
  return lastDay.day;
}

const offsetAt = (instant: number): number =>
  Date.parse(`${formatKyiv(new Date(instant)).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;

/**
 * Reads a Kyiv wall-clock time, or ISO 8601 with an offset. Null when it is neither, and in years that no product has to do with: a
 * year that is being typed begins as 0002.
 * The hour that October repeats is read as its first pass, so that a booking never seems to last longer than it does;
 * a time that March skips is read as if the clock had not moved yet.
 */
export function parseKyiv(text: string): Date | null {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$/.test(text)) {
    const at = new Date(text);
    return Number.isNaN(at.getTime()) ? null : at;
  }
  const found = /^((?:19|2\d)\d\d-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)$/.exec(text);
  const naive = found ? Date.parse(`${found[1]}T${found[2]}Z`) : Number.NaN;
  if (Number.isNaN(naive) || new Date(naive).toISOString().slice(0, 10) !== found?.[1]) return null;
  const before = offsetAt(naive - dayMs);
  const after = offsetAt(naive + dayMs);
  for (const offset of [Math.max(before, after), Math.min(before, after)])
    if (offsetAt(naive - offset) === offset) return new Date(naive - offset);
  return new Date(naive - before);
}

/** A day of the calendar, `2026-11-21`, of this century or those beside it: February has no thirtieth. */
export const isDay = (text: string): boolean =>
  /^(?:19|20|21)\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** The instant at which a day begins in Kyiv. */
export const dayStart = (day: string): Date => parseKyiv(`${day} 00:00:00`) as Date;

/** The day after. */
export const nextDay = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);

/** A delivery quarter, `2027-Q4`; they sort as text. */
export type Quarter = `${number}-Q${1 | 2 | 3 | 4}`;

export const isQuarter = (text: string): text is Quarter => /^(19|20)\d\d-Q[1-4]$/.test(text);

/** The quarter in which an instant falls in Kyiv. */
export function quarterOf(instant: Date): Quarter {
  const day = kyivDay(instant);
  return `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}` as Quarter;
}

const pad = (value: number): string => String(value).padStart(2, '0');
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The same day some months later; where that month is shorter, its last day. Counted from the first day each time, so nothing drifts. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const at = year * 12 + (month - 1) + months;
  const [newYear, newMonth] = [Math.floor(at / 12), (at % 12) + 1];
  return `${newYear}-${pad(newMonth)}-${pad(Math.min(date, daysIn(newYear, newMonth)))}`;
}

/** The last calendar day of a quarter. */
export function quarterEnd(quarter: Quarter): string {
  const [year, month] = [Number(quarter.slice(0, 4)), Number(quarter.slice(6)) * 3];
  return `${year}-${pad(month)}-${pad(daysIn(year, month))}`;
}

/** How many whole months fit between two days; 0 when the second is not later. */
export function wholeMonths(from: string, to: string): number {
  const of = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const months = of(to) - of(from);
  return Math.max(0, addMonths(from, months) > to ? months - 1 : months);
}
