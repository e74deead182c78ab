import type { OpenKysely } from '../../../platform/database/database.ts';
import type { InboxContext, LeadsTransaction } from './inbox-context.ts';
import { nextInTurn } from './rotation.ts';

/** The person who looks after a client in a project: who has the newest of the client's requests there, or the next in turn. */
export function makeManagerOf({ staff }: Pick<InboxContext, 'staff'>) {
  return async function managerOf(
    transaction: OpenKysely,
    { projectId, phone }: { projectId: string | null; phone: string },
  ): Promise<string | null> {
    const trx: LeadsTransaction = transaction;
    const asked = trx.selectFrom('consultation').select('id').where('phone', '=', phone);
    const people = await staff.managersOf(transaction, projectId);
    if (people.length === 0) return null;
    const known = await trx
      .selectFrom('lead_work as work')
      .select('work.owner_id')
      .where((is) => is.or([is('work.id', 'in', asked), is('work.phone', '=', phone)]))
      .where('work.project_id', 'is not distinct from', projectId)
      .where('work.owner_id', 'in', people)
      .orderBy('work.received_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return known?.owner_id ?? nextInTurn(trx, { projectId, people: async () => people });
  };
}
