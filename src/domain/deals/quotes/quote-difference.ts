import { convert, type Money, type Rate } from '../../../base/money.ts';
import type { Quote } from './quote.ts';
import { isSamePlan, type QuotedPlan } from './quoted-plan.ts';

/** The flat now; `price` is that of a booking made now, under the offers. Null when it is not listed any more. */
export type FlatNow = { status: 'available' | 'held' | 'reserved' | 'sold'; price: Money; rate: Rate; plan: QuotedPlan | null } | null;

/**
 * What has become of a quote. `standing` says whether it can be booked: `free` within its time or after it, or why not. Changes are in
 * hundredths of a percent, null without one. `pays` is the price of a booking made now.
 */
export type QuoteDifference = {
  standing: 'free' | 'held' | 'reserved' | 'sold';
  isOver: boolean;
  price: number | null;
  rate: number | null;
  plan: 'same' | 'other' | 'none';
  pays: 'quote' | 'now';
};

const isOverAt = ({ validUntil }: Pick<Quote, 'validUntil'>, now: Date): boolean => validUntil <= now;

/** A hundredth of a percent is the least that is said. */
const changeOf = (before: number, now: number): number | null => Math.round(((now - before) * 10_000) / before) || null;

/** Which price a booking has: the quoted one within its time, unless the flat has become cheaper. */
export function paysAt(quote: Pick<Quote, 'price' | 'validUntil'>, present: { price: Money; rate: Rate }, now: Date): 'quote' | 'now' {
  const { minor } = convert(present.price, quote.price.currency, present.rate);
  return isOverAt(quote, now) || minor < quote.price.minor ? 'now' : 'quote';
}

export function quoteDifference(quote: Pick<Quote, 'price' | 'validUntil' | 'rate' | 'plan'>, flat: FlatNow, now: Date): QuoteDifference {
  const isOver = isOverAt(quote, now);
  if (flat === null || flat.status === 'sold') return { standing: 'sold', isOver, price: null, rate: null, plan: 'none', pays: 'now' };
  const present = convert(flat.price, quote.price.currency, flat.rate);
  return {
    standing: flat.status === 'available' ? 'free' : flat.status,
    isOver,
    price: changeOf(quote.price.minor, present.minor),
    rate: changeOf(quote.rate.tenThousandths, flat.rate.tenThousandths),
    plan: quote.plan === null ? 'none' : flat.plan && isSamePlan(quote.plan, flat.plan) ? 'same' : 'other',
    pays: paysAt(quote, flat, now),
  };
}
