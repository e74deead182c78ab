import { announceChange } from '../../../platform/database/database.ts';
import { putInOutbox } from '../../../platform/outbox/outbox.ts';
import { letterMessage, staffSms } from '../letters/letter-task.ts';
import { type InboxContext, leadsTopic } from './inbox-context.ts';

/** Shows each owner that half of a promise is over, and writes to those who are not at the screen: a text, or an e-mail without a phone. */
export async function remindOwners({ db, clock, staff }: Pick<InboxContext, 'db' | 'clock' | 'staff'>): Promise<void> {
  const now = clock();
  const due = (from: InboxContext['db']) =>
    from
      .selectFrom('lead_work')
      .select(['id', 'owner_id', 'due_at'])
      .where('remind_at', '<=', now)
      .where('answered_at', 'is', null)
      .where('state', '<>', 'done')
      .orderBy('id');
  if (!(await due(db).limit(1).executeTakeFirst())) return;
  await db.transaction().execute(async (trx) => {
    // In the order of their keys, as all that lock several: two that lock them crosswise would wait for ever.
    const rows = await due(trx).forUpdate().execute();
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    await trx.updateTable('lead_work').set({ remind_at: null, notice: 'half-time', notice_at: now }).where('id', 'in', ids).execute();
    await announceChange(trx, leadsTopic);
    const owned = rows.flatMap(({ id, owner_id, due_at }) => (owner_id && due_at && due_at > now ? [{ id, owner: owner_id, due_at }] : []));
    const ways = await staff.waysToReach(trx, [...new Set(owned.map(({ owner }) => owner))]);
    const messages = owned.flatMap(({ id, owner, due_at }) => {
      const way = ways.get(owner);
      if (way !== 'sms' && way !== 'email') return [];
      const put = way === 'sms' ? staffSms : letterMessage;
      return [put(`reminder:${id}:${due_at.toISOString()}:${owner}`, { about: 'reminder', request: id, staff: owner })];
    });
    await putInOutbox(trx, clock, messages);
  });
}
