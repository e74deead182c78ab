import { ok, type Result, refuse } from '../../base/result.ts';
import { refusalNow } from './change-deal.ts';
import { putContract } from './contract.store.ts';
import type { Contract } from './crm-port.ts';
import { forgetAsked, getDeal, recordStep } from './deal.store.ts';
import { asOf, type Deal, type DealNow } from './deal.ts';
import type { DealsContext, NotNow, Transaction, UnknownDeal } from './deals-context.ts';
import type { FlatTransaction, FlatTransactions } from './flat-transaction.ts';
import { completedMessages, contractMessages, crmUpdate, reservedMessages } from './messages/deal-messages.ts';
import { endOf } from './rules/deal-times.ts';
import { moveOf, type State } from './states.ts';
import { closeWaitlist } from './waitlist/own-place.store.ts';

/** The commands of staff, and the state that each leads to. */
const leadHandlers = {
  confirm: 'reserved',
  sign: 'contract',
  complete: 'completed',
  cancel: 'cancelled',
  withdraw: 'cancelled',
} as const satisfies Record<string, State>;
export type StaffStep = keyof typeof leadHandlers;

export type StaffCommand = { step: StaffStep; by: 'manager' | 'crm'; contract?: Contract | null };

export function makeStaffCommands(context: DealsContext, { withDeal, end, showAs }: FlatTransactions) {
  /**
   * Takes a step of staff: `confirm` reserves from now on, `sign` puts the flat under contract, `complete` sells it, `cancel` and
   * `withdraw` free it and refund every payment made here. A step that has been taken already is answered with the deal. Refuses
   * steps that the state does not allow; a contract of its own is stored with `sign`.
   */
  async function manageDeal(
    trx: Transaction,
    { dealId, ...asked }: StaffCommand & { dealId: string },
  ): Promise<Result<DealNow, UnknownDeal | NotNow>> {
    const answer = await withDeal(trx, dealId, null, async (unit, deal): Promise<Result<DealNow, NotNow>> => {
      const taken = await take(unit, deal, asked);
      return taken ? ok(asOf(taken, unit.now)) : refuse(refusalNow(deal, unit.now));
    });
    return answer ?? refuse({ kind: 'unknown-deal' });
  }

  /** The deal after the step; null when its state does not allow it. */
  async function take(unit: FlatTransaction, deal: Deal, { step, by, contract }: StaffCommand): Promise<Deal | null> {
    if (deal.state === leadHandlers[step]) return deal;
    if (!moveOf(deal.state, step, by)) return null;
    const { trx, now, flat, messages } = unit;
    switch (step) {
      case 'cancel':
      case 'withdraw':
        await end(unit, { deal, step, by, at: now, whole: true });
        return getDeal(trx, deal.id);
      case 'confirm': {
        const set = { ends_at: endOf('reserved', now, context.terms), extended: false, reminded: false };
        await recordStep(trx, { deal, step, by, at: now, set });
        const reserved = await report(unit, deal.id);
        messages.push(...reservedMessages(context, reserved));
        return reserved;
      }
      case 'sign': {
        await recordStep(trx, { deal, step, by, at: now, set: { ends_at: null } });
        if (contract) await putContract(trx, deal.id, contract);
        const signed = await report(unit, deal.id);
        messages.push(...contractMessages(context, signed));
        return signed;
      }
      case 'complete': {
        await recordStep(trx, { deal, step, by, at: now, set: { ended_at: now } });
        await closeWaitlist(trx, flat.id, now);
        const completed = await report(unit, deal.id);
        messages.push(...completedMessages(context, completed));
        return completed;
      }
    }
  }

  async function report(unit: FlatTransaction, dealId: string): Promise<Deal> {
    await forgetAsked(unit.trx, dealId);
    const deal = await getDeal(unit.trx, dealId);
    showAs(unit, deal);
    unit.messages.push(crmUpdate(deal, deal.history.length));
    return deal;
  }

  return { manageDeal, applyStaffStep: take };
}
export type ManageDeal = ReturnType<typeof makeStaffCommands>;
