import { forgottenSince } from '../../../base/retention.ts';
import type { Flat } from '../../catalogue/catalogue.ts';
import { takenAmong } from '../deal.store.ts';
import type { DealsContext } from '../deals-context.ts';
import { placeIn, type WaitlistPlace } from '../rules/waitlist-turns.ts';
import { readPlaces } from './own-place.store.ts';
import { readWaitlists } from './waitlist.store.ts';

/**
 * `waiting` while another client has the flat or its first refusal, `turn` during the client's own, `free` when the turns are over and any
 * client may hold the flat, `gone` when it is sold or not listed any more.
 */
export type WaitlistState = 'waiting' | 'turn' | 'free' | 'gone';
export type OwnWaitlist = WaitlistPlace & { flat: Flat; askedAt: Date; state: WaitlistState; allowed: ('make' | 'leave-line')[] };

export function makeOwnWaitlists({ db, clock, catalogue, terms }: Pick<DealsContext, 'db' | 'clock' | 'catalogue' | 'terms'>) {
  /**
   * The waitlists of the client, the newest first, and for a month those that a sale has ended. A flat that is not in the snapshot, as without a
   * known rate, is left out.
   */
  async function listWaitlists(clientId: string): Promise<OwnWaitlist[]> {
    const now = clock();
    const places = await readPlaces(db, clientId, forgottenSince('left-place', now));
    const ids = places.map(({ apartmentId }) => apartmentId);
    if (ids.length === 0) return [];
    const waitlists = await readWaitlists(db, ids, { now, terms });
    const taken = await takenAmong(db, ids, now);
    return places.flatMap(({ apartmentId, askedAt, isClosed }) => {
      const flat = catalogue.findFlatById(apartmentId);
      if (!flat) return [];
      const isFree = !taken.has(apartmentId);
      const { place, turn, isTurnOf } = placeIn(waitlists.get(apartmentId), { clientId, isFree, now });
      if (isClosed || flat.status === 'sold')
        return { flat, askedAt, state: 'gone', place: null, turn: null, allowed: ['leave-line'] } satisfies OwnWaitlist;
      const state = turn ? 'turn' : isFree && isTurnOf === null && flat.status === 'available' ? 'free' : 'waiting';
      return { flat, askedAt, state, place, turn, allowed: state === 'waiting' ? ['leave-line'] : ['make', 'leave-line'] };
    });
  }

  return { listWaitlists };
}
