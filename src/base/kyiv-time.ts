const zone = 'Europe/Kyiv';
const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The Kyiv wall clock at an instant, as the wire carries it: `YYYY-MM-DD HH:mm:ss`. */
export function formatKyiv(instant: Date): string {
  const at = Object.fromEntries(parts.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${at.year}-${at.month}-${at.day} ${at.hour}:${at.minute}:${at.second}`;
}

/** Clocks differ by whole quarters of an hour, so that a quarter never sees two days. */
const quarterHour = 900_000;
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
 * Reads a Kyiv wall-clock time, or ISO 8601 with an offset. Null when it is neither.
 * The hour that October repeats is read as its first pass, so that a booking never seems to last longer than it does;
 * a time that March skips is read as if the clock had not moved yet.
 */
export function parseKyiv(text: string): Date | null {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$/.test(text)) {
    const at = new Date(text);
    return Number.isNaN(at.getTime()) ? null : at;
  }
  const found = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)$/.exec(text);
  const naive = found ? Date.parse(`${found[1]}T${found[2]}Z`) : Number.NaN;
  if (Number.isNaN(naive) || new Date(naive).toISOString().slice(0, 10) !== found?.[1]) return null;
  const day = 86_400_000;
  const before = offsetAt(naive - day);
  const after = offsetAt(naive + day);
  for (const offset of [Math.max(before, after), Math.min(before, after)])
    if (offsetAt(naive - offset) === offset) return new Date(naive - offset);
  return new Date(naive - before);
}

/** A delivery quarter, `2027-Q4`; they sort as text. */
export type Quarter = `${number}-Q${1 | 2 | 3 | 4}`;

export const isQuarter = (text: string): text is Quarter => /^(19|20)\d\d-Q[1-4]$/.test(text);

/** The quarter in which an instant falls in Kyiv. */
export function quarterOf(instant: Date): Quarter {
  const day = kyivDay(instant);
  return `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}` as Quarter;
}
