import { randomUUID } from 'node:crypto';
import type { Assignment } from '../../contract/office/staff.ts';
import { type Author, noteChange } from '../../platform/audit/audit.ts';
import { deviceOf } from '../../platform/http/device.ts';
import { hashOfToken, makeToken } from '../../platform/secrets/tokens.ts';
import { assignmentsOf } from './people.store.ts';
import { type Grant, grantsOf } from './rights.ts';
import { authorOf, type Request, type StaffContext, type StaffTransaction, tablesOf } from './staff-context.ts';

const minuteMs = 60_000;
/** After the last use. */
const idleMs = 30 * minuteMs;
/** After the login, however much it is used. */
export const longestSessionMs = 12 * 60 * minuteMs;
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
  locale: 'uk' | 'en';
  isDemo: boolean;
  assignments: Assignment[];
  grants: Grant[];
  provenUntil: Date;
  /** Whether operations that need a proof are admitted. */
  isProven: boolean;
};

const lifeFrom = (now: Date, createdAt: Date) => new Date(Math.min(now.getTime() + idleMs, createdAt.getTime() + longestSessionMs));

export function makeStaffSessions({ db, clock }: Pick<StaffContext, 'db' | 'clock'>) {
  type Opening = Request & { staffId: string; operation: string };
  /** A new session; its token is known to the caller alone. */
  async function openSession(transaction: StaffTransaction, { staffId, operation, userAgent, requestId }: Opening): Promise<string> {
    const token = makeToken();
    const now = clock();
    const id = randomUUID();
    const device = deviceOf(userAgent);
    await tablesOf(transaction)
      .insertInto('staff_session')
      .values({
        ...{ id, staff_id: staffId, token_hash: hashOfToken(token), device },
        ...{ created_at: now, last_used_at: now, expires_at: lifeFrom(now, now), proven_at: now },
      })
      .execute();
    await tablesOf(transaction).updateTable('staff').set({ seen_at: now }).where('id', '=', staffId).execute();
    await noteChange(transaction, {
      ...{ at: now, by: authorOf(staffId, requestId), operation, record: { type: 'staff', id: staffId } },
      ...{ before: null, after: { session: id, device } },
    });
    return token;
  }

  /**
   * The session of a token, or null when it was never given, has ended, was not used for 30 minutes, began 12 hours ago, or its person is
   * locked. What a screen asks by itself with its person gone is no use.
   */
  async function sessionOf(token: string, { isAttended }: { isAttended: boolean }): Promise<StaffSession | null> {
    const now = clock();
    const found = await db
      .selectFrom('staff_session as session')
      .innerJoin('staff', 'staff.id', 'session.staff_id')
      .select(['session.id', 'session.staff_id', 'session.created_at', 'session.last_used_at', 'session.proven_at'])
      .select(['staff.name', 'staff.email', 'staff.locale', 'staff.is_demo'])
      .where('session.token_hash', '=', hashOfToken(token))
      .where('session.expires_at', '>', now)
      .where('staff.locked_at', 'is', null)
      .executeTakeFirst();
    if (!found) return null;
    if (isAttended && now.getTime() - found.last_used_at.getTime() >= noteEveryMs)
      await db
        .updateTable('staff_session')
        .set({ last_used_at: now, expires_at: lifeFrom(now, found.created_at) })
        .where('id', '=', found.id)
        .execute();
    const assignments = await assignmentsOf(db, found.staff_id);
    const provenUntil = new Date(found.proven_at.getTime() + provenMs);
    return {
      ...{ sessionId: found.id, staffId: found.staff_id, name: found.name, email: found.email, locale: found.locale },
      ...{ isDemo: found.is_demo, assignments, grants: grantsOf(assignments), provenUntil, isProven: provenUntil > now },
    };
  }

  /** Notes that the person of the session has used a key. Returns until when that counts. */
  async function noteProof(transaction: StaffTransaction, { sessionId, staffId }: StaffSession, by: Author): Promise<Date> {
    const now = clock();
    await tablesOf(transaction).updateTable('staff_session').set({ proven_at: now }).where('id', '=', sessionId).execute();
    await noteChange(transaction, {
      ...{ at: now, by, operation: 'prove', record: { type: 'staff', id: staffId } },
      ...{ before: null, after: { session: sessionId } },
    });
    return new Date(now.getTime() + provenMs);
  }

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
    await db.deleteFrom('staff_session').where('expires_at', '<=', clock()).execute();
  }

  return { openSession, sessionOf, noteProof, sessions, forgetOldSessions };
}
export type StaffSessions = ReturnType<typeof makeStaffSessions>;
