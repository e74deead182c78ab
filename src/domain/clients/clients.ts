import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import type { Locale } from '../../base/locale.ts';
import { readPhone } from '../../base/read-phone.ts';
import { ok, refuse } from '../../base/result.ts';
import type { OpenKysely } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log/log.ts';
import { makeClientLetters } from './client-letters.ts';
import type { ClientsTables } from './clients.tables.ts';
import type { Clients, Leave, Login, Proof } from './clients-operations.ts';
import type { CodeLimits } from './code-limits.ts';
import { makeEmailConfirmations } from './email-confirmations.ts';
import { makePasskeys } from './passkeys.ts';
import { makePhoneChecks } from './phone-checks.ts';
import { clientOf, makeProfile } from './profile.ts';
import { makeSessions } from './sessions.ts';
import type { SmsPort } from './sms-port.ts';

export type { Clients } from './clients-operations.ts';
export { makeFindClients } from './find-clients.ts';
export { type Client, confirmedEmail } from './profile.ts';
export type { ClientSession } from './sessions.ts';
export type { SmsPort } from './sms-port.ts';

type Leaving = { clientId: string; phone: string };

type Context = {
  db: Kysely<ClientsTables>;
  clock: Clock;
  /** Secret shared by the processes of this app; the same in all of them and after a restart. */
  secret: string;
  sms: SmsPort;
  /** Short messages are shown instead of sent: codes stand in the answer. */
  showsCodes: boolean;
  site: { publicUrl: string; brand: (locale: Locale) => { name: string; phone: string } };
  limits: CodeLimits;
  log: Pick<Log, 'warn'>;
  /** Lets other modules delete the data of a client who leaves, or refuse while a deal is live. */
  leaving: (transaction: OpenKysely, client: Leaving) => Promise<{ kind: 'deal-is-live' } | null>;
};

export function makeClients(context: Context): Clients {
  const { db, clock } = context;
  const { takeCode, forgetOldCodes, startPhoneCheck } = makePhoneChecks(context);
  const { askToConfirm, sendConfirmation, confirmEmail, forgetOldConfirmations } = makeEmailConfirmations(context);
  const { notifyOwner, writeLetter } = makeClientLetters(context);
  const { openSession, noteProof, sessionOf, sessions, signOut, signOutEverywhere, forgetOldSessions } = makeSessions({
    ...context,
    notifyOwner,
  });
  const { passkeyToAdd, addPasskey, passkeyToLogIn, logInByPasskey, passkeys, removePasskey, forgetOldChallenges } = makePasskeys({
    ...context,
    openSession,
    notifyOwner,
  });
  const { getClient, getClientOfPhone, ensureClient, lockClient, updateClient, introduce } = makeProfile({ db, clock, askToConfirm });

  async function login({ phone: typed, code, locale, userAgent, address }: Login) {
    const phone = await readPhone(typed);
    if (!phone) return refuse({ kind: 'bad-phone' } as const);
    return db.transaction().execute(async (transaction) => {
      if (!(await takeCode(transaction, { phone, purpose: 'login', address, code }))) return refuse({ kind: 'bad-code' } as const);
      const now = clock();
      const client = await transaction
        .insertInto('client')
        .values({ id: randomUUID(), phone, locale, created_at: now, updated_at: now })
        .onConflict((conflict) => conflict.column('phone').doUpdateSet({ locale }))
        .returningAll()
        .executeTakeFirstOrThrow();
      return ok({ token: await openSession(transaction, client.id, userAgent), client: clientOf(client) });
    });
  }

  async function prove({ session: { sessionId, phone }, code, address }: Proof) {
    return db.transaction().execute(async (transaction) => {
      if (!(await takeCode(transaction, { phone, purpose: 'prove', address, code }))) return refuse({ kind: 'bad-code' } as const);
      await noteProof(transaction, sessionId);
      return ok({});
    });
  }

  async function deleteClient({ clientId, code, address }: Leave) {
    return db.transaction().execute(async (transaction) => {
      const client = await lockClient(transaction, clientId);
      const isRight = client && (await takeCode(transaction, { phone: client.phone, purpose: 'leave', address, code }));
      if (!isRight) return refuse({ kind: 'bad-code' } as const);
      const refusal = await context.leaving(transaction, { clientId, phone: client.phone });
      if (refusal) return refuse(refusal);
      for (const table of ['client_session', 'email_confirmation', 'passkey', 'passkey_challenge'] as const)
        await transaction.deleteFrom(table).where('client_id', '=', clientId).execute();
      const nothing = { firstname: null, lastname: null, patronymic: null, email: null, email_confirmed_at: null, inn: null };
      const now = clock();
      await transaction
        .updateTable('client')
        .set({ ...nothing, phone: `deleted:${clientId}`, notices: '{}', updated_at: now, deleted_at: now })
        .where('id', '=', clientId)
        .execute();
      return ok({});
    });
  }

  async function forgetOld(): Promise<void> {
    await forgetOldCodes();
    await forgetOldSessions();
    await forgetOldConfirmations();
    await forgetOldChallenges();
  }

  return {
    startPhoneCheck,
    login,
    prove,
    sessionOf,
    sessions,
    signOut,
    signOutEverywhere,
    passkeyToAdd,
    addPasskey,
    passkeyToLogIn,
    logInByPasskey,
    passkeys,
    removePasskey,
    getClient,
    getClientOfPhone,
    ensureClient,
    lockClient,
    updateClient,
    introduce,
    deleteClient,
    sendConfirmation,
    confirmEmail,
    writeLetter,
    forgetOld,
  };
}
