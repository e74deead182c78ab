import type { Kysely } from 'kysely';
import type { Clock } from '../../../base/clock.ts';
import type { Rate } from '../../../base/money.ts';
import type { Result } from '../../../base/result.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';
import type { InventoryRecord } from '../inventory-port.ts';
import type { ImportRefusal, ImportReport } from './import-answer.ts';
import type { Answers } from './sheets/questions.ts';
import type { Comparison, Difference } from './staging/difference.store.ts';
import type { ProjectCounts } from './staging/projects.store.ts';
import type { Session, Transaction } from './staging/staging.store.ts';

export const defaultLimitBytes = 100_000_000;

export type ImportContext = {
  db: Kysely<CatalogueTables>;
  /** Lends a session whose temporary tables outlive transactions, as `session` of the database does. */
  session: <Answer>(work: (session: Kysely<CatalogueTables>) => Promise<Answer>) => Promise<Answer>;
  clock: Clock;
  /** Today's rate for the price history; without one, new and changed prices are refused. */
  rate: Rate | null;
  announce: (transaction: Kysely<CatalogueTables>, topic: string) => Promise<void>;
};
/**
 * `bytes` is the size when it is known beforehand. The feed is read once; pass a local copy, so that a slow sender does not block other
 * imports.
 */
export type Feed = { name: string; open: () => AsyncIterable<Uint8Array>; bytes?: number };
/** The fault of another system that sent no file. */
export type RecordsFeed = { name: string; records: readonly InventoryRecord[] };
export type ImportOptions = {
  dryRun: boolean;
  /** Loads the good rows of a feed that has bad ones. A file that is broken as a whole is refused all the same. */
  skipBad: boolean;
  /** Accepts that more than half of a project's listed flats are delisted. */
  allowGone?: boolean;
  /** Accepts that prices jump and that much is sold or delisted at once. Never given to a feed without a person to confirm it. */
  allowJump?: boolean;
  limitBytes?: number;
  /** The answers that were given about the price list of the source. */
  answers?: Answers;
  /** Ends the import, with the catalogue as before and the signal's reason thrown, unless it writes already. */
  signal?: AbortSignal;
  onProgress?: (progress: { bytes: number; flats: number }) => void;
  /** Called with the difference before anything is written for good. */
  onDifference?: (difference: Difference) => void;
  /** Goes on where the limits of changes would stop it, and names in the report why they would. For a trial alone. */
  collectsWarnings?: boolean;
  /** What the person who asks does, and with which request, stands in the audit, and not that something was imported. */
  inOwnName?: boolean;
  /** A person gives it: that is stronger than what the office decides, and than prices of ours. */
  isByHand?: boolean;
  /** Of what a person gives: prices that it changes are ours from then on, because a feed or the CRM says others. */
  overridesSource?: boolean;
  /** Stores the difference row by row. */
  rows?: RowsOfImport;
};

/** What takes part in an import to store its difference; each step is called once, in this order. */
export type RowsOfImport = {
  /** With the temporary tables of the comparison, before the transaction. */
  compared: (session: Session, comparison: Comparison) => Promise<void>;
  /** In the transaction that writes, before the difference is read: may take rows out of the comparison, or refuse. */
  begin?: (trx: Transaction, houses: ProjectCounts) => Promise<Pick<ImportRefusal, 'kind' | 'message'> | null>;
  /** In the same transaction, when all is written. */
  applied?: (trx: Transaction, report: ImportReport) => Promise<void>;
  /** With the temporary tables, when the transaction has ended. */
  ended?: (session: Session, answer: Result<ImportReport, ImportRefusal>) => Promise<void>;
};
