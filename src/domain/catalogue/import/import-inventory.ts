import { type Result, refuse } from '../../../base/result.ts';
import { actFor } from '../../../platform/database/database.ts';
import { DatabaseAway } from '../../../platform/database/presence.ts';
import { Unreachable } from '../../../platform/http/unreachable.ts';
import { isConnectionLoss } from './connection-loss.ts';
import { FeedFault } from './feed-record.ts';
import { counted, type ImportRefusal, type ImportReport, openQuestions, refusal } from './import-answer.ts';
import { defaultLimitBytes, type Feed, type ImportContext, type ImportOptions, type RecordsFeed } from './import-options.ts';
import { ProblemList } from './problem-list.ts';
import { readFeed } from './readers/read-feed.ts';
import { recordItems } from './readers/record-items.ts';
import { Questions } from './sheets/questions.ts';
import { stageFeed } from './stage-feed.ts';
import { crossCheck } from './staging/cross-checks.store.ts';
import { compareFlats } from './staging/difference.store.ts';
import { leaveOutEmpty, takeKnownPlaces, takeKnownStatuses } from './staging/known-places.store.ts';
import { askOfNewSections } from './staging/new-sections.store.ts';
import { recogniseProjects } from './staging/recognise.store.ts';
import { storeReport } from './staging/report.store.ts';
import { createStaging, endStaging, type Session, takeImportLock } from './staging/staging.store.ts';
import { type Run, type StagedForm, writeDifference } from './write-difference.ts';

export type { Problem } from './feed-record.ts';
export { type ImportRefusal, type ImportReport, waitsForHand } from './import-answer.ts';
export { defaultLimitBytes, type Feed, type ImportContext, type ImportOptions, type RecordsFeed } from './import-options.ts';
export type { Question } from './sheets/questions.ts';

/**
 * Makes the catalogue equal to the feed, all or nothing. The feed is read, checked and compared in temporary tables, piece by piece between
 * other work; one transaction at the end writes the differences. Flats are known by their external id; a second import of the same feed changes
 * nothing. Nothing is deleted: a flat that left the feed is no longer listed, unless it is held, and only in projects that the feed has; a
 * table delists only in sections that it has. A hold is never overridden. Each first and each changed price is added to the history. Every process is
 * notified of what changed. A report row is stored, of refusals too, but not of dry runs. Refuses broken files, bad rows (all named, with line and field),
 * emptied projects, jumps of prices and sales, prices without a rate, a second import at the same time, and a lost database connection;
 * then the catalogue is as before.
 */
export function importInventory(
  context: ImportContext,
  feed: Feed | RecordsFeed,
  options: ImportOptions,
): Promise<Result<ImportReport, ImportRefusal>> {
  const startedAt = context.clock();
  const inName: typeof actFor = options.inOwnName ? (_, work) => work() : actFor;
  return inName({ operation: 'import-inventory', why: feed.name }, async () => {
    const answer = await attempt(context, feed, options, startedAt);
    if (!answer.ok && !options.dryRun && answer.refusal.kind !== 'import-running')
      await storeRefusal(context, feed, startedAt, answer.refusal);
    return answer;
  });
}

async function attempt(
  context: ImportContext,
  feed: Feed | RecordsFeed,
  options: ImportOptions,
  startedAt: Date,
): Promise<Result<ImportReport, ImportRefusal>> {
  const problems = new ProblemList();
  const questions = new Questions(options.answers);
  try {
    return await context.session((session) => run(session, { context, feed, options, startedAt, problems, questions }));
  } catch (cause) {
    if (cause instanceof FeedFault) {
      if (questions.open.length > 0) return refuse(openQuestions(questions.open));
      problems.add(cause.problem);
      return refuse(refusal('feed-broken', cause.message, problems));
    }
    if (isConnectionLoss(cause)) {
      const why =
        cause instanceof Unreachable && !(cause instanceof DatabaseAway) ? cause.message : 'the connection to the database was lost';
      return refuse(refusal('database-lost', `${why.replace(/^./, (first) => first.toUpperCase())}. Nothing was changed.`, problems));
    }
    throw cause;
  }
}

async function run(session: Session, running: Run): Promise<Result<ImportReport, ImportRefusal>> {
  const { feed, options, problems, context, questions } = running;
  if (!(await takeImportLock(session)))
    return refuse(refusal('import-running', 'Another import is under way. Try again when it has ended.', problems));
  try {
    await createStaging(session);
    const form = await readInto(session, { feed, options, problems, questions });
    if (questions.open.length > 0) return refuse(openQuestions(questions.open));
    await recogniseProjects(session);
    await takeKnownPlaces(session, problems);
    await takeKnownStatuses(session, context.clock());
    await leaveOutEmpty(session);
    if (options.isByHand) await askOfNewSections(session, questions);
    if (questions.open.length > 0) return refuse(openQuestions(questions.open));
    await crossCheck(session, problems, { isTable: form.name === 'csv' });
    if (problems.count > 0 && !options.skipBad)
      return refuse(refusal('rows-bad', `${counted(problems.count, 'problem')} in the feed. Nothing was changed.`, problems));
    const comparison = {
      now: context.clock(),
      provides: form.provides,
      isByHand: options.isByHand ?? false,
      keepsOtherSections: form.name === 'csv',
    };
    await compareFlats(session, comparison);
    await options.rows?.compared(session, comparison);
    options.signal?.throwIfAborted();
    const answer = await writeDifference(session, { ...running, form });
    await options.rows?.ended?.(session, answer);
    return answer;
  } finally {
    // A session that is lost has ended by itself, perhaps after the commit.
    await endStaging(session).catch((cause: unknown) => {
      if (!isConnectionLoss(cause)) throw cause;
    });
  }
}

async function readInto(session: Session, { feed, options, problems, questions }: Omit<Run, 'context' | 'startedAt'>): Promise<StagedForm> {
  const progress = { bytes: 0, flats: 0 };
  const report = () => options.onProgress?.({ ...progress });
  const items =
    'records' in feed
      ? recordItems(feed.records)
      : readFeed({
          bytes: feed.open(),
          size: feed.bytes,
          limit: options.limitBytes ?? defaultLimitBytes,
          questions,
          onBytes: (total) => {
            progress.bytes = total;
            report();
          },
        });
  const onFlat = () => {
    progress.flats += 1;
  };
  const form = await stageFeed(session, { items, problems, onFlat, signal: options.signal });
  report();
  return form;
}

async function storeRefusal(
  context: ImportContext,
  feed: Feed | RecordsFeed,
  startedAt: Date,
  { kind, message, problems, problemCount }: ImportRefusal,
): Promise<void> {
  try {
    const summary = { kind, message, problemCount };
    await storeReport(context.db, { source: feed.name, startedAt, finishedAt: context.clock(), outcome: 'refused', summary, problems });
  } catch (cause) {
    // A lost database cannot store the report either; the refusal itself names it.
    if (!isConnectionLoss(cause)) throw cause;
  }
}
