import { randomUUID } from 'node:crypto';
import type { OpenKysely } from '../../../src/platform/database/database.ts';

type Given = { kind?: string; payload?: object; fault?: string; at?: Date };

/** A message of the outbox that was given up; answers its id. */
export async function addDeadLetter(db: OpenKysely, { kind = 'sms', payload = {}, fault = 'the gateway did not answer', at }: Given = {}) {
  const id = randomUUID();
  const ended_at = at ?? new Date('2026-11-25T08:00:00Z');
  const times = { created_at: ended_at, due_at: ended_at, ended_at };
  await db
    .insertInto('outbox')
    .values({ id, kind, key: id, payload: JSON.stringify(payload), state: 'dead', attempts: 7, last_fault: fault, ...times })
    .execute();
  return id;
}
