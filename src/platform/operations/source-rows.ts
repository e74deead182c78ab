import type { Kysely } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { minuteMs } from '../../base/durations.ts';
import type { SourceRow } from '../../contract/office/operations-board.ts';
import { type SourceName, sources } from '../../contract/office/sources.ts';
import { listOpenAlarms, promiseMs, type WatchedSource } from './alarms.ts';
import type { JobBoard, listJobRuns } from './job-board.ts';
import type { OperationsTables } from './operations.tables.ts';

/** The name of the job that asks each source. */
export const jobs: Readonly<Record<SourceName, string>> = {
  'inventory-feed': 'inventory-feed',
  'crm-inventory': 'crm',
  crm: 'crm',
  rates: 'rates',
  bank: 'banks',
  'state-services': 'state-services',
  camera: 'cameras',
};

type Context = {
  watched: readonly WatchedSource[];
  runs: Awaited<ReturnType<typeof listJobRuns>>;
  jobBoard: Pick<JobBoard, 'has'>;
  clock: Clock;
};

export const textOf = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

/** The sources with their last answer, their next one and what is wrong with them. */
export async function readSourceRows(db: Kysely<OperationsTables>, { watched, runs, jobBoard, clock }: Context): Promise<SourceRow[]> {
  const looks = await db.selectFrom('source_look').selectAll().execute();
  const alarms = await listOpenAlarms(db);
  const now = clock();
  return watched.map((one): SourceRow => {
    const { source, part } = one;
    const isIts = (row: { source: SourceName; part: string }) => row.source === source && row.part === part;
    const look = looks.find(isIts);
    const next = runs.find(({ name }) => name === jobs[source])?.next_at;
    return {
      source,
      part,
      owner: sources[source].owner,
      promiseMinutes: Math.round(promiseMs(one) / minuteMs),
      lookedAt: textOf(look?.looked_at),
      answeredAt: textOf(look?.answered_at),
      isFailing: look ? !look.ok : false,
      brokenAt: textOf(alarms.find(isIts)?.brokenAt),
      version: look?.version ?? null,
      changedAt: textOf(look?.changed_at),
      difference: look?.difference ?? null,
      why: look?.why ?? null,
      nextLookAt: next && next > now ? textOf(next) : null,
      canLook: jobBoard.has(jobs[source]),
    };
  });
}
