import type { FlatPage, FlatRow } from '../catalogue.store.ts';

const names = [
  ...(['id', 'slug', 'number', 'sectionId', 'floor', 'position', 'roomsNumber', 'areaHundredths', 'priceMinor', 'currency'] as const),
  ...(['layoutId', 'ceilingCm', 'repair', 'brokerage', 'status', 'expiresAt', 'listed', 'benefitIds'] as const),
];

/** Flats as the database hands them over. */
export const pageOf = (rows: readonly FlatRow[]): FlatPage =>
  Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name])])) as FlatPage;
