import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { dayMs, hourMs, minuteMs } from '../../base/durations.ts';
import type { Locale } from '../../base/locale.ts';
import { ok, refuse } from '../../base/result.ts';
import { isUuid } from '../../base/uuid.ts';
import { deviceOf } from '../../platform/http/device.ts';
import { hashOfToken, makeToken } from '../../platform/secrets/tokens.ts';
import type { ClientsTables } from './clients.tables.ts';

/** After the last use. */
const sessionLivesMs = 30 * dayMs;
/** After the login, however much it is used. */
const longestMs = 90 * dayMs;
/** No new proof is required for this long after a login or another proof. */
const freshMs = 10 * minuteMs;
/** The shortest pause between two stored uses: each one is a write. */
const noteEveryMs = hourMs;

/** The client of a request and its session. */
export type ClientSession = {
  sessionId: string;
  clientId: string;
  phone: string;
  locale: Locale;
  /** Whether identity was proven recently: operations on the ways into the account require that. */
  fresh: boolean;
};

type Notify = (transaction: Transaction<ClientsTables>, about: { notice: 'new-device'; clientId: string; device: string }) => Promise<void>;

export function makeSessions({ db, clock, notifyOwner }: { db: Kysely<ClientsTables>; clock: Clock; notifyOwner: Notify }) {
  /**
   * A new session; its token is known to the caller alone. Where other sessions are open on devices of other names only, the owner is
   * notified.
   */
  async function openSession(transaction: Transaction<ClientsTables>, clientId: string, userAgent: string): Promise<string> {
    const token = makeToken();
    const now = clock();
    const device = deviceOf(userAgent);
    const others = await transaction.selectFrom('client_session').select('device').where('client_id', '=', clientId).execute();
    await transaction
      .insertInto('client_session')
      .values({
        id: randomUUID(),
        client_id: clientId,
        token_hash: hashOfToken(token),
        created_at: now,
        last_used_at: now,
        expires_at: new Date(now.getTime() + sessionLivesMs),
        device,
      })
      .execute();
    if (others.length > 0 && !others.some((one) => one.device === device))
      await notifyOwner(transaction, { notice: 'new-device', clientId, device });
    return token;
  }

  /** The session of a token and its client, or null when it was never given, was signed out, was not used for 30 days or began 90 days ago. */
  async function sessionOf(token: string): Promise<ClientSession | null> {
    const now = clock();
    const found = await db
      .selectFrom('client_session as session')
      .innerJoin('client', 'client.id', 'session.client_id')
      .select([
        'session.id',
        'session.client_id',
        'session.created_at',
        'session.last_used_at',
        'session.proven_at',
        'client.phone',
        'client.locale',
      ])
      .where('session.token_hash', '=', hashOfToken(token))
      .where('session.expires_at', '>', now)
      .where('client.deleted_at', 'is', null)
      .executeTakeFirst();
    if (!found) return null;
    if (now.getTime() - found.last_used_at.getTime() >= noteEveryMs)
      await db
        .updateTable('client_session')
        .set({ last_used_at: now, expires_at: new Date(Math.min(now.getTime() + sessionLivesMs, found.created_at.getTime() + longestMs)) })
        .where('id', '=', found.id)
        .execute();
    const fresh = now.getTime() - (found.proven_at ?? found.created_at).getTime() < freshMs;
    return { sessionId: found.id, clientId: found.client_id, phone: found.phone, locale: found.locale, fresh };
  }

  const noteProof = (transaction: Transaction<ClientsTables>, sessionId: string) =>
    transaction.updateTable('client_session').set({ proven_at: clock() }).where('id', '=', sessionId).execute();

  /** Where the client is logged in, the last used first. */
  const sessions = (clientId: string) =>
    db
      .selectFrom('client_session')
      .select(['id', 'device', 'created_at', 'last_used_at'])
      .where('client_id', '=', clientId)
      .where('expires_at', '>', clock())
      .orderBy('last_used_at', 'desc')
      .orderBy('id')
      .execute();

  /** Ends one session of the client. Refuses one of another client or an ended one. */
  async function signOut(clientId: string, sessionId: string) {
    const { numDeletedRows } = isUuid(sessionId)
      ? await db.deleteFrom('client_session').where('client_id', '=', clientId).where('id', '=', sessionId).executeTakeFirstOrThrow()
      : { numDeletedRows: 0n };
    return numDeletedRows > 0n ? ok({}) : refuse({ kind: 'unknown-session' } as const);
  }

  async function signOutEverywhere(clientId: string): Promise<void> {
    await db.deleteFrom('client_session').where('client_id', '=', clientId).execute();
  }

  const forgetOldSessions = () => db.deleteFrom('client_session').where('expires_at', '<=', clock()).execute();

  return { openSession, noteProof, sessionOf, sessions, signOut, signOutEverywhere, forgetOldSessions };
}
