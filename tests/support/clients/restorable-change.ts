import { addDeal } from './office-deals.ts';
import { everywhere, type Office } from './open-office.ts';

async function changeRoles(office: Office): Promise<string> {
  const { id: personId } = await office.invite(everywhere('hr'));
  const by = { kind: 'operator', id: null, requestId: null } as const;
  const change = { personId, version: 1, assignments: everywhere('editor'), by };
  await office.db.transaction().execute((transaction) => office.staff.changeRoles(transaction, change));
  return personId;
}

async function giveDeal(office: Office, ownerId: string, projectId: string): Promise<string> {
  const { id } = await addDeal(office, { projectId, ownerId: null });
  await office.db.updateTable('deal').set({ owner_id: ownerId }).where('id', '=', id).execute();
  return id;
}

/** The position of an entry that the person may put back: roles for an administrator, who leads a deal for another. */
export async function makeRestorableChange(office: Office, personId: string, projectId: string): Promise<number> {
  const roles = await office.db.selectFrom('staff_role').select('role').where('staff_id', '=', personId).execute();
  const isAdministrator = roles.some(({ role }) => role === 'administrator');
  const changed = await (isAdministrator ? changeRoles(office) : giveDeal(office, personId, projectId));
  const entries = office.db.selectFrom('audit_entry').select('position').where('record_id', '=', changed);
  return (await entries.orderBy('position', 'desc').executeTakeFirstOrThrow()).position;
}
