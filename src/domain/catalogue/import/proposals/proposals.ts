import { createReadStream } from 'node:fs';
import type { Kysely } from 'kysely';
import { ok, type Result, refuse } from '../../../../base/result.ts';
import { forgottenSince } from '../../../../base/retention.ts';
import type { OpenKysely } from '../../../../platform/database/database.ts';
import { sha256OfFile } from '../../../../platform/files/sha256-of-file.ts';
import type { CatalogueTables } from '../../catalogue.tables.ts';
import { FeedFault } from '../feed-record.ts';
import { defaultLimitBytes } from '../import-options.ts';
import { peek } from '../readers/feed-bytes.ts';
import { answersOf, forgetAnswer } from '../sheets/answers.store.ts';
import type { Answers } from '../sheets/questions.ts';
import { listSources, sourceOfFile } from '../sources.store.ts';
import { withSpooledFeed } from '../spool-feed.ts';
import type { Approval } from './approve-proposal.ts';
import { makeDecisions, tablesOf } from './decisions.ts';
import { findProposal, listProposals, readProblems } from './proposal.store.ts';
import { storeFile } from './proposal-file.store.ts';
import { namesOf, proposedPrices, readRows } from './proposal-rows.store.ts';
import { may } from './proposal-steps.ts';
import type { ProposalsContext } from './proposals-context.ts';
import type { Said } from './read-proposal.ts';
import { readRule, saveRule } from './rules.store.ts';

export { needsConfirming, type Proposal } from './proposal.store.ts';
export type { StoredRow } from './proposal-rows.store.ts';
export { allowedImportSteps } from './proposal-steps.ts';

/**
 * Files of flats that people look at before anything changes. A file is stored, read and compared, which makes the rows of its proposal; an
 * approval compares it again and writes the rows that were taken, all or none, and an undo takes them back where they are as the import has
 * left them. What a watched feed, the CRM or the command changes is a proposal too, applied already.
 */
export function makeProposals(context: ProposalsContext) {
  const { db, clock, limitBytes = defaultLimitBytes } = context;
  // The readers of files need not be loaded by a start.
  const read = async (number: number, said: Said = {}) => (await import('./read-proposal.ts')).readProposal(context, number, said);

  /** Stores a file; the same one that waits already is the same proposal. Harmless when repeated. */
  async function send(
    bytes: AsyncIterable<Uint8Array>,
    { name, by }: { name: string; by: string },
  ): Promise<Result<{ number: number }, { kind: 'file-too-large' } | { kind: 'file-empty' }>> {
    try {
      const { head, all } = await peek(bytes, 1);
      if (head.length === 0) return refuse({ kind: 'file-empty' });
      return await withSpooledFeed(all, { limitBytes, clock }, async (file) => {
        return ok({ number: await storeOnce(file, { sha: await sha256OfFile(file), name, by }) });
      });
    } catch (cause) {
      if (cause instanceof FeedFault && cause.problem.code === 'too-large') return refuse({ kind: 'file-too-large' });
      throw cause;
    }
  }

  function storeOnce(file: string, { sha, name, by }: { sha: string; name: string; by: string }): Promise<number> {
    return db.transaction().execute(async (trx) => {
      const waiting = await trx
        .selectFrom('import_proposal')
        .select('number')
        .where('sha', '=', sha)
        .where('file_name', '=', name)
        .where('state', 'in', ['new', 'questions', 'refused', 'open'])
        .executeTakeFirst();
      if (waiting) return waiting.number;
      const about = {
        source: await sourceOfFile(trx, name),
        file_name: name,
        origin: 'office',
        made_by: by,
        made_at: clock(),
        sha,
      } as const;
      const { number } = await trx.insertInto('import_proposal').values(about).returning('number').executeTakeFirstOrThrow();
      await storeFile(trx, number, createReadStream(file));
      return number;
    });
  }

  async function answer(number: number, answers: Answers) {
    const found = await findProposal(db, number);
    if (!found) return refuse({ kind: 'unknown-import' } as const);
    if (!may(found, 'answer')) return refuse({ kind: 'import-moved' } as const);
    return read(number, { given: answers });
  }

  /** A file that a person has given is of this source; what that has answered holds for it. */
  async function nameSource(number: number, name: string) {
    const found = await findProposal(db, number);
    if (!found) return refuse({ kind: 'unknown-import' } as const);
    if (!may(found, 'read') || found.origin !== 'office') return refuse({ kind: 'import-moved' } as const);
    const known = (await listSources(db)).find((one) => one.toLocaleLowerCase('uk') === name.toLocaleLowerCase('uk'));
    return read(number, { source: known ?? name });
  }

  const { choose, discard, undo } = makeDecisions(context);

  return {
    send,
    read: (number: number) => read(number),
    answer,
    nameSource,
    sources: () => listSources(db),
    approve: async (asked: Approval) => (await import('./approve-proposal.ts')).approveProposal(context, asked),
    choose,
    discard,
    undo,
    list: (before: number | null) => listProposals(db, before),
    find: (number: number) => findProposal(db, number),
    rows: (number: number, asked: Parameters<typeof readRows>[2]) => readRows(db, number, asked),
    pricesOf: (number: number, apartmentIds: readonly number[]) => proposedPrices(db, number, apartmentIds),
    namesOf: (rows: Parameters<typeof namesOf>[1]) => namesOf(db, rows),
    problems: (number: number) => readProblems(db, number),
    answersOf: (source: string) => answersOf(db, source),
    forgetAnswer: (transaction: OpenKysely, given: { source: string; key: string }) => forgetAnswer(tablesOf(transaction), given),
    ruleOf: (source: string) => readRule(db, source),
    saveRule: (transaction: OpenKysely, rule: Parameters<typeof saveRule>[1]) => saveRule(tablesOf(transaction), rule),
    /** The proposals of feeds and of the CRM that wait for a hand, the oldest first. */
    waiting: () => waitingOfSources(db),
    async forgetOld() {
      await db.deleteFrom('import_proposal').where('made_at', '<=', forgottenSince('import', clock())).execute();
    },
  };
}
export type Proposals = ReturnType<typeof makeProposals>;

const waitingOfSources = (db: Kysely<CatalogueTables>) =>
  db
    .selectFrom('import_proposal')
    .select(['number', 'source', 'made_at'])
    .where('origin', 'in', ['feed', 'crm'])
    .where('state', '=', 'open')
    .orderBy('number')
    .execute();
