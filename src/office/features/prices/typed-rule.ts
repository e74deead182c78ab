import { dayStart, isDay, nextDay } from '../../../base/kyiv-time.ts';
import type { Currency } from '../../../base/money.ts';
import { type PriceRule, type roundings, ruleLimits } from '../../../contract/office/prices/price-rule.ts';

export const ruleKinds = ['percent', 'sum', 'metre', 'floor', 'set'] as const;
export type RuleKind = (typeof ruleKinds)[number];
/** A rule as it is typed; `why` goes into the name of the release that it begins. */
export type TypedRule = { by: RuleKind; value: string; from: string; roundTo: (typeof roundings)[number]; until: string; why: string };

/** A typed number in hundredths, with its sign; null when it is none. */
export function readHundredths(typed: string): number | null {
  const [, sign = '', whole = '', part = ''] =
    /^([+\-−–]?)(\d{1,10})(?:[.,](\d{1,2}))?$/.exec(typed.replace(/[\s\u00a0\u202f%$₴]/g, '')) ?? [];
  if (whole === '') return null;
  const value = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return sign === '' || sign === '+' ? value : -value;
}

/** The rule that was typed, for flats in this currency; null while it is none, or changes nothing. */
export function readRule({ by, value, from, roundTo }: TypedRule, currency: Currency): PriceRule | null {
  const hundredths = readHundredths(value);
  if (hundredths === null || hundredths === 0) return null;
  if (by === 'percent') {
    const isWithin = hundredths >= ruleLimits.percentLeast && hundredths <= ruleLimits.percentMost;
    return isWithin ? { by, hundredths, roundTo } : null;
  }
  const rule = { minor: hundredths, currency, roundTo };
  if (by !== 'floor') return by === 'set' && hundredths < 0 ? null : { by, ...rule };
  const above = /^-?\d{1,3}$/.test(from.trim()) ? Number(from) : null;
  return above === null || above < -9 || above > 200 ? null : { by, from: above, ...rule };
}

/** When the prices from before come back, after the last day of the new ones; undefined where these stay, null where the day has passed or is none. */
export function readUntil({ until }: TypedRule, now: Date): Date | undefined | null {
  if (until === '') return undefined;
  if (!isDay(until)) return null;
  const at = dayStart(nextDay(until));
  return at > now ? at : null;
}
