import { assignmentsOf } from './people.store.ts';
import { type Grant, grantsOf } from './rights.ts';
import { type StaffTransaction, tablesOf } from './staff-context.ts';

export type CurrentRights = { staffId: string; grants: Grant[] };

/**
 * The rights of people at this moment, without those who are locked. A lock or a change of roles that is under way is waited for, and one
 * that comes later waits for the commit.
 */
export async function currentRightsOf(transaction: StaffTransaction, staffIds: readonly string[]): Promise<CurrentRights[]> {
  const tables = tablesOf(transaction);
  const rows = await tables
    .selectFrom('staff')
    .select('id')
    .where('id', 'in', [...new Set(staffIds)])
    .where('locked_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute();
  const found: CurrentRights[] = [];
  for (const { id } of rows) found.push({ staffId: id, grants: grantsOf(await assignmentsOf(tables, id)) });
  return found;
}
