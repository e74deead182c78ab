import type { Kysely } from 'kysely';
import type { Flat } from '../../catalogue/catalogue.ts';
import { takenAmong } from '../deal.store.ts';
import type { DealsTables } from '../deals.tables.ts';
import { turnAt, type WaitlistTerms } from '../rules/waitlist-turns.ts';
import { readWaitlists } from './waitlist.store.ts';

/** The availability of a flat after an ended deal: free to all, its waitlist's, or taken by another deal or sold. */
export type StateAfter = 'free' | 'line' | 'taken';
type Times = { now: Date; terms: WaitlistTerms; findFlat: (id: number) => Pick<Flat, 'status'> | null };

export async function readStatesAfter(db: Kysely<DealsTables>, apartmentIds: number[], { now, terms, findFlat }: Times) {
  const ids = [...new Set(apartmentIds)];
  if (ids.length === 0) return new Map<number, StateAfter>();
  const waitlists = await readWaitlists(db, ids, { now, terms });
  const taken = await takenAmong(db, ids, now);
  const stateOf = (id: number): StateAfter => {
    if (taken.has(id) || findFlat(id)?.status === 'sold') return 'taken';
    return turnAt(waitlists.get(id).turns, now) ? 'line' : 'free';
  };
  return new Map(ids.map((id) => [id, stateOf(id)]));
}
