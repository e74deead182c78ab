import { dayMs } from '../../../base/durations.ts';
import { ok, refuse } from '../../../base/result.ts';
import { inboxLimits } from '../../../contract/office/inbox/inbox.ts';
import type { OpenKysely } from '../../../platform/database/database.ts';
import { type RequestCommand, takeRequest, writeRequest } from './change-request.ts';
import { type InboxContext, promiseFrom, system } from './inbox-context.ts';

const mostAtOnce = 100;

/** The client asked to be called later: the promise rests until then, and runs anew from that instant on. */
export function makePauses({ db, clock, officeHours }: Pick<InboxContext, 'db' | 'clock' | 'officeHours'>) {
  /** Refuses an instant that has passed, and one too far away. A paused request may be paused anew, and one that was answered, too. */
  async function pauseRequest(transaction: OpenKysely, { until, why, ...command }: RequestCommand & { until: Date; why: string }) {
    const taken = await takeRequest(transaction, command);
    if (!taken.ok) return taken;
    const work = taken.value;
    if (work.state === 'done') return refuse({ kind: 'request-over' } as const);
    const ahead = until.getTime() - clock().getTime();
    if (ahead <= 0 || ahead > inboxLimits.pauseLongestDays * dayMs) return refuse({ kind: 'wrong-pause' } as const);
    const change = {
      ...promiseFrom(officeHours(), until),
      state: 'working' as const,
      outcome: null,
      lost_reason: null,
      paused_until: until,
      pause_why: why,
    };
    await writeRequest(transaction, clock, { work, change, by: command.by, operation: 'pauseRequest' });
    return ok({ id: command.id });
  }

  /** The request waits for its promise from now on. */
  async function endPause(transaction: OpenKysely, command: RequestCommand) {
    const taken = await takeRequest(transaction, command);
    if (!taken.ok) return taken;
    const change = promiseFrom(officeHours(), clock());
    if (taken.value.paused_until !== null)
      await writeRequest(transaction, clock, { work: taken.value, change, by: command.by, operation: 'endPause' });
    return ok({ id: command.id });
  }

  const over = () => db.selectFrom('lead_work').where('paused_until', 'is not', null);

  /** Each in its own transaction; the row is locked, so that several processes do it once. The reason stays to be read. */
  async function resume(id: string): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const now = clock();
      const work = await trx
        .selectFrom('lead_work')
        .selectAll()
        .where('id', '=', id)
        .where('paused_until', '<=', now)
        .forUpdate()
        .executeTakeFirst();
      if (!work) return;
      const change = { paused_until: null, notice: 'resumed' as const, notice_at: now };
      await writeRequest(trx, clock, { work, change, by: system, operation: 'endPause' });
    });
  }

  /** Shows those whose time has come. */
  async function endPauses(isStopped: () => boolean): Promise<void> {
    for (const { id } of await over()
      .select('id')
      .where('paused_until', '<=', clock())
      .orderBy('paused_until')
      .limit(mostAtOnce)
      .execute()) {
      if (isStopped()) return;
      await resume(id);
    }
  }
  const nextResume = () => over().select('paused_until as at').orderBy('paused_until').limit(1).executeTakeFirst();

  return { pauseRequest, endPause, endPauses, nextResume };
}
export type Pauses = ReturnType<typeof makePauses>;
