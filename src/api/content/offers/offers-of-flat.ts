import { convert, type Money, money, type Rate } from '../../../base/money.ts';
import type { Flat } from '../../../domain/catalogue/catalogue.ts';
import { bookingPrice, type LocalEntry, offersOfFlat } from '../../../domain/content/content.ts';

type Offer = LocalEntry<'offer'>;

/** A flat's price in the currency of its contract. */
const contractPrice = (flat: Flat): Money => money(flat.currency === 'USD' ? flat.usdMinor : flat.uahMinor, flat.currency);

/** What the offers' rules look at. */
export const seenByOffers = (flat: Flat) => ({
  project: flat.project.slug,
  roomsNumber: flat.roomsNumber,
  brokerage: flat.brokerage,
  sold: flat.status === 'sold',
  price: contractPrice(flat),
  areaHundredths: flat.areaHundredths,
});

/** A price of a contract in both currencies, in minor units. */
export const inBothCurrencies = (price: Money, rate: Rate) => ({
  uahMinor: convert(price, 'UAH', rate).minor,
  usdMinor: convert(price, 'USD', rate).minor,
});

/** What whoever books the flat now pays for it, and by which offer; its price where none lowers it. */
export function priceToBook(offers: Offer[], flat: Flat, rate: Rate) {
  const found = offersOfFlat(offers, seenByOffers(flat), rate);
  const applied = found.find((one) => one.applied)?.offer ?? null;
  if (!applied) return { uahMinor: flat.uahMinor, usdMinor: flat.usdMinor, offer: null };
  return { ...inBothCurrencies(bookingPrice(found, contractPrice(flat)), rate), offer: applied };
}
