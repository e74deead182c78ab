import { type Kysely, sql, type Updateable } from 'kysely';
import { forgottenSince } from '../../base/retention.ts';
import type { OpenKysely } from '../../platform/database/database.ts';
import type { DealsTables } from './deals.tables.ts';
import type { DealsContext, Transaction } from './deals-context.ts';
import { pauseBefore } from './rules/deal-times.ts';

const nobody = {
  lastname: null,
  firstname: null,
  patronymic: null,
  inn: null,
  email: null,
  closing_reason: null,
} as const satisfies Updateable<DealsTables['deal']>;
/** A deal of the desk has a name and no address: each of them may stand alone. */
const personal = Object.keys(nobody) as (keyof typeof nobody)[];

/** Deals that have ended without a payment, a signature or a contract: no law requires their data. */
const cameToNothing = (db: Kysely<DealsTables>) =>
  db
    .updateTable('deal')
    .where('state', 'in', ['cancelled', 'expired'])
    .where('signed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('payment').select('payment.id').whereRef('payment.deal_id', '=', 'deal.id').where('paid_at', 'is not', null))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('deal_event')
            .select('deal_event.position')
            .whereRef('deal_event.deal_id', '=', 'deal.id')
            .where('to_state', '=', 'contract'),
        ),
      ),
    );

/** Personal data is removed from deals; their history stays. */
export function makeForgetting({ db, clock, terms }: Pick<DealsContext, 'db' | 'clock' | 'terms'>) {
  /** Until then a phone is stored, so that its limits also count for a new account. */
  const countsSince = (now: Date) => pauseBefore(now, { pauseDays: Math.max(terms.pauseDays, terms.requestPauseDays) });

  /**
   * Removes a client who deletes the account from all waitlists, and name, number and address from unpaid and unsigned deals; the phone
   * too, except on the holds, questions and places of a pause, which still count. Refuses while a deal is live; paid or signed deals stay.
   */
  async function forgetClient(transaction: OpenKysely, clientId: string): Promise<{ kind: 'deal-is-live' } | null> {
    const trx: Transaction = transaction;
    const now = clock();
    const live = await trx
      .selectFrom('deal')
      .select('id')
      .where('client_id', '=', clientId)
      .where((is) =>
        is.or([is('state', '=', 'contract'), is.and([is('state', 'in', ['held', 'requested', 'reserved']), is('ends_at', '>', now)])]),
      )
      .executeTakeFirst();
    if (live) return { kind: 'deal-is-live' };
    await trx.updateTable('waiting').set({ left_at: now }).where('client_id', '=', clientId).where('left_at', 'is', null).execute();
    await trx.updateTable('waiting').set({ client_left: true }).where('client_id', '=', clientId).execute();
    await trx.updateTable('deal').set({ client_left_at: now }).where('client_id', '=', clientId).execute();
    await forgetLeft(trx, now);
    return null;
  }

  /** Also of deals that expired before their client was deleted and were stored as expired afterwards. */
  async function forgetLeft(from: Kysely<DealsTables>, now: Date): Promise<void> {
    await cameToNothing(from)
      .set(nobody)
      .where('client_left_at', 'is not', null)
      .where(({ or, eb }) => or(personal.map((column) => eb(column, 'is not', null))))
      .execute();
    await cameToNothing(from)
      .set({ phone: '' })
      .where('client_left_at', 'is not', null)
      .where('phone', '!=', '')
      .where('made_at', '<=', countsSince(now))
      .execute();
    await from
      .updateTable('waiting')
      .set({ phone: '' })
      .where('client_left', '=', true)
      .where('phone', '!=', '')
      .where('left_at', '<=', countsSince(now))
      .execute();
    await forgetNotes(from);
  }

  /** The note of staff about a place may name its client: it goes with the account, and with the phone at the latest. */
  const forgetNotes = (from: Kysely<DealsTables>) =>
    from
      .updateTable('waitlist_event')
      .set({ note: null })
      .where('note', 'is not', null)
      .where('waiting_id', 'in', ({ selectFrom }) =>
        selectFrom('waiting')
          .select('id')
          .where((is) => is.or([is('phone', '=', ''), is('client_left', '=', true)])),
      )
      .execute();

  /** Deletes personal data by age on deals that came to nothing and in waitlists. Nothing depends on when. */
  async function forgetOld(): Promise<void> {
    const now = clock();
    await cameToNothing(db)
      .set({ ...nobody, phone: '' })
      .where('phone', '!=', '')
      .where(sql<Date>`greatest(ended_at, made_at)`, '<=', forgottenSince('empty-deal', now))
      .execute();
    await forgetLeft(db, now);
    await db
      .updateTable('waiting')
      .set({ phone: '' })
      .where('phone', '!=', '')
      .where('left_at', '<=', forgottenSince('left-place', now))
      .execute();
    await forgetNotes(db);
  }

  return { forgetClient, forgetOld };
}
