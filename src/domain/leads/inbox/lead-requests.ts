import { randomUUID } from 'node:crypto';
import { ok, refuse } from '../../../base/result.ts';
import { type LostReason, type Outcome, staysInWork } from '../../../contract/office/inbox/inbox.ts';
import type { OpenKysely } from '../../../platform/database/database.ts';
import type { makeCrmReplies, Reader } from '../crm-replies.ts';
import { type LockedRequest, type RequestCommand, takeRequest, unpaused, writeRequest } from './change-request.ts';
import type { InboxContext, LeadsTransaction } from './inbox-context.ts';

type Context = Pick<InboxContext, 'clock'> &
  Pick<ReturnType<typeof makeCrmReplies>, 'notifyReader'> & {
    readerOf: (transaction: OpenKysely, phone: string) => Promise<Reader | null>;
  };
/** What staff answer to a request. Each command has seen its version, and is refused when another came between. */
export function makeLeadRequests({ clock, notifyReader, readerOf }: Context) {
  const answered = (work: LockedRequest, now: Date) => ({
    answered_at: work.answered_at ?? now,
    first_answer_at: work.first_answer_at ?? now,
    remind_at: null,
    ...unpaused(work),
  });

  type WithOutcome = RequestCommand & { outcome: Outcome; lostReason?: LostReason | undefined; note?: string | undefined };
  /** The result of a call: it answers the request. */
  async function noteOutcome(transaction: OpenKysely, command: WithOutcome) {
    const taken = await takeRequest(transaction, command);
    if (!taken.ok) return taken;
    if (taken.value.state === 'done') return refuse({ kind: 'request-over' } as const);
    const now = clock();
    const { outcome, lostReason, note, by } = command;
    const state = staysInWork(outcome) ? ('working' as const) : ('done' as const);
    const change = {
      ...answered(taken.value, now),
      state,
      closed_at: state === 'done' ? now : null,
      outcome,
      lost_reason: outcome === 'lost' ? (lostReason ?? null) : null,
      ...(note && { note }),
    };
    await writeRequest(transaction, clock, { work: taken.value, change, by, operation: 'noteOutcome' });
    return ok({ id: command.id });
  }

  /** An answer in writing, which the client reads in the account, as one from the CRM. */
  async function answerRequest(transaction: OpenKysely, { text, ...command }: RequestCommand & { text: string }) {
    const taken = await takeRequest(transaction, command);
    if (!taken.ok) return taken;
    if (taken.value.state === 'done') return refuse({ kind: 'request-over' } as const);
    const trx: LeadsTransaction = transaction;
    const consultation = await trx
      .selectFrom('consultation')
      .select(['id', 'phone', 'locale'])
      .where('id', '=', command.id)
      .executeTakeFirst();
    if (!consultation || !(await readerOf(transaction, consultation.phone))) return refuse({ kind: 'no-account' } as const);
    const now = clock();
    const id = randomUUID();
    await trx
      .insertInto('consultation_message')
      .values({ id, consultation_id: consultation.id, author: 'manager', text, at: now, idempotency_key: `office:${id}` })
      .execute();
    const change = { ...answered(taken.value, now), ...(taken.value.state === 'new' && { state: 'working' as const }) };
    await writeRequest(trx, clock, { work: taken.value, change, by: command.by, operation: 'answerRequest' });
    await notifyReader(transaction, consultation, [id]);
    return ok({ id: command.id });
  }

  /** Puts an ended request into work again. */
  async function reopenRequest(transaction: OpenKysely, command: RequestCommand) {
    const taken = await takeRequest(transaction, command);
    if (!taken.ok) return taken;
    const change = { state: 'working' as const, closed_at: null, outcome: null, lost_reason: null };
    if (taken.value.state === 'done')
      await writeRequest(transaction, clock, { work: taken.value, change, by: command.by, operation: 'reopenRequest' });
    return ok({ id: command.id });
  }

  return { noteOutcome, answerRequest, reopenRequest };
}
export type LeadRequests = ReturnType<typeof makeLeadRequests>;
