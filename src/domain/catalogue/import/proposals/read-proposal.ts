import { ok, type Result, refuse } from '../../../../base/result.ts';
import type { ImportRefusal } from '../import-answer.ts';
import type { RowsOfImport } from '../import-options.ts';
import { rememberAnswers } from '../sheets/answers.store.ts';
import type { Answers } from '../sheets/questions.ts';
import { loadProposal } from './load-proposal.ts';
import { aboutRefusal, aboutReport, findProposal, lockProposal, recount } from './proposal.store.ts';
import { may, type ProposalMoved, type UnknownProposal } from './proposal-steps.ts';
import type { ProposalsContext } from './proposals-context.ts';
import { countDeclined, digestOf, markDeclined, newNames, stageRows, storeRows, takeChoices } from './staged-changes.store.ts';

type NotRead = UnknownProposal | ProposalMoved | { kind: 'import-running' };

/** What a person says of the file before it is read: answers to its questions, and another source than it has. */
export type Said = { given?: Answers; source?: string };

/** Compares the file with the catalogue and stores the rows, with what was said; choices stay where the change is the same. */
export async function readProposal(context: ProposalsContext, number: number, said: Said = {}): Promise<Result<object, NotRead>> {
  const { db, clock } = context;
  const stored = await findProposal(db, number);
  if (!stored) return refuse({ kind: 'unknown-import' });
  if (!may(stored, 'read')) return refuse({ kind: 'import-moved' });
  const { given = {}, source = stored.source } = said;
  const found = { ...stored, source };
  let digest = '';
  const rows: RowsOfImport = {
    async compared(session, comparison) {
      await stageRows(session, comparison);
      await markDeclined(session, source);
    },
    async begin(trx, houses) {
      digest = await digestOf(trx, houses);
      return null;
    },
    ended: (session, answer) =>
      session.transaction().execute(async (trx) => {
        if (!answer.ok) return;
        const locked = await lockProposal(trx, number);
        if (!locked || !may(locked, 'read')) return;
        await rememberAnswers(trx, source, given);
        await takeChoices(trx, number);
        await storeRows(trx, number);
        const { problems } = answer.value;
        const about = { ...aboutReport(answer.value), ...(await newNames(trx)), declined: await countDeclined(trx) };
        await recount(trx, number, about, { source, state: 'open', digest, read_at: clock(), problems });
      }),
  };
  const answer = await loadProposal(context, found, { dryRun: true, collectsWarnings: true, rows, given });
  return answer.ok ? ok({}) : noteRefusal(context, number, { refusal: answer.refusal, given, source });
}

async function noteRefusal(
  { db, clock }: ProposalsContext,
  number: number,
  { refusal, given, source }: Required<Said> & { refusal: ImportRefusal },
): Promise<Result<object, NotRead>> {
  if (refusal.kind === 'import-running') return refuse({ kind: 'import-running' });
  if (refusal.kind === 'database-lost') throw new Error(refusal.message);
  return db.transaction().execute(async (trx) => {
    const locked = await lockProposal(trx, number);
    if (!locked || !may(locked, 'read')) return refuse({ kind: 'import-moved' });
    await rememberAnswers(trx, source, given);
    await trx.deleteFrom('import_row').where('proposal_number', '=', number).execute();
    const state = refusal.kind === 'questions-open' ? 'questions' : 'refused';
    const { problems } = refusal;
    await recount(trx, number, aboutRefusal(refusal), { source, state, digest: null, read_at: clock(), problems });
    return ok({});
  });
}
