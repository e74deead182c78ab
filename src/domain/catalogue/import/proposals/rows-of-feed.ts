import { createReadStream } from 'node:fs';
import { sql } from 'kysely';
import type { Clock } from '../../../../base/clock.ts';
import { waitsForHand } from '../import-answer.ts';
import type { RowsOfImport } from '../import-options.ts';
import type { Session, Transaction } from '../staging/staging.store.ts';
import { aboutReport, type ProposalAbout, recount } from './proposal.store.ts';
import { dropFile, storeFile } from './proposal-file.store.ts';
import { leftToHand } from './rules.store.ts';
import { digestOf, leaveOut, markDeclined, stageRows, storeRows } from './staged-changes.store.ts';

type WatchedFile = { source: string; file: string; clock: Clock };

/**
 * Of a watched feed: what passes by itself is a proposal that is applied already, and can be undone; what the brakes or a rule stop is one that
 * waits for a hand, a single one for each feed. What people have declined of the feed is left out while the feed says the same.
 */
export function rowsOfFeed({ source, file, clock }: WatchedFile): RowsOfImport {
  let digest = '';
  const add = async (trx: Transaction, about: ProposalAbout, state: { state: 'open' | 'applied'; applied_at?: Date }) => {
    const made = {
      source,
      file_name: source.slice(-300),
      origin: 'feed',
      made_by: null,
      made_at: clock(),
      read_at: clock(),
      digest,
    } as const;
    const added = await trx
      .insertInto('import_proposal')
      .values({ ...made, ...state })
      .returning('number')
      .executeTakeFirstOrThrow();
    await storeRows(trx, added.number);
    await recount(trx, added.number, about);
    return added.number;
  };
  return {
    async compared(session, comparison) {
      await stageRows(session, comparison);
      await markDeclined(session, source);
    },
    async begin(trx, houses) {
      digest = await digestOf(trx, houses);
      await leaveOut(trx);
      const kinds = await leftToHand(trx, source);
      return kinds.length > 0 ? { kind: 'needs-hand', message: `A person looks at these changes of the feed: ${kinds.join(', ')}.` } : null;
    },
    async applied(trx, report) {
      await discardWaiting(trx, source);
      if (report.outcome === 'applied' && (await takesRows(trx)))
        await add(trx, aboutReport(report), { state: 'applied', applied_at: clock() });
    },
    async ended(session: Session, answer) {
      if (answer.ok || !waitsForHand.includes(answer.refusal.kind)) return;
      const { problems: warnings } = answer.refusal;
      await session.transaction().execute(async (trx) => {
        if ((await waitingDigest(trx, source)) === digest) return;
        await discardWaiting(trx, source);
        await storeFile(trx, await add(trx, { warnings }, { state: 'open' }), createReadStream(file));
      });
    },
  };
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
    .where('origin', '=', 'feed')
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();

const waitingDigest = async (trx: Transaction, source: string) => (await waitingOf(trx, source))?.digest ?? null;

/** The feed says something else by now. */
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
