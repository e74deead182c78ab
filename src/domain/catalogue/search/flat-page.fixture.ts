import type { FlatPage, FlatRow } from '../catalogue.store.ts';
import { ownFields } from '../flat-fields.ts';

const names = [
  'id',
  'slug',
  'number',
  'sectionId',
  'floor',
  'roomsNumber',
  'areaHundredths',
  'priceMinor',
  'currency',
  'layoutId',
  'status',
  'expiresAt',
  'listed',
  'benefitIds',
  ...ownFields.map(({ name }) => name),
] as const;

/** Flats in the form in which the database returns them. */
export const pageOf = (rows: readonly FlatRow[]): FlatPage =>
  Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name])])) as FlatPage;
