import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import type { Locale } from '../../base/locale.ts';
import { ok, refuse } from '../../base/result.ts';
import { deviceOf } from '../../platform/http/device.ts';
import type { makePasskeyCeremony, PasskeyResponse } from '../../platform/passkeys/ceremony.ts';
import type { makePasskeyChallenges } from '../../platform/passkeys/challenges.ts';
import type { ClientsTables } from './clients.tables.ts';
import type { Client } from './profile.ts';

/** More keys than any client has devices. */
const mostKeys = 20;

export type RegistrationContext = {
  db: Kysely<ClientsTables>;
  clock: Clock;
  site: { publicUrl: string; brand: (locale: Locale) => { name: string } };
  notifyOwner: (
    transaction: Transaction<ClientsTables>,
    about: { notice: 'passkey-added'; clientId: string; device: string },
  ) => Promise<void>;
};

type Ceremony = Pick<ReturnType<typeof makePasskeyCeremony>, 'optionsToMakeKey' | 'readNewKey'> &
  Pick<ReturnType<typeof makePasskeyChallenges>, 'noteChallenge' | 'takeChallenge'>;

/** A client adds a key of a device. */
export function makePasskeyRegistration({ db, clock, site, notifyOwner }: RegistrationContext, ceremony: Ceremony) {
  /** The options for a browser to make a key for this client. */
  async function passkeyToAdd({ id, phone, firstname, locale }: Client): Promise<object> {
    return ceremony.optionsToMakeKey({
      site: site.brand(locale).name,
      owner: { id, name: phone, displayName: firstname ?? phone },
      keys: await db.selectFrom('passkey').select(['id', 'transports']).where('client_id', '=', id).execute(),
      challenge: await ceremony.noteChallenge(id),
    });
  }

  /**
   * Stores a key that the client's device has made. Refuses a response that does not fit its challenge, and more keys than a client needs.
   */
  async function addPasskey(clientId: string, response: PasskeyResponse, userAgent: string) {
    const key = await ceremony.readNewKey(response, (challenge) => ceremony.takeChallenge(challenge, clientId));
    if (!key) return refuse({ kind: 'bad-passkey' } as const);
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
        .values({ ...key, transports: JSON.stringify(key.transports), client_id: clientId, name: device, created_at: clock() })
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
