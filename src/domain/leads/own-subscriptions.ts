import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { ok, refuse } from '../../base/result.ts';
import { isUuid } from '../../base/uuid.ts';
import type { Subscription } from '../../contract/leads/leads.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { LeadsTables } from './leads.tables.ts';
import { forgetLinks } from './subscription.store.ts';

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

/** The subscriptions of an address whose owner has proven it. */
export function makeOwnSubscriptions({ db, clock, catalogue }: Context) {
  /** The subscriptions of an address, the newest first. The caller has proven the address. */
  async function subscriptionsOf(email: string): Promise<OwnSubscription[]> {
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
  async function endSubscriptionOf(email: string, id: string) {
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

  async function watchersOf(slugs: readonly string[]): Promise<number> {
    const { count } = await db
      .selectFrom('subscription')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('state', '=', 'active')
      .where('kind', '=', 'apartment')
      .where(sql<boolean>`subject = any(${[...slugs]}::text[])`)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  return { subscriptionsOf, endSubscriptionOf, watchersOf };
}
