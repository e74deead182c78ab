import type { SearchIndex } from './search/search-index.ts';
import { statusAt } from './search/snapshot.ts';

/** Address of a flat's page, and when its price last changed. */
export type FlatAddress = { slug: string; changedAt: Date | null };

/** Positions of the flats that are not sold, in the order of their ids. */
export const unsoldPositions = ({ snapshot: { byId, flats } }: SearchIndex, now: number): Uint32Array =>
  byId.filter((at) => statusAt(flats, at, now) !== 'sold');
