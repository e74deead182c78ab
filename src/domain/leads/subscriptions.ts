import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { parseEmail } from '../../base/email.ts';
import type { Locale } from '../../base/locale.ts';
import { ok, refuse } from '../../base/result.ts';
import { isUuid } from '../../base/uuid.ts';
import type { Subscription } from '../../contract/leads/leads.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { apartmentStateOf } from './apartment-state.ts';
import { campaignJson, isRobot } from './form-input.ts';
import type { LeadsTables } from './leads.tables.ts';
import { type LetterTask, letterMessage } from './letters/letter-task.ts';

const hour = 3_600_000;
/** A link that confirms lives this long. */
const confirmWithinMs = 72 * hour;
/** The limit of e-mails about subscribing to one address in a day, for all senders together. */
const mostRequestsADay = 5;

const secret = () => randomBytes(24).toString('base64url');
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** The subjects of an address: its project and flat by their present names, null when they are delisted. */
export type OwnSubscription = {
  id: string;
  kind: Subscription['kind'];
  subject: string;
  since: Date | null;
  number: string | null;
  project: { uk: string; en: string } | null;
};

type Context = { db: Kysely<LeadsTables>; clock: Clock; catalogue: Pick<Catalogue, 'findFlat' | 'projects'> };
type Asked = { locale: Locale; idempotencyKey: string; subscription: Subscription };

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
  async function subscribe({ locale, idempotencyKey, subscription }: Asked) {
    const { kind, subject = '', consent } = subscription;
    const email = parseEmail(subscription.email);
    if (!email) return refuse({ kind: 'bad-email' } as const);
    if (!isKnown(kind, subject)) return refuse({ kind: 'unknown-subject' } as const);
    if (isRobot(subscription)) return ok({});
    const now = clock();
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('subscription')
        .values({
          id: randomUUID(),
          kind,
          subject,
          email,
          locale,
          state: 'waiting',
          consent,
          campaign: campaignJson(subscription),
          created_at: now,
          leave_token: secret(),
        })
        .onConflict((conflict) => conflict.columns(['kind', 'subject', 'email']).doNothing())
        .execute();
      // The row is locked until the end: a concurrent request for the same is counted after this one.
      const { id, state } = await transaction
        .selectFrom('subscription')
        .select(['id', 'state'])
        .where('kind', '=', kind)
        .where('subject', '=', subject)
        .where('email', '=', email)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const { count } = await transaction
        .selectFrom('subscription_request')
        .innerJoin('subscription', 'subscription.id', 'subscription_request.subscription_id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('subscription.email', '=', email)
        .where('subscription_request.asked_at', '>', new Date(now.getTime() - 24 * hour))
        .executeTakeFirstOrThrow();
      if (count >= mostRequestsADay) return;
      const token = secret();
      const isActive = state === 'active';
      const request = await transaction
        .insertInto('subscription_request')
        .values({
          idempotency_key: idempotencyKey,
          subscription_id: id,
          asked_at: now,
          token_hash: isActive ? null : hashOf(token),
          expires_at: new Date(now.getTime() + confirmWithinMs),
        })
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .returning('idempotency_key')
        .execute();
      if (request.length === 0) return;
      if (!isActive)
        await transaction
          .updateTable('subscription')
          .set({ state: 'waiting', locale, consent, campaign: campaignJson(subscription) })
          .where('id', '=', id)
          .execute();
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

  /** The subscriptions of an address, the newest first. The caller has proven the address. */
  async function ofEmail(email: string): Promise<OwnSubscription[]> {
    const rows = await db
      .selectFrom('subscription')
      .select(['id', 'kind', 'subject', 'confirmed_at'])
      .where('email', '=', email)
      .where('state', '=', 'active')
      .orderBy('confirmed_at', 'desc')
      .orderBy('id')
      .execute();
    const projects = catalogue.projects();
    return rows.map(({ id, kind, subject, confirmed_at }) => {
      const flat = kind === 'apartment' ? catalogue.findFlat(subject)?.flat : undefined;
      const project = kind === 'project' ? projects.find((one) => one.project.slug === subject)?.project : flat?.project;
      return { id, kind, subject, since: confirmed_at, number: flat?.number ?? null, project: project?.name ?? null };
    });
  }

  /** Ends one subscription of an address, as often as it is called. Refuses one that is not of this address. */
  async function endOfEmail(email: string, id: string) {
    if (!isUuid(id)) return refuse({ kind: 'unknown-subscription' } as const);
    return db.transaction().execute(async (transaction) => {
      const found = await transaction
        .updateTable('subscription')
        .set({ state: 'ended', ended_at: sql`coalesce(ended_at, ${clock()})` })
        .where('id', '=', id)
        .where('email', '=', email)
        .returning('id')
        .executeTakeFirst();
      if (!found) return refuse({ kind: 'unknown-subscription' } as const);
      await forgetLinks(transaction, found.id);
      return ok({});
    });
  }

  return {
    ...{ subscribe, confirmSubscription: confirm, endSubscription: end },
    ...{ subscriptionsOf: ofEmail, endSubscriptionOf: endOfEmail },
  };
}

async function forgetLinks(transaction: Kysely<LeadsTables>, subscription: string): Promise<void> {
  await transaction.updateTable('subscription_request').set({ token_hash: null }).where('subscription_id', '=', subscription).execute();
}
