import type { Quarter } from '../../../base/kyiv-time.ts';
import { convert, type Money, money } from '../../../base/money.ts';
import { type Flat, listPrice } from '../../catalogue/catalogue.ts';
import type { DealsContext } from '../deals-context.ts';
import type { Quote } from './quote.ts';
import { readQuoteCode } from './quote-code.ts';
import { type FlatNow, type QuoteDifference, quoteDifference } from './quote-difference.ts';
import { planQuoted, type QuotedPlan } from './quoted-plan.ts';
import { findQuote, noteOpening } from './quotes.store.ts';

/** `present` is what a booking costs now without the quote; null for a flat that is not listed any more. */
export type QuoteNow = Quote & {
  difference: QuoteDifference;
  present: { uahMinor: number; usdMinor: number; plan: QuotedPlan | null } | null;
};

/** Quotes as their readers see them. */
export function makeQuotePages({ db, clock, catalogue, money: rates, offersOf }: DealsContext) {
  /** What a booking of the flat costs now, in the currency of its contract: its price under the offers. */
  function priceNow(flat: Flat): Money {
    const list = listPrice(flat);
    const rate = rates.currentRate()?.rate;
    const applied = rate && offersOf(flat, list, rate).find((offer) => offer.applied);
    return applied ? money(applied.minor, flat.currency) : list;
  }

  function presentOf(quote: Quote): (NonNullable<FlatNow> & { uahMinor: number; usdMinor: number }) | null {
    const flat = catalogue.findFlatById(quote.apartmentId);
    const rate = rates.currentRate()?.rate;
    if (!flat || !rate) return null;
    const price = priceNow(flat);
    const prices = { uahMinor: convert(price, 'UAH', rate).minor, usdMinor: convert(price, 'USD', rate).minor };
    const preference = quote.plan ?? {};
    const plan = planQuoted(rates.instalmentPlan, {
      ...{ project: flat.project.slug, delivery: flat.section.deliveryQuarter as Quarter, prices, preference },
    });
    return { status: flat.status, price, rate, plan, ...prices };
  }

  /** The quote of a code with what has changed since; null for every code that was never given. */
  async function readQuote(typed: string): Promise<QuoteNow | null> {
    const code = readQuoteCode(typed);
    const quote = code && (await findQuote(db, code));
    if (!quote) return null;
    const present = presentOf(quote);
    return { ...quote, present, difference: quoteDifference(quote, present, clock()) };
  }

  /** A person looks at the page; false for an unknown code. */
  async function openQuote(typed: string): Promise<boolean> {
    const code = readQuoteCode(typed);
    return code !== null && noteOpening(db, code, clock());
  }

  return { readQuote, openQuote, priceNow };
}
