import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import type { Locale } from '../../base/locale.ts';
import { ok, refuse } from '../../base/result.ts';
import type { ClientsTables } from './clients.tables.ts';
import { deviceOf } from './device.ts';
import { type Client, clientOf } from './profile.ts';
import { makeToken } from './secrets.ts';

/** A challenge is valid for this long. */
const answerWithinMs = 5 * 60_000;
/** More keys than any client has devices. */
const mostKeys = 20;

/** These packages verify the browser's response; start and log in by phone need none of it. */
const load = () => import('@simplewebauthn/server');
type WebAuthn = Awaited<ReturnType<typeof load>>;
type Registered = Parameters<WebAuthn['verifyRegistrationResponse']>[0]['response'];
type Signed = Parameters<WebAuthn['verifyAuthenticationResponse']>[0]['response'];

/** The browser's response, not yet verified. */
type Answered = { id: string };

type Context = {
  db: Kysely<ClientsTables>;
  clock: Clock;
  site: { publicUrl: string; brand: (locale: Locale) => { name: string } };
  notifyOwner: (
    transaction: Transaction<ClientsTables>,
    about: { notice: 'passkey-added'; clientId: string; device: string },
  ) => Promise<void>;
  openSession: (transaction: Transaction<ClientsTables>, clientId: string, userAgent: string) => Promise<string>;
};

/**
 * Login by passkey: a key on the client's own device, opened by fingerprint, face or code. The key identifies its client, so that no name is
 * asked for, and no answer reveals which clients have one.
 */
export function makePasskeys({ db, clock, site, openSession, notifyOwner }: Context) {
  const origin = new URL(site.publicUrl).origin;
  const rpID = new URL(site.publicUrl).hostname;

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

  /** The options for a browser to make a key for this client. */
  async function passkeyToAdd({ id, phone, firstname, locale }: Client): Promise<object> {
    const known = await db.selectFrom('passkey').select(['id', 'transports']).where('client_id', '=', id).execute();
    const { generateRegistrationOptions } = await load();
    return generateRegistrationOptions({
      rpName: site.brand(locale).name,
      rpID,
      userName: phone,
      userDisplayName: firstname ?? phone,
      userID: new TextEncoder().encode(id),
      challenge: Buffer.from(await noteChallenge(id), 'base64url'),
      excludeCredentials: known,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /**
   * Stores a key that the client's device has made. Refuses a response that does not fit its challenge, and more keys than a client needs.
   */
  async function addPasskey(clientId: string, response: Answered, userAgent: string) {
    const { verifyRegistrationResponse } = await load();
    const now = clock();
    const made = await verifyRegistrationResponse({
      response: response as Registered,
      expectedChallenge: (challenge) => takeChallenge(challenge, clientId),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    }).catch(() => null); // the message of the fault describes the input; the sender gets one refusal for all
    if (!made?.verified) return refuse({ kind: 'bad-passkey' } as const);
    const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential;
    const { count } = await db
      .selectFrom('passkey')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('client_id', '=', clientId)
      .executeTakeFirstOrThrow();
    if (count >= mostKeys) return refuse({ kind: 'bad-passkey' } as const);
    const device = deviceOf(userAgent);
    const added = await db.transaction().execute(async (transaction) => {
      const row = await transaction
        .insertInto('passkey')
        .values({
          ...{ id, counter, client_id: clientId, name: device, created_at: now },
          public_key: Buffer.from(publicKey).toString('base64url'),
          transports: JSON.stringify(transports),
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (row) await notifyOwner(transaction, { notice: 'passkey-added', clientId, device });
      return row;
    });
    return added ? ok({}) : refuse({ kind: 'bad-passkey' } as const);
  }

  /** The options for a browser to let its user choose a key. */
  async function passkeyToLogIn(): Promise<object> {
    const challenge = Buffer.from(await noteChallenge(null), 'base64url');
    const { generateAuthenticationOptions } = await load();
    return generateAuthenticationOptions({ rpID, userVerification: 'required', challenge });
  }

  /** A session for the holder of a client's key. Refuses with one refusal an unknown key and a response that does not fit. */
  async function logInByPasskey(response: Answered, userAgent: string) {
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

  const forgetOldChallenges = () => db.deleteFrom('passkey_challenge').where('expires_at', '<=', clock()).execute();

  return { passkeyToAdd, addPasskey, passkeyToLogIn, logInByPasskey, passkeys, removePasskey, forgetOldChallenges };
}
