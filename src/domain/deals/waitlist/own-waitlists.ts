import { forgottenSince } from '../../../base/retention.ts';
import type { Flat } from '../../catalogue/catalogue.ts';
import { takenAmong } from '../deal.store.ts';
import type { DealsContext } from '../deals-context.ts';
import { placeIn } from '../rules/waitlist-turns.ts';
import { readPlaces } from './own-place.store.ts';
import { readWaitlists } from './waitlist.store.ts';
import type { OwnPlace } from './waitlist.ts';
import { closedAmong } from './waitlist-event.store.ts';

/**
 * `waiting` while another client has the flat or its first refusal, `turn` during the client's own, `free` when the turns are over and any
 * client may hold the flat, `gone` when it is sold or not listed any more.
 */
export type WaitlistState = 'waiting' | 'turn' | 'free' | 'gone';
export type OwnWaitlist = OwnPlace & {
  flat: Flat;
  askedAt: Date;
  /** When staff passed the place last: the present one is behind the others of that time. */
  skippedAt: Date | null;
  state: WaitlistState;
  allowed: ('make' | 'leave-line')[];
};

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
    const closed = await closedAmong(db, ids);
    return places.flatMap(({ apartmentId, askedAt, skippedAt, isClosed }) => {
      const flat = catalogue.findFlatById(apartmentId);
      if (!flat) return [];
      const known = { flat, askedAt, skippedAt, isOpen: !closed.has(apartmentId) };
      const isFree = !taken.has(apartmentId);
      const { place, turn, isTurnOf } = placeIn(waitlists.get(apartmentId), { clientId, isFree, now });
      if (isClosed || flat.status === 'sold')
        return { ...known, state: 'gone', place: null, turn: null, allowed: ['leave-line'] } satisfies OwnWaitlist;
      const state = turn ? 'turn' : isFree && isTurnOf === null && flat.status === 'available' ? 'free' : 'waiting';
      return { ...known, state, place, turn, allowed: state === 'waiting' ? ['leave-line'] : ['make', 'leave-line'] };
    });
  }

  return { listWaitlists };
}
