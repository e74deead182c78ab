import { type Result, refuse } from '../../../base/result.ts';
import type { Contract } from '../crm-port.ts';
import { type Deal, type DealNow, paidOf } from '../deal.ts';
import type { DealsContext, Transaction } from '../deals-context.ts';
import type { ManageDeal, ManagedDeal, ManageRefusal } from '../manage-deal.ts';
import type { StaffStep } from '../states.ts';
import { findWithin, type OfficeCommand } from './office-command.ts';

/** `unpaidMinor` is what is still due when a deal is completed, as the person has seen and signed it in `act`. */
type Stepping = OfficeCommand & {
  step: Exclude<StaffStep, 'cancel' | 'withdraw'>;
  seen: number;
  contract?: Contract | null;
  unpaidMinor?: number;
  act?: string | null;
};
/** `refundMinor` is the sum that the person has seen and signed, in `act`; 0 where nothing is here. */
type Ending = OfficeCommand & { seen: number; reason: string; refundMinor: number; act: string | null };

export function makeDealLeading({ clock }: Pick<DealsContext, 'clock'>, { manageDeal }: Pick<ManageDeal, 'manageDeal'>) {
  /** Takes a step that leaves the deal alive, or completes it. A deal without an owner becomes the person's own by it. */
  async function stepDeal(
    trx: Transaction,
    { step, seen, contract, unpaidMinor, act, ...asked }: Stepping,
  ): Promise<Result<DealNow, ManageRefusal>> {
    const before = await findWithin(trx, asked.scope, asked.number, clock());
    if (!before) return refuse({ kind: 'unknown-deal' });
    return take(trx, asked, before, { step, seen, ...(contract && { contract }), unpaidMinor: unpaidMinor ?? 0, act: act ?? null });
  }

  /**
   * Cancels a deal, or withdraws from its contract, for a reason that the client reads. Where money is here, the person signs the act and
   * asks for the refund by it.
   */
  async function endDeal(trx: Transaction, { seen, reason, refundMinor, act, ...asked }: Ending): Promise<Result<DealNow, ManageRefusal>> {
    const before = await findWithin(trx, asked.scope, asked.number, clock());
    if (!before) return refuse({ kind: 'unknown-deal' });
    // A payment that comes meanwhile makes the seen version old.
    const paid = paidOf(before);
    if ((paid?.amountMinor ?? 0) !== refundMinor) return refuse({ kind: 'changed-meanwhile' });
    if (paid && act === null) return refuse({ kind: 'act-not-signed' });
    return take(trx, asked, before, { step: before.state === 'contract' ? 'withdraw' : 'cancel', seen, reason, act });
  }

  async function take(
    trx: Transaction,
    asked: OfficeCommand,
    before: Deal,
    command: Pick<ManagedDeal, 'step' | 'seen' | 'contract' | 'reason' | 'act' | 'unpaidMinor'>,
  ): Promise<Result<DealNow, ManageRefusal>> {
    const { scope, by } = asked;
    const taken = await manageDeal(trx, { dealId: before.id, by, ...command });
    // A step that had been taken already changes nothing.
    if (!taken.ok || taken.value.version === before.version) return taken;
    if (taken.value.ownerId === null)
      await trx.updateTable('deal').set({ owner_id: scope.staffId }).where('id', '=', before.id).where('owner_id', 'is', null).execute();
    return taken;
  }

  return { stepDeal, endDeal };
}
