import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { LeadsTables } from './leads.tables.ts';

type Db = Kysely<LeadsTables>;
type Row = Insertable<LeadsTables['subscription']>;

/** The subscription of an address to a subject, added when there is none. The row stays locked: a concurrent request waits for this one. */
export async function addOrLock(db: Db, row: Omit<Row, 'id' | 'state'>) {
  await db
    .insertInto('subscription')
    .values({ ...row, id: randomUUID(), state: 'waiting' })
    .onConflict((conflict) => conflict.columns(['kind', 'subject', 'email']).doNothing())
    .execute();
  return db
    .selectFrom('subscription')
    .select(['id', 'state'])
    .where('kind', '=', row.kind)
    .where('subject', '=', row.subject)
    .where('email', '=', row.email)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** How many e-mails about subscribing were requested for an address after a time. */
export async function countRequests(db: Db, email: string, after: Date): Promise<number> {
  const { count } = await db
    .selectFrom('subscription_request')
    .innerJoin('subscription', 'subscription.id', 'subscription_request.subscription_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('subscription.email', '=', email)
    .where('subscription_request.asked_at', '>', after)
    .executeTakeFirstOrThrow();
  return count;
}

/** False when there is one with this idempotency key already. */
export async function addRequest(db: Db, request: Insertable<LeadsTables['subscription_request']>): Promise<boolean> {
  const added = await db
    .insertInto('subscription_request')
    .values(request)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('idempotency_key')
    .execute();
  return added.length > 0;
}

/** A subscription that waits, or has ended, waits for a confirmation in the language and with the consent of the newest request. */
export const waitAgain = (db: Db, id: string, given: Pick<Row, 'locale' | 'consent' | 'campaign'>) =>
  db
    .updateTable('subscription')
    .set({ state: 'waiting', ...given })
    .where('id', '=', id)
    .execute();

export async function forgetLinks(db: Db, subscription: string): Promise<void> {
  await db.updateTable('subscription_request').set({ token_hash: null }).where('subscription_id', '=', subscription).execute();
}
