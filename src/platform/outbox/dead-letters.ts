import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { announceChange, type OpenKysely } from '../database/database.ts';
import type { OutboxTables } from './outbox.tables.ts';
import { topic } from './outbox.ts';

export type DeadLetter = { id: string; kind: string; key: string; attempts: number; ended_at: Date | null; last_fault: string | null };

/** The dead letters, the oldest first. Their faults may name a person: they are for the operator only. */
export const listDeadLetters = (db: Kysely<OutboxTables>): Promise<DeadLetter[]> =>
  db
    .selectFrom('outbox')
    .select(['id', 'kind', 'key', 'attempts', 'ended_at', 'last_fault'])
    .where('state', '=', 'dead')
    .orderBy('ended_at')
    .orderBy('id')
    .execute();

/** The records that a payload may name, by the names that it gives them; the first that it has is what the message is about. */
const named = { deal: 'deal', consultation: 'consultation', client: 'client', subscription: 'subscription', paymentId: 'payment' } as const;
export type LetterSubject = { type: (typeof named)[keyof typeof named]; id: string };

/** The subjects of dead letters, by reference: neither their receivers nor their texts. */
export async function listDeadSubjects(db: Kysely<OutboxTables>, most: number) {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'attempts', 'created_at', 'ended_at', 'last_fault', 'payload'])
    .where('state', '=', 'dead')
    .orderBy('ended_at')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ payload, ...row }) => ({ ...row, about: subjectOf(payload) }));
}

function subjectOf(payload: object | null): LetterSubject | null {
  for (const [name, type] of Object.entries(named)) {
    const id: unknown = (payload as Record<string, unknown> | null)?.[name];
    if (typeof id === 'string' && id.length <= 64) return { type, id };
  }
  return null;
}

/** How many messages of each kind have not left yet, and since when the oldest waits. */
export const countWaiting = (db: Kysely<OutboxTables>): Promise<{ kind: string; count: number; oldest: Date }[]> =>
  db
    .selectFrom('outbox')
    .select(['kind', sql<number>`count(*)::int`.as('count'), sql<Date>`min(created_at)`.as('oldest')])
    .where('state', '=', 'waiting')
    .groupBy('kind')
    .orderBy('kind')
    .execute();

export const countDead = async (db: Kysely<OutboxTables>): Promise<{ count: number; oldest: Date | null }> =>
  db
    .selectFrom('outbox')
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(ended_at)`.as('oldest')])
    .where('state', '=', 'dead')
    .executeTakeFirstOrThrow();

/** Makes dead letters due again under the same ids, all of them or those named; returns those that it revived. */
export async function retryDeadLetters(db: OpenKysely, clock: Clock, ids?: readonly string[]) {
  const revived = await (db as Kysely<OutboxTables>)
    .updateTable('outbox as letter')
    .from((build) =>
      build
        .selectFrom('outbox')
        .select(['id as dead_id', 'attempts as tried'])
        .where('state', '=', 'dead')
        .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
        .forUpdate()
        .as('dead'),
    )
    .whereRef('letter.id', '=', 'dead.dead_id')
    .set({ state: 'waiting', attempts: 0, due_at: clock(), ended_at: null })
    .returning(['letter.id', 'letter.kind', 'dead.tried as attempts'])
    .execute();
  if (revived.length > 0) await announceChange(db, topic);
  return revived;
}
