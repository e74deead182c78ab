import { type Kysely, type Selectable, sql } from 'kysely';
import { isUuid } from '../../base/uuid.ts';
import type { Assignment } from '../../contract/office/people/staff.ts';
import { type OpenRecovery, readOpenRecoveries } from './recoveries/recovery.store.ts';
import type { StaffTables } from './staff.tables.ts';

type Row = Selectable<StaffTables['staff']>;

export type Person = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  locale: 'uk' | 'en';
  state: 'invited' | 'active' | 'locked';
  hasJoined: boolean;
  assignments: Assignment[];
  invitedUntil: Date | null;
  lastSeenAt: Date | null;
  isDemo: boolean;
  recovery: OpenRecovery | null;
  hasPasskey: boolean;
  hasPassword: boolean;
  version: number;
};

const assignmentOf = ({ role, project_id }: Pick<StaffTables['staff_role'], 'role' | 'project_id'>): Assignment => ({
  role,
  projectId: project_id,
});

export const assignmentsOf = async (db: Kysely<StaffTables>, staffId: string): Promise<Assignment[]> =>
  (
    await db
      .selectFrom('staff_role')
      .select(['role', 'project_id'])
      .where('staff_id', '=', staffId)
      .orderBy('role')
      .orderBy(sql`project_id nulls first`)
      .execute()
  ).map(assignmentOf);

const stateOf = ({ locked_at, joined_at }: Pick<Row, 'locked_at' | 'joined_at'>): Person['state'] =>
  locked_at ? 'locked' : joined_at ? 'active' : 'invited';

/** People by name, or one of them. */
export async function readPeople(db: Kysely<StaffTables>, staffId?: string): Promise<Person[]> {
  const rows = await db
    .selectFrom('staff')
    .leftJoin('staff_invite as invite', 'invite.staff_id', 'staff.id')
    .selectAll('staff')
    .select('invite.expires_at as invited_until')
    .select((build) =>
      build
        .selectFrom('staff_session')
        .whereRef('staff_session.staff_id', '=', 'staff.id')
        .select(({ fn }) => fn.max('last_used_at').as('used'))
        .as('used_at'),
    )
    .select(({ exists, selectFrom }) => [
      exists(selectFrom('staff_key').select('id').whereRef('staff_key.staff_id', '=', 'staff.id')).as('has_passkey'),
      exists(selectFrom('staff_password').select('hash').whereRef('staff_password.staff_id', '=', 'staff.id')).as('has_password'),
    ])
    .$if(staffId !== undefined, (query) => query.where('staff.id', '=', staffId ?? ''))
    .orderBy('staff.name')
    .orderBy('staff.id')
    .execute();
  const roles = await db
    .selectFrom('staff_role')
    .selectAll()
    .$if(staffId !== undefined, (query) => query.where('staff_id', '=', staffId ?? ''))
    .orderBy('role')
    .orderBy(sql`project_id nulls first`)
    .execute();
  const recoveries = await readOpenRecoveries(db, staffId);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    locale: row.locale,
    version: row.version,
    isDemo: row.is_demo,
    state: stateOf(row),
    hasJoined: row.joined_at !== null,
    assignments: roles.filter(({ staff_id }) => staff_id === row.id).map(assignmentOf),
    invitedUntil: row.invited_until,
    lastSeenAt: row.used_at ?? row.seen_at,
    recovery: recoveries.get(row.id) ?? null,
    hasPasskey: row.has_passkey === true,
    hasPassword: row.has_password === true,
  }));
}

/** The names of people by id, as they are now. */
export async function readNames(db: Kysely<StaffTables>, ids: readonly string[]): Promise<Map<string, string>> {
  const known = [...new Set(ids)].filter(isUuid);
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom('staff').select(['id', 'name']).where('id', 'in', known).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Replaces the roles of a person. */
export async function writeAssignments(db: Kysely<StaffTables>, staffId: string, assignments: readonly Assignment[]): Promise<void> {
  await db.deleteFrom('staff_role').where('staff_id', '=', staffId).execute();
  if (assignments.length > 0)
    await db
      .insertInto('staff_role')
      .values(assignments.map(({ role, projectId }) => ({ staff_id: staffId, role, project_id: projectId })))
      .execute();
}

/** Changes that could take the last administrator away wait for one another from here to their commit; the trigger takes the same lock. */
export async function waitForAdministrators(db: Kysely<StaffTables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(3600)`.execute(db);
}

/** The ids of administrators who may come in. */
export async function activeAdministrators(db: Kysely<StaffTables>): Promise<string[]> {
  const rows = await db
    .selectFrom('staff')
    .innerJoin('staff_role', 'staff_role.staff_id', 'staff.id')
    .select('staff.id')
    .where('role', '=', 'administrator')
    .where('joined_at', 'is not', null)
    .where('locked_at', 'is', null)
    .orderBy('staff.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether a person who may come in would remain an administrator without this one. */
export const hasOtherAdministrator = async (db: Kysely<StaffTables>, staffId: string): Promise<boolean> =>
  (await activeAdministrators(db)).some((id) => id !== staffId);
