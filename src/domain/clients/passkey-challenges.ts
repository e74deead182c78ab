import type { Kysely } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import type { ClientsTables } from './clients.tables.ts';
import { makeToken } from './secrets.ts';

/** A challenge is valid for this long. */
const answerWithinMs = 5 * 60_000;

/** The challenges that a passkey has to sign: of a client who adds one, or of a visitor who logs in, whose client is not known yet. */
export function makePasskeyChallenges({ db, clock }: { db: Kysely<ClientsTables>; clock: Clock }) {
  async function noteChallenge(clientId: string | null): Promise<string> {
    const challenge = makeToken();
    await db
      .insertInto('passkey_challenge')
      .values({ challenge, client_id: clientId, expires_at: new Date(clock().getTime() + answerWithinMs) })
      .execute();
    return challenge;
  }

  /** A challenge is used up by its first response, right or wrong. */
  async function takeChallenge(challenge: string, clientId: string | null): Promise<boolean> {
    const taken = await db
      .deleteFrom('passkey_challenge')
      .where('challenge', '=', challenge)
      .where('client_id', clientId === null ? 'is' : '=', clientId)
      .where('expires_at', '>', clock())
      .returning('challenge')
      .executeTakeFirst();
    return taken !== undefined;
  }

  const forgetOldChallenges = () => db.deleteFrom('passkey_challenge').where('expires_at', '<=', clock()).execute();

  return { noteChallenge, takeChallenge, forgetOldChallenges };
}

export type PasskeyChallenges = ReturnType<typeof makePasskeyChallenges>;
