import { parseEmail } from '../../../base/email.ts';
import { ok, refuse } from '../../../base/result.ts';
import type { Author } from '../../../platform/audit/audit.ts';
import { hashOfToken } from '../../../platform/secrets/tokens.ts';
import { takePerson } from '../acceptance.ts';
import type { Request, StaffContext } from '../staff-context.ts';
import type { StaffSession, StaffSessions } from '../staff-sessions.ts';
import { writeOfAccess } from './access-events.ts';
import type { KnownDevices } from './known-devices.ts';
import type { PasswordTries } from './password-tries.ts';
import type { Passwords, StoredPassword, Typed } from './passwords.ts';

type Parts = { passwords: Passwords; tries: PasswordTries; devices: KnownDevices; sessions: StaffSessions };

/** Ways into the office and to the own keys by a password with a code. Everything that is wrong with them is one refusal. */
export function makePasswordLogins({ db, clock }: StaffContext, parts: Parts) {
  const { passwords, tries, devices, sessions } = parts;

  /** A person who may come in by a password. An invented person of the demo has none: the demo’s page is their way. */
  const storedOf = (by: { email: string } | { id: string }): Promise<StoredPassword | undefined> =>
    db
      .selectFrom('staff_password as password')
      .innerJoin('staff', 'staff.id', 'password.staff_id')
      .select(['password.staff_id', 'password.hash', 'password.nonce', 'password.last_step'])
      .where('email' in by ? 'staff.email' : 'staff.id', '=', 'email' in by ? by.email : by.id)
      .where('staff.locked_at', 'is', null)
      .where('staff.is_demo', '=', false)
      .executeTakeFirst();

  /** The use of a code that fits; a try is counted before it is judged. */
  const judge = (who: string, found: StoredPassword | undefined, typed: Typed) =>
    passwords.inTurn(async () => {
      const closedUntil = await tries.begin(who);
      if (closedUntil) {
        const retryAfterSeconds = Math.ceil((closedUntil.getTime() - clock().getTime()) / 1_000);
        return refuse({ kind: 'too-many-tries', retryAfterSeconds } as const);
      }
      const use = await passwords.fittingCode(found, typed);
      return use ? ok(use) : refuse({ kind: 'wrong-login' } as const);
    });

  type LogIn = Typed & Request & { email: string; device: string | null };
  /** A session, and the token by which its browser is known at the next login. From a browser that is not, the person is written to. */
  async function logInByPassword({ email: typedEmail, password, code, device, ...request }: LogIn) {
    const email = parseEmail(typedEmail) ?? typedEmail;
    const found = await storedOf({ email });
    const isKnown = await devices.isKnown(found?.staff_id ?? noPerson, device);
    // A stranger’s tries do not close the owner out, whose browser is known.
    const who = tries.whoIs('login', email, isKnown ? hashOfToken(device ?? '') : '');
    const judged = await judge(who, found, { password, code });
    if (!judged.ok) return judged;
    const { staffId } = judged.value;
    return db.transaction().execute(async (transaction) => {
      if (!(await takePerson(transaction, staffId)) || !(await passwords.takeCode(transaction, judged.value)))
        return refuse({ kind: 'wrong-login' } as const);
      await tries.forget(transaction, who);
      const opening = { ...request, staffId, operation: 'logInByPassword', way: 'password', isTrusted: false } as const;
      const opened = {
        token: await sessions.openSession(transaction, opening),
        device: await devices.remember(transaction, staffId, device),
      };
      if (!isKnown) await writeOfAccess(transaction, clock, { event: 'password-login', staffId, userAgent: request.userAgent });
      return ok(opened);
    });
  }

  /** Proves who acts, for changes of the own keys alone. Returns until when that counts. */
  async function proveByPassword(session: StaffSession, typed: Typed, by: Author) {
    const { staffId } = session;
    const who = tries.whoIs('proof', staffId);
    const judged = await judge(who, await storedOf({ id: staffId }), typed);
    if (!judged.ok) return judged;
    return db.transaction().execute(async (transaction) => {
      if (!(await passwords.takeCode(transaction, judged.value))) return refuse({ kind: 'wrong-login' } as const);
      await tries.forget(transaction, who);
      return ok({ provenUntil: await sessions.noteProof(transaction, session, { by, operation: 'proveByPassword', isTrusted: false }) });
    });
  }

  return { logInByPassword, proveByPassword };
}

/** The same question is asked for an e-mail without a person. */
const noPerson = '00000000-0000-0000-0000-000000000000';
