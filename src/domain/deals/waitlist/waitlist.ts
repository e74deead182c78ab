import { randomUUID } from 'node:crypto';
import type { Locale } from '../../../base/locale.ts';
import { ok, type Result, refuse } from '../../../base/result.ts';
import { type LiveDeal, takenAmong } from '../deal.store.ts';
import type { ClientLeft, DealsContext, NotForSale, Transaction, UnknownApartment } from '../deals-context.ts';
import type { FlatTransaction, FlatTransactions } from '../flat-transaction.ts';
import { isBookedElsewhere, isOffSale } from '../rules/for-sale.ts';
import { tooOftenAt } from '../rules/held-too-often.ts';
import { type NoPlace, noPlaceFor } from '../rules/waitlist-limits.ts';
import { placeIn, turnAt, type WaitlistPlace } from '../rules/waitlist-turns.ts';
import { leaveWaitlistAt } from './own-place.store.ts';
import { readTakenPlaces, readWaitlist } from './waitlist.store.ts';
import { closedAmong } from './waitlist-event.store.ts';

export type NothingToWaitFor = { kind: 'nothing-to-wait-for' };
/** Too many places taken, on this waitlist or on all; `again` is when the next is allowed. */
export type JoinedTooOften = { kind: 'joined-too-often'; of: 'apartment' | 'all'; again: Date };
/** Staff take no new places on this waitlist. */
export type WaitlistClosed = { kind: 'line-closed' };
export type JoinRefusal = NotForSale | NothingToWaitFor | WaitlistClosed | NoPlace | JoinedTooOften;
/** `isOpen`: whether the waitlist takes new places. */
export type OwnPlace = WaitlistPlace & { isOpen: boolean };
export type Joining = { clientId: string; locale: Locale; apartmentId: number };

export function makeWaitlist({ db, clock, terms, clients, catalogue }: DealsContext, { withFlat, free }: FlatTransactions) {
  /**
   * Puts the client at the end of the waitlist of a flat; one who is on it stays in place. Refuses a flat that the client may hold at once
   * or has already, one that is not for sale, a waitlist that staff have closed, and a place more than the phone may have, counted over all its clients.
   */
  async function joinWaitlist(trx: Transaction, { clientId, locale, apartmentId }: Joining) {
    // Places of one phone are counted one after the other.
    const client = await clients.lockClient(trx, clientId);
    if (!client) return refuse({ kind: 'client-left' } satisfies ClientLeft);
    const answer = await withFlat(trx, apartmentId, async (unit, live): Promise<Result<OwnPlace, JoinRefusal>> => {
      const { now, flat } = unit;
      if (isOffSale(flat)) return refuse({ kind: 'not-for-sale', status: flat.status });
      const { members, turns } = await readWaitlist(trx, apartmentId, { now, terms });
      if (!members.some((one) => one.clientId === clientId && !one.leftAt)) {
        const turn = turnAt(turns, now);
        const isTaken = live ? live.clientId !== clientId : turn !== null || isBookedElsewhere(flat, now);
        if (!isTaken) return refuse({ kind: 'nothing-to-wait-for' });
        if ((await closedAmong(trx, [apartmentId])).size > 0) return refuse({ kind: 'line-closed' });
        const refusal = await refusalFor(unit, client);
        if (refusal) return refuse(refusal);
        await trx
          .insertInto('waiting')
          .values({
            id: randomUUID(),
            apartment_id: apartmentId,
            client_id: clientId,
            phone: client.phone,
            locale,
            asked_at: now,
            left_at: null,
            told_at: null,
            project_id: catalogue.findFlatById(apartmentId)?.project.externalId ?? null,
          })
          .execute();
        await showWaitlist(unit, live);
      }
      return ok(await placeOf(trx, { apartmentId, clientId, isFree: live === null, now }));
    });
    return answer ?? refuse({ kind: 'unknown-apartment' } satisfies UnknownApartment);
  }

  async function refusalFor(
    { trx, now, flat }: FlatTransaction,
    client: { id: string; phone: string },
  ): Promise<NoPlace | JoinedTooOften | null> {
    const places = await readTakenPlaces(trx, client, { now, terms });
    const refusal = noPlaceFor(places, { apartmentId: flat.id, now, terms });
    if (refusal) return refusal;
    const joined = places.map(({ apartmentId, askedAt }) => ({ apartmentId, at: askedAt }));
    const tooOften = tooOftenAt(joined, { apartmentId: flat.id, now, terms: { ...terms, holdsOfFlat: Number.POSITIVE_INFINITY } });
    return tooOften && { kind: 'joined-too-often', ...tooOften };
  }

  /**
   * Leaves the waitlist; the rest of a turn goes to the next client. An ended waitlist is not listed any more, and for a client who is not on it
   * nothing happens.
   */
  async function leaveWaitlist(trx: Transaction, { clientId, apartmentId }: { clientId: string; apartmentId: number }) {
    const answer = await withFlat(trx, apartmentId, async (unit, live) => {
      const by = { kind: 'client', id: clientId, requestId: null } as const;
      const left = await leaveWaitlistAt(trx, apartmentId, clientId, unit.now);
      unit.ended.push(...left.map(({ id }) => ({ id, how: 'left' as const, by })));
      await showWaitlist(unit, live);
      return ok<OwnPlace>({ place: null, turn: null, isOpen: (await closedAmong(trx, [apartmentId])).size === 0 });
    });
    return answer ?? refuse({ kind: 'unknown-apartment' } satisfies UnknownApartment);
  }

  /** A flat during the turns of its waitlist is shown as reserved until the last turn ends. */
  async function showWaitlist(unit: FlatTransaction, live: LiveDeal | null): Promise<void> {
    if (!live && unit.flat.inDeal) await free(unit);
  }

  async function placeOf(
    from: Transaction,
    { apartmentId, clientId, isFree, now }: { apartmentId: number; clientId: string; isFree: boolean; now: Date },
  ): Promise<OwnPlace> {
    const { place, turn } = placeIn(await readWaitlist(from, apartmentId, { now, terms }), { clientId, isFree, now });
    return { place, turn, isOpen: (await closedAmong(from, [apartmentId])).size === 0 };
  }

  /** The client's place on the waitlist of a flat, and whether it is the client's turn. */
  async function placeInWaitlist({ clientId, apartmentId }: { clientId: string; apartmentId: number }): Promise<OwnPlace> {
    const now = clock();
    const taken = await takenAmong(db, [apartmentId], now);
    return placeOf(db, { apartmentId, clientId, isFree: !taken.has(apartmentId), now });
  }

  return { joinWaitlist, leaveWaitlist, placeInWaitlist };
}
