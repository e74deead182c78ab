import type { Apartment } from '../../contract/catalogue/apartments.ts';
import type { Quote } from '../../contract/deals/quotes.ts';

/** The flat with the prices and the offers of its quote, as a booking by it shows them. */
export const asQuoted = (apartment: Apartment, { listCost, listCostUsd, offers }: Quote): Apartment => ({
  ...apartment,
  cost: listCost,
  costUsd: listCostUsd,
  costM2: Math.round(listCost / apartment.area),
  costM2Usd: Math.round(listCostUsd / apartment.area),
  // The quote has a plan of its own.
  monthly: null,
  offers: offers.map((offer) => ({ ...offer, monthly: null })),
});
