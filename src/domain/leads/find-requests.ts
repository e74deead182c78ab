import { type Kysely, sql } from 'kysely';
import { nameBeginnings, phoneBeginning } from '../../base/typed-beginning.ts';
import { beginsWith } from '../../platform/database/begins-with.ts';
import type { LeadsTables } from './leads.tables.ts';

/** Requests to be called back as people of the office look for them. */
export function makeFindRequests({ db }: { db: Kysely<LeadsTables> }) {
  /** By the beginning of a phone or a name; the newest first. */
  async function findRequests(typed: string, most: number) {
    const rows = await db
      .selectFrom('consultation')
      .select(['id', 'name', 'phone', 'received_at', 'state', 'apartment_slug as flat'])
      .where(({ or, ref }) => or([beginsWith(ref('phone'), [phoneBeginning(typed)]), beginsWith(ref('name'), nameBeginnings(typed))]))
      .orderBy('received_at', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ received_at, state, ...row }) => ({ ...row, at: received_at.toISOString(), isNew: state === 'new' }));
  }

  /** Requests without an answer, the oldest first. */
  const openRequests = (most: number) =>
    db
      .selectFrom('consultation')
      .select(['id', 'name', 'phone', 'received_at', 'apartment_slug as flat'])
      .where('state', '=', 'new')
      .orderBy('received_at')
      .limit(most)
      .execute();

  const countOpenRequests = async () =>
    (
      await db
        .selectFrom('consultation')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('state', '=', 'new')
        .executeTakeFirstOrThrow()
    ).count;

  return { findRequests, openRequests, countOpenRequests };
}
