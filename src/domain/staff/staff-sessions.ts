import { randomUUID } from 'node:crypto';
import { hourMs, minuteMs } from '../../base/durations.ts';
import type { Assignment } from '../../contract/office/people/staff.ts';
import { type Author, noteChange } from '../../platform/audit/audit.ts';
import { deviceOf } from '../../platform/http/device.ts';
import { hashOfToken, makeToken } from '../../platform/secrets/tokens.ts';
import { assignmentsOf } from './people.store.ts';
import { type Grant, grantsOf } from './rights.ts';
import { authorOf, type Request, type StaffContext, type StaffTransaction, tablesOf } from './staff-context.ts';

/** After the last use. */
const idleMs = 30 * minuteMs;
/** After the login, however much it is used. */
export const longestSessionMs = 12 * hourMs;
/** How long a use of a passkey counts as a proof. */
const provenMs = 5 * minuteMs;
/** The shortest pause between two stored uses: each one is a write. */
const noteEveryMs = minuteMs;

/** The person of a request and the session. */
export type StaffSession = {
  sessionId: string;
  staffId: string;
  name: string;
  email: string;
  phone: string | null;
  locale: 'uk' | 'en';
  isDemo: boolean;
  assignments: Assignment[];
  grants: Grant[];
  /** Until when the own keys may be changed; null without a proof. */
  provenUntil: Date | null;
  /** Whether a trusted passkey was used within the last minutes. */
  isProven: boolean;
  /** The same, or a password with a code: that admits to changes of the own keys. */
  isProvenForOwn: boolean;
};

const lifeFrom = (now: Date, createdAt: Date) => new Date(Math.min(now.getTime() + idleMs, createdAt.getTime() + longestSessionMs));

export function makeStaffSessions({ db, clock, passwords }: Pick<StaffContext, 'db' | 'clock' | 'passwords'>) {
  /** `isTrusted`: by a passkey that signs, too. */
  type Opening = Request & { staffId: string; operation: string; way?: 'passkey' | 'password'; isTrusted: boolean };
  /** A new session; its token is known to the caller alone. */
  async function openSession(
    transaction: StaffTransaction,
    { staffId, operation, userAgent, requestId, way = 'passkey', isTrusted }: Opening,
  ): Promise<string> {
    const token = makeToken();
    const now = clock();
    const id = randomUUID();
    const device = deviceOf(userAgent);
    await tablesOf(transaction)
      .insertInto('staff_session')
      .values({
        id,
        staff_id: staffId,
        token_hash: hashOfToken(token),
        device,
        way,
        created_at: now,
        last_used_at: now,
        expires_at: lifeFrom(now, now),
        ...(isTrusted ? { proven_at: now } : { proven_at: null, weakly_proven_at: now }),
      })
      .execute();
    await tablesOf(transaction).updateTable('staff').set({ seen_at: now }).where('id', '=', staffId).execute();
    await noteChange(transaction, {
      at: now,
      by: authorOf(staffId, requestId),
      operation,
      record: { type: 'staff', id: staffId },
      before: null,
      after: { session: id, device },
    });
    return token;
  }

  /**
   * The session of a token, or null when it was never given, has ended, was not used for 30 minutes, began 12 hours ago, its person is
   * locked, or passwords were switched off that opened it. What a screen asks by itself with its person gone is no use.
   */
  async function sessionOf(token: string, { isAttended }: { isAttended: boolean }): Promise<StaffSession | null> {
    const now = clock();
    const found = await db
      .selectFrom('staff_session as session')
      .innerJoin('staff', 'staff.id', 'session.staff_id')
      .select(['session.id', 'session.staff_id', 'session.created_at', 'session.last_used_at', 'session.proven_at'])
      .select('session.weakly_proven_at')
      .select(['staff.name', 'staff.email', 'staff.phone', 'staff.locale', 'staff.is_demo'])
      .where('session.token_hash', '=', hashOfToken(token))
      .where('session.expires_at', '>', now)
      .where('staff.locked_at', 'is', null)
      .$if(!passwords.areOn, (query) => query.where('session.way', '=', 'passkey'))
      .executeTakeFirst();
    if (!found) return null;
    if (isAttended && now.getTime() - found.last_used_at.getTime() >= noteEveryMs)
      await db
        .updateTable('staff_session')
        .set({ last_used_at: now, expires_at: lifeFrom(now, found.created_at) })
        .where('id', '=', found.id)
        .execute();
    const assignments = await assignmentsOf(db, found.staff_id);
    return {
      sessionId: found.id,
      staffId: found.staff_id,
      name: found.name,
      email: found.email,
      phone: found.phone,
      locale: found.locale,
      isDemo: found.is_demo,
      assignments,
      grants: grantsOf(assignments),
      ...proofOf(found, now),
    };
  }

  const noteProof = (transaction: StaffTransaction, session: StaffSession, proof: Proof) => note(transaction, clock(), session, proof);

  /** Open sessions of a person, the last used first. */
  const sessions = (staffId: string) =>
    db
      .selectFrom('staff_session')
      .select(['id', 'device', 'created_at', 'last_used_at'])
      .where('staff_id', '=', staffId)
      .where('expires_at', '>', clock())
      .orderBy('last_used_at', 'desc')
      .orderBy('id')
      .execute();

  async function forgetOldSessions(): Promise<void> {
    if (!passwords.areOn) await db.deleteFrom('staff_session').where('way', '=', 'password').execute();
    await db.deleteFrom('staff_session').where('expires_at', '<=', clock()).execute();
  }

  return { openSession, sessionOf, noteProof, sessions, forgetOldSessions };
}
export type StaffSessions = ReturnType<typeof makeStaffSessions>;

type Proven = { proven_at: Date | null; weakly_proven_at: Date | null };
function proofOf({ proven_at, weakly_proven_at }: Proven, now: Date): Pick<StaffSession, 'provenUntil' | 'isProven' | 'isProvenForOwn'> {
  const until = (at: Date | null) => (at && at.getTime() + provenMs > now.getTime() ? at.getTime() + provenMs : 0);
  const last = Math.max(until(proven_at), until(weakly_proven_at));
  return { provenUntil: last > 0 ? new Date(last) : null, isProven: until(proven_at) > 0, isProvenForOwn: last > 0 };
}

type Proof = { by: Author; operation: string; isTrusted: boolean };
/** Notes that the person of the session has used a key, or the password with a code. Returns until when that counts. */
async function note(
  transaction: StaffTransaction,
  now: Date,
  { sessionId, staffId }: StaffSession,
  { by, operation, isTrusted }: Proof,
): Promise<Date> {
  await tablesOf(transaction)
    .updateTable('staff_session')
    .set(isTrusted ? { proven_at: now } : { weakly_proven_at: now })
    .where('id', '=', sessionId)
    .execute();
  await noteChange(transaction, {
    at: now,
    by,
    operation,
    record: { type: 'staff', id: staffId },
    before: null,
    after: { session: sessionId },
  });
  return new Date(now.getTime() + provenMs);
}
