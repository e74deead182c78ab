import type { Facets } from '../../../contract/catalogue/apartments.ts';
import type { ListName } from './criteria/list-criteria.ts';

/** Where an answer has the counts of a list's options. */
export const facetNames = {
  districts: 'district',
  projects: 'projectId',
  sections: 'sectionId',
  stations: 'metro',
  rooms: 'roomsNumber',
  quarters: 'deliveryQuarter',
  benefits: 'benefitId',
} as const satisfies Record<ListName, keyof Facets>;
