import { noteChange } from '../../../platform/audit/audit.ts';
import { announceChange } from '../../../platform/database/database.ts';
import { putInOutbox } from '../../../platform/outbox/outbox.ts';
import { letterMessage, staffSms } from '../letters/letter-task.ts';
import { makeEndingTurns } from './end-turns.ts';
import { makeGivingUnowned } from './give-unowned.ts';
import { type InboxContext, leadsTopic, system } from './inbox-context.ts';
import { makePauses } from './pause-request.ts';
import { remindOwners } from './remind-owners.ts';
import { nextInTurn } from './rotation.ts';

const mostAtOnce = 100;

/** Reminds the owner at the half of a promise, gives an overdue request to the next in turn, writes to that person and to the heads of sales, shows those whose pause is over, and ends those about turns whose time is over. */
export function makePromises({ db, clock, staff, officeHours }: Pick<InboxContext, 'db' | 'clock' | 'staff' | 'officeHours'>) {
  const giveUnowned = makeGivingUnowned({ db, clock, staff });
  const { endExpired, nextExpiry } = makeEndingTurns({ db, clock });
  const { endPauses, nextResume } = makePauses({ db, clock, officeHours });

  /** When the next promise is half over or over, or the next turn or pause is over; null while none runs. */
  async function nextMoment(): Promise<Date | null> {
    const open = db.selectFrom('lead_work').where('answered_at', 'is', null).where('state', '<>', 'done');
    const moments = await Promise.all([
      open.select('remind_at as at').where('remind_at', 'is not', null).orderBy('remind_at').limit(1).executeTakeFirst(),
      open
        .select('due_at as at')
        .where('due_at', 'is not', null)
        .where('escalated_at', 'is', null)
        .orderBy('due_at')
        .limit(1)
        .executeTakeFirst(),
      nextExpiry(),
      nextResume(),
    ]);
    const times = moments.flatMap((one) => (one?.at ? [one.at.getTime()] : []));
    return times.length > 0 ? new Date(Math.min(...times)) : null;
  }

  /** Each in its own transaction; the row is locked, so that several processes escalate once. */
  async function escalate(id: string): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const now = clock();
      const work = await trx
        .selectFrom('lead_work')
        .select(['project_id', 'owner_id', 'version'])
        .where('id', '=', id)
        .where('due_at', '<=', now)
        .where('escalated_at', 'is', null)
        .where('answered_at', 'is', null)
        .where('state', '<>', 'done')
        .forUpdate()
        .executeTakeFirst();
      if (!work) return;
      const people = () => staff.managersOf(trx, work.project_id);
      const owner = (await nextInTurn(trx, { projectId: work.project_id, people, except: work.owner_id })) ?? work.owner_id;
      const version = work.version + 1;
      await trx
        .updateTable('lead_work')
        .set({ owner_id: owner, version, remind_at: null, escalated_at: now, notice: 'overdue', notice_at: now })
        .where('id', '=', id)
        .execute();
      await noteChange(trx, {
        at: now,
        by: system,
        operation: 'escalateRequest',
        record: { type: 'request', id, version },
        before: { owner: work.owner_id },
        after: { owner, escalated: true },
      });
      await announceChange(trx, leadsTopic);
      const readers = new Set([...(owner ? [owner] : []), ...(await staff.headsOf(trx, work.project_id))]);
      const letters = [...readers].map((reader) =>
        letterMessage(`overdue:${id}:${version}:${reader}`, { about: 'overdue', request: id, staff: reader }),
      );
      const ways = await staff.waysToReach(trx, owner ? [owner] : []);
      const texts =
        owner && ways.get(owner) === 'sms' ? [staffSms(`overdue:${id}:${version}`, { about: 'overdue', request: id, staff: owner })] : [];
      await putInOutbox(trx, clock, [...letters, ...texts]);
    });
  }

  /** Does what is due now, once for all processes. A stopped run is completed by the next one. */
  async function keepPromises(isStopped: () => boolean = () => false): Promise<void> {
    // Before a reminder of what is over.
    await endExpired(isStopped);
    await endPauses(isStopped);
    await giveUnowned(isStopped);
    await remindOwners({ db, clock, staff });
    const overdue = await db
      .selectFrom('lead_work')
      .select('id')
      .where('due_at', '<=', clock())
      .where('escalated_at', 'is', null)
      .where('answered_at', 'is', null)
      .where('state', '<>', 'done')
      .orderBy('due_at')
      .limit(mostAtOnce)
      .execute();
    for (const { id } of overdue) {
      if (isStopped()) return;
      await escalate(id);
    }
  }

  return { keepPromises, nextMoment };
}
