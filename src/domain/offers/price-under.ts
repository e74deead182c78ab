import { convert, type Money, minorPerMajor, money, type Rate, scale } from '../../base/money.ts';
import type { OfferEffect } from '../content/content.ts';

type Priced = { price: Money; areaHundredths: number };

/**
 * The price of a flat under an offer, in its own currency: whole units, rounded down in the buyer's favour. Null where the offer would take more
 * than half of the price: it is none for that flat. A gift leaves the price as it is. The other currency follows by `convert`.
 */
export function priceUnder(effect: OfferEffect, { price, areaHundredths }: Priced, rate: Rate): Money | null {
  if (effect.kind === 'gift') return price;
  const off =
    effect.kind === 'percent'
      ? scale(price.minor, effect.hundredths, 10_000)
      : convert(money(scale(effect.minor, areaHundredths, 100), effect.currency), price.currency, rate).minor;
  if (off > Math.ceil(price.minor / 2)) return null;
  const left = price.minor - off;
  return money(left - (left % minorPerMajor), price.currency);
}
