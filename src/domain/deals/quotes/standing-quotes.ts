import { convert, type Money, money } from '../../../base/money.ts';
import { bookingPrice } from '../../catalogue/catalogue.ts';
import type { DealsContext } from '../deals-context.ts';
import type { OffersOf } from '../offers-port.ts';
import type { Quote } from './quote.ts';
import { paysAt } from './quote-difference.ts';
import { readStandingQuotes } from './quotes.store.ts';

/** A standing quote of a flat that will cost more, in the currency that was promised. */
export type StandingQuote = Pick<Quote, 'number' | 'apartmentId' | 'apartmentSlug' | 'validUntil'> & {
  /** The price of a booking without the quote now and from then on, and the price that the client was promised. */
  before: Money;
  promised: Money;
  after: Money;
  /** A booking by the quote costs less than one without it. */
  isBelow: boolean;
};

export type PriceChange = {
  /** From when the new prices are. */
  at: Date;
  /** The new prices, without an offer, of those of the flats that get one. */
  pricesOf: (apartmentIds: readonly number[]) => Promise<ReadonlyMap<number, Money>>;
  /** The offers from then on, where they are others than now. */
  offersOf?: OffersOf;
};

type Materials = Pick<DealsContext, 'db' | 'clock' | 'catalogue' | 'money' | 'offersOf'>;

export function makeStandingQuotes({ db, clock, catalogue, money: rates, offersOf: offersNow }: Materials) {
  /** The quotes that still stand when prices change and name a flat that costs more from then on; the first to end come first. */
  async function quotesAgainst({ at, pricesOf, offersOf = offersNow }: PriceChange): Promise<StandingQuote[]> {
    const [now, rate] = [clock(), rates.currentRate()?.rate];
    if (!rate) return [];
    const from = at > now ? at : now;
    const quotes = await readStandingQuotes(db, { at: from, now });
    if (quotes.length === 0) return [];
    const prices = await pricesOf([...new Set(quotes.map(({ apartmentId }) => apartmentId))]);
    return quotes.flatMap((quote) => {
      const { number, apartmentId, apartmentSlug, validUntil, price: promised } = quote;
      const [flat, list] = [catalogue.findFlatById(apartmentId), prices.get(apartmentId)];
      if (!flat || !list || flat.status === 'sold') return [];
      const offer = offersOf(flat, list, rate).find(({ applied }) => applied);
      const after = convert(money(offer?.minor ?? list.minor, list.currency), promised.currency, rate);
      const before = convert(bookingPrice(flat), promised.currency, rate);
      if (after.minor <= before.minor) return [];
      const isBelow = after.minor > promised.minor && paysAt(quote, { price: after, rate }, from) === 'quote';
      return [{ number, apartmentId, apartmentSlug, validUntil, before, promised, after, isBelow }];
    });
  }

  return { quotesAgainst };
}
