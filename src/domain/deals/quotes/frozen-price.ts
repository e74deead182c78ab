import { convert, type Money, money, type Rate } from '../../../base/money.ts';
import { ok, type Result, refuse } from '../../../base/result.ts';
import type { Flat } from '../../catalogue/catalogue.ts';
import type { DailyRate } from '../../money/money.ts';
import type { DealsContext, QuoteOver, UnknownQuote } from '../deals-context.ts';
import type { FlatTransaction } from '../flat-transaction.ts';
import type { FrozenOffer } from '../offers-port.ts';
import { paysAt } from './quote-difference.ts';
import { findQuote } from './quotes.store.ts';

/** The price that a deal or a quote keeps, in the currency of the contract and in both. */
export type FrozenPrice = {
  price: Money;
  listMinor: number;
  uahMinor: number;
  usdMinor: number;
  rate: Rate;
  rateDate: string;
  offers: FrozenOffer[];
};

type Asked = { shown: Flat; rate: DailyRate; code: string | undefined };

export function makeFrozenPrices({ offersOf }: Pick<DealsContext, 'offersOf'>) {
  /** The price of a flat, whose lock the caller holds, under its offers at this moment. */
  function presentPrice({ flat }: Pick<FlatTransaction, 'flat'>, { shown, rate: { rate, date } }: Omit<Asked, 'code'>): FrozenPrice {
    const list = money(flat.priceMinor, flat.currency);
    const offers = offersOf(shown, list, rate);
    const price = money(offers.find(({ applied }) => applied)?.minor ?? list.minor, list.currency);
    const [uahMinor, usdMinor] = [convert(price, 'UAH', rate).minor, convert(price, 'USD', rate).minor];
    return { price, listMinor: list.minor, uahMinor, usdMinor, rate, rateDate: date, offers };
  }

  /** The price of a booking: with the code of a quote, the one that was promised. */
  async function priceToFreeze(unit: FlatTransaction, asked: Asked): Promise<Result<FrozenPrice, UnknownQuote | QuoteOver>> {
    const present = presentPrice(unit, asked);
    if (asked.code === undefined) return ok(present);
    const quote = await findQuote(unit.trx, asked.code);
    if (quote?.apartmentId !== unit.flat.id) return refuse({ kind: 'unknown-quote' });
    return paysAt(quote, present, unit.now) === 'quote' ? ok(quote) : refuse({ kind: 'quote-over' });
  }

  return { presentPrice, priceToFreeze };
}
