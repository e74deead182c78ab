import type { Transaction } from 'kysely';
import { ok, refuse } from '../../base/result.ts';
import { makePasskeyCeremony, type PasskeyResponse } from '../../platform/passkeys/ceremony.ts';
import { makePasskeyChallenges } from '../../platform/passkeys/challenges.ts';
import type { ClientsTables } from './clients.tables.ts';
import { makePasskeyRegistration, type RegistrationContext } from './passkey-registration.ts';
import { clientOf } from './profile.ts';

type Context = RegistrationContext & {
  openSession: (transaction: Transaction<ClientsTables>, clientId: string, userAgent: string) => Promise<string>;
};

/**
 * Login by passkey: a key on the client's own device, opened by fingerprint, face or code. The key identifies its client, so that no name is
 * asked for, and no answer reveals which clients have one.
 */
export function makePasskeys(context: Context) {
  const { db, clock, site, openSession } = context;
  const ceremony = makePasskeyCeremony(site.publicUrl);
  const challenges = makePasskeyChallenges({ db, clock, table: 'passkey_challenge', ownerColumn: 'client_id' });
  const { noteChallenge, takeChallenge, forgetOldChallenges } = challenges;
  const { passkeyToAdd, addPasskey } = makePasskeyRegistration(context, { ...ceremony, ...challenges });

  /** The options for a browser to let its user choose a key. */
  const passkeyToLogIn = async (): Promise<object> => ceremony.optionsToSign(await noteChallenge(null));

  /** A session for the holder of a client's key. Refuses with one refusal an unknown key and a response that does not fit. */
  async function logInByPasskey(response: PasskeyResponse, userAgent: string) {
    const key = await db.selectFrom('passkey').selectAll().where('id', '=', response.id).executeTakeFirst();
    const counter = key && (await ceremony.readSigned(response, key, (challenge) => takeChallenge(challenge, null)));
    if (!key || typeof counter !== 'number') return refuse({ kind: 'bad-passkey' } as const);
    return db.transaction().execute(async (transaction) => {
      const client = await transaction
        .selectFrom('client')
        .selectAll()
        .where('id', '=', key.client_id)
        .where('deleted_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      if (!client) return refuse({ kind: 'bad-passkey' } as const);
      await transaction.updateTable('passkey').set({ counter, last_used_at: clock() }).where('id', '=', key.id).execute();
      return ok({ token: await openSession(transaction, client.id, userAgent), client: clientOf(client) });
    });
  }

  const passkeys = (clientId: string) =>
    db
      .selectFrom('passkey')
      .select(['id', 'name', 'created_at', 'last_used_at'])
      .where('client_id', '=', clientId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();

  async function removePasskey(clientId: string, id: string) {
    const { numDeletedRows } = await db
      .deleteFrom('passkey')
      .where('client_id', '=', clientId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n ? ok({}) : refuse({ kind: 'unknown-passkey' } as const);
  }

  return { passkeyToAdd, addPasskey, passkeyToLogIn, logInByPasskey, passkeys, removePasskey, forgetOldChallenges };
}
