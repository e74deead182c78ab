import { ok, type Result, refuse } from '../../../../base/result.ts';
import type { RowsOfImport } from '../import-options.ts';
import { forgetNewSections } from '../sheets/answers.store.ts';
import type { Transaction } from '../staging/staging.store.ts';
import { loadProposal } from './load-proposal.ts';
import { findProposal, lockProposal, needsConfirming, updateProposal } from './proposal.store.ts';
import { dropFile } from './proposal-file.store.ts';
import { may, type ProposalMoved, type Seen, type UnknownProposal } from './proposal-steps.ts';
import type { ProposalsContext } from './proposals-context.ts';
import { keepReplaced, noteReplaced } from './replaced.store.ts';
import { digestOf, leaveOut, stageRows, takeChoices } from './staged-changes.store.ts';

type NotApproved =
  | UnknownProposal
  | ProposalMoved
  | { kind: 'import-running' }
  | { kind: 'catalogue-moved' }
  | { kind: 'import-unconfirmed' }
  | { kind: 'rate-missing' };
export type Approval = Seen & { confirmed: boolean; why: string; by: string };

/** Harmless when repeated: what the person has approved already is approved. */
export async function approveProposal(context: ProposalsContext, asked: Approval): Promise<Result<object, NotApproved>> {
  const { number, by, confirmed, why } = asked;
  const found = await findProposal(context.db, number);
  if (!found) return refuse({ kind: 'unknown-import' });
  if (found.state === 'applied' && found.applied_by === by && found.version === asked.version + 1) return ok({});
  if (!may(found, 'approve') || found.version !== asked.version) return refuse({ kind: 'import-moved' });
  const hasWarnings = (found.about.warnings ?? []).length > 0;
  if (needsConfirming(found.about) && !(confirmed && why)) return refuse({ kind: 'import-unconfirmed' });
  let moved: 'import-moved' | 'catalogue-moved' = 'catalogue-moved';
  const rows: RowsOfImport = {
    compared: stageRows,
    async begin(trx, houses) {
      const locked = await lockProposal(trx, number);
      if (!locked || !may(locked, 'approve') || locked.version !== asked.version) {
        moved = 'import-moved';
        return { kind: 'proposal-moved', message: 'The proposal has changed meanwhile.' };
      }
      if ((await digestOf(trx, houses)) !== locked.digest)
        return { kind: 'proposal-moved', message: 'The catalogue has moved since the file was read.' };
      await takeChoices(trx, number);
      await noteReplaced(trx);
      await keepReplaced(trx, number);
      await leaveOut(trx);
      return null;
    },
    async applied(trx) {
      await forgetNewSections(trx, found.source);
      await noteApplied(trx, number, { by, why, at: context.clock() });
    },
  };
  const answer = await loadProposal(context, found, { dryRun: false, allowGone: hasWarnings, allowJump: hasWarnings, rows });
  if (answer.ok) return ok({});
  const { kind, message } = answer.refusal;
  if (kind === 'import-running' || kind === 'rate-missing') return refuse({ kind });
  if (kind === 'database-lost') throw new Error(message);
  return refuse({ kind: moved });
}

async function noteApplied(trx: Transaction, number: number, { by, why, at }: { by: string; why: string; at: Date }) {
  await updateProposal(trx, number, { state: 'applied', applied_by: by, applied_at: at, why: why || null, sha: null });
  await dropFile(trx, number);
}
