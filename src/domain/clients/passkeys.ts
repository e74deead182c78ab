import type { Transaction } from 'kysely';
import { ok, refuse } from '../../base/result.ts';
import type { ClientsTables } from './clients.tables.ts';
import { makePasskeyChallenges } from './passkey-challenges.ts';
import { makePasskeyRegistration, type RegistrationContext } from './passkey-registration.ts';
import { clientOf } from './profile.ts';

/** This package verifies the browser's response; start and log in by phone need none of it. */
const load = () => import('@simplewebauthn/server');
type Signed = Parameters<Awaited<ReturnType<typeof load>>['verifyAuthenticationResponse']>[0]['response'];

type Context = RegistrationContext & {
  openSession: (transaction: Transaction<ClientsTables>, clientId: string, userAgent: string) => Promise<string>;
};

/**
 * Login by passkey: a key on the client's own device, opened by fingerprint, face or code. The key identifies its client, so that no name is
 * asked for, and no answer reveals which clients have one.
 */
export function makePasskeys(context: Context) {
  const { db, clock, site, openSession } = context;
  const { origin, hostname: rpID } = new URL(site.publicUrl);
  const challenges = makePasskeyChallenges(context);
  const { noteChallenge, takeChallenge, forgetOldChallenges } = challenges;
  const { passkeyToAdd, addPasskey } = makePasskeyRegistration(context, challenges);

  /** The options for a browser to let its user choose a key. */
  async function passkeyToLogIn(): Promise<object> {
    const challenge = Buffer.from(await noteChallenge(null), 'base64url');
    const { generateAuthenticationOptions } = await load();
    return generateAuthenticationOptions({ rpID, userVerification: 'required', challenge });
  }

  /** A session for the holder of a client's key. Refuses with one refusal an unknown key and a response that does not fit. */
  async function logInByPasskey(response: { id: string }, userAgent: string) {
    const key = await db.selectFrom('passkey').selectAll().where('id', '=', response.id).executeTakeFirst();
    const { verifyAuthenticationResponse } = await load();
    const signed = key
      ? await verifyAuthenticationResponse({
          response: response as Signed,
          expectedChallenge: (challenge) => takeChallenge(challenge, null),
          expectedOrigin: origin,
          expectedRPID: rpID,
          requireUserVerification: true,
          credential: { id: key.id, publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')), counter: key.counter },
        }).catch(() => null)
      : null;
    if (!key || !signed?.verified) return refuse({ kind: 'bad-passkey' } as const);
    return db.transaction().execute(async (transaction) => {
      const client = await transaction
        .selectFrom('client')
        .selectAll()
        .where('id', '=', key.client_id)
        .where('deleted_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      if (!client) return refuse({ kind: 'bad-passkey' } as const);
      await transaction
        .updateTable('passkey')
        .set({ counter: signed.authenticationInfo.newCounter, last_used_at: clock() })
        .where('id', '=', key.id)
        .execute();
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
