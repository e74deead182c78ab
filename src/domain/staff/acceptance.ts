import { ok, type Result, refuse } from '../../base/result.ts';
import { type Author, noteChange } from '../../platform/audit/audit.ts';
import type { Invitations } from './invitations.ts';
import type { KnownDevices } from './passwords/known-devices.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { Recoveries } from './recoveries/recoveries.ts';
import type { SessionEnds } from './session-ends.ts';
import { authorOf, type Request, type StaffContext, type StaffTransaction, tablesOf } from './staff-context.ts';
import type { StaffKeys } from './staff-keys.ts';
import type { StaffSessions } from './staff-sessions.ts';

type Parts = {
  keys: StaffKeys;
  sessions: StaffSessions;
  ends: SessionEnds;
  invitations: Invitations;
  recoveries: Recoveries;
  passwords: Passwords;
  devices: KnownDevices;
};
type NotStorable = { kind: 'bad-passkey' };
export type Accepted = { staffId: string; by: Author; operation: string };
type Accepting = Request & { token: string; staffId: string; operation: string; way?: 'passkey' | 'password'; isTrusted: boolean };

/** Takes the row of a person who may come in. */
export const takePerson = (transaction: StaffTransaction, staffId: string) =>
  tablesOf(transaction)
    .selectFrom('staff')
    .select(['id', 'joined_at', 'version'])
    .where('id', '=', staffId)
    .where('locked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** The end of an invitation: a first way in, or a new one in place of all earlier ones. */
export function makeAcceptance({ db, clock }: StaffContext, parts: Parts) {
  const { keys, sessions, ends, invitations, recoveries, passwords, devices } = parts;

  /** Everything that has opened the office for the person before. */
  async function endEarlierWays(transaction: StaffTransaction, about: Accepted): Promise<void> {
    await ends.endSessions(transaction, about);
    await keys.removeAll(transaction, about);
    await passwords.remove(transaction, about);
    await devices.forgetDevices(transaction, about.staffId);
  }

  async function noteJoined(transaction: StaffTransaction, { staffId, by, operation }: Accepted, version: number): Promise<void> {
    const now = clock();
    await tablesOf(transaction)
      .updateTable('staff')
      .set(({ eb }) => ({ joined_at: now, version: eb('version', '+', 1) }))
      .where('id', '=', staffId)
      .execute();
    await noteChange(transaction, {
      at: now,
      by,
      operation,
      record: { type: 'staff', id: staffId, version: version + 1 },
      before: { state: 'invited' },
      after: { state: 'active' },
    });
  }

  /**
   * Uses the invitation up, stores the way in and opens a session. Earlier ways and sessions end: an invitation of a person who has joined
   * is a recovery of lost ones.
   */
  async function accept(
    { token, staffId, operation, way, isTrusted, ...request }: Accepting,
    storeWay: (transaction: StaffTransaction, about: Accepted) => Promise<Result<object, NotStorable>>,
  ) {
    return db
      .transaction()
      .execute(async (transaction) => {
        const person = await takePerson(transaction, staffId);
        const invitation = person ? await invitations.takeInvitation(transaction, token) : undefined;
        if (!person || !invitation) return refuse({ kind: 'dead-link' } as const);
        const about = { staffId, by: authorOf(staffId, request.requestId), operation };
        await endEarlierWays(transaction, about);
        const stored = await storeWay(transaction, about);
        // The key of another person: nothing of this transaction may stay.
        if (!stored.ok) throw new NotStored();
        await tablesOf(transaction).updateTable('staff').set({ by_operator: invitation.by_operator }).where('id', '=', staffId).execute();
        if (!person.joined_at) await noteJoined(transaction, about, person.version);
        const opened = await sessions.openSession(transaction, { ...request, staffId, operation, isTrusted, ...(way && { way }) });
        await recoveries.noteRecovered(transaction, { inviteId: invitation.id, by: about.by });
        return ok({ token: opened });
      })
      .catch((fault: unknown) => {
        if (fault instanceof NotStored) return refuse({ kind: 'bad-passkey' } as const);
        throw fault;
      });
  }

  return { accept };
}
export type Acceptance = ReturnType<typeof makeAcceptance>;

class NotStored extends Error {}
