import { randomUUID } from 'node:crypto';
import type { Locale } from '../../base/locale.ts';
import { ok, type Result, refuse } from '../../base/result.ts';
import { type LiveDeal, takenAmong } from './deal.store.ts';
import type { DealsContext, NotForSale, Transaction, UnknownApartment } from './deals-context.ts';
import { leaveLineAt, readLine } from './line.store.ts';
import { type PlaceInLine, placeIn, turnAt } from './rules/first-refusal.ts';
import { isBookedElsewhere, isGone } from './rules/for-sale.ts';
import type { MakeWork, Work } from './work.ts';

export type NothingToWaitFor = { kind: 'nothing-to-wait-for' };
type Joining = { clientId: string; phone: string; locale: Locale; apartmentId: number };

export function makeWaitingLine({ db, clock, terms }: DealsContext, { onFlat, free }: MakeWork) {
  /**
   * Puts the client at the end of the line before a flat; who stands there already stays. Refuses a flat that he may hold at once or
   * has himself, and one that is not for sale.
   */
  async function joinLine(trx: Transaction, { clientId, phone, locale, apartmentId }: Joining) {
    const answer = await onFlat(trx, apartmentId, async (work, live): Promise<Result<PlaceInLine, NotForSale | NothingToWaitFor>> => {
      const { now, flat } = work;
      if (isGone(flat)) return refuse({ kind: 'not-for-sale', status: flat.status });
      const { members, turns } = await readLine(trx, apartmentId, { now, lineHours: terms.lineHours });
      if (!members.some((one) => one.clientId === clientId && !one.leftAt)) {
        const turn = turnAt(turns, now);
        const isTaken = live ? live.clientId !== clientId : turn !== null || isBookedElsewhere(flat, now);
        if (!isTaken) return refuse({ kind: 'nothing-to-wait-for' });
        await trx
          .insertInto('waiting')
          .values({
            id: randomUUID(),
            apartment_id: apartmentId,
            client_id: clientId,
            phone,
            locale,
            asked_at: now,
            left_at: null,
            told_at: null,
          })
          .execute();
        await showLine(work, live);
      }
      return ok(await placeOf(trx, { apartmentId, clientId, isFree: live === null, now }));
    });
    return answer ?? refuse({ kind: 'unknown-apartment' } satisfies UnknownApartment);
  }

  /** Leaves the line; the rest of a turn goes to the next. A line that has ended is listed no more, and nothing happens to who does not wait. */
  async function leaveLine(trx: Transaction, { clientId, apartmentId }: { clientId: string; apartmentId: number }) {
    const answer = await onFlat(trx, apartmentId, async (work, live) => {
      await leaveLineAt(trx, apartmentId, clientId, work.now);
      await showLine(work, live);
      return ok<PlaceInLine>({ place: null, turn: null });
    });
    return answer ?? refuse({ kind: 'unknown-apartment' } satisfies UnknownApartment);
  }

  /** A flat that waits for its line is shown until the last turn ends. */
  async function showLine(work: Work, live: LiveDeal | null): Promise<void> {
    if (!live && work.flat.inDeal) await free(work);
  }

  async function placeOf(
    from: Transaction,
    { apartmentId, clientId, isFree, now }: { apartmentId: number; clientId: string; isFree: boolean; now: Date },
  ): Promise<PlaceInLine> {
    const { place, turn } = placeIn(await readLine(from, apartmentId, { now, lineHours: terms.lineHours }), { clientId, isFree, now });
    return { place, turn };
  }

  /** Where the client stands before a flat, and whether it is his turn. */
  async function lineOf({ clientId, apartmentId }: { clientId: string; apartmentId: number }): Promise<PlaceInLine> {
    const now = clock();
    const taken = await takenAmong(db, [apartmentId], now);
    return placeOf(db, { apartmentId, clientId, isFree: !taken.has(apartmentId), now });
  }

  return { joinLine, leaveLine, lineOf };
}
