import { sql } from 'kysely';
import { hourMs, minuteMs } from '../../../base/durations.ts';
import type { OpenKysely } from '../../../platform/database/database.ts';
import { freedSince } from '../../catalogue/catalogue.ts';
import type { DealsContext } from '../deals-context.ts';
import type { FlatTransactions } from '../flat-transaction.ts';
import { isBookedElsewhere, isOffSale } from '../rules/for-sale.ts';
import { turnAt } from '../rules/waitlist-turns.ts';
import { isNotified, readWaitlists } from './waitlist.store.ts';

const lookedAtAtOnce = 1_000;
const notifiedAtOnce = 100;

/** Notifies clients whose turn has begun. */
export function makeNextNotices({ db, terms }: Pick<DealsContext, 'db' | 'terms'>, { withFlat, free }: FlatTransactions) {
  /** The last flat of the previous run: of more flats than one run looks at, each has its run. */
  let lookedUpTo = 0;

  /** The next flats, by their ids, on whose waitlist someone may have a turn by now. */
  async function candidates(now: Date): Promise<number[]> {
    const longestTurn = new Date(now.getTime() - terms.waitlistHours * hourMs);
    const oldest = new Date(now.getTime() - terms.waitlistHours * terms.firstRefusals * hourMs - minuteMs);
    const { rows } = await sql<{ apartment_id: number; has_ended: boolean }>`
      select distinct w.apartment_id, exists (
          select from deal d where d.apartment_id = w.apartment_id and d.state in ('cancelled', 'expired') and d.ended_at > ${oldest}
            and (d.by_turn or exists (select from deal_event e where e.deal_id = d.id and e.to_state in ('reserved', 'contract')))
        ) as has_ended
      from waiting w
      where w.apartment_id > ${lookedUpTo} and w.left_at is null and (w.told_at is null or w.told_at < ${longestTurn})
        and not exists (select from deal d where d.apartment_id = w.apartment_id and d.state in ('held', 'requested', 'reserved', 'contract'))
      order by 1`.execute(db);
    const freed = rows.length > 0 ? await freedSince(db as unknown as OpenKysely, oldest) : null;
    return rows
      .filter(({ apartment_id, has_ended }) => has_ended || freed?.has(apartment_id))
      .slice(0, lookedAtAtOnce)
      .map(({ apartment_id }) => apartment_id);
  }

  /** Turns begin by time too: of flats without a deal, those with a turn of which its client was not notified. Returns their number. */
  async function notifyNextInWaitlist(now: Date, isStopped: () => boolean): Promise<number> {
    const ids = await candidates(now);
    const waitlists = ids.length > 0 ? await readWaitlists(db, ids, { now, terms }) : null;
    const due = ids.filter((id) => {
      const turn = turnAt(waitlists?.get(id).turns ?? [], now);
      return turn && !isNotified(turn);
    });
    let notified = 0;
    for (const id of due.slice(0, notifiedAtOnce)) {
      if (isStopped()) return notified;
      await db.transaction().execute((trx) =>
        withFlat(trx, id, async (unit, live) => {
          // An inventory that has reserved it again since has the last word.
          if (live || isOffSale(unit.flat) || isBookedElsewhere(unit.flat, unit.now)) return;
          await free(unit);
          if (unit.messages.length > 0) notified += 1;
          // Another process was first: the flat is shown right already.
          else unit.show = null;
        }),
      );
      lookedUpTo = id;
    }
    if (due.length <= notifiedAtOnce) lookedUpTo = ids.length < lookedAtAtOnce ? 0 : (ids.at(-1) ?? 0);
    return notified;
  }

  return { notifyNextInWaitlist };
}
