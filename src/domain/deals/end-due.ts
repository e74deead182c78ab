import { sql } from 'kysely';
import { getDeal } from './deal.store.ts';
import type { DealsContext } from './deals-context.ts';
import type { FlatTransactions } from './flat-transaction.ts';
import { endsTomorrowMessages } from './messages/deal-messages.ts';
import { hour } from './rules/deal-times.ts';
import { isOffSale } from './rules/for-sale.ts';

const mostAtOnce = 100;
const remindBeforeMs = 24 * hour;

export function makeExpiry({ db, clock, terms, catalogue, site }: DealsContext, { withFlat, free }: FlatTransactions) {
  /**
   * Stores which deals have expired, frees their flats in the catalogue, and notifies the next on the waitlist and clients whose
   * reservation ends within a day. Only notifications depend on it. Returns the number of flats with something to do. A stopped run is
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
    return due.length + (await notifyNextInWaitlist(now, isStopped)) + (await remind(now, isStopped));
  }

  /** Turns begin by time too: the flats with several turns since their freeing and without a deal. */
  async function notifyNextInWaitlist(now: Date, isStopped: () => boolean): Promise<number> {
    const longestTurn = new Date(now.getTime() - terms.waitlistHours * hour);
    const { rows } = await sql<{ apartment_id: number }>`
      select distinct w.apartment_id from waiting w
      where w.left_at is null and (w.told_at is null or w.told_at < ${longestTurn})
        and not exists (select from deal d where d.apartment_id = w.apartment_id and d.state in ('held', 'requested', 'reserved', 'contract'))
        and exists (
          select from deal d where d.apartment_id = w.apartment_id and d.state in ('cancelled', 'expired')
            and d.ended_at > ${now}::timestamptz - make_interval(hours => ${terms.waitlistHours * terms.firstRefusals}) - interval '1 minute'
            and (d.by_turn or exists (select from deal_event e where e.deal_id = d.id and e.to_state in ('reserved', 'contract')))
        )
      limit ${mostAtOnce}`.execute(db);
    let notified = 0;
    for (const { apartment_id } of rows) {
      if (isStopped()) break;
      await db.transaction().execute((trx) =>
        withFlat(trx, apartment_id, async (unit, live) => {
          if (live || isOffSale(unit.flat)) return;
          await free(unit);
          if (unit.messages.length > 0) notified += 1;
          // No turn began: the flat is shown right already.
          else unit.show = null;
        }),
      );
    }
    return notified;
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
