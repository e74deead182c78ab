import type { Apartment } from '../../contract/catalogue/apartments.ts';

type Listed = Pick<Apartment, 'cost' | 'costUsd' | 'listCost' | 'listCostUsd'>;
type Priced = Pick<Apartment, 'area' | 'cost' | 'costUsd' | 'costM2' | 'costM2Usd' | 'monthly' | 'offers'>;

/** The price without an offer. */
export const listPrice = ({ cost, costUsd, listCost = cost, listCostUsd = costUsd }: Listed) => ({ cost: listCost, costUsd: listCostUsd });

/** The price that booking the flat now freezes: that of the offer in it, or the list price. The server chooses the offer; another API may give the list price as the flat's. */
export function bookingPrice({ area, offers, ...list }: Priced) {
  const applied = offers.find((offer) => offer.applied) ?? null;
  if (!applied)
    return { applied, cost: list.cost, costUsd: list.costUsd, costM2: list.costM2, costM2Usd: list.costM2Usd, monthly: list.monthly };
  const { cost, costUsd, monthly } = applied;
  return { applied, cost, costUsd, costM2: Math.round(cost / area), costM2Usd: Math.round(costUsd / area), monthly };
}
