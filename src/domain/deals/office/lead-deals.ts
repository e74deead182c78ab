import { type Result, refuse } from '../../../base/result.ts';
import type { Contract } from '../crm-port.ts';
import { getDeal } from '../deal.store.ts';
import { type Deal, type DealNow, paidOf } from '../deal.ts';
import type { ChangedMeanwhile, DealsContext, NotNow, Transaction, UnknownDeal } from '../deals-context.ts';
import type { ManageDeal, ManagedDeal } from '../manage-deal.ts';
import type { StaffStep } from '../states.ts';
import { findWithin, noteStep, type OfficeCommand } from './office-command.ts';

type Stepping = OfficeCommand & { step: Exclude<StaffStep, 'cancel' | 'withdraw'>; seen: number; contract?: Contract | null };
/** `isProven`: the person has just proven who acts. */
type Ending = OfficeCommand & { seen: number; reason: string; isProven: boolean };

/** The end sends money back, and the person has to prove first who acts. */
type ProofNeeded = { kind: 'proof-needed' };

export function makeDealLeading({ clock }: Pick<DealsContext, 'clock'>, { manageDeal }: Pick<ManageDeal, 'manageDeal'>) {
  /** Takes a step that leaves the deal alive, or completes it. A deal without an owner becomes the person's own by it. */
  async function stepDeal(
    trx: Transaction,
    { step, seen, contract, ...asked }: Stepping,
  ): Promise<Result<DealNow, UnknownDeal | NotNow | ChangedMeanwhile>> {
    const before = await findWithin(trx, asked.scope, asked.number, clock());
    if (!before) return refuse({ kind: 'unknown-deal' });
    return take(trx, asked, before, { step, seen, ...(contract && { contract }) });
  }

  /** Cancels a deal, or withdraws from its contract, for a reason that the client reads. Needs a proof where money goes back. */
  async function endDeal(
    trx: Transaction,
    { seen, reason, isProven, ...asked }: Ending,
  ): Promise<Result<DealNow, UnknownDeal | NotNow | ChangedMeanwhile | ProofNeeded>> {
    const before = await findWithin(trx, asked.scope, asked.number, clock());
    if (!before) return refuse({ kind: 'unknown-deal' });
    // A payment that comes meanwhile makes the seen version old.
    if (paidOf(before) && !isProven) return refuse({ kind: 'proof-needed' });
    return take(trx, asked, before, { step: before.state === 'contract' ? 'withdraw' : 'cancel', seen, reason });
  }

  async function take(
    trx: Transaction,
    asked: OfficeCommand,
    before: Deal,
    command: Pick<ManagedDeal, 'step' | 'seen' | 'contract' | 'reason'>,
  ): Promise<Result<DealNow, UnknownDeal | NotNow | ChangedMeanwhile>> {
    const { scope, by } = asked;
    const taken = await manageDeal(trx, { dealId: before.id, by, ...command });
    // A step that had been taken already changes nothing.
    if (!taken.ok || taken.value.version === before.version) return taken;
    if (taken.value.ownerId === null)
      await trx.updateTable('deal').set({ owner_id: scope.staffId }).where('id', '=', before.id).where('owner_id', 'is', null).execute();
    await noteStep(trx, { ...asked, at: clock() }, before, await getDeal(trx, before.id), command.reason ?? null);
    return taken;
  }

  return { stepDeal, endDeal };
}
