import { ok, refuse } from '../../base/result.ts';
import { isUuid } from '../../base/uuid.ts';
import type { Assignment, PersonStep } from '../../contract/office/people/staff.ts';
import { type Author, noteChange } from '../../platform/audit/audit.ts';
import { hasOtherAdministrator, type Person, readNames, readPeople, waitForAdministrators, writeAssignments } from './people.store.ts';
import { voidRecovery } from './recoveries/recovery.store.ts';
import type { SessionEnds } from './session-ends.ts';
import { type StaffContext, type StaffTransaction, tablesOf } from './staff-context.ts';

/** The next steps that this person may take with another, or with themselves. */
export function stepsWith(person: Person, asker: string): PersonStep[] {
  const { recovery } = person;
  const stop = recovery ? (['end-recovery'] as const) : [];
  if (person.id === asker) return [...stop];
  if (person.state === 'locked') return ['unlock', 'change-roles'];
  const isToApprove = recovery?.state === 'asked' && recovery.approvers.includes(asker);
  return [
    ...(isToApprove ? (['approve-recovery'] as const) : []),
    ...stop,
    ...(person.hasJoined ? [] : (['invite-again'] as const)),
    'change-roles',
    ...(person.hasJoined && !recovery ? (['recover'] as const) : []),
    'lock',
  ];
}

const isAdministrator = (assignments: readonly Assignment[]) => assignments.some(({ role }) => role === 'administrator');
const inOrder = (assignments: readonly Assignment[]) =>
  [...assignments].sort((one, other) => (`${one.role} ${one.projectId ?? ''}` < `${other.role} ${other.projectId ?? ''}` ? -1 : 1));

/** The command of one person of the office on another. */
type Command = { personId: string; version: number; why?: string | undefined; by: Author };

/** The people of the office and their roles. One administrator always remains; no person changes their own roles. */
export function makePeople({ db, clock, passwords }: StaffContext, { endSessions }: Pick<SessionEnds, 'endSessions'>) {
  /** The person as they are, locked against other changes until the commit. */
  async function takePerson(transaction: StaffTransaction, { personId, version }: Command) {
    await waitForAdministrators(tablesOf(transaction));
    if (!isUuid(personId)) return refuse({ kind: 'unknown-person' } as const);
    // Two who have signed against each other hold a share of their own rows: a lock of the whole key would wait for it crosswise.
    await tablesOf(transaction).selectFrom('staff').select('id').where('id', '=', personId).forNoKeyUpdate().execute();
    const [person] = await readPeople(tablesOf(transaction), personId);
    if (!person) return refuse({ kind: 'unknown-person' } as const);
    return person.version === version ? ok(person) : refuse({ kind: 'changed-meanwhile' } as const);
  }

  type Values = Readonly<Record<string, unknown>>;
  type Noted = { command: Command; operation: string; person: Person; before: Values; after: Values };
  /** Raises the version, notes the change and returns the person as they are now. */
  async function finish(transaction: StaffTransaction, { command, operation, person, before, after }: Noted): Promise<Person> {
    const version = person.version + 1;
    await tablesOf(transaction).updateTable('staff').set({ version }).where('id', '=', person.id).execute();
    await noteChange(transaction, {
      at: clock(),
      by: command.by,
      operation,
      record: { type: 'staff', id: person.id, version },
      before,
      after,
      why: command.why,
    });
    return (await readPeople(tablesOf(transaction), person.id))[0] as Person;
  }

  /** Replaces the roles of a person. */
  async function changeRoles(transaction: StaffTransaction, command: Command & { assignments: readonly Assignment[]; operation?: string }) {
    if (command.personId === command.by.id) return refuse({ kind: 'own-roles' } as const);
    const taken = await takePerson(transaction, command);
    if (!taken.ok) return taken;
    const person = taken.value;
    const isLosing = isAdministrator(person.assignments) && !isAdministrator(command.assignments) && person.state === 'active';
    if (isLosing && !(await hasOtherAdministrator(tablesOf(transaction), person.id)))
      return refuse({ kind: 'last-administrator' } as const);
    await writeAssignments(tablesOf(transaction), person.id, command.assignments);
    const before = { assignments: person.assignments };
    return ok(
      await finish(transaction, {
        command,
        operation: command.operation ?? 'changeRoles',
        person,
        before,
        after: { assignments: inOrder(command.assignments) },
      }),
    );
  }

  /** Ends every session and invitation of a person and lets no key in. Nothing changes for one who is locked. */
  async function lockPerson(transaction: StaffTransaction, command: Command) {
    if (command.personId === command.by.id) return refuse({ kind: 'own-lock' } as const);
    const taken = await takePerson(transaction, command);
    if (!taken.ok) return taken;
    const person = taken.value;
    if (person.state === 'locked') return ok(person);
    const isLast =
      person.hasJoined && isAdministrator(person.assignments) && !(await hasOtherAdministrator(tablesOf(transaction), person.id));
    if (isLast) return refuse({ kind: 'last-administrator' } as const);
    await tablesOf(transaction).updateTable('staff').set({ locked_at: clock() }).where('id', '=', person.id).execute();
    await voidRecovery(transaction, { staffId: person.id, now: clock(), by: command.by, operation: 'lockPerson' });
    await tablesOf(transaction).deleteFrom('staff_invite').where('staff_id', '=', person.id).execute();
    await endSessions(transaction, { staffId: person.id, operation: 'lockPerson', by: command.by });
    return ok(
      await finish(transaction, { command, operation: 'lockPerson', person, before: { state: person.state }, after: { state: 'locked' } }),
    );
  }

  async function unlockPerson(transaction: StaffTransaction, command: Command) {
    const taken = await takePerson(transaction, command);
    if (!taken.ok) return taken;
    const person = taken.value;
    if (person.state !== 'locked') return ok(person);
    await tablesOf(transaction).updateTable('staff').set({ locked_at: null }).where('id', '=', person.id).execute();
    const after = { state: person.hasJoined ? 'active' : 'invited' };
    return ok(await finish(transaction, { command, operation: 'unlockPerson', person, before: { state: 'locked' }, after }));
  }

  /** Everyone by name, or one of them. */
  async function people(id?: string, within: StaffTransaction = db): Promise<Person[]> {
    const now = clock();
    const isOver = ({ recovery }: Person) => recovery !== null && recovery.expiresAt <= now;
    return (await readPeople(tablesOf(within), id)).map((person) => ({
      ...person,
      recovery: isOver(person) ? null : person.recovery,
      hasPassword: passwords.areOn && person.hasPassword,
    }));
  }

  return { people, changeRoles, lockPerson, unlockPerson, namesOf: (ids: readonly string[]) => readNames(db, ids) };
}
