import { minuteMs } from '../../base/durations.ts';
import { type Reach, type Right, roles } from '../../contract/office/rights.ts';
import { rightsMatrix } from './rights.ts';
import { type StaffContext, type StaffTransaction, tablesOf } from './staff-context.ts';

type Asked = { right: Right; reach: Reach; projectId: string | null };

/** Somewhat longer than a screen without a touch counts as attended, since uses are stored once a minute. */
const atScreenMs = 5 * minuteMs;

/** How a person hears of something now: from the open screen, else by a text message, and by e-mail without a phone. */
export type WayToReach = 'screen' | 'sms' | 'email';

/** Who may be given a record, and how they are reached. */
export function makeRightHolders({ db, clock, site: { officeUrl } }: Pick<StaffContext, 'db' | 'clock' | 'site'>) {
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
      .select(['email', 'phone', 'locale'])
      .where('id', '=', staffId)
      .where('locked_at', 'is', null)
      .where('joined_at', 'is not', null)
      .executeTakeFirst();
    return found ? { ...found, officeUrl } : null;
  }

  /** Of those who can come in. */
  async function waysToReach(transaction: StaffTransaction, staffIds: readonly string[]): Promise<Map<string, WayToReach>> {
    if (staffIds.length === 0) return new Map();
    const now = clock();
    const rows = await tablesOf(transaction)
      .selectFrom('staff')
      .select(['id', 'phone'])
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('staff_session')
            .select('staff_session.id')
            .whereRef('staff_session.staff_id', '=', 'staff.id')
            .where('expires_at', '>', now)
            .where('last_used_at', '>', new Date(now.getTime() - atScreenMs)),
        ).as('is_here'),
      )
      .where('id', 'in', staffIds)
      .where('locked_at', 'is', null)
      .where('joined_at', 'is not', null)
      .execute();
    return new Map(rows.map(({ id, phone, is_here }) => [id, is_here ? 'screen' : phone === null ? 'email' : 'sms']));
  }

  return { holdersOf, readerOf, waysToReach };
}
