import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { dayMs, hourMs } from '../../base/durations.ts';
import { parseEmail } from '../../base/email.ts';
import type { Locale } from '../../base/locale.ts';
import { ok, refuse } from '../../base/result.ts';
import type { Subscription } from '../../contract/leads/leads.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { apartmentStateOf } from './apartment-state.ts';
import { campaignJson, isRobot } from './form-input.ts';
import type { LeadsTables } from './leads.tables.ts';
import { type LetterTask, letterMessage } from './letters/letter-task.ts';
import { addOrLock, addRequest, countRequests, forgetLinks, waitAgain } from './subscription.store.ts';

/** A link that confirms lives this long. */
const confirmWithinMs = 72 * hourMs;
/** The limit of e-mails about subscribing to one address in a day, for all senders together. */
const mostRequestsADay = 5;

const secret = () => randomBytes(24).toString('base64url');
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

type Context = { db: Kysely<LeadsTables>; clock: Clock; catalogue: Pick<Catalogue, 'findFlat' | 'projects'> };
export type AskedSubscription = { locale: Locale; idempotencyKey: string; subscription: Subscription };

/** Subscriptions to e-mails. None are sent before the owner of the address has confirmed by a link that only the e-mail contains. */
export function makeSubscriptions({ db, clock, catalogue }: Context) {
  function isKnown(kind: Subscription['kind'], subject: string): boolean {
    if (kind === 'news') return subject === '';
    if (kind === 'apartment') return catalogue.findFlat(subject) !== null;
    return catalogue.projects().some(({ project }) => project.slug === subject);
  }

  /**
   * Sends one e-mail to the address: with the link that confirms, or, when it is confirmed already, one that says so. The answer
   * is the same for every address, also for one that has reached the limit of the day. The same idempotency key sends
   * nothing more. Refuses an address of no possible form, and a project or an apartment that does not exist.
   */
  async function subscribe({ locale, idempotencyKey, subscription }: AskedSubscription) {
    const { kind, subject = '', consent } = subscription;
    const email = parseEmail(subscription.email);
    if (!email) return refuse({ kind: 'bad-email' } as const);
    if (!isKnown(kind, subject)) return refuse({ kind: 'unknown-subject' } as const);
    if (isRobot(subscription)) return ok({});
    const now = clock();
    await db.transaction().execute(async (transaction) => {
      const given = { locale, consent, campaign: campaignJson(subscription) };
      const { id, state } = await addOrLock(transaction, { kind, subject, email, ...given, leave_token: secret(), created_at: now });
      if ((await countRequests(transaction, email, new Date(now.getTime() - dayMs))) >= mostRequestsADay) return;
      const token = secret();
      const isActive = state === 'active';
      const isNew = await addRequest(transaction, {
        idempotency_key: idempotencyKey,
        subscription_id: id,
        asked_at: now,
        token_hash: isActive ? null : hashOf(token),
        expires_at: new Date(now.getTime() + confirmWithinMs),
      });
      if (!isNew) return;
      if (!isActive) await waitAgain(transaction, id, given);
      const task: LetterTask = isActive ? { about: 'already', subscription: id } : { about: 'confirm', subscription: id, token };
      await putInOutbox(transaction, clock, [letterMessage(`subscribe:${idempotencyKey}`, task)]);
    });
    return ok({});
  }

  /** Confirms a subscription by the link of an e-mail; it works once, for three days. Refuses any other. */
  async function confirm(token: string) {
    const now = clock();
    return db.transaction().execute(async (transaction) => {
      const found = await transaction
        .updateTable('subscription_request')
        .set({ token_hash: null })
        .where('token_hash', '=', hashOf(token))
        .where('expires_at', '>', now)
        .returning('subscription_id')
        .executeTakeFirst();
      if (!found) return refuse({ kind: 'dead-link' } as const);
      await forgetLinks(transaction, found.subscription_id);
      const { kind, subject } = await transaction
        .updateTable('subscription')
        .set({ state: 'active', confirmed_at: now, ended_at: null })
        .where('id', '=', found.subscription_id)
        .returning(['kind', 'subject'])
        .executeTakeFirstOrThrow();
      const state = kind === 'apartment' ? apartmentStateOf(catalogue, subject) : null;
      await transaction
        .updateTable('subscription')
        .set({ told: state && sql`${JSON.stringify(state)}::jsonb` })
        .where('id', '=', found.subscription_id)
        .execute();
      return ok({ kind });
    });
  }

  /** Ends a subscription by the link in each of its e-mails, as often as it is followed. Refuses a link that was never given. */
  async function end(token: string) {
    return db.transaction().execute(async (transaction) => {
      const found = await transaction
        .updateTable('subscription')
        .set({ state: 'ended', ended_at: sql`coalesce(ended_at, ${clock()})` })
        .where('leave_token', '=', token)
        .returning(['id', 'kind'])
        .executeTakeFirst();
      if (!found) return refuse({ kind: 'dead-link' } as const);
      await forgetLinks(transaction, found.id);
      return ok({ kind: found.kind });
    });
  }

  return { subscribe, confirmSubscription: confirm, endSubscription: end };
}
