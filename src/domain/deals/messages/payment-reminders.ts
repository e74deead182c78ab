import { dayMs } from '../../../base/durations.ts';
import { formatKyiv, kyivDay } from '../../../base/kyiv-time.ts';
import type { OpenKysely } from '../../../platform/database/database.ts';
import { putInOutbox } from '../../../platform/outbox/outbox.ts';
import { creditedContractOf } from '../contract.store.ts';
import { getDeal } from '../deal.store.ts';
import type { DealsContext } from '../deals-context.ts';
import { dueOnDay } from '../rules/transfer-credit.ts';
import { paymentNearMessages } from './deal-messages.ts';

const mostAtOnce = 100;
const remindBeforeMs = 3 * dayMs;
/** Hours of Kyiv: no telephone rings at midnight, when the third day before begins. */
const sendingHours = { from: 9, to: 20 };

export function makePaymentReminders({ db, clock, catalogue, site }: DealsContext) {
  /**
   * Reminds of each payment that is due within three days, by day and once for each day that it is due on; a contract of today has just said
   * it. Payments of one day count together, and one that is late silences no later one. Returns the number of days of contracts.
   */
  return async function remindOfPayments(isStopped: () => boolean): Promise<number> {
    const now = clock();
    const hour = Number(formatKyiv(now).slice(11, 13));
    if (hour < sendingHours.from || hour >= sendingHours.to) return 0;
    const soon = await db
      .selectFrom('contract')
      .innerJoin('deal', 'deal.id', 'contract.deal_id')
      .innerJoin('contract_payment as payment', 'payment.deal_id', 'deal.id')
      .select(['deal.id', 'payment.due_on'])
      .distinct()
      .where('deal.state', 'in', ['contract', 'completed'])
      .where('signed_on', '<', kyivDay(now))
      .where('payment.due_on', '>=', kyivDay(now))
      .where('payment.due_on', '<=', kyivDay(new Date(now.getTime() + remindBeforeMs)))
      .whereRef('payment.paid_minor', '<', 'payment.amount_minor')
      // What is due before the next one is paid, by the deposit or by transfers.
      .whereRef('next_due_on', '<=', 'payment.due_on')
      .where(({ or, not, exists, eb, ref, selectFrom }) =>
        or([
          eb('reminded_due_on', 'is', null),
          eb('reminded_due_on', '<', ref('payment.due_on')),
          // That payment was moved, maybe to a day before.
          not(
            exists(
              selectFrom('contract_payment as known')
                .select('known.position')
                .whereRef('known.deal_id', '=', 'deal.id')
                .whereRef('known.due_on', '=', 'contract.reminded_due_on'),
            ),
          ),
        ]),
      )
      .orderBy('payment.due_on')
      .orderBy('deal.id')
      .limit(mostAtOnce)
      .execute();
    for (const { id, due_on: dueOn } of soon) {
      if (isStopped()) break;
      await db.transaction().execute(async (trx) => {
        const changed = await trx
          .updateTable('contract')
          .set({ reminded_due_on: dueOn })
          .where('deal_id', '=', id)
          .where('reminded_due_on', 'is distinct from', dueOn)
          .returning('deal_id')
          .execute();
        if (changed.length === 0) return;
        const deal = await getDeal(trx, id);
        const contract = await creditedContractOf(trx, deal);
        const minor = contract ? dueOnDay(contract, dueOn) : 0;
        if (!contract || minor === 0) return;
        const sum = { minor, currency: contract.total.currency };
        // A day that the client was reminded of before is skipped by its key.
        await putInOutbox(trx as unknown as OpenKysely, clock, paymentNearMessages({ catalogue, site }, { deal, sum, dueOn }));
      });
    }
    return soon.length;
  };
}
