import type { CardFlat } from '../apartment-list/card-flat.ts';

/** The first flats of a project and how many there are of each kind; null when the list could not be asked. */
export type ProjectFlatsData = {
  items: CardFlat[];
  total: number;
  byRooms: Record<string, number>;
  bySection: Record<string, number>;
} | null;
