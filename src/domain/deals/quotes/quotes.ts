import type { Quarter } from '../../../base/kyiv-time.ts';
import { bookingPrice } from '../../catalogue/catalogue.ts';
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
export function makeQuotePages({ db, clock, catalogue, money: rates }: DealsContext) {
  function presentOf(quote: Quote): (NonNullable<FlatNow> & { uahMinor: number; usdMinor: number }) | null {
    const flat = catalogue.findFlatById(quote.apartmentId);
    const rate = rates.currentRate()?.rate;
    if (!flat || !rate) return null;
    const price = bookingPrice(flat);
    const prices = { uahMinor: flat.uahMinor, usdMinor: flat.usdMinor };
    const preference = quote.plan ?? {};
    const plan = planQuoted(rates.instalmentPlan, {
      project: flat.project.slug,
      delivery: flat.section.deliveryQuarter as Quarter,
      prices,
      preference,
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

  return { readQuote, openQuote };
}
