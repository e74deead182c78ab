import type { Problem } from './feed-record.ts';
import type { ProblemList } from './problem-list.ts';
import type { Difference } from './staging/difference.store.ts';

export type ImportReport = {
  outcome: 'applied' | 'unchanged';
  difference: Difference;
  /** How many flats wait for their holder: what the feed says of them has to be read again. */
  putOff: number;
  /** Titles of a table's columns that were not understood and therefore left aside. */
  passedOver: readonly string[];
  /** What the feed has beside flats for sale, by kind: rent, office, parking. */
  leftOut: Readonly<Record<string, number>>;
  /** Problems of skipped rows. The first ten thousand are stored; `problemCount` counts all. */
  problems: Problem[];
  problemCount: number;
  startedAt: Date;
  finishedAt: Date;
};

/** `message` is one sentence for the operator; `problems` name lines and fields in the order of the file. */
export type ImportRefusal = {
  kind: 'feed-broken' | 'rows-bad' | 'too-many-gone' | 'too-much-at-once' | 'rate-missing' | 'import-running' | 'database-lost';
  message: string;
  problems: Problem[];
  problemCount: number;
};

/** Refusals of what may be meant: only a person can say so. */
export const waitsForHand: readonly ImportRefusal['kind'][] = ['too-many-gone', 'too-much-at-once'];

export const refusal = (kind: ImportRefusal['kind'], message: string, problems: ProblemList): ImportRefusal => ({
  kind,
  message,
  problems: problems.sorted(),
  problemCount: problems.count,
});
