import type { Facets } from '../../../contract/catalogue/apartments.ts';
import type { Criteria } from './criteria/list-criteria.ts';
import type { Change } from './use-filter.ts';

/** Props of a filter group: the chosen values, the number of flats of each option, and a function to change them. */
export type FieldsProps = { criteria: Criteria; facets: Facets | null; change: Change };
