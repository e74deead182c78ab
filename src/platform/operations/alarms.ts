import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { minuteMs } from '../../base/durations.ts';
import { type SourceName, sources } from '../../contract/office/sources.ts';
import type { OpenKysely } from '../database/database.ts';
import type { OperationsTables } from './operations.tables.ts';

/** A source that this configuration asks. */
export type WatchedSource = {
  source: SourceName;
  part: string /** The interval of its looks, where it is configured. */;
  everySeconds?: number;
};
export type SourceAlarm = { id: string; source: SourceName; part: string; brokenAt: Date; backAt: Date | null };

type Heard = { first_looked_at: Date; answered_at: Date | null; failing_since: Date | null } | undefined;

/** A feed that is asked once a day promises no hour: three intervals may pass, whichever is longer. */
export const promiseMs = ({ source, everySeconds = 0 }: WatchedSource): number =>
  Math.max(sources[source].promiseMinutes * minuteMs, 3 * everySeconds * 1_000);

/** When a source broke, or will break, its promise; null for one that promises nothing at this time. */
export function breaksAt(watched: WatchedSource, heard: Heard, startedAt: Date): Date | null {
  const since = sources[watched.source].isRegular
    ? (heard?.answered_at ?? heard?.first_looked_at ?? startedAt)
    : (heard?.failing_since ?? null);
  return since && new Date(since.getTime() + promiseMs(watched));
}

type Context = { db: Kysely<OperationsTables>; clock: Clock; watched: readonly WatchedSource[] };
type Notify = (transaction: OpenKysely, alarm: SourceAlarm) => Promise<void>;

const alarmOf = (row: OperationsTables['source_alarm']): SourceAlarm => ({
  id: row.id,
  source: row.source,
  part: row.part,
  brokenAt: row.broken_at,
  backAt: row.back_at,
});

/**
 * Opens an alarm for each source that is silent for longer than it promises, and ends it when the source is heard again. However many
 * processes look, each breach has one alarm and one end: the database has one open alarm of a source. `notify` writes in the same transaction.
 */
export function makeAlarms({ db, clock, watched }: Context) {
  const startedAt = clock();

  async function lookForBreaches(notify: Notify): Promise<void> {
    const now = clock();
    const looks = await db.selectFrom('source_look').selectAll().execute();
    const open = await listOpenAlarms(db);
    for (const one of watched) {
      const at = breaksAt(
        one,
        looks.find((look) => look.source === one.source && look.part === one.part),
        startedAt,
      );
      const isBroken = at !== null && at <= now;
      const alarm = open.find(({ source, part }) => source === one.source && part === one.part);
      if (isBroken && !alarm) await begin(one, now, notify);
      if (!isBroken && alarm) await end(alarm.id, now, notify);
    }
    // A source that is no longer asked has nothing to be silent about.
    const isWatched = ({ source, part }: SourceAlarm) => watched.some((one) => one.source === source && one.part === part);
    for (const alarm of open) if (!isWatched(alarm)) await end(alarm.id, now, () => Promise.resolve());
  }

  const begin = ({ source, part }: WatchedSource, now: Date, notify: Notify) =>
    db.transaction().execute(async (transaction) => {
      const row = { id: randomUUID(), source, part, broken_at: now, back_at: null };
      const made = await transaction
        .insertInto('source_alarm')
        .values(row)
        .onConflict((conflict) => conflict.columns(['source', 'part']).where('back_at', 'is', null).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (made) await notify(transaction, alarmOf(row));
    });

  const end = (id: string, now: Date, notify: Notify) =>
    db.transaction().execute(async (transaction) => {
      const row = await transaction
        .updateTable('source_alarm')
        .set({ back_at: now })
        .where('id', '=', id)
        .where('back_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
      if (row) await notify(transaction, alarmOf(row));
    });

  return { startedAt, lookForBreaches };
}

/** The oldest first. */
export const listOpenAlarms = async (db: Kysely<OperationsTables>): Promise<SourceAlarm[]> =>
  (await db.selectFrom('source_alarm').selectAll().where('back_at', 'is', null).orderBy('broken_at').orderBy('id').execute()).map(alarmOf);

export async function findAlarm(db: Kysely<OperationsTables>, id: string): Promise<SourceAlarm | null> {
  const row = await db.selectFrom('source_alarm').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? alarmOf(row) : null;
}
