import type { Rate } from '../base/money.ts';
import type { Catalogue } from '../domain/catalogue/catalogue.ts';
import { flatsOverHalf } from '../domain/offers/offers.ts';
import type { Compared } from '../domain/releases/releases.ts';

/** What drafts of releases are compared with. */
export const comparedCatalogue = (
  catalogue: Pick<Catalogue, 'areasOfLayout' | 'projects' | 'pricedFlats'>,
  currentRate: () => { rate: Rate } | null,
): Compared => ({
  areasOfLayout: catalogue.areasOfLayout,
  flatsOverHalf: (terms, prices) => flatsOverHalf(catalogue, terms, { rate: currentRate()?.rate ?? null, prices }),
});
