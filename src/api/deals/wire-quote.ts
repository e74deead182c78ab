import type { Locale } from '../../base/locale.ts';
import { formatRate } from '../../base/money.ts';
import type { WireQuote } from '../../contract/deals/quotes.ts';
import type { QuotedPlan, QuoteNow } from '../../domain/deals/deals.ts';
import { whole } from '../wire/wire-flat.ts';
import { costOf, wireOffer } from './wire-deal.ts';

const percent = (hundredths: number | null): number | null => (hundredths === null ? null : hundredths / 100);

/** The fields of a quote for its reader: nothing of who made it, and for whom. */
export function wireQuote(quote: QuoteNow, locale: Locale): WireQuote {
  const { present, difference } = quote;
  const list = costOf(quote.listMinor, quote);
  return {
    code: quote.code,
    apartment: { id: quote.apartmentId, slug: quote.apartmentSlug },
    made_at: quote.madeAt.toISOString(),
    valid_until: quote.validUntil.toISOString(),
    currency: quote.price.currency,
    cost: whole(quote.uahMinor),
    cost_usd: whole(quote.usdMinor),
    list_cost: list.cost,
    list_cost_usd: list.cost_usd,
    rate: formatRate(quote.rate),
    rate_date: quote.rateDate,
    offers: quote.offers.map((offer) => {
      const { terms: _, ...summary } = wireOffer(offer, quote, locale);
      return summary;
    }),
    plan: wirePlan(quote.plan),
    now: present && { cost: whole(present.uahMinor), cost_usd: whole(present.usdMinor), plan: wirePlan(present.plan) },
    standing: difference.standing,
    over: difference.isOver,
    changes: { price: percent(difference.price), rate: percent(difference.rate), plan: difference.plan },
    pays: difference.pays,
  };
}

const wirePlan = (plan: QuotedPlan | null): WireQuote['plan'] =>
  plan && {
    down: plan.downHundredths / 100,
    months: plan.months,
    every: plan.every,
    discount: plan.discountHundredths / 100,
    first: whole(plan.first.UAH),
    first_usd: whole(plan.first.USD),
    payment: plan.payment && whole(plan.payment.UAH),
    payment_usd: plan.payment && whole(plan.payment.USD),
  };
