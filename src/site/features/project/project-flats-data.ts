import type { ApartmentsAnswer } from '../../../contract/catalogue/apartments.ts';
import { type CardFlat, cardFlat } from '../../cards/card-flat.ts';

/** One room count: how many can be bought and the most affordable of them. */
export type FlatKind = { rooms: string; count: number; cost: number; costUsd: number };

/** The most affordable flat of each kind and how many there are; null when the list could not be asked. */
export type ProjectFlatsData = {
  items: CardFlat[];
  total: number;
  kinds: FlatKind[];
  bySection: Record<string, number>;
} | null;

/** `ask` lists the project's flats, the cheapest first, one of them; its query narrows them further. */
export async function projectFlats(ask: (query: string) => Promise<ApartmentsAnswer>): Promise<ProjectFlatsData> {
  const { apartments } = await ask('');
  const { roomsNumber, sectionId } = apartments.facets;
  const counts = Object.entries(roomsNumber).filter(([, count]) => count > 0);
  const cheapest = await Promise.all(counts.map(([rooms]) => ask(`&roomsNumber=${rooms}`)));
  const firsts = cheapest.map((answer) => answer.apartments.items[0]);
  return {
    items: firsts.flatMap((item) => (item ? cardFlat(item) : [])),
    total: apartments.total,
    kinds: counts.flatMap(([rooms, count], at) => {
      const first = firsts[at];
      return first ? { rooms, count, cost: first.cost, costUsd: first.costUsd } : [];
    }),
    bySection: sectionId,
  };
}
