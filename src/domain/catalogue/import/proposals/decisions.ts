import type { Kysely } from 'kysely';
import { ok, type Result, refuse } from '../../../../base/result.ts';
import type { OpenKysely } from '../../../../platform/database/database.ts';
import type { CatalogueTables } from '../../catalogue.tables.ts';
import { lockProposal, type Proposal, recount, updateProposal } from './proposal.store.ts';
import { dropFile } from './proposal-file.store.ts';
import { chooseRows } from './proposal-rows.store.ts';
import { may, type ProposalMoved, type Seen, type UnknownProposal } from './proposal-steps.ts';
import type { ProposalsContext } from './proposals-context.ts';
import { announceUndone, countUndone, undoRows } from './undo-rows.store.ts';

type Choice = { number: number } & Parameters<typeof chooseRows>[2];
type Refusal = UnknownProposal | ProposalMoved;

export const tablesOf = (transaction: OpenKysely): Kysely<CatalogueTables> => transaction;

/** The decisions of a person on a proposal that was read, but for its approval, which reads it again. */
export function makeDecisions({ clock, currentRate, announce }: Pick<ProposalsContext, 'clock' | 'currentRate' | 'announce'>) {
  /** Locks a proposal in whose state the step may be done. */
  async function locked(
    trx: Kysely<CatalogueTables>,
    step: Parameters<typeof may>[1],
    { number, version }: { number: number; version?: number },
  ): Promise<Result<Proposal, UnknownProposal | ProposalMoved>> {
    const found = await lockProposal(trx, number);
    if (!found) return refuse({ kind: 'unknown-import' });
    if (!may(found, step) || (version !== undefined && version !== found.version)) return refuse({ kind: 'import-moved' });
    return ok(found);
  }

  async function choose(transaction: OpenKysely, { number, ...choice }: Choice) {
    const trx = tablesOf(transaction);
    const found = await locked(trx, 'choose', { number });
    if (!found.ok) return found;
    await chooseRows(trx, number, choice);
    await recount(trx, number, found.value.about);
    return ok({});
  }

  async function discard(transaction: OpenKysely, seen: Seen) {
    const trx = tablesOf(transaction);
    const found = await locked(trx, 'discard', seen);
    if (!found.ok) return found;
    await updateProposal(trx, seen.number, { state: 'discarded', sha: null });
    await dropFile(trx, seen.number);
    return ok({});
  }

  /** Flats that are as the import has left them go back; the others stay, and their rows say why. */
  async function undo(
    transaction: OpenKysely,
    { by, ...seen }: Seen & { by: string },
  ): Promise<Result<object, Refusal | { kind: 'rate-missing' }>> {
    const trx = tablesOf(transaction);
    const found = await locked(trx, 'undo', seen);
    if (!found.ok) return found;
    const [now, rate] = [clock(), currentRate()];
    if (!rate) return refuse({ kind: 'rate-missing' });
    await undoRows(trx, seen.number, { now, rate });
    const about = { ...found.value.about, undone: await countUndone(trx, seen.number) };
    await updateProposal(trx, seen.number, { state: 'undone', undone_by: by, undone_at: now, about });
    await announceUndone(trx, seen.number, { now, announce });
    return ok({});
  }

  return { choose, discard, undo };
}
