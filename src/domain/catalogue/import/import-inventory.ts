import { ok, type Result, refuse } from '../../../base/result.ts';
import { actFor } from '../../../platform/database/database.ts';
import { DatabaseAway } from '../../../platform/database/presence.ts';
import { Unreachable } from '../../../platform/http/unreachable.ts';
import { announceFlats } from '../availability.store.ts';
import { hearStatuses } from '../prices/planned-statuses.store.ts';
import { hearSource } from '../prices/price-overrides.store.ts';
import { reasonToConfirm } from './change-limits.ts';
import { isConnectionLoss } from './connection-loss.ts';
import { FeedFault } from './feed-record.ts';
import { counted, emptiedProblem, type ImportRefusal, type ImportReport, openQuestions, refusal } from './import-answer.ts';
import { defaultLimitBytes, type Feed, type ImportContext, type ImportOptions, type RecordsFeed } from './import-options.ts';
import { ProblemList } from './problem-list.ts';
import { readFeed } from './readers/read-feed.ts';
import { recordItems } from './readers/record-items.ts';
import { Questions } from './sheets/questions.ts';
import { stageFeed } from './stage-feed.ts';
import { applyFlats, changedFlats, countTakenMeanwhile } from './staging/apply.store.ts';
import { crossCheck, recogniseProjects } from './staging/cross-checks.store.ts';
import { compareFlats, type Difference, emptiedProjects, readDifference } from './staging/difference.store.ts';
import { leaveOutEmpty, takeKnownPlaces } from './staging/known-places.store.ts';
import { askOfNewSections } from './staging/new-sections.store.ts';
import { writeProjects } from './staging/projects.store.ts';
import { storeReport } from './staging/report.store.ts';
import { createStaging, endStaging, type Session, type Transaction, takeImportLock } from './staging/staging.store.ts';

export type { Problem } from './feed-record.ts';
export { type ImportRefusal, type ImportReport, waitsForHand } from './import-answer.ts';
export { defaultLimitBytes, type Feed, type ImportContext, type ImportOptions, type RecordsFeed } from './import-options.ts';
export type { Question } from './sheets/questions.ts';

/** Ends the transaction without its writes. */
class RolledBack extends Error {
  readonly answer: Result<ImportReport, ImportRefusal>;
  constructor(answer: Result<ImportReport, ImportRefusal>) {
    super('rolled back');
    this.answer = answer;
  }
}

function rolledBack(cause: unknown): RolledBack['answer'] {
  if (cause instanceof RolledBack) return cause.answer;
  throw cause;
}

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

type Run = {
  context: ImportContext;
  feed: Feed | RecordsFeed;
  options: ImportOptions;
  startedAt: Date;
  problems: ProblemList;
  questions: Questions;
};

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
    await leaveOutEmpty(session);
    if (options.isByHand) await askOfNewSections(session, questions);
    if (questions.open.length > 0) return refuse(openQuestions(questions.open));
    await crossCheck(session, problems);
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
    const answer = await session
      .transaction()
      .execute((trx) => write(trx, { ...running, form }))
      .catch(rolledBack);
    await options.rows?.ended?.(session, answer);
    return answer;
  } finally {
    // A session that is lost has ended by itself, perhaps after the commit.
    await endStaging(session).catch((cause: unknown) => {
      if (!isConnectionLoss(cause)) throw cause;
    });
  }
}

async function write(
  trx: Transaction,
  { context, feed, options, startedAt, problems, form: { provides, passedOver, leftOut } }: Run & { form: StagedForm },
): Promise<Result<ImportReport, ImportRefusal>> {
  const warned = new ProblemList();
  const stop = (kind: ImportRefusal['kind'], message: string): never => {
    const warnings = warned.sorted();
    for (const warning of warnings) problems.add(warning);
    problems.count += warned.count - warnings.length;
    throw new RolledBack(refuse({ ...refusal(kind, message, problems), warnings }));
  };
  const warn: typeof stop | (() => void) = options.collectsWarnings ? () => undefined : stop;
  const { isByHand = false, overridesSource = false } = options;
  const now = context.clock();
  const projectCounts = await writeProjects(trx);
  const refused = await options.rows?.begin?.(trx, projectCounts);
  if (refused) stop(refused.kind, refused.message);
  const difference = await readDifference(trx, projectCounts, { now, provides, isByHand });
  options.onDifference?.(difference);
  const emptied = options.allowGone ? [] : await emptiedProjects(trx);
  for (const { project, gone, listed } of emptied) warned.add(emptiedProblem(project, gone, listed));
  if (emptied.length > 0)
    warn('too-many-gone', 'More than half of the listed flats of a project are not in the feed. Nothing was changed.');
  const { flats } = difference;
  if (!context.rate && flats.new + flats.price > 0)
    stop(
      'rate-missing',
      'No dollar rate is known, so new prices cannot be kept in both currencies. Give one with --rate, or store it first.',
    );
  const stopped = options.allowJump ? null : await reasonToConfirm(trx, { now, rate: context.rate }, warned);
  if (stopped) warn(...stopped);

  const isChanged = [...Object.values(projectCounts), flats.new, flats.price, flats.status, flats.other, flats.returned, flats.gone].some(
    Boolean,
  );
  if (isChanged) await applyFlats(trx, { now, provides, rate: context.rate, isByHand, overridesSource });
  if (!isByHand) await hearSource(trx, now);
  if (!isByHand && provides.has('status')) await hearStatuses(trx);
  const report: ImportReport = {
    outcome: isChanged ? 'applied' : 'unchanged',
    difference,
    putOff: difference.kept.count + (isChanged ? await countTakenMeanwhile(trx) : 0),
    passedOver,
    leftOut,
    problems: problems.sorted(),
    problemCount: problems.count,
    warnings: options.collectsWarnings ? warned.sorted() : [],
    startedAt,
    finishedAt: context.clock(),
  };
  if (options.dryRun) throw new RolledBack(ok(report));
  await storeReport(trx, {
    source: feed.name,
    ...report,
    summary: {
      ...difference,
      putOff: report.putOff,
      passedOver,
      leftOut,
      problemCount: report.problemCount,
      confirmed: options.allowJump ?? false,
    },
  });
  await options.rows?.applied?.(trx, report);
  if (isChanged) await announce(trx, { context, difference, now });
  return ok(report);
}

/** What a snapshot in memory can take over flat by flat is announced so; new flats, projects and other fields are read anew. */
async function announce(
  trx: Transaction,
  { context, difference: { flats, houses }, now }: { context: ImportContext; difference: Difference; now: Date },
): Promise<void> {
  if (flats.new + flats.other > 0 || Object.values(houses).some(Boolean)) return context.announce(trx, 'catalogue');
  const count = flats.price + flats.status + flats.returned + flats.gone;
  await announceFlats(trx, changedFlats, { count, at: now, announce: context.announce });
}

type StagedForm = Awaited<ReturnType<typeof stageFeed>>;

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
