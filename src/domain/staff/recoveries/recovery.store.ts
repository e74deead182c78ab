import type { Kysely, Selectable } from 'kysely';
import { isUuid } from '../../../base/uuid.ts';
import { type Author, noteChange } from '../../../platform/audit/audit.ts';
import type { StaffTables } from '../staff.tables.ts';
import type { StaffTransaction } from '../staff-context.ts';
import { tablesOf } from '../staff-context.ts';

export type RecoveryRow = Selectable<StaffTables['staff_recovery']>;
/** A recovery that goes on, with the names of those who act in it. */
export type OpenRecovery = {
  id: string;
  state: 'asked' | 'approved';
  why: string;
  askedBy: { id: string; name: string };
  askedAt: Date;
  approvedBy: { id: string; name: string } | null;
  /** Of the question, then of the link. */
  expiresAt: Date;
  /** The ids of those who may approve it. */
  approvers: string[];
};
export type RecoveryEnd = 'used' | 'declined' | 'withdrawn' | 'expired';

const openStates = ['asked', 'approved'] as const;

/** The ids of administrators who may come in and are different people for certain: the operator has given each a link. */
export async function distinctAdministrators(db: Kysely<StaffTables>): Promise<string[]> {
  const rows = await db
    .selectFrom('staff')
    .innerJoin('staff_role', 'staff_role.staff_id', 'staff.id')
    .select('staff.id')
    .where('role', '=', 'administrator')
    .where('joined_at', 'is not', null)
    .where('locked_at', 'is', null)
    .where('by_operator', '=', true)
    .execute();
  return rows.map(({ id }) => id);
}

/** Recoveries that go on, by the person who is recovered; also those whose time is over and which no job has ended yet. */
export async function readOpenRecoveries(db: Kysely<StaffTables>, staffId?: string): Promise<Map<string, OpenRecovery>> {
  const rows = await db
    .selectFrom('staff_recovery as recovery')
    .innerJoin('staff as asker', 'asker.id', 'recovery.asked_by')
    .leftJoin('staff as approver', 'approver.id', 'recovery.approved_by')
    .selectAll('recovery')
    .select(['asker.name as asker_name', 'approver.name as approver_name'])
    .where('recovery.state', 'in', openStates)
    .$if(staffId !== undefined, (query) => query.where('recovery.staff_id', '=', staffId ?? ''))
    .execute();
  const administrators = rows.length > 0 ? await distinctAdministrators(db) : [];
  return new Map(
    rows.map((row) => [
      row.staff_id,
      {
        id: row.id,
        state: row.state as 'asked' | 'approved',
        why: row.why,
        askedAt: row.asked_at,
        expiresAt: row.expires_at,
        askedBy: { id: row.asked_by, name: row.asker_name },
        approvedBy: row.approved_by && { id: row.approved_by, name: row.approver_name ?? '' },
        approvers: administrators.filter((id) => id !== row.asked_by && id !== row.staff_id),
      } as OpenRecovery,
    ]),
  );
}

export async function findRecovery(db: Kysely<StaffTables>, id: string): Promise<RecoveryRow | null> {
  if (!isUuid(id)) return null;
  return (await db.selectFrom('staff_recovery').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export const findOpenRecovery = async (db: Kysely<StaffTables>, staffId: string): Promise<RecoveryRow | null> =>
  (await db.selectFrom('staff_recovery').selectAll().where('staff_id', '=', staffId).where('state', 'in', openStates).executeTakeFirst()) ??
  null;

/** The recovery whose link is this invitation. */
export const findApprovedRecovery = (db: Kysely<StaffTables>, inviteId: string): Promise<RecoveryRow | undefined> =>
  db.selectFrom('staff_recovery').selectAll().where('invite_id', '=', inviteId).where('state', '=', 'approved').executeTakeFirst();

type Ending = { row: RecoveryRow; state: RecoveryEnd; now: Date; by: Author; operation: string; why?: string | undefined };
/** Ends a recovery with its entry in the audit; an open link of it dies. The caller has locked the person's row. */
export async function closeRecovery(transaction: StaffTransaction, { row, state, now, by, operation, why }: Ending): Promise<void> {
  const tables = tablesOf(transaction);
  await tables.updateTable('staff_recovery').set({ state, ended_at: now }).where('id', '=', row.id).execute();
  if (row.invite_id !== null) await tables.deleteFrom('staff_invite').where('id', '=', row.invite_id).execute();
  await noteChange(transaction, {
    at: now,
    by,
    operation,
    record: { type: 'staff', id: row.staff_id },
    why,
    before: { recovery: row.state },
    after: { recovery: state },
  });
}

/** Ends what goes on for a person, because another step makes it void. */
export async function voidRecovery(transaction: StaffTransaction, ending: Omit<Ending, 'row' | 'state'> & { staffId: string }) {
  const row = await findOpenRecovery(tablesOf(transaction), ending.staffId);
  if (row) await closeRecovery(transaction, { ...ending, row, state: row.expires_at <= ending.now ? 'expired' : 'declined' });
}
