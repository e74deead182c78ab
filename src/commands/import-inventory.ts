// Loads an inventory feed into the catalogue: npm run import -- FILE [--dry-run] [--skip-bad] [--allow-gone] [--allow-jump] [--limit-mb N]
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { allMigrations } from '../app/migrations.ts';
import { systemClock } from '../base/clock.ts';
import { parseRate } from '../base/money.ts';
import {
  answersOf,
  type Feed,
  FeedFault,
  type ImportRefusal,
  importOfSource,
  rememberAnswers,
  sourceOfFile,
  withSpooledFeed,
} from '../domain/catalogue/import/proposals/import-of-source.ts';
import { makeMoney } from '../domain/money/money.ts';
import { ConfigError, readConfig } from '../platform/config/config.ts';
import { announceChange, DatabaseUnusable, migrate, openDatabase } from '../platform/database/database.ts';
import { asOperator, countOf } from './command.ts';
import { readAnswers } from './import-answers.ts';
import { progressBar } from './import-progress.ts';
import { differenceTable, problemLines, questionLines } from './import-table.ts';

const usage = `Usage: npm run import -- FILE [options]      FILE may be - for standard input; .gz is unpacked
  --dry-run       show the difference and change nothing
  --skip-bad      load the good rows of a feed that has bad ones
  --allow-gone    accept that more than half of a project's flats are gone
  --allow-jump    accept that prices jump, or that much is sold or gone, at once
  --answer KEY=TEXT   answers a question about a price list; may be given several times
  --answers FILE  the same from a JSON object of keys and answers
  --source NAME   whose answers are remembered; the name of the file without its days and months by default
  --limit-mb N    largest feed that is read, 100 by default
  --rate 41.25    hryvnias for a dollar in the price history, instead of the stored rate
`;
const waysOut: Partial<Record<ImportRefusal['kind'], string>> = {
  'questions-open': 'Answer with --answer "KEY=TEXT"; an import without --dry-run remembers the answers of the source.',
  'rows-bad': 'Mend them, or load the rest with --skip-bad.',
  'too-many-gone': 'If they are really gone, give --allow-gone.',
  'too-much-at-once': 'If it is meant, give --allow-jump.',
};
const exit = { done: 0, refused: 1, usage: 2 };

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      'skip-bad': { type: 'boolean', default: false },
      'allow-gone': { type: 'boolean', default: false },
      'allow-jump': { type: 'boolean', default: false },
      'limit-mb': { type: 'string', default: '100' },
      rate: { type: 'string' },
      answer: { type: 'string', multiple: true, default: [] },
      answers: { type: 'string' },
      source: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const limit = /^\d{1,6}$/.test(values['limit-mb']) ? Number(values['limit-mb']) : 0;
  const file = positionals[0];
  const rate = values.rate === undefined ? null : parseRate(values.rate);
  if (values.rate !== undefined && !rate) return null;
  const answers = readAnswers(values.answer, values.answers);
  if (answers === null) return null;
  if (values.help || positionals.length !== 1 || !file || limit === 0) return null;
  return {
    file,
    limitBytes: limit * 1_000_000,
    rate,
    answers,
    source: values.source,
    dryRun: values['dry-run'],
    skipBad: values['skip-bad'],
    allowGone: values['allow-gone'],
    allowJump: values['allow-jump'],
  };
}
type Arguments = NonNullable<ReturnType<typeof readArguments>>;

const print = (text: string) => process.stdout.write(`${text}\n`);
const complain = (text: string) => process.stderr.write(`${text}\n`);

async function importFrom(feed: Feed, { dryRun, skipBad, allowGone, allowJump, limitBytes, rate, ...given }: Arguments): Promise<number> {
  const config = readConfig();
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    onMaintenanceFault: (fault) => complain(String(fault)),
  });
  const bar = progressBar(feed.bytes, process.stderr);
  try {
    await migrate(database, allMigrations);
    const money = makeMoney({ db: database.kysely, clock: systemClock, announce: (transaction) => announceChange(transaction, 'money') });
    await money.reload();
    const source = given.source ?? (await sourceOfFile(database.kysely, basename(given.file)));
    const answers = { ...(await answersOf(database.kysely, source)), ...given.answers };
    if (!dryRun) await rememberAnswers(database.kysely, source, given.answers);
    const answer = await importOfSource(
      {
        db: database.kysely,
        session: database.session,
        clock: systemClock,
        rate: rate ?? money.currentRate()?.rate ?? null,
        announce: announceChange,
      },
      { origin: 'command', source, feed },
      {
        dryRun,
        skipBad,
        allowGone,
        allowJump,
        limitBytes,
        answers,
        onProgress: bar.show,
        onDifference: (difference) => {
          bar.end();
          print(differenceTable(difference));
        },
      },
    );
    bar.end();
    if (!answer.ok) {
      const { kind, message, problems, problemCount, questions = [] } = answer.refusal;
      complain(`Refused: ${message}`);
      if (questions.length > 0) complain(questionLines(questions));
      else if (problems.length > 1 || problems[0]?.message !== message) complain(problemLines(problems, problemCount));
      if (waysOut[kind]) complain(waysOut[kind]);
      return exit.refused;
    }
    const { outcome, passedOver, leftOut, declined, problems, problemCount, startedAt, finishedAt } = answer.value;
    if (declined > 0) print(`Declined in the office before, left as they are: ${countOf(declined, 'flat')}`);
    if (passedOver.length > 0) print(`Columns passed over: ${passedOver.join(', ')}`);
    if (Object.keys(leftOut).length > 0)
      print(
        `Not flats for sale, left out: ${Object.entries(leftOut)
          .map(([kind, count]) => `${kind} ${count}`)
          .join(', ')}`,
      );
    if (problemCount > 0) complain(`Skipped rows:\n${problemLines(problems, problemCount)}`);
    const seconds = ((finishedAt.getTime() - startedAt.getTime()) / 1000).toFixed(1);
    const done = { applied: 'Applied', unchanged: 'Nothing has changed' }[outcome];
    print(dryRun ? `Dry run: nothing was written (${seconds} s).` : `${done} in ${seconds} s.`);
    return exit.done;
  } finally {
    bar.end();
    await database.close();
  }
}

async function withFeed(given: Arguments, work: (feed: Feed) => Promise<number>): Promise<number> {
  if (given.file !== '-')
    return work({ name: basename(given.file), open: () => createReadStream(given.file), bytes: (await stat(given.file)).size });
  return withSpooledFeed(process.stdin, { limitBytes: given.limitBytes, clock: systemClock }, async (file) =>
    work({ name: 'standard input', open: () => createReadStream(file), bytes: (await stat(file)).size }),
  );
}

async function main(): Promise<number> {
  let given: Arguments | null;
  try {
    given = readArguments();
  } catch (cause) {
    complain(cause instanceof Error ? cause.message : String(cause));
    given = null;
  }
  if (!given) {
    complain(usage);
    return exit.usage;
  }
  const { file } = given;
  if (
    file !== '-' &&
    !(await stat(file).then(
      (found) => found.isFile(),
      () => false,
    ))
  ) {
    complain(`There is no file ${file}.`);
    return exit.usage;
  }
  const wanted = given;
  try {
    return await withFeed(wanted, (feed) => importFrom(feed, wanted));
  } catch (cause) {
    if (!(cause instanceof ConfigError || cause instanceof DatabaseUnusable || cause instanceof FeedFault)) throw cause;
    const isHeld = cause instanceof DatabaseUnusable && /in use by another process/.test(cause.message);
    complain(`Refused: ${cause.message}`);
    if (isHeld)
      complain(
        'If it is the server: stop the server, import, and start it again. To import beside it, start it with INVENTORY_URL, the address of the feed, or move to PostgreSQL with npm run move-to-postgres.',
      );
    return cause instanceof ConfigError ? exit.usage : exit.refused;
  }
}

process.exitCode = await asOperator('import-inventory', main);
