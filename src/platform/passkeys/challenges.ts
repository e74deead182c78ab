import type { Clock } from '../../base/clock.ts';
import { minuteMs } from '../../base/durations.ts';
import type { OpenKysely } from '../database/database.ts';
import { makeToken } from '../secrets/tokens.ts';

/** A challenge is valid for this long. */
const answerWithinMs = 5 * minuteMs;

type Table = {
  db: OpenKysely;
  clock: Clock;
  /** The module's own table: `challenge`, the named column and `expires_at`. */
  table: string;
  ownerColumn: string;
};

/** The challenges that a passkey has to sign: of an owner who adds a key, or, with null, of a visitor who logs in and is not known yet. */
export function makePasskeyChallenges({ db, clock, table, ownerColumn }: Table) {
  async function noteChallenge(owner: string | null): Promise<string> {
    const challenge = makeToken();
    await db
      .insertInto(table)
      .values({ challenge, [ownerColumn]: owner, expires_at: new Date(clock().getTime() + answerWithinMs) })
      .execute();
    return challenge;
  }

  /** A challenge is used up by its first response, right or wrong. */
  async function takeChallenge(challenge: string, owner: string | null): Promise<boolean> {
    const taken = await db
      .deleteFrom(table)
      .where('challenge', '=', challenge)
      .where(ownerColumn, owner === null ? 'is' : '=', owner)
      .where('expires_at', '>', clock())
      .returning('challenge')
      .executeTakeFirst();
    return taken !== undefined;
  }

  async function forgetOldChallenges(): Promise<void> {
    await db.deleteFrom(table).where('expires_at', '<=', clock()).execute();
  }

  return { noteChallenge, takeChallenge, forgetOldChallenges };
}
