import { ok, type Result, refuse } from '../../base/result.ts';
import { findLiveDeal, type LiveDeal } from './deal.store.ts';
import { type ApartmentTaken, type DealsContext, statusOf } from './deals-context.ts';
import { stateAt } from './states.ts';

export type QueuedBooking = { clientId: string; apartmentId: number };

/** Many who want one flat at the same moment: nearly all of them are refused by what is written down already, and need no lock for that. */
export function makeFlatQueue({ db, clock }: Pick<DealsContext, 'db' | 'clock'>) {
  const trying = new Map<number, Promise<unknown>>();
  const reading = new Map<number, Promise<unknown>>();
  const readingNext = new Map<number, Promise<LiveDeal | null>>();

  /** One reading serves all who came before it began; whoever comes while one is under way waits for the next, for that one may be older than he. */
  function look(apartmentId: number): Promise<LiveDeal | null> {
    const next = readingNext.get(apartmentId) ?? readAfter(reading.get(apartmentId), apartmentId);
    readingNext.set(apartmentId, next);
    return next;
  }

  async function readAfter(present: Promise<unknown> | undefined, apartmentId: number): Promise<LiveDeal | null> {
    // Whoever waits for the present one hears of its fault himself.
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
   * Does `work`, which is to lock the flat, one at a time in this process, so that a crowd before one flat leaves connections to others;
   * refuses without it while somebody else has the flat. That is true as well: the deal was committed and alive at an instant at which
   * the asker was waiting for his answer, and no wish of his could have changed that. What is not so plain, a deal that has run out, his
   * own, a line, is left to the lock.
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
