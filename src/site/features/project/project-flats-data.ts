import type { ApartmentsAnswer } from '../../../contract/catalogue.ts';
import { type CardFlat, cardFlat } from '../apartment-list/card-flat.ts';

/** The most affordable flat of each kind and how many there are; null when the list could not be asked. */
export type ProjectFlatsData = {
  items: CardFlat[];
  total: number;
  byRooms: Record<string, number>;
  bySection: Record<string, number>;
} | null;

/** `ask` lists the project's flats, the cheapest first, one of them; its query narrows them further. */
export async function projectFlats(ask: (query: string) => Promise<ApartmentsAnswer>): Promise<ProjectFlatsData> {
  const { apartments } = await ask('');
  const { roomsNumber, section_id } = apartments.facets;
  const kinds = Object.keys(roomsNumber).filter((rooms) => (roomsNumber[rooms] ?? 0) > 0);
  const cheapest = await Promise.all(kinds.map((rooms) => ask(`&roomsNumber=${rooms}`)));
  const items = cheapest.flatMap((answer) => answer.apartments.items.slice(0, 1).map(cardFlat));
  return { items, total: apartments.total, byRooms: roomsNumber, bySection: section_id };
}
