import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../base/clock.ts';
import { dayMs } from '../../../base/durations.ts';
import { ok, refuse } from '../../../base/result.ts';
import { isUuid } from '../../../base/uuid.ts';
import { type Author, noteChange } from '../../../platform/audit/audit.ts';
import { putInOutbox } from '../../../platform/outbox/outbox.ts';
import type { Invitations, Invited } from '../invitations.ts';
import { activeAdministrators, type Person, readPeople, waitForAdministrators } from '../people.store.ts';
import { type StaffContext, type StaffTransaction, tablesOf } from '../staff-context.ts';
import {
  closeRecovery,
  distinctAdministrators,
  findApprovedRecovery,
  findOpenRecovery,
  findRecovery,
  type RecoveryRow,
  voidRecovery,
} from './recovery.store.ts';

/** The second administrator has this long to approve. */
const approveWithinMs = dayMs;

export type RecoveryEvent = 'asked' | 'approved' | 'ended' | 'used';
/** The payload of a letter about a recovery: to the person who is recovered, or to an administrator. */
export type RecoveryLetter = { recovery: string; staff: string; event: RecoveryEvent };

type Command = { recoveryId: string; by: Author };

/**
 * The way back of a person who has lost every key: one administrator asks for it, another approves it, and only then there is a link.
 * Both have come in by a link of the operator: who invites a colleague could keep the link, and would be two administrators.
 * The person and every administrator are written to at each step, so that no access is taken over in silence.
 */
export function makeRecoveries({ db, clock }: StaffContext, { openInvitation }: Pick<Invitations, 'openInvitation'>) {
  /** Asks for a new invitation for a person who has joined. Nothing is opened by it. */
  async function askRecovery(transaction: StaffTransaction, { personId, why, by }: { personId: string; why: string; by: Author }) {
    if (personId === by.id) return refuse({ kind: 'own-recovery' } as const);
    const person = await takePerson(transaction, personId);
    if (!person) return refuse({ kind: 'unknown-person' } as const);
    const administrators = await activeAdministrators(tablesOf(transaction));
    if (!by.id || !administrators.includes(by.id)) return refuse({ kind: 'not-allowed' } as const);
    const distinct = await distinctAdministrators(tablesOf(transaction));
    if (!distinct.includes(by.id)) return refuse({ kind: 'operator-link-needed' } as const);
    if (!distinct.some((id) => id !== by.id && id !== personId)) return refuse({ kind: 'no-second-administrator' } as const);
    const open = await findOpenRecovery(tablesOf(transaction), personId);
    const now = clock();
    if (person.state !== 'active' || (open && open.expires_at > now)) return refuse({ kind: 'not-now' } as const);
    if (open) await voidRecovery(transaction, { staffId: personId, now, by, operation: 'askRecovery' });
    const [id, expires_at] = [randomUUID(), new Date(now.getTime() + approveWithinMs)];
    await tablesOf(transaction)
      .insertInto('staff_recovery')
      .values({ id, staff_id: personId, state: 'asked', why, asked_by: by.id, asked_at: now, expires_at })
      .execute();
    await noteChange(transaction, {
      at: now,
      by,
      operation: 'askRecovery',
      record: { type: 'staff', id: personId },
      why,
      before: null,
      after: { recovery: 'asked', expiresAt: expires_at.toISOString() },
    });
    await writeToAll(transaction, clock, { id, staff_id: personId }, 'asked');
    return ok(await personIn(transaction, personId));
  }

  /** The recovery with its person locked; null when there was none, or its time is over. */
  async function takeRecovery(transaction: StaffTransaction, id: string) {
    const known = await findRecovery(tablesOf(transaction), id);
    if (!known) return refuse({ kind: 'unknown-recovery' } as const);
    const person = await takePerson(transaction, known.staff_id);
    const row = await findRecovery(tablesOf(transaction), id);
    if (!row || !person || row.ended_at !== null || row.expires_at <= clock()) return refuse({ kind: 'not-now' } as const);
    return ok({ row, person });
  }

  /** Makes the link. Refuses the person who asked and the person who is recovered, and when one of the two is no administrator any more. */
  async function approveRecovery(transaction: StaffTransaction, { recoveryId, by }: Command) {
    const taken = await takeRecovery(transaction, recoveryId);
    if (!taken.ok) return taken;
    const { row, person } = taken.value;
    if (by.id === row.staff_id) return refuse({ kind: 'own-recovery' } as const);
    if (by.id === row.asked_by) return refuse({ kind: 'second-person-needed' } as const);
    const administrators = await activeAdministrators(tablesOf(transaction));
    if (!by.id || !administrators.includes(by.id)) return refuse({ kind: 'not-allowed' } as const);
    const distinct = await distinctAdministrators(tablesOf(transaction));
    if (!distinct.includes(by.id)) return refuse({ kind: 'operator-link-needed' } as const);
    if (!distinct.includes(row.asked_by)) return refuse({ kind: 'recovery-asker-gone' } as const);
    if (row.state !== 'asked' || person.state !== 'active') return refuse({ kind: 'not-now' } as const);
    const { inviteId, expiresAt } = await openInvitation(transaction, row.staff_id, by);
    const now = clock();
    await tablesOf(transaction)
      .updateTable('staff_recovery')
      .set({ state: 'approved', approved_by: by.id, approved_at: now, invite_id: inviteId, expires_at: expiresAt })
      .where('id', '=', row.id)
      .execute();
    await noteChange(transaction, {
      at: now,
      by,
      operation: 'approveRecovery',
      record: { type: 'staff', id: row.staff_id },
      before: { recovery: 'asked', expiresAt: row.expires_at.toISOString() },
      after: { recovery: 'approved', expiresAt: expiresAt.toISOString() },
    });
    await writeToAll(transaction, clock, row, 'approved');
    return ok({ person: await personIn(transaction, row.staff_id), inviteId, expiresAt } satisfies Invited);
  }

  /** Stops a recovery, also one whose link was made and not used. The person who asked takes it back; everyone else declines it. */
  async function endRecovery(transaction: StaffTransaction, { recoveryId, by }: Command) {
    const taken = await takeRecovery(transaction, recoveryId);
    if (!taken.ok) return taken;
    const { row } = taken.value;
    const state = by.id === row.asked_by ? 'withdrawn' : 'declined';
    await closeRecovery(transaction, { row, state, now: clock(), by, operation: 'endRecovery' });
    await writeToAll(transaction, clock, row, 'ended');
    return ok(await personIn(transaction, row.staff_id));
  }

  /** Notes that the link of a recovery was used, if it is one's. The caller has locked the person's row. */
  async function noteRecovered(transaction: StaffTransaction, { inviteId, by }: { inviteId: string; by: Author }): Promise<void> {
    const row = await findApprovedRecovery(tablesOf(transaction), inviteId);
    if (!row) return;
    await closeRecovery(transaction, { row, state: 'used', now: clock(), by, operation: 'acceptInvitation' });
    await writeToAll(transaction, clock, row, 'used');
  }

  const endOldRecoveries = () => endOld({ db, clock });
  return { askRecovery, approveRecovery, endRecovery, noteRecovered, endOldRecoveries, findRecovery: (id: string) => findRecovery(db, id) };
}
export type Recoveries = ReturnType<typeof makeRecoveries>;

/** Puts the letters into the outbox: the last thing of a transaction. */
async function writeToAll(
  transaction: StaffTransaction,
  clock: Clock,
  { id, staff_id }: Pick<RecoveryRow, 'id' | 'staff_id'>,
  event: RecoveryEvent,
): Promise<void> {
  const readers = new Set([staff_id, ...(await activeAdministrators(tablesOf(transaction)))]);
  const messages = [...readers].map((staff) => ({
    kind: 'letter-staff',
    key: `recovery:${id}:${event}:${staff}`,
    payload: { recovery: id, staff, event } satisfies RecoveryLetter,
  }));
  await putInOutbox(transaction, clock, messages);
}

/** The person, locked against other changes until the commit; administrators stay who they are until then. */
async function takePerson(transaction: StaffTransaction, personId: string): Promise<Person | null> {
  await waitForAdministrators(tablesOf(transaction));
  if (!isUuid(personId)) return null;
  await tablesOf(transaction).selectFrom('staff').select('id').where('id', '=', personId).forUpdate().execute();
  return (await readPeople(tablesOf(transaction), personId))[0] ?? null;
}
const personIn = async (transaction: StaffTransaction, id: string) => (await readPeople(tablesOf(transaction), id))[0] as Person;

/** Notes of recoveries whose time is over that they have ended. */
async function endOld({ db, clock }: Pick<StaffContext, 'db' | 'clock'>): Promise<void> {
  const over = await db
    .selectFrom('staff_recovery')
    .select('staff_id')
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', clock())
    .execute();
  const by = { kind: 'system', id: null, requestId: null } as const;
  for (const { staff_id: staffId } of over)
    await db.transaction().execute(async (transaction) => {
      await takePerson(transaction, staffId);
      const row = await findOpenRecovery(tablesOf(transaction), staffId);
      const now = clock();
      if (row && row.expires_at <= now) await closeRecovery(transaction, { row, state: 'expired', now, by, operation: 'endRecovery' });
    });
}
