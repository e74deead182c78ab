import type { Currency } from '../../../base/money.ts';
import { type Money, wholeUnits } from '../../../base/money.ts';
import type { MoneyModule } from '../../money/money.ts';

type Sums = Record<Currency, number>;
/** The instalments of a quote: what they are by, and what follows. Sums in minor units, of whole hryvnias and dollars, as pages show them. */
export type QuotedPlan = {
  downHundredths: number;
  months: number;
  every: 'month' | 'quarter';
  discountHundredths: number;
  indexed: boolean;
  outside: string[];
  first: Sums;
  /** The first regular payment; null where all is paid at once. */
  payment: Sums | null;
  total: Sums;
};

/** The terms that a person chooses for a quote; null where the terms of the project decide. */
export type PlanPreference = { downPercent: number | null; months: number | null };

type Subject = Pick<Parameters<MoneyModule['instalmentPlan']>[0], 'project' | 'delivery'>;
type Asked = Subject & {
  prices: { uahMinor: number; usdMinor: number };
  preference: Partial<Pick<QuotedPlan, 'downHundredths' | 'months' | 'every'>>;
};

/** Null where the terms allow no such plan. */
export function planQuoted(instalmentPlan: MoneyModule['instalmentPlan'], { prices, preference, ...subject }: Asked): QuotedPlan | null {
  const whole = (minor: number, currency: Currency): number => wholeUnits({ minor, currency } satisfies Money) * 100;
  const planned = instalmentPlan({
    ...subject,
    price: { UAH: whole(prices.uahMinor, 'UAH'), USD: whole(prices.usdMinor, 'USD') },
    down: preference.downHundredths === undefined ? null : { percentHundredths: preference.downHundredths },
    months: preference.months ?? null,
    every: preference.every ?? null,
  });
  if (!planned.ok) return null;
  const { downHundredths, months, every, discountHundredths, terms, outside, first, total, payments } = planned.value;
  return {
    downHundredths,
    months,
    every,
    discountHundredths,
    indexed: terms.indexed,
    outside: [...outside],
    first,
    payment: payments[0]?.amount ?? null,
    total,
  };
}

/** Whether the terms give the same plan for another price: its sums follow from the price and the rate, which are compared themselves. */
export const isSamePlan = (one: QuotedPlan, other: QuotedPlan): boolean =>
  (['downHundredths', 'months', 'every', 'discountHundredths', 'indexed'] as const).every((name) => one[name] === other[name]) &&
  one.outside.join() === other.outside.join();
