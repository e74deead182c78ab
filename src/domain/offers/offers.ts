import { convert, type Money, type Rate } from '../../base/money.ts';
import { type Flat, listPrice, type OfferPrices } from '../catalogue/catalogue.ts';
import { type ContentModule, type LocalEntry, offerApplies } from '../content/content.ts';
import { priceUnder } from './price-under.ts';

export { flatsOverHalf } from './over-half.ts';

// The price of a flat under the offers of the developer: the one rule for the pages that show a price and for the deal that freezes it.

type Offer = LocalEntry<'offer'>;
/** An offer that is for a flat now, and the flat's price under it. Booking the flat costs the price of the `applied` one. */
export type OfferOfFlat = { offer: Offer; price: Money; applied: boolean };

/** A price of a contract in both currencies, in minor units. */
export const inBothCurrencies = (price: Money, rate: Rate) => ({
  uahMinor: convert(price, 'UAH', rate).minor,
  usdMinor: convert(price, 'USD', rate).minor,
});

/** A flat's price under one offer, in the currency of its contract; null where the offer is none for it. */
export const priceWithOffer = ({ effect }: Pick<Offer, 'effect'>, flat: Flat, rate: Rate): Money | null =>
  priceUnder(effect, { price: listPrice(flat), areaHundredths: flat.areaHundredths }, rate);

/**
 * The offers of a flat now, in the editor's order. Applied is the one without a condition that leaves the least to pay, where one does
 * lower the price; one that has to be proven first is promised with the price that follows from it, where that is less still. `price` is the flat's price without an
 * offer where the caller knows it better than the flat does: the booking command reads it from the database.
 */
export function offersOfFlat(offers: Offer[], flat: Flat, { rate, price = listPrice(flat) }: { rate: Rate; price?: Money }): OfferOfFlat[] {
  const { areaHundredths, roomsNumber, brokerage } = flat;
  const seen = { project: flat.project.slug, roomsNumber, brokerage, sold: flat.status === 'sold' };
  const found = offers
    .filter((offer) => offerApplies(offer, seen))
    .flatMap((offer) => {
      const under = priceUnder(offer.effect, { price, areaHundredths }, rate);
      return under ? [{ offer, price: under }] : [];
    });
  const least = found
    .filter((one) => one.offer.forEveryone && one.price.minor < price.minor)
    .reduce<(typeof found)[number] | null>((best, one) => (best && best.price.minor <= one.price.minor ? best : one), null);
  const isUseful = ({ offer, price: under }: (typeof found)[number]) =>
    offer.forEveryone || offer.effect.kind === 'gift' || under.minor < (least?.price ?? price).minor;
  return found.filter(isUseful).map((one) => ({ ...one, applied: one === least }));
}

/** The offer that lowers the price of a booking now. */
export const appliedOffer = (offers: Offer[], flat: Flat, rate: Rate): Offer | null =>
  offersOfFlat(offers, flat, { rate }).find(({ applied }) => applied)?.offer ?? null;

/** The prices of the catalogue's flats under these offers: each is that of the offer which `offersOfFlat` applies. */
export function pricesUnder(offers: readonly Offer[]): OfferPrices {
  const lowering = offers.filter(({ over, forEveryone, effect }) => !over && forEveryone && effect.kind !== 'gift');
  return {
    rule: JSON.stringify(lowering.map(({ projects, rooms, effect }) => [projects, rooms, effect])),
    of(project) {
      const ours = lowering.filter(({ projects }) => projects.includes(project));
      if (ours.length === 0) return null;
      const seen = { project, brokerage: false, sold: false };
      return ({ price, areaHundredths, roomsNumber }, rate) =>
        ours
          .filter((offer) => offerApplies(offer, { ...seen, roomsNumber }))
          .flatMap(({ effect }) => priceUnder(effect, { price, areaHundredths }, rate) ?? [])
          .reduce((least, one) => (one.minor < least.minor ? one : least), price);
    },
  };
}

/** The prices under the offers that hold now. */
export function makeOfferPrices({ current }: Pick<ContentModule, 'current'>): () => OfferPrices {
  let known: { offers: Offer[]; prices: OfferPrices } | null = null;
  return () => {
    const offers = current().uk.entries.offer;
    if (known?.offers !== offers) known = { offers, prices: pricesUnder(offers) };
    return known.prices;
  };
}

const textsOf = ({ title, gift, terms }: Offer) => ({ title, gift, terms: [...terms] });

/** The offers that a deal freezes for its flat at a price: the terms in both languages, and the flat's price under each. */
export const makeFrozenOffers =
  ({ current }: Pick<ContentModule, 'current'>) =>
  (flat: Flat, list: Money, rate: Rate) => {
    const { uk, en } = current();
    return offersOfFlat(uk.entries.offer, flat, { rate, price: list }).flatMap(({ offer, price, applied }) => {
      const english = en.entries.offer.find(({ slug }) => slug === offer.slug);
      const { slug, until, effect, forEveryone } = offer;
      return english ? [{ slug, until, effect, forEveryone, applied, minor: price.minor, uk: textsOf(offer), en: textsOf(english) }] : [];
    });
  };
