import { ok, type Result, refuse } from '../../../base/result.ts';
import { announceFlats } from '../availability.store.ts';
import { hearStatuses } from '../prices/planned-statuses.store.ts';
import { hearSource } from '../prices/price-overrides.store.ts';
import { reasonToConfirm } from './change-limits.ts';
import { emptiedProblem, type ImportRefusal, type ImportReport, refusal } from './import-answer.ts';
import type { Feed, ImportContext, ImportOptions, RecordsFeed } from './import-options.ts';
import { ProblemList } from './problem-list.ts';
import type { Questions } from './sheets/questions.ts';
import type { stageFeed } from './stage-feed.ts';
import { applyFlats, changedFlats, countHeld, countTakenMeanwhile } from './staging/apply.store.ts';
import { projectsOfFile } from './staging/change-limits.store.ts';
import { type Difference, emptiedProjects, readDifference } from './staging/difference.store.ts';
import { writeProjects } from './staging/projects.store.ts';
import { storeReport } from './staging/report.store.ts';
import type { Session, Transaction } from './staging/staging.store.ts';

export type Run = {
  context: ImportContext;
  feed: Feed | RecordsFeed;
  options: ImportOptions;
  startedAt: Date;
  problems: ProblemList;
  questions: Questions;
};
export type StagedForm = Awaited<ReturnType<typeof stageFeed>>;

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

/** Writes what the comparison has found, all or nothing; a dry run and a refusal leave the catalogue as it is. */
export const writeDifference = (session: Session, running: Run & { form: StagedForm }): Promise<Result<ImportReport, ImportRefusal>> =>
  session
    .transaction()
    .execute((trx) => write(trx, running))
    .catch(rolledBack);

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
    putOff: (await countHeld(trx)) + (isChanged ? await countTakenMeanwhile(trx) : 0),
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
      // Reports from before name none: they have confirmed all.
      confirmedProjects: options.allowJump ? await projectsOfFile(trx) : [],
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
