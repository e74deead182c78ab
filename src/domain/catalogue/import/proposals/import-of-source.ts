import { sql } from 'kysely';
import type { Clock } from '../../../../base/clock.ts';
import { ok, type Result, refuse } from '../../../../base/result.ts';
import type { ImportOrigin } from '../../../../contract/office/imports/imports.ts';
import { type ImportRefusal, type ImportReport, waitsForHand } from '../import-answer.ts';
import { importInventory } from '../import-inventory.ts';
import type { Feed, ImportContext, ImportOptions, RecordsFeed, RowsOfImport } from '../import-options.ts';
import type { Transaction } from '../staging/staging.store.ts';
import { aboutReport, type ProposalAbout, recount } from './proposal.store.ts';
import { dropFile, storeFile } from './proposal-file.store.ts';
import { noteReplaced } from './replaced.store.ts';
import { leftToHand } from './rules.store.ts';
import { countDeclined, digestOf, leaveOut, markDeclined, newNames, stageRows, storeRows } from './staged-changes.store.ts';
import { packRecords } from './stored-records.ts';

export { FeedFault, type Problem } from '../feed-record.ts';
export { type ImportRefusal, waitsForHand } from '../import-answer.ts';
export type { Feed, ImportContext } from '../import-options.ts';
export { answersOf, rememberAnswers } from '../sheets/answers.store.ts';
export type { Answers, Question } from '../sheets/questions.ts';
export { sourceOfFile } from '../sources.store.ts';
export { withSpooledFeed } from '../spool-feed.ts';
export type { Difference, NamedFlat } from '../staging/difference.store.ts';
export { isApplied } from './proposal.store.ts';

export type GivenFeed = {
  /** A person stands behind a command and has its flags; a feed and the CRM go by their rules, and what those stop waits. */
  origin: Exclude<ImportOrigin, 'office'>;
  /** Whose answers, rules and declined changes count. */
  source: string;
  feed: Feed | RecordsFeed;
};
/** `declined`: flats that stay as they are because people have declined before what the source says of them. */
export type SourceReport = ImportReport & { declined: number };
/** `waitsAs` is the proposal that waits for a person. */
export type SourceRefusal = ImportRefusal & { waitsAs: number | null };

/**
 * Imports what no person looks at beforehand: of a watched feed, of the CRM and of the command. What passes is a proposal that is applied already,
 * with its rows, and can be undone; what the limits of changes or a rule stop of a feed or the CRM is one that waits for a hand, a single one for each
 * source. What people have declined of the source is left out while the source says the same. A trial stores nothing.
 */
export async function importOfSource(
  context: ImportContext,
  given: GivenFeed,
  options: Omit<ImportOptions, 'rows' | 'isByHand' | 'overridesSource' | 'inOwnName'>,
): Promise<Result<SourceReport, SourceRefusal>> {
  const { rows, found } = rowsOf(given, { clock: context.clock, dryRun: options.dryRun });
  const answer = await importInventory(context, given.feed, { ...options, rows });
  return answer.ok
    ? ok({ ...answer.value, declined: found.declined })
    : refuse({ ...answer.refusal, waitsAs: waitsForHand.includes(answer.refusal.kind) ? found.waitsAs : null });
}

type Added = { about: ProposalAbout; problems: ImportReport['problems'] } & ({ state: 'open' } | { state: 'applied'; applied_at: Date });

function rowsOf({ origin, source, feed }: GivenFeed, { clock, dryRun }: { clock: Clock; dryRun: boolean }) {
  const found = { declined: 0, waitsAs: null as number | null };
  const waits = origin !== 'command';
  let digest = '';
  async function add(trx: Transaction, { about, problems, ...state }: Added): Promise<number> {
    const now = clock();
    const made = { source, file_name: feed.name.slice(-300), origin, made_by: null, made_at: now, read_at: now, digest };
    const { number } = await trx
      .insertInto('import_proposal')
      .values({ ...made, ...state })
      .returning('number')
      .executeTakeFirstOrThrow();
    await storeRows(trx, number);
    await recount(trx, number, about, { problems });
    return number;
  }
  const rows: RowsOfImport = {
    async compared(session, comparison) {
      await stageRows(session, comparison);
      await markDeclined(session, source);
    },
    async begin(trx, houses) {
      digest = await digestOf(trx, houses);
      found.declined = await countDeclined(trx);
      await noteReplaced(trx);
      await leaveOut(trx);
      const kinds = waits ? await leftToHand(trx, source) : [];
      return kinds.length > 0 ? { kind: 'needs-hand', message: `A person looks at these changes of the feed: ${kinds.join(', ')}.` } : null;
    },
    async applied(trx, report) {
      if (waits) await discardWaiting(trx, source);
      if (report.outcome === 'applied' && (await takesRows(trx)))
        await add(trx, { about: aboutReport(report), problems: report.problems, state: 'applied', applied_at: clock() });
    },
    async ended(session, answer) {
      if (dryRun || !waits || answer.ok || !waitsForHand.includes(answer.refusal.kind)) return;
      const { warnings = [], problems } = answer.refusal;
      await session.transaction().execute(async (trx) => {
        const waiting = await waitingOf(trx, source);
        found.waitsAs = waiting?.number ?? null;
        if (waiting?.digest === digest) return;
        await discardWaiting(trx, source);
        const rowProblems = problems.filter((problem) => !warnings.includes(problem));
        const about = { warnings, problemCount: rowProblems.length, ...(await newNames(trx)), declined: await countDeclined(trx) };
        found.waitsAs = await add(trx, { about, problems: rowProblems, state: 'open' });
        await storeFile(trx, found.waitsAs, 'records' in feed ? packRecords(feed.records) : feed.open());
      });
    },
  };
  return { rows, found };
}

async function takesRows(trx: Transaction): Promise<boolean> {
  const { rows } = await sql<{ takes: boolean }>`select exists (
      select from staged_row where choice = 'take' and after is not null) as takes`.execute(trx);
  return rows[0]?.takes ?? false;
}

const waitingOf = (trx: Transaction, source: string) =>
  trx
    .selectFrom('import_proposal')
    .select(['number', 'digest'])
    .where('source', '=', source)
    .where('origin', 'in', ['feed', 'crm'])
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();

/** The source says something else by now. */
async function discardWaiting(trx: Transaction, source: string): Promise<void> {
  const waiting = await waitingOf(trx, source);
  if (!waiting) return;
  await trx
    .updateTable('import_proposal')
    .set(({ eb }) => ({ state: 'discarded', version: eb('version', '+', 1) }))
    .where('number', '=', waiting.number)
    .execute();
  await dropFile(trx, waiting.number);
}
