import { getDeal } from './deal.store.ts';
import type { DealsContext } from './deals-context.ts';
import { isReasonFor } from './rules/gone-flat.ts';
import { isLive, states } from './states.ts';
import { closeLine } from './waitlist/own-place.store.ts';
import type { MakeWork } from './work.ts';

/** A flat that the developer's own books sold or took off sale; `dealId` is the deal of ours that they name as the reason. */
export type GoneFlat = { apartmentId: number; status: 'sold' | 'withdrawn'; dealId: string | null };

export function makeWithdrawGone({ db }: Pick<DealsContext, 'db'>, { onFlat, end }: MakeWork) {
  /**
   * Ends the deals on flats that others have sold or withdrawn and sends back all that was paid, unless a deal is itself the reason. Such a
   * flat is shown as sold, and nobody in its line gets a turn. Answers how many have ended.
   */
  async function withdrawGone(flats: readonly GoneFlat[]): Promise<number> {
    if (flats.length === 0) return 0;
    const taken = await db
      .selectFrom('deal')
      .select('apartment_id')
      .where('state', 'in', states.filter(isLive))
      .where(
        'apartment_id',
        'in',
        flats.map(({ apartmentId }) => apartmentId),
      )
      .execute();
    let ended = 0;
    for (const flat of flats.filter(({ apartmentId }) => taken.some(({ apartment_id }) => apartment_id === apartmentId)))
      if (await db.transaction().execute((trx) => onFlat(trx, flat.apartmentId, (work, live) => withdraw(flat, work, live)))) ended += 1;
    return ended;
  }

  async function withdraw(gone: GoneFlat, ...[work, live]: Parameters<Parameters<typeof onFlat<boolean>>[2]>): Promise<boolean> {
    if (!live || isReasonFor(gone, live)) return false;
    await closeLine(work.trx, gone.apartmentId, work.now);
    await end(work, { deal: await getDeal(work.trx, live.id), step: 'withdraw', by: 'crm', at: work.now, whole: true });
    // Nobody may have it next: whether it is still listed is for the import that follows.
    work.show = { id: gone.apartmentId, status: 'sold', bookingExpiration: null, inDeal: false };
    return true;
  }

  return { withdrawGone };
}
