import { type Reach, type Right, roles } from '../../contract/office/rights.ts';
import { rightsMatrix } from './rights.ts';
import { type StaffContext, type StaffTransaction, tablesOf } from './staff-context.ts';

type Asked = { right: Right; reach: Reach; projectId: string | null };

/** Who may be given a record. */
export function makeHolders({ db, site: { officeUrl } }: Pick<StaffContext, 'db' | 'site'>) {
  /** People who can come in and hold the right with this reach over records of the project; of no project, over all. By id. */
  async function holdersOf(transaction: StaffTransaction, { right, reach, projectId }: Asked): Promise<string[]> {
    const giving = roles.filter((role) => rightsMatrix[right][role] === reach);
    if (giving.length === 0) return [];
    const rows = await tablesOf(transaction)
      .selectFrom('staff')
      .select('id')
      .where('locked_at', 'is', null)
      .where('joined_at', 'is not', null)
      .where('id', 'in', (build) =>
        build
          .selectFrom('staff_role')
          .select('staff_id')
          .where('role', 'in', giving)
          .where((role) => role.or([role('project_id', 'is', null), ...(projectId === null ? [] : [role('project_id', '=', projectId)])])),
      )
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Where a person of the office is written to; null for one who cannot come in. */
  async function readerOf(staffId: string) {
    const found = await db
      .selectFrom('staff')
      .select(['email', 'locale'])
      .where('id', '=', staffId)
      .where('locked_at', 'is', null)
      .where('joined_at', 'is not', null)
      .executeTakeFirst();
    return found ? { ...found, officeUrl } : null;
  }

  return { holdersOf, readerOf };
}
