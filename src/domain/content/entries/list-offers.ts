import type { LocalEntry } from './entry.ts';

type OfferCriteria = {
  /** A tag's slug. */
  tag?: string;
  /** A project's slug. */
  project?: string;
};

/** The offers that hold now, in the editor's order. */
export function listOffers(offers: LocalEntry<'offer'>[], { tag, project }: OfferCriteria): LocalEntry<'offer'>[] {
  return offers
    .filter(({ over }) => !over)
    .filter((offer) => tag === undefined || offer.tag === tag)
    .filter((offer) => project === undefined || offer.projects.includes(project));
}

/** The fields of a flat that an offer depends on; `project` is a slug. */
export type OfferedFlat = { project: string; roomsNumber: number; brokerage: boolean; sold: boolean };

/** Whether an offer is for a flat. A flat resold by an investor has the investor's price, which the developer cannot lower. */
export function offerApplies(
  { over, projects, rooms }: { over: boolean; projects: readonly string[]; rooms: readonly number[] },
  flat: OfferedFlat,
): boolean {
  if (over || flat.brokerage || flat.sold) return false;
  return projects.includes(flat.project) && (rooms.length === 0 || rooms.includes(Math.min(flat.roomsNumber, 4)));
}
