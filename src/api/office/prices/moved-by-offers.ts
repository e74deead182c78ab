import type { Catalogue } from '../../../domain/catalogue/catalogue.ts';

type Reads = Pick<Catalogue, 'pricedFlats' | 'findFlatById'>;

/** The flats that are not sold and cost something else by one catalogue than by another of the same flats. */
export function movedFlats(before: Reads, after: Reads): number[] {
  const { ids, statuses } = before.pricedFlats();
  return ids.filter((id, at) => statuses[at] !== 'sold' && before.findFlatById(id)?.uahMinor !== after.findFlatById(id)?.uahMinor);
}
