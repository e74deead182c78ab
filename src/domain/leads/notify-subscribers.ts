import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { type OutboxMessage, putInOutbox } from '../../platform/outbox/outbox.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Announcement } from './announcement.ts';
import { apartmentStateOf, isSameState } from './apartment-state.ts';
import type { LeadsTables } from './leads.tables.ts';
import { letterMessage } from './letters/letter-task.ts';

type Context = {
  db: Kysely<LeadsTables>;
  clock: Clock;
  catalogue: Pick<Catalogue, 'findFlat'>;
  announcements: () => readonly Announcement[];
};

/** Identifies the recipient in the key without naming a person. */
const person = (email: string) => createHash('sha256').update(email).digest('hex').slice(0, 32);

/** Compares the last notified state with the present one, and puts an e-mail for every difference into the outbox. */
export function makeNotifier({ db, clock, catalogue, announcements }: Context) {
  /**
   * One e-mail to each address for each new announcement, however many processes check and whichever of its subscriptions match. Entries
   * that are public at the first check of a kind are not announced.
   */
  async function notifyOfAnnouncements(): Promise<void> {
    const now = announcements();
    const known = await db.selectFrom('published').select(['kind', 'slug']).execute();
    const isKnown = (kind: string, slug: string) => known.some((one) => one.kind === kind && one.slug === slug);
    const fresh = now.filter(({ kind, slug }) => !isKnown(kind, slug));
    if (fresh.length === 0) return;
    const unwatched = [...new Set(fresh.map(({ kind }) => kind))].filter((kind) => !isKnown(kind, ''));
    await db.transaction().execute(async (transaction) => {
      const rows = [...unwatched.map((kind) => ({ kind, slug: '' })), ...fresh.map(({ kind, slug }) => ({ kind, slug }))];
      const seen = await transaction
        .insertInto('published')
        .values(rows.map((row) => ({ ...row, first_seen_at: clock() })))
        .onConflict((conflict) => conflict.columns(['kind', 'slug']).doNothing())
        .returning(['kind', 'slug'])
        .execute();
      const ours = fresh.filter(
        ({ kind, slug }) => !unwatched.includes(kind) && seen.some((row) => row.kind === kind && row.slug === slug),
      );
      const messages: OutboxMessage[] = [];
      for (const announcement of ours) messages.push(...(await messagesOf(transaction, announcement)));
      await putInOutbox(transaction, clock, messages);
    });
  }

  async function messagesOf(transaction: Kysely<LeadsTables>, announcement: Announcement): Promise<OutboxMessage[]> {
    const readers = await transaction
      .selectFrom('subscription')
      .select(['id', 'email', 'kind', 'subject'])
      .where('state', '=', 'active')
      .where('kind', 'in', announcement.kind === 'news' ? ['news', 'project'] : ['project'])
      .orderBy('kind', 'desc')
      .execute();
    // Projects first: their e-mail says more, and the second one with the same key is skipped.
    return readers
      .filter(({ kind, subject }) => kind === 'news' || announcement.projects.includes(subject))
      .map(({ id, email }) =>
        letterMessage(`published:${announcement.kind}:${announcement.slug}:${person(email)}`, {
          about: 'announcement',
          subscription: id,
          announcement,
        }),
      );
  }

  /** One e-mail to each subscriber for each change of price or status since the last one, however many processes look. */
  async function notifyOfApartments(isStopped: () => boolean): Promise<void> {
    const subscriptions = await db
      .selectFrom('subscription')
      .select(['id', 'subject', 'told'])
      .where('state', '=', 'active')
      .where('kind', '=', 'apartment')
      .execute();
    for (const { id, subject, told } of subscriptions) {
      if (isStopped()) return;
      const now = apartmentStateOf(catalogue, subject);
      if (!now || (told && isSameState(told, now))) continue;
      await db.transaction().execute(async (transaction) => {
        const changed = await transaction
          .updateTable('subscription')
          .set({ told: sql`${JSON.stringify(now)}::jsonb` })
          .where('id', '=', id)
          .where('state', '=', 'active')
          .where(sql<boolean>`told is not distinct from ${told && JSON.stringify(told)}::jsonb`)
          .returning('id')
          .execute();
        if (changed.length === 0 || !told) return;
        const key = `apartment:${id}:${clock().toISOString()}:${JSON.stringify(now)}`;
        await putInOutbox(transaction, clock, [letterMessage(key, { about: 'apartment', subscription: id, before: told, after: now })]);
      });
    }
  }

  /** Leaves the rest to the next run once it is stopped. */
  async function notifySubscribers(isStopped: () => boolean = () => false): Promise<void> {
    await notifyOfAnnouncements();
    await notifyOfApartments(isStopped);
  }

  return { notifySubscribers };
}
