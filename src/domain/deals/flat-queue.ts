import { ok, type Result, refuse } from '../../base/result.ts';
import { findLiveDeal, type LiveDeal } from './deal.store.ts';
import { type ApartmentTaken, type DealsContext, statusOf } from './deals-context.ts';
import { stateAt } from './states.ts';

export type QueuedBooking = { clientId: string; apartmentId: number };

/** Queues concurrent commands on one flat: nearly all of them are refused by the stored deal, without a lock. */
export function makeFlatQueue({ db, clock }: Pick<DealsContext, 'db' | 'clock'>) {
  const trying = new Map<number, Promise<unknown>>();
  const reading = new Map<number, Promise<unknown>>();
  const readingNext = new Map<number, Promise<LiveDeal | null>>();

  /**
   * One read serves all requests that came before it began; a request during a read waits for the next one, because the present one may be
   * older than the request.
   */
  function look(apartmentId: number): Promise<LiveDeal | null> {
    const next = readingNext.get(apartmentId) ?? readAfter(reading.get(apartmentId), apartmentId);
    readingNext.set(apartmentId, next);
    return next;
  }

  async function readAfter(present: Promise<unknown> | undefined, apartmentId: number): Promise<LiveDeal | null> {
    // The callers of the present read get its fault themselves.
    await present?.catch(() => undefined);
    readingNext.delete(apartmentId);
    const read = findLiveDeal(db, apartmentId);
    reading.set(apartmentId, read);
    try {
      return await read;
    } finally {
      if (reading.get(apartmentId) === read) reading.delete(apartmentId);
    }
  }

  /**
   * Runs `work`, which locks the flat, one at a time in this process, so that many requests for one flat leave connections to others;
   * refuses without running it while another client has the flat. That refusal is correct: the deal was committed and live at an instant
   * while the request waited. Less clear cases, an expired deal, the client's own, a waitlist, are left to the lock.
   */
  async function run<Answer>(
    { clientId, apartmentId }: QueuedBooking,
    work: () => Promise<Answer>,
  ): Promise<Result<Answer, ApartmentTaken>> {
    for (;;) {
      const live = await look(apartmentId);
      // The clock is read after the deal: it still had the flat then.
      if (live && live.clientId !== clientId && stateAt(live, clock()) !== 'expired')
        return refuse({ kind: 'apartment-taken', status: statusOf(live), until: live.endsAt });
      const before = trying.get(apartmentId);
      if (!before) break;
      await before;
    }
    const mine = work();
    const over = mine.then(
      () => trying.delete(apartmentId),
      () => trying.delete(apartmentId),
    );
    trying.set(apartmentId, over);
    return ok(await mine);
  }

  return { run };
}
