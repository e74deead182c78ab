import { getDeal } from './deal.store.ts';
import type { DealsContext } from './deals-context.ts';
import type { FlatTransactions } from './flat-transaction.ts';
import { isReasonFor } from './rules/delisted-flat.ts';
import { isLive, states } from './states.ts';
import { closeWaitlist } from './waitlist/own-place.store.ts';

const importer = { kind: 'system', id: null, requestId: null } as const;

/** A flat that the developer's own inventory sold or withdrew; `dealId` is our deal that it names as the reason. */
export type DelistedFlat = { apartmentId: number; status: 'sold' | 'withdrawn'; dealId: string | null };

export function makeDelisting({ db }: Pick<DealsContext, 'db'>, { withFlat, end }: FlatTransactions) {
  /**
   * Ends the deals on flats that were sold or withdrawn elsewhere and refunds everything, unless a deal is itself the reason. Such a flat
   * is shown as sold, and its waitlist gets no turn. Returns how many have ended.
   */
  async function withdrawDelisted(flats: readonly DelistedFlat[]): Promise<number> {
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
      if (await db.transaction().execute((trx) => withFlat(trx, flat.apartmentId, (unit, live) => withdraw(flat, unit, live)))) ended += 1;
    return ended;
  }

  async function withdraw(delisted: DelistedFlat, ...[unit, live]: Parameters<Parameters<typeof withFlat<boolean>>[2]>): Promise<boolean> {
    if (!live || isReasonFor(delisted, live)) return false;
    const closed = await closeWaitlist(unit.trx, delisted.apartmentId, unit.now);
    unit.ended.push(...closed.map(({ id }) => ({ id, how: 'closed' as const, by: importer })));
    await end(unit, { deal: await getDeal(unit.trx, live.id), step: 'withdraw', by: 'crm', at: unit.now, whole: true });
    // It is offered to no client next: the import that follows decides whether it is still listed.
    unit.show = { id: delisted.apartmentId, status: 'sold', bookingExpiration: null, inDeal: false };
    return true;
  }

  return { withdrawDelisted };
}
