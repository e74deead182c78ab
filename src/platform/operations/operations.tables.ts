import type { ColumnType } from 'kysely';
import type { SourceName } from '../../contract/office/sources.ts';

type Difference = ColumnType<Record<string, number> | null, string | null, string | null>;

export type OperationsTables = {
  /** The last look at each source. */
  source_look: {
    source: SourceName;
    /** The camera or the bank of a source that has several; empty for the only one. */
    part: string;
    first_looked_at: Date;
    looked_at: Date;
    /** The last look that was answered. */
    answered_at: Date | null;
    /** The first of the looks since then that were not. */
    failing_since: Date | null;
    ok: boolean;
    /** The version that the source named, such as an ETag or a rate. */
    version: string | null;
    /** When that last was another one. */
    changed_at: Date | null;
    difference: Difference;
    why: string | null;
  };
  /** The last run of each job, in whichever process. */
  job_run: {
    name: string;
    began_at: Date;
    ended_at: Date;
    next_at: Date | null;
    ok: boolean;
    fault_at: Date | null;
    fault: string | null;
  };
  /** Messages of other systems that could not be read, without their content. */
  unreadable_message: {
    source: SourceName;
    /** SHA-256 of the body: a repeated message is one row. */
    hash: string;
    bytes: number;
    reason: string;
    first_at: Date;
    last_at: Date;
    times: number;
  };
  /** A source that broke its promise, until it is heard again. */
  source_alarm: { id: string; source: SourceName; part: string; broken_at: Date; back_at: Date | null };
};
