import type { Locale } from '../../../base/locale.ts';
import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import type { FlatFacts } from './use-flat-facts.ts';

export type Known = { flat: Apartment; facts: FlatFacts };
export type Asked = { known: readonly Known[]; locale: Locale; now: number };
export type Words = { two: () => string; more: () => string };

/** Of two flats one is better, of more one is the best. */
export const bestWord = (known: readonly Known[], { two, more }: Words): string => (known.length === 2 ? two() : more());
