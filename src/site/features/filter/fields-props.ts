import type { Facets } from '../../../contract/catalogue/apartments.ts';
import type { Criteria } from './criteria/criteria.ts';
import type { Change } from './use-filter.ts';

/** What a group of the filter is given: what is chosen, how many flats each option gives, and how to change it. */
export type FieldsProps = { criteria: Criteria; facets: Facets | null; change: Change };
