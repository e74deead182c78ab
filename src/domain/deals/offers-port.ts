import type { Localized } from '../../base/locale.ts';
import type { Currency, Money, Rate } from '../../base/money.ts';
import type { Flat } from '../catalogue/catalogue.ts';

/**
 * An offer for a flat as frozen at the hold: it applies for as long as the deal lives, also when it has ended for others. `until` is its
 * end, `minor` the flat's price under it in the currency of the deal. The deal has the price of the `applied` one; an offer that is not for
 * everyone has to be proven before the contract.
 */
export type FrozenOffer = {
  slug: string;
  until: string;
  effect: { kind: 'percent'; hundredths: number } | { kind: 'per_m2'; minor: number; currency: Currency } | { kind: 'gift' };
  forEveryone: boolean;
  applied: boolean;
  minor: number;
} & Localized<{ title: string; gift: string; terms: string[] }>;

/** The offers that apply to a flat at a price now. */
export type OffersOf = (flat: Flat, list: Money, rate: Rate) => FrozenOffer[];
