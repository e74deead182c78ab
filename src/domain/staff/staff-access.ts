import { ok, refuse } from '../../base/result.ts';
import type { Author } from '../../platform/audit/audit.ts';
import type { PasskeyResponse } from '../../platform/passkeys/ceremony.ts';
import { type Acceptance, type Accepted, takePerson } from './acceptance.ts';
import type { Invitations } from './invitations.ts';
import type { Request, StaffContext, StaffTransaction } from './staff-context.ts';
import type { StaffKeys } from './staff-keys.ts';
import type { StaffSession, StaffSessions } from './staff-sessions.ts';

type Parts = { keys: StaffKeys; sessions: StaffSessions; invitations: Invitations; acceptance: Acceptance };

/** Ways into the office: a passkey, or an invitation that makes the first one. */
export function makeStaffAccess({ db }: StaffContext, { keys, sessions, invitations, acceptance }: Parts) {
  /** The options for a browser to let its user choose a key. */
  const passkeyToLogIn = () => keys.optionsToSign(null);

  /** A session for the holder of a key. Refuses with one refusal an unknown key, a locked person and a response that does not fit. */
  async function logIn(response: PasskeyResponse, request: Request) {
    const signed = await keys.readSigned(response, null);
    if (!signed) return refuse({ kind: 'bad-passkey' } as const);
    return db.transaction().execute(async (transaction) => {
      if (!(await takePerson(transaction, signed.staffId))) return refuse({ kind: 'bad-passkey' } as const);
      await keys.noteUse(transaction, signed);
      const { staffId, isTrusted } = signed;
      return ok({ token: await sessions.openSession(transaction, { ...request, staffId, operation: 'logIn', isTrusted }) });
    });
  }

  const passkeyToProve = ({ staffId }: StaffSession) => keys.optionsToSign(staffId);

  /** Makes a session fresh by a key of its own person. Returns until when that counts. */
  async function prove(session: StaffSession, response: PasskeyResponse, by: Author) {
    const signed = await keys.readSigned(response, session.staffId);
    if (!signed) return refuse({ kind: 'bad-passkey' } as const);
    return db.transaction().execute(async (transaction) => {
      await keys.noteUse(transaction, signed);
      return ok({ provenUntil: await sessions.noteProof(transaction, session, { by, operation: 'prove', isTrusted: signed.isTrusted }) });
    });
  }

  /** The options for a browser to make the key of an invited person. */
  async function passkeyToAccept(token: string) {
    const found = await invitations.findInvitation(token);
    return found.ok ? ok({ options: await keys.optionsToMakeKey(found.value.person) }) : found;
  }

  /** Stores the key of an invited person, uses the invitation up and opens a session. */
  async function acceptInvitation({ token, response, ...request }: Request & { token: string; response: PasskeyResponse }) {
    const found = await invitations.findInvitation(token);
    if (!found.ok) return found;
    const key = await keys.readNewKey(found.value.person.id, response);
    if (!key.ok) return key;
    const way = (transaction: StaffTransaction, about: Accepted) =>
      keys.storeKey(transaction, { ...about, key: key.value, userAgent: request.userAgent, isTrusted: true });
    return acceptance.accept({ ...request, token, staffId: found.value.person.id, operation: 'acceptInvitation', isTrusted: true }, way);
  }

  return { passkeyToLogIn, logIn, passkeyToProve, prove, passkeyToAccept, acceptInvitation };
}
