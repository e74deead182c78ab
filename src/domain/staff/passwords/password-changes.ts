import { ok, refuse } from '../../../base/result.ts';
import type { Author } from '../../../platform/audit/audit.ts';
import { type Acceptance, takePerson } from '../acceptance.ts';
import type { Invitations } from '../invitations.ts';
import type { SessionEnds } from '../session-ends.ts';
import { type Request, type StaffContext, type StaffTransaction, tablesOf } from '../staff-context.ts';
import type { StaffSession } from '../staff-sessions.ts';
import { writeOfAccess } from './access-events.ts';
import type { KnownDevices } from './known-devices.ts';
import type { Passwords, TypedNew } from './passwords.ts';

type Parts = { passwords: Passwords; devices: KnownDevices; ends: SessionEnds; invitations: Invitations; acceptance: Acceptance };

/** How a password comes and goes: by its person after a proof, or by the link of an invitation. */
export function makePasswordChanges({ db, clock }: StaffContext, { passwords, devices, ends, invitations, acceptance }: Parts) {
  const ownerOf = ({ staffId: id, name, email, locale }: StaffSession) => ({ id, name, email, locale });

  /** The secret for an authenticator app for a new password. */
  const passwordToSet = (session: StaffSession) =>
    session.isDemo ? refuse({ kind: 'not-allowed' } as const) : ok(passwords.optionsToSet(ownerOf(session)));

  /** Sets the password of a person who has come in, or replaces it. Other sessions that it has opened end. */
  async function setPassword(session: StaffSession, typed: TypedNew, { by, userAgent }: { by: Author; userAgent: string }) {
    if (session.isDemo) return refuse({ kind: 'not-allowed' } as const);
    const checked = await passwords.readNew(ownerOf(session), typed);
    if (!checked.ok) return checked;
    const { staffId, sessionId } = session;
    const about = { staffId, by, operation: 'setPassword' };
    return db.transaction().execute(async (transaction) => {
      if (!(await takePerson(transaction, staffId))) return refuse({ kind: 'not-allowed' } as const);
      await passwords.store(transaction, { ...about, checked: checked.value });
      await ends.endSessions(transaction, { ...about, way: 'password', except: sessionId });
      await devices.forgetDevices(transaction, staffId);
      await writeOfAccess(transaction, clock, { event: 'password-set', staffId, userAgent });
      return ok({});
    });
  }

  type Removing = { staffId: string; userAgent: string; by: Author };
  /** Removes the password with the sessions that it has opened. Refuses the only way in. */
  async function removePassword(transaction: StaffTransaction, { staffId, userAgent, by }: Removing) {
    await takePerson(transaction, staffId);
    const key = await tablesOf(transaction).selectFrom('staff_key').select('id').where('staff_id', '=', staffId).executeTakeFirst();
    if (!key) return refuse({ kind: 'last-way' } as const);
    await devices.forgetDevices(transaction, staffId);
    const isRemoved = await passwords.remove(transaction, { staffId, by, operation: 'removePassword' });
    if (isRemoved) await writeOfAccess(transaction, clock, { event: 'password-removed', staffId, userAgent });
    return ok({});
  }

  /** The secret for the authenticator app of an invited person. */
  async function passwordToAccept(token: string) {
    const found = await invitations.findInvitation(token);
    return found.ok ? ok(passwords.optionsToSet(found.value.person)) : found;
  }

  /** Sets the password of an invited person, uses the invitation up and opens a session. */
  async function acceptByPassword({ token, nonce, password, code, ...request }: TypedNew & Request & { token: string }) {
    const found = await invitations.findInvitation(token);
    if (!found.ok) return found;
    const { person } = found.value;
    const checked = await passwords.readNew(person, { nonce, password, code });
    if (!checked.ok) return checked;
    const accepting = { ...request, token, staffId: person.id, operation: 'acceptByPassword', way: 'password', isTrusted: false } as const;
    return acceptance.accept(accepting, async (transaction, about) => {
      await passwords.store(transaction, { ...about, checked: checked.value });
      return ok({});
    });
  }

  return { passwordToSet, setPassword, removePassword, passwordToAccept, acceptByPassword };
}
