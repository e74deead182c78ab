import type { Currency } from '../../base/money.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';

/** The state of an apartment that a subscriber is notified of. A hold of minutes is not worth an e-mail: it counts as for sale. */
export type ApartmentState = { status: 'available' | 'reserved' | 'sold'; minor: number; currency: Currency };

/** The present state of a listed apartment; null when there is none of that slug. */
export function apartmentStateOf({ findFlat }: Pick<Catalogue, 'findFlat'>, slug: string): ApartmentState | null {
  const found = findFlat(slug);
  if (!found) return null;
  const { flat, price } = found;
  return { status: flat.status === 'held' ? 'available' : flat.status, minor: price.minor, currency: price.currency };
}

export const isSameState = (a: ApartmentState, b: ApartmentState): boolean =>
  a.status === b.status && a.minor === b.minor && a.currency === b.currency;
