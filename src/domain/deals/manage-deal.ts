import { ok, type Result, refuse } from '../../base/result.ts';
import type { Author } from '../../platform/audit/audit.ts';
import { refusalNow } from './change-deal.ts';
import { putContract, unpaidOf } from './contract.store.ts';
import type { Contract } from './crm-port.ts';
import { forgetAsked, getDeal, recordStep } from './deal.store.ts';
import { asOf, type Deal, type DealNow, paidOf } from './deal.ts';
import type { ChangedMeanwhile, DealsContext, NotNow, Transaction, UnknownDeal } from './deals-context.ts';
import type { FlatTransaction, FlatTransactions } from './flat-transaction.ts';
import { noteCredited } from './ledger/ledger.store.ts';
import { completedMessages, contractMessages, crmUpdate, extendedMessages, reservedMessages } from './messages/deal-messages.ts';
import { type StepRefusal, wrongStep } from './office/step-rules.ts';
import { endOf, extendedEnd } from './rules/deal-times.ts';
import { moveOf, type StaffStep, type State } from './states.ts';
import { closeWaitlist } from './waitlist/own-place.store.ts';

/** The state that each command of staff leads to; null when the deal stays in its own. */
const leadsTo = {
  confirm: 'reserved',
  extend: null,
  sign: 'contract',
  complete: 'completed',
  cancel: 'cancelled',
  withdraw: 'cancelled',
} as const satisfies Record<StaffStep, State | null>;

/** `by` is a person of the office or the CRM; `reason` of an end is shown to the client; `act` is what the person has signed for it. */
export type StaffCommand = { step: StaffStep; by: Author; contract?: Contract | null; reason?: string | null; act?: string | null };
/**
 * `seen` is the version that the person has seen: a command on a deal that has gone on since is refused. `unpaidMinor` is what the person
 * has seen as still due, and signs in `act` to complete the deal nevertheless.
 */
export type ManagedDeal = StaffCommand & { dealId: string; seen?: number; unpaidMinor?: number };
export type ManageRefusal = UnknownDeal | NotNow | ChangedMeanwhile | StepRefusal;

/** The actor of the history, and the person of the office. */
export const actorOf = ({ kind, id }: Author) =>
  kind === 'crm' ? ({ by: 'crm', staffId: null } as const) : ({ by: 'manager', staffId: kind === 'staff' ? id : null } as const);

export function makeStaffCommands(context: DealsContext, { withDeal, end, showAs }: FlatTransactions) {
  /**
   * Takes a step of staff: `confirm` reserves from now on, `extend` gives the present time once more, `sign` puts the flat under contract,
   * `complete` sells it, `cancel` and `withdraw` free it; the money goes back at once where the CRM does it, and is asked for where a person does. A step that has been taken already is
   * answered with the deal. Refuses steps that the state does not allow; a contract of its own is stored with `sign`.
   */
  async function manageDeal(
    trx: Transaction,
    { dealId, seen, unpaidMinor = 0, ...asked }: ManagedDeal,
  ): Promise<Result<DealNow, ManageRefusal>> {
    type Taken = Result<DealNow, Exclude<ManageRefusal, UnknownDeal>>;
    const answer = await withDeal(trx, dealId, null, async (unit, deal): Promise<Taken> => {
      if (seen !== undefined && seen !== deal.version) return refuse({ kind: 'changed-meanwhile' });
      const wrong = asked.by.kind === 'staff' ? await wrongStep(unit, deal, { ...asked, unpaidMinor }) : null;
      if (wrong) return refuse(wrong);
      const taken = await take(unit, deal, asked);
      return taken ? ok(asOf(taken, unit.now)) : refuse(refusalNow(deal, unit.now));
    });
    return answer ?? refuse({ kind: 'unknown-deal' });
  }

  /** The deal after the step; null when its state does not allow it. */
  async function take(unit: FlatTransaction, deal: Deal, { step, by: author, contract, reason, act }: StaffCommand): Promise<Deal | null> {
    if (deal.state === leadsTo[step]) return deal;
    const { by, staffId } = actorOf(author);
    if (!moveOf(deal.state, step, by)) return null;
    const { trx, now, flat, messages } = unit;
    const taken = { deal, step, by, staffId, at: now };
    switch (step) {
      case 'cancel':
      case 'withdraw':
        await end(unit, { ...taken, step, whole: true, reason: reason ?? null, act: staffId && paidOf(deal) ? (act ?? null) : null });
        return getDeal(trx, deal.id);
      case 'confirm': {
        const set = { ends_at: endOf('reserved', now, context.terms), extended: false, reminded: false };
        await recordStep(trx, { ...taken, set });
        const reserved = await report(unit, deal.id);
        messages.push(...reservedMessages(context, reserved));
        return reserved;
      }
      case 'extend': {
        await recordStep(trx, {
          ...taken,
          set: { reminded: false, ends_at: deal.endsAt && extendedEnd(deal.state, deal.endsAt, context.terms) },
        });
        // The client goes on with what was begun: a request to the state services stays open.
        const extended = await show(unit, deal.id);
        messages.push(...extendedMessages(context, extended));
        return extended;
      }
      case 'sign': {
        await recordStep(trx, { ...taken, set: { ends_at: null } });
        const paid = paidOf(deal);
        if (paid) await noteCredited(trx, { dealId: deal.id, paymentId: paid.id, at: now });
        if (contract) await putContract(trx, deal.id, contract);
        const signed = await report(unit, deal.id);
        messages.push(...contractMessages(context, signed));
        return signed;
      }
      case 'complete': {
        const due = act ? await unpaidOf(trx, deal) : 0;
        await recordStep(trx, { ...taken, set: { ended_at: now, ...(act && due > 0 && { unpaid_minor: due, unpaid_act: act }) } });
        const closed = await closeWaitlist(trx, flat.id, now);
        unit.ended.push(...closed.map(({ id }) => ({ id, how: 'closed' as const, by: author })));
        const completed = await report(unit, deal.id);
        messages.push(...completedMessages(context, completed));
        return completed;
      }
    }
  }

  async function report(unit: FlatTransaction, dealId: string): Promise<Deal> {
    await forgetAsked(unit.trx, dealId);
    return show(unit, dealId);
  }

  async function show(unit: FlatTransaction, dealId: string): Promise<Deal> {
    const deal = await getDeal(unit.trx, dealId);
    showAs(unit, deal);
    unit.messages.push(crmUpdate(deal, deal.history.length));
    return deal;
  }

  return { manageDeal, applyStaffStep: take };
}
export type ManageDeal = ReturnType<typeof makeStaffCommands>;
