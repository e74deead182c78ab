import { dayMs } from '../../base/durations.ts';
import { getDeal } from './deal.store.ts';
import type { DealsContext } from './deals-context.ts';
import type { FlatTransactions } from './flat-transaction.ts';
import { endsTomorrowMessages } from './messages/deal-messages.ts';
import { makePaymentReminders } from './messages/payment-reminders.ts';
import { makeNextNotices } from './waitlist/notify-next.ts';

const mostAtOnce = 100;
const remindBeforeMs = dayMs;

export function makeExpiry(context: DealsContext, unit: FlatTransactions) {
  const { db, clock, terms, catalogue, site } = context;
  const remindOfPayments = makePaymentReminders(context);
  const { withFlat } = unit;
  const { notifyNextInWaitlist } = makeNextNotices({ db, terms }, unit);

  /**
   * Stores which deals have expired, frees their flats in the catalogue, and notifies the next on the waitlist and clients whose
   * reservation ends within a day or who have a payment to make within three. Only notifications depend on it. Returns the number of flats with something to do. A stopped run is
   * completed by the next one.
   */
  async function endDue(isStopped: () => boolean = () => false): Promise<number> {
    const now = clock();
    const due = await db
      .selectFrom('deal')
      .select(['apartment_id'])
      .where('state', 'in', ['held', 'requested', 'reserved'])
      .where('ends_at', '<=', now)
      .orderBy('ends_at')
      .limit(mostAtOnce)
      .execute();
    for (const { apartment_id } of due) {
      if (isStopped()) return due.length;
      await db.transaction().execute((trx) => withFlat(trx, apartment_id, async () => undefined));
    }
    return due.length + (await notifyNextInWaitlist(now, isStopped)) + (await remind(now, isStopped)) + (await remindOfPayments(isStopped));
  }

  async function remind(now: Date, isStopped: () => boolean): Promise<number> {
    const soon = await db
      .selectFrom('deal')
      .select(['id', 'apartment_id'])
      .where('state', '=', 'reserved')
      .where('reminded', '=', false)
      .where('ends_at', '>', now)
      .where('ends_at', '<=', new Date(now.getTime() + remindBeforeMs))
      .limit(mostAtOnce)
      .execute();
    for (const { id, apartment_id } of soon) {
      if (isStopped()) break;
      await db.transaction().execute((trx) =>
        withFlat(trx, apartment_id, async (unit, live) => {
          if (live?.id !== id || live.state !== 'reserved') return;
          const changed = await trx
            .updateTable('deal')
            .set({ reminded: true })
            .where('id', '=', id)
            .where('reminded', '=', false)
            .returning('id')
            .execute();
          if (changed.length > 0) unit.messages.push(...endsTomorrowMessages({ catalogue, site }, await getDeal(trx, id)));
        }),
      );
    }
    return soon.length;
  }

  return { endDue };
}
