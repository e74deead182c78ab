import type { Currency } from '../../base/money.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';

/** What a subscriber is told of an apartment. A hold of minutes is not worth a letter: it counts as for sale. */
export type ApartmentState = { status: 'available' | 'reserved' | 'sold'; minor: number; currency: Currency };

/** How a listed apartment stands now; null when there is none of that slug. */
export function apartmentStateOf({ findFlat }: Pick<Catalogue, 'findFlat'>, slug: string): ApartmentState | null {
  const found = findFlat(slug);
  if (!found) return null;
  const { flat, price } = found;
  return { status: flat.status === 'held' ? 'available' : flat.status, minor: price.minor, currency: price.currency };
}

export const isSameState = (a: ApartmentState, b: ApartmentState): boolean =>
  a.status === b.status && a.minor === b.minor && a.currency === b.currency;
