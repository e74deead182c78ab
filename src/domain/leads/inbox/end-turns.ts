import type { TurnEnd } from '../../../contract/office/inbox/inbox.ts';
import type { Author } from '../../../platform/audit/audit.ts';
import { unpaused, writeRequest } from './change-request.ts';
import { type InboxContext, type LeadsTransaction, system } from './inbox-context.ts';

/** `id` is that of the place on the waitlist. */
export type EndedTurn = { id: string; outcome: TurnEnd; by: Author };

const mostAtOnce = 100;

/** Ends the requests about turns of waitlists together with the turns. */
export function makeEndingTurns({ db, clock }: Pick<InboxContext, 'db' | 'clock'>) {
  /**
   * A request that staff have ended keeps their outcome, and one that they have reopened since stays open; only a client who takes the flat
   * after the turn ends it anew. Does nothing for a place that never had a turn.
   */
  async function endTurn(trx: LeadsTransaction, { id, outcome, by }: EndedTurn): Promise<void> {
    const work = await trx
      .selectFrom('lead_work')
      .selectAll()
      .where('id', '=', id)
      .where('kind', '=', 'waitlist')
      .forUpdate()
      .executeTakeFirst();
    const now = clock();
    if (!work || (outcome === 'turn-expired' && (work.turn_until === null || work.turn_until > now))) return;
    if (work.turn_ended_at !== null && outcome !== 'turn-used') return;
    const turnEndedAt = work.turn_ended_at ?? now;
    if (work.state === 'done' && work.outcome !== 'turn-expired') {
      await trx.updateTable('lead_work').set({ turn_ended_at: turnEndedAt }).where('id', '=', id).execute();
      return;
    }
    const change = {
      state: 'done' as const,
      closed_at: work.closed_at ?? now,
      outcome,
      lost_reason: null,
      turn_ended_at: turnEndedAt,
      remind_at: null,
      ...unpaused(work),
    };
    await writeRequest(trx, clock, { work, change, by, operation: 'endTurn' });
  }

  /** In the transaction that ends the places; in the order of their ids, as all that lock several requests. */
  async function endTurns(trx: LeadsTransaction, ended: readonly EndedTurn[]): Promise<void> {
    for (const one of ended.toSorted((a, b) => (a.id < b.id ? -1 : 1))) await endTurn(trx, one);
  }

  const running = () => db.selectFrom('lead_work').where('kind', '=', 'waitlist').where('turn_ended_at', 'is', null);

  /** A turn ends by time alone, without any command. */
  async function endExpired(isStopped: () => boolean): Promise<void> {
    const over = await running().select('id').where('turn_until', '<=', clock()).orderBy('turn_until').limit(mostAtOnce).execute();
    for (const { id } of over) {
      if (isStopped()) return;
      await db.transaction().execute((trx) => endTurn(trx, { id, outcome: 'turn-expired', by: system }));
    }
  }

  const nextExpiry = () =>
    running().select('turn_until as at').where('turn_until', 'is not', null).orderBy('turn_until').limit(1).executeTakeFirst();

  return { endTurns, endExpired, nextExpiry };
}
