import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { forgottenSince } from '../../base/retention.ts';
import type { SourceName } from '../../contract/office/sources.ts';
import type { Log } from '../log/log.ts';
import type { OperationsTables } from './operations.tables.ts';

/** A message of another system that could not be read. Its body is neither stored nor logged: it may name a person. */
export type UnreadableMessage = { source: SourceName; reason: string; body: string | Uint8Array };
export type NoteUnreadable = (message: UnreadableMessage) => Promise<void>;

/** Rows of one source; the newest stay. */
const mostOfSource = 100;

/** Notes messages that could not be read, a repeated one as one row. It never throws: the answer to the sender does not depend on it. */
export function makeUnreadableMessages({
  db,
  clock,
  log,
}: {
  db: Kysely<OperationsTables>;
  clock: Clock;
  log: Pick<Log, 'warn'>;
}): NoteUnreadable {
  return async function noteUnreadable({ source, reason, body }) {
    const now = clock();
    const hash = createHash('sha256').update(body).digest('hex');
    const bytes = typeof body === 'string' ? Buffer.byteLength(body) : body.length;
    try {
      await db
        .insertInto('unreadable_message')
        .values({ source, hash, bytes, reason, first_at: now, last_at: now, times: 1 })
        .onConflict((conflict) =>
          conflict.columns(['source', 'hash']).doUpdateSet({ last_at: now, reason, times: sql`unreadable_message.times + 1` }),
        )
        .execute();
      await sql`delete from unreadable_message where source = ${source} and hash not in
        (select hash from unreadable_message where source = ${source} order by last_at desc, hash limit ${mostOfSource})`.execute(db);
    } catch (fault) {
      log.warn({ source, code: (fault as { code?: unknown } | null)?.code }, 'an unreadable message could not be noted');
    }
  };
}

/** The newest first. */
export const listUnreadable = (db: Kysely<OperationsTables>, most: number) =>
  db.selectFrom('unreadable_message').selectAll().orderBy('last_at', 'desc').orderBy('hash').limit(most).execute();

export async function forgetUnreadable(db: Kysely<OperationsTables>, clock: Clock): Promise<void> {
  await db.deleteFrom('unreadable_message').where('last_at', '<=', forgottenSince('unreadable-message', clock())).execute();
}
