import { announceChange } from '../../../platform/database/database.ts';
import { type InboxContext, type LeadsTransaction, leadsTopic, promiseFrom } from './inbox-context.ts';

/** Brings a request to what the CRM says of it. */
export function makeCrmNotes({ clock, officeHours }: Pick<InboxContext, 'clock' | 'officeHours'>) {
  /** The CRM's answers and its state win. */
  async function noteCrm(
    trx: LeadsTransaction,
    id: string,
    { state, hasAnswers }: { state: 'new' | 'called' | 'closed' | null; hasAnswers: boolean },
  ) {
    const now = clock();
    const isAnswered = hasAnswers || state === 'called' || state === 'closed';
    const states = { new: 'new', called: 'working', closed: 'done' } as const;
    const next = state === null ? null : states[state];
    const changed = await trx
      .updateTable('lead_work')
      .set((old) => ({
        version: old('version', '+', 1),
        ...(isAnswered && {
          answered_at: old.fn.coalesce('answered_at', old.val(now)),
          first_answer_at: old.fn.coalesce('first_answer_at', old.val(now)),
          paused_until: null,
          pause_why: null,
        }),
        ...(next && { state: next, closed_at: next === 'done' ? now : null, ...(next !== 'done' && { outcome: null, lost_reason: null }) }),
        ...(next === 'new' && !hasAnswers && { ...promiseFrom(officeHours(), now), notice: 'new' as const, notice_at: now }),
      }))
      .where('id', '=', id)
      .returning('id')
      .execute();
    if (changed.length > 0) await announceChange(trx, leadsTopic);
  }

  return { noteCrm };
}
export type CrmNotes = ReturnType<typeof makeCrmNotes>;
