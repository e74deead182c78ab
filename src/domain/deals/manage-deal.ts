import { ok, type Result, refuse } from '../../base/result.ts';
import { refusalNow } from './change-deal.ts';
import { putContract } from './contract.store.ts';
import type { Contract } from './crm-port.ts';
import { forgetAsked, getDeal, takeStep } from './deal.store.ts';
import { asOf, type Deal, type DealNow } from './deal.ts';
import type { DealsContext, NotNow, Transaction, UnknownDeal } from './deals-context.ts';
import { completedParcels, contractParcels, crmParcel, reservedParcels } from './messages/deal-parcels.ts';
import { endOf } from './rules/deal-times.ts';
import { moveOf, type State } from './states.ts';
import { closeLine } from './waitlist/own-place.store.ts';
import type { MakeWork, Work } from './work.ts';

/** What people of the house do to a deal, and the state that each leads to. */
const leadsTo = {
  confirm: 'reserved',
  sign: 'contract',
  complete: 'completed',
  cancel: 'cancelled',
  withdraw: 'cancelled',
} as const satisfies Record<string, State>;
export type PeopleStep = keyof typeof leadsTo;

export type PeopleAsk = { step: PeopleStep; by: 'manager' | 'crm'; contract?: Contract | null };

export function makeManageDeal(context: DealsContext, { onDeal, end, showAs }: MakeWork) {
  /**
   * Takes a step that a person of the house decides: `confirm` reserves from now on, `sign` puts the flat under contract, `complete` sells
   * it, `cancel` and `withdraw` free it and send back all that was paid here. What stands already is answered as it is. Refuses
   * what the state does not know; a contract of its own is taken with `sign`.
   */
  async function manageDeal(
    trx: Transaction,
    { dealId, ...asked }: PeopleAsk & { dealId: string },
  ): Promise<Result<DealNow, UnknownDeal | NotNow>> {
    const answer = await onDeal(trx, dealId, null, async (work, deal): Promise<Result<DealNow, NotNow>> => {
      const taken = await take(work, deal, asked);
      return taken ? ok(asOf(taken, work.now)) : refuse(refusalNow(deal, work.now));
    });
    return answer ?? refuse({ kind: 'unknown-deal' });
  }

  /** The deal after the step; null when its state does not know it. */
  async function take(work: Work, deal: Deal, { step, by, contract }: PeopleAsk): Promise<Deal | null> {
    if (deal.state === leadsTo[step]) return deal;
    if (!moveOf(deal.state, step, by)) return null;
    const { trx, now, flat, parcels } = work;
    switch (step) {
      case 'cancel':
      case 'withdraw':
        await end(work, { deal, step, by, at: now, whole: true });
        return getDeal(trx, deal.id);
      case 'confirm': {
        const set = { ends_at: endOf('reserved', now, context.terms), extended: false, reminded: false };
        await takeStep(trx, { deal, step, by, at: now, set });
        const reserved = await tell(work, deal.id);
        parcels.push(...reservedParcels(context, reserved));
        return reserved;
      }
      case 'sign': {
        await takeStep(trx, { deal, step, by, at: now, set: { ends_at: null } });
        if (contract) await putContract(trx, deal.id, contract);
        const signed = await tell(work, deal.id);
        parcels.push(...contractParcels(context, signed));
        return signed;
      }
      case 'complete': {
        await takeStep(trx, { deal, step, by, at: now, set: { ended_at: now } });
        await closeLine(trx, flat.id, now);
        const completed = await tell(work, deal.id);
        parcels.push(...completedParcels(context, completed));
        return completed;
      }
    }
  }

  async function tell(work: Work, dealId: string): Promise<Deal> {
    await forgetAsked(work.trx, dealId);
    const deal = await getDeal(work.trx, dealId);
    showAs(work, deal);
    work.parcels.push(crmParcel(deal, deal.history.length));
    return deal;
  }

  return { manageDeal, takePeopleStep: take };
}
export type ManageDeal = ReturnType<typeof makeManageDeal>;
