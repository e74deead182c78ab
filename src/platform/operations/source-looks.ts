import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import type { SourceName } from '../../contract/office/sources.ts';
import type { Log } from '../log/log.ts';
import type { OperationsTables } from './operations.tables.ts';
import { reasonOf } from './without-persons.ts';

/** A look at a source: what it answered, or why there was no answer. */
export type Look = {
  source: SourceName;
  part?: string;
  version?: string | null;
  difference?: Readonly<Record<string, number>> | null;
} & ({ ok: true } | { ok: false; fault: unknown });
/** Notes a look. It never throws: a source is not asked again because a note failed. */
export type NoteLook = (look: Look) => Promise<void>;

/** A source that is asked several times a second while it is down is noted this often. */
const sameAgainMs = 10_000;

/** Notes when each source was last looked at and heard; one row a source, written once a look. */
export function makeSourceLooks({ db, clock, log }: { db: Kysely<OperationsTables>; clock: Clock; log: Pick<Log, 'warn'> }): NoteLook {
  const last = new Map<string, { said: string; at: number }>();

  return async function noteLook(look: Look): Promise<void> {
    const { source, part = '', ok, version = null, difference = null } = look;
    const now = clock();
    const why = look.ok ? null : reasonOf(look.fault);
    const said = JSON.stringify([ok, version, difference, why]);
    const known = last.get(`${source} ${part}`);
    if (known?.said === said && now.getTime() - known.at < sameAgainMs) return;
    last.set(`${source} ${part}`, { said, at: now.getTime() });
    try {
      await db
        .insertInto('source_look')
        .values({
          source,
          part,
          first_looked_at: now,
          looked_at: now,
          ok,
          version,
          why,
          answered_at: ok ? now : null,
          failing_since: ok ? null : now,
          changed_at: version === null ? null : now,
          difference: difference && JSON.stringify(difference),
        })
        .onConflict((conflict) =>
          conflict.columns(['source', 'part']).doUpdateSet({
            looked_at: now,
            ok,
            why,
            answered_at: ok ? now : sql`source_look.answered_at`,
            failing_since: ok ? null : sql`coalesce(source_look.failing_since, excluded.failing_since)`,
            version: sql`coalesce(excluded.version, source_look.version)`,
            changed_at: sql`case when excluded.version is null or excluded.version = source_look.version
              then source_look.changed_at else excluded.changed_at end`,
            difference: sql`coalesce(excluded.difference, source_look.difference)`,
          }),
        )
        .execute();
    } catch (fault) {
      last.delete(`${source} ${part}`);
      log.warn({ source, code: (fault as { code?: unknown } | null)?.code }, 'a look at a source could not be noted');
    }
  };
}
