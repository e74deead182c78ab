import { ok, refuse } from '../../base/result.ts';
import { type Author, noteChange } from '../../platform/audit/audit.ts';
import type { PasskeyResponse } from '../../platform/passkeys/ceremony.ts';
import type { Invitations } from './invitations.ts';
import type { Recoveries } from './recoveries.ts';
import type { SessionEnds } from './session-ends.ts';
import { authorOf, type Request, type StaffContext, type StaffTransaction, tablesOf } from './staff-context.ts';
import type { StaffKeys } from './staff-keys.ts';
import type { StaffSession, StaffSessions } from './staff-sessions.ts';

type Parts = { keys: StaffKeys; sessions: StaffSessions; ends: SessionEnds; invitations: Invitations; recoveries: Recoveries };

/** Ways into the office: a passkey, or an invitation that makes the first one. */
export function makeStaffAccess({ db, clock }: StaffContext, { keys, sessions, ends, invitations, recoveries }: Parts) {
  /** The options for a browser to let its user choose a key. */
  const passkeyToLogIn = () => keys.optionsToSign(null);

  /** Takes the row of a person who may come in. */
  const lockRow = (transaction: StaffTransaction, staffId: string) =>
    tablesOf(transaction)
      .selectFrom('staff')
      .select(['id', 'joined_at', 'version'])
      .where('id', '=', staffId)
      .where('locked_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();

  /** A session for the holder of a key. Refuses with one refusal an unknown key, a locked person and a response that does not fit. */
  async function logIn(response: PasskeyResponse, request: Request) {
    const signed = await keys.readSigned(response, null);
    if (!signed) return refuse({ kind: 'bad-passkey' } as const);
    return db.transaction().execute(async (transaction) => {
      if (!(await lockRow(transaction, signed.staffId))) return refuse({ kind: 'bad-passkey' } as const);
      await keys.noteUse(transaction, signed);
      return ok({ token: await sessions.openSession(transaction, { ...request, staffId: signed.staffId, operation: 'logIn' }) });
    });
  }

  const passkeyToProve = ({ staffId }: StaffSession) => keys.optionsToSign(staffId);

  /** Makes a session fresh by a key of its own person. Returns until when that counts. */
  async function prove(session: StaffSession, response: PasskeyResponse, by: Author) {
    const signed = await keys.readSigned(response, session.staffId);
    if (!signed) return refuse({ kind: 'bad-passkey' } as const);
    return db.transaction().execute(async (transaction) => {
      await keys.noteUse(transaction, signed);
      return ok({ provenUntil: await sessions.noteProof(transaction, session, by) });
    });
  }

  /** The options for a browser to make the key of an invited person. */
  async function passkeyToAccept(token: string) {
    const found = await invitations.findInvitation(token);
    return found.ok ? ok({ options: await keys.optionsToMakeKey(found.value.person) }) : found;
  }

  type Accepting = Request & { token: string; response: PasskeyResponse };
  /**
   * Stores the key of an invited person, uses the invitation up and opens a session. Earlier keys and sessions end: an invitation of a
   * person who has joined is a recovery of lost ones.
   */
  async function acceptInvitation({ token, response, ...request }: Accepting) {
    const found = await invitations.findInvitation(token);
    if (!found.ok) return found;
    const { id: staffId } = found.value.person;
    const key = await keys.readNewKey(staffId, response);
    if (!key.ok) return key;
    return db
      .transaction()
      .execute(async (transaction) => {
        const person = await lockRow(transaction, staffId);
        const invitation = person ? await invitations.takeInvitation(transaction, token) : undefined;
        if (!person || !invitation) return refuse({ kind: 'dead-link' } as const);
        const now = clock();
        const by = authorOf(staffId, request.requestId);
        const operation = 'acceptInvitation';
        await ends.endSessions(transaction, { staffId, operation, by });
        await keys.removeAll(transaction, { staffId, by, operation });
        const stored = await keys.storeKey(transaction, { staffId, key: key.value, userAgent: request.userAgent, by, operation });
        // The key of another person: nothing of this transaction may stay.
        if (!stored.ok) throw new KeyOfAnother();
        await tablesOf(transaction).updateTable('staff').set({ by_operator: invitation.by_operator }).where('id', '=', staffId).execute();
        if (!person.joined_at) {
          await tablesOf(transaction)
            .updateTable('staff')
            .set(({ eb }) => ({ joined_at: now, version: eb('version', '+', 1) }))
            .where('id', '=', staffId)
            .execute();
          await noteChange(transaction, {
            ...{ at: now, by, operation, record: { type: 'staff', id: staffId, version: person.version + 1 } },
            ...{ before: { state: 'invited' }, after: { state: 'active' } },
          });
        }
        const opened = await sessions.openSession(transaction, { ...request, staffId, operation });
        await recoveries.noteRecovered(transaction, { inviteId: invitation.id, by });
        return ok({ token: opened });
      })
      .catch((fault: unknown) => {
        if (fault instanceof KeyOfAnother) return refuse({ kind: 'bad-passkey' } as const);
        throw fault;
      });
  }

  return { passkeyToLogIn, logIn, passkeyToProve, prove, passkeyToAccept, acceptInvitation };
}

class KeyOfAnother extends Error {}
