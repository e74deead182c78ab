import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import type { Locale } from '../../base/locale.ts';
import { ok, refuse } from '../../base/result.ts';
import type { ClientsTables } from './clients.tables.ts';
import { deviceOf } from './device.ts';
import type { PasskeyChallenges } from './passkey-challenges.ts';
import type { Client } from './profile.ts';

/** More keys than any client has devices. */
const mostKeys = 20;

/** This package verifies the browser's response; start and log in by phone need none of it. */
const load = () => import('@simplewebauthn/server');
type Registered = Parameters<Awaited<ReturnType<typeof load>>['verifyRegistrationResponse']>[0]['response'];

export type RegistrationContext = {
  db: Kysely<ClientsTables>;
  clock: Clock;
  site: { publicUrl: string; brand: (locale: Locale) => { name: string } };
  notifyOwner: (
    transaction: Transaction<ClientsTables>,
    about: { notice: 'passkey-added'; clientId: string; device: string },
  ) => Promise<void>;
};

/** A client adds a key of a device. */
export function makePasskeyRegistration({ db, clock, site, notifyOwner }: RegistrationContext, challenges: PasskeyChallenges) {
  const { origin, hostname: rpID } = new URL(site.publicUrl);
  const { noteChallenge, takeChallenge } = challenges;

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
  async function addPasskey(clientId: string, response: { id: string }, userAgent: string) {
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

  return { passkeyToAdd, addPasskey };
}
