import { ok, refuse } from '../../../base/result.ts';
import { isUuid } from '../../../base/uuid.ts';
import type { Scope } from '../../../contract/office/rights.ts';
import type { Author } from '../../../platform/audit/audit.ts';
import type { OpenKysely } from '../../../platform/database/database.ts';
import { isWithin } from '../../../platform/database/within-scope.ts';
import { type RequestCommand, takeRequest, writeRequest } from './change-request.ts';
import type { InboxContext, LeadsTransaction } from './inbox-context.ts';

/** Requests go from one person to another by the hand of who leads them. */
export function makeHandOver({ clock, staff }: Pick<InboxContext, 'clock' | 'staff'>) {
  const mayOwn = async (trx: LeadsTransaction, staffId: string, projectId: string | null) =>
    [...(await staff.managersOf(trx, projectId)), ...(await staff.headsOf(trx, projectId))].includes(staffId);

  async function assignRequest(transaction: OpenKysely, { ownerId, ...command }: RequestCommand & { ownerId: string }) {
    const taken = await takeRequest(transaction, command);
    if (!taken.ok) return taken;
    if (!(await mayOwn(transaction, ownerId, taken.value.project_id))) return refuse({ kind: 'unknown-person' } as const);
    const change = { owner_id: ownerId, notice: 'assigned' as const, notice_at: clock() };
    if (taken.value.owner_id !== ownerId)
      await writeRequest(transaction, clock, { work: taken.value, change, by: command.by, operation: 'assignRequest' });
    return ok({ id: command.id });
  }

  type Move = { fromId: string; toId: string; scope: Scope; by: Author };
  /** All open requests of an absent person that the scope covers; those stay that the other person may not answer. */
  async function moveRequests(transaction: OpenKysely, { fromId, toId, scope, by }: Move) {
    const trx: LeadsTransaction = transaction;
    if (!isUuid(fromId) || !isUuid(toId) || fromId === toId) return refuse({ kind: 'unknown-person' } as const);
    const open = await trx
      .selectFrom('lead_work')
      .selectAll()
      .where('owner_id', '=', fromId)
      .where('state', '<>', 'done')
      .orderBy('id')
      .forUpdate()
      .execute();
    const projects = new Map<string | null, boolean>();
    for (const projectId of new Set(open.map((work) => work.project_id))) projects.set(projectId, await mayOwn(trx, toId, projectId));
    const movable = open.filter((work) => isWithin(scope, { projectId: work.project_id, ownerId: null }) && projects.get(work.project_id));
    if (open.length > 0 && movable.length === 0) return refuse({ kind: 'unknown-person' } as const);
    const change = { owner_id: toId, notice: 'assigned' as const, notice_at: clock() };
    for (const work of movable) await writeRequest(trx, clock, { work, change, by, operation: 'moveRequests' });
    return ok({ moved: movable.length });
  }

  return { assignRequest, moveRequests };
}
export type HandOver = ReturnType<typeof makeHandOver>;
