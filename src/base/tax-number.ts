import { dayMs } from './durations.ts';

const weights = [-1, 5, 7, 9, 4, 6, 10, 5, 7];
/** Day 1 is the first of January 1900. */
const dayZero = Date.UTC(1899, 11, 31);

/**
 * The day of birth, in UTC, in a Ukrainian tax number (РНОКПП, `inn`). Null when it cannot be one: its check digit
 * is wrong, all its digits are the same, or its owner would not be born yet.
 */
export function readTaxNumber(typed: string, now: Date): { born: Date } | null {
  const text = typed.trim();
  if (!/^\d{10}$/.test(text) || /^(\d)\1{9}$/.test(text)) return null;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(text[at]), 0);
  // The first weight is negative, and so may be the sum.
  const check = (((sum % 11) + 11) % 11) % 10;
  const days = Number(text.slice(0, 5));
  const born = new Date(dayZero + days * dayMs);
  return check === Number(text[9]) && days >= 1 && born < now ? { born } : null;
}

/** Whether a person born on that day is of age, eighteen, and may sign for a flat. */
export function isOfAge(born: Date, now: Date): boolean {
  const eighteenth = Date.UTC(born.getUTCFullYear() + 18, born.getUTCMonth(), born.getUTCDate());
  return now.getTime() >= eighteenth;
}
