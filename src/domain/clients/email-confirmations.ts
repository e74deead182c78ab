import { type Kysely, sql, type Transaction } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { dayMs, minuteMs } from '../../base/durations.ts';
import { ok, refuse } from '../../base/result.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import { hashOfToken, makeToken } from '../../platform/secrets/tokens.ts';
import type { ClientLetter } from './client-letters.ts';
import type { ClientsTables } from './clients.tables.ts';

const confirmWithinMs = 3 * dayMs;
/** A client may enter any address in the profile: no client causes more e-mails than these in a day, and no address gets more. */
const mostLettersADay = 5;

const onItsWayMs = minuteMs;

type Context = { db: Kysely<ClientsTables>; clock: Clock };

/** Confirms addresses of clients by a link that only the e-mail contains. */
export function makeEmailConfirmations({ db, clock }: Context) {
  /** Puts the e-mail with the link into the outbox; returns false when the client or the address has reached the limit of the day. */
  async function askToConfirm(transaction: Transaction<ClientsTables>, { id, email }: { id: string; email: string }): Promise<boolean> {
    const now = clock();
    // With several clients of one address at once, each counts the e-mails of the others.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`confirm ${email.toLowerCase()}`}, 0))`.execute(transaction);
    const { count } = await transaction
      .selectFrom('email_confirmation')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where((row) => row.or([row('client_id', '=', id), row(row.fn('lower', ['email']), '=', email.toLowerCase())]))
      .where('asked_at', '>', new Date(now.getTime() - dayMs))
      .executeTakeFirstOrThrow();
    if (count >= mostLettersADay) return false;
    const token = makeToken();
    const token_hash = hashOfToken(token);
    await transaction
      .insertInto('email_confirmation')
      .values({ token_hash, client_id: id, email, asked_at: now, expires_at: new Date(now.getTime() + confirmWithinMs) })
      .execute();
    const payload: ClientLetter = { about: 'confirm-email', clientId: id, token };
    await putInOutbox(transaction, clock, [{ kind: 'client-letter', key: `confirm-email ${token_hash}`, payload }]);
    return true;
  }

  /** Sends the link once more; within a minute of the last one that one is still on its way. Refuses when there is nothing to confirm, or the limit of the day is reached. */
  const sendConfirmation = (clientId: string) =>
    db.transaction().execute(async (transaction) => {
      const { id, email, email_confirmed_at } = await transaction
        .selectFrom('client')
        .select(['id', 'email', 'email_confirmed_at'])
        .where('id', '=', clientId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (email === null || email_confirmed_at !== null) return refuse({ kind: 'nothing-to-confirm' } as const);
      const onItsWay = await transaction
        .selectFrom('email_confirmation')
        .select('asked_at')
        .where('client_id', '=', id)
        .where('email', '=', email)
        .where('asked_at', '>', new Date(clock().getTime() - onItsWayMs))
        .executeTakeFirst();
      return onItsWay || (await askToConfirm(transaction, { id, email })) ? ok({}) : refuse({ kind: 'too-many-letters' } as const);
    });

  /** Accepts the token of an e-mail. Refuses one that was never given, is older than three days, or is of an address that has changed since. */
  const confirmEmail = (token: string) =>
    db.transaction().execute(async (transaction) => {
      const now = clock();
      const asked = await transaction
        .selectFrom('email_confirmation')
        .select(['client_id', 'email'])
        .where('token_hash', '=', hashOfToken(token))
        .where('expires_at', '>', now)
        .executeTakeFirst();
      const confirmed = asked
        ? await transaction
            .updateTable('client')
            .set((row) => ({ email_confirmed_at: row.fn.coalesce('email_confirmed_at', row.val(now)) }))
            .where('id', '=', asked.client_id)
            .where('email', '=', asked.email)
            .returning('id')
            .executeTakeFirst()
        : undefined;
      return confirmed ? ok({}) : refuse({ kind: 'dead-link' } as const);
    });

  const forgetOldConfirmations = () => db.deleteFrom('email_confirmation').where('expires_at', '<=', clock()).execute();

  return { askToConfirm, sendConfirmation, confirmEmail, forgetOldConfirmations };
}
