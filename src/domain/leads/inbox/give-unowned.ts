import { noteChange } from '../../../platform/audit/audit.ts';
import { announceChange, type OpenKysely } from '../../../platform/database/database.ts';
import { type InboxContext, leadsTopic, system } from './inbox-context.ts';
import { nextInTurn } from './rotation.ts';

const mostAtOnce = 100;

/** Requests that came while no person could have them get their owner as soon as there is one. */
export function makeGivingUnowned({ db, clock, staff }: Pick<InboxContext, 'db' | 'clock' | 'staff'>) {
  /** Locked, so that several processes give it once. */
  async function give(id: string, projectId: string | null): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const work = await trx
        .selectFrom('lead_work')
        .select('version')
        .where('id', '=', id)
        .where('owner_id', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      if (!work) return;
      const owner = await nextInTurn(trx, { projectId, people: () => staff.managersOf(trx, projectId) });
      if (owner === null) return;
      const version = work.version + 1;
      const now = clock();
      await trx
        .updateTable('lead_work')
        .set({ owner_id: owner, version, notice: 'assigned', notice_at: now })
        .where('id', '=', id)
        .execute();
      await noteChange(trx, {
        at: now,
        by: system,
        operation: 'giveRequest',
        record: { type: 'request', id, version },
        before: { owner: null },
        after: { owner },
      });
      await announceChange(trx, leadsTopic);
    });
  }

  return async function giveUnowned(isStopped: () => boolean): Promise<void> {
    const unowned = db.selectFrom('lead_work').where('owner_id', 'is', null).where('state', '<>', 'done');
    // By project: those of one without a manager do not stand before the others.
    for (const { project_id: projectId } of await unowned.select('project_id').distinct().execute()) {
      // Without a lock of the rotation, which each new request needs.
      if ((await staff.managersOf(db as unknown as OpenKysely, projectId)).length === 0) continue;
      const waiting = await unowned
        .select('id')
        .where('project_id', projectId === null ? 'is' : '=', projectId)
        .orderBy('received_at')
        .limit(mostAtOnce)
        .execute();
      for (const { id } of waiting) {
        if (isStopped()) return;
        await give(id, projectId);
      }
    }
  };
}
