import type { Money, Rate } from '../../../base/money.ts';
import type { LocalEntry } from './entry.ts';
import { type OfferedFlat, offerApplies } from './list-offers.ts';
import { priceUnder } from './price-under.ts';

type PricedFlat = OfferedFlat & { price: Money; areaHundredths: number };

/** An offer that is for a flat now, and the flat's price under it. Whoever books the flat has the price of the `applied` one. */
export type OfferOfFlat = { offer: LocalEntry<'offer'>; price: Money; applied: boolean };

/**
 * The offers that are for a flat now, in the editor's order. Applied is the one that asks for nothing and leaves the least to pay,
 * where one does lower the price; what has to be proven first is promised with the price that follows from it.
 */
export function offersOfFlat(offers: LocalEntry<'offer'>[], flat: PricedFlat, rate: Rate): OfferOfFlat[] {
  const found = offers
    .filter((offer) => offerApplies(offer, flat))
    .map((offer) => ({ offer, price: priceUnder(offer.effect, flat, rate) }));
  const least = found
    .filter(({ offer, price }) => offer.forEveryone && price.minor < flat.price.minor)
    .reduce<(typeof found)[number] | null>((best, one) => (best && best.price.minor <= one.price.minor ? best : one), null);
  return found.map((one) => ({ ...one, applied: one === least }));
}

/** What whoever books the flat now pays for it. */
export const bookingPrice = (offers: readonly OfferOfFlat[], price: Money): Money => offers.find(({ applied }) => applied)?.price ?? price;
