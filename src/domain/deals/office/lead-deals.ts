import { ok, type Result, refuse } from '../../../base/result.ts';
import type { Scope } from '../../../contract/office/rights.ts';
import { type Author, noteChange } from '../../../platform/audit/audit.ts';
import { isWithin } from '../../../platform/database/within-scope.ts';
import { refusalNow } from '../change-deal.ts';
import type { Contract } from '../crm-port.ts';
import { getDeal } from '../deal.store.ts';
import { asOf, type Deal, type DealNow, paidOf } from '../deal.ts';
import type { ChangedMeanwhile, DealsContext, NotNow, Transaction, UnknownDeal } from '../deals-context.ts';
import type { ManageDeal, ManagedDeal } from '../manage-deal.ts';
import type { StaffStep } from '../states.ts';
import { findByNumber } from './list-deals.store.ts';

/** A command of a person of the office on a deal of a scope. */
export type OfficeCommand = { scope: Scope; number: number; by: Author; operation: string };
type Stepping = OfficeCommand & { step: Exclude<StaffStep, 'cancel' | 'withdraw'>; seen: number; contract?: Contract | null };
/** `isProven`: the person has just proven who acts. */
type Ending = OfficeCommand & { seen: number; reason: string; isProven: boolean };

/** The end sends money back, and the person has to prove first who acts. */
type ProofNeeded = { kind: 'proof-needed' };
type UnknownPerson = { kind: 'unknown-person' };
/** `leaders` are the people who may lead deals of its project. */
type Assigning = OfficeCommand & { staffId: string | null; leaders: readonly string[] };

const scoped = ({ projectId, ownerId }: Pick<Deal, 'projectId' | 'ownerId'>) => ({ projectId, ownerId });
/** What the audit says of a deal. */
export const auditedOf = ({ state, endsAt, endedAt, ownerId }: Deal) => ({
  ...{ state, ownerId },
  endsAt: endsAt?.toISOString() ?? null,
  endedAt: endedAt?.toISOString() ?? null,
});

export function makeDealLeading({ clock }: Pick<DealsContext, 'clock'>, { manageDeal }: Pick<ManageDeal, 'manageDeal'>) {
  /** The deal as it stands now, when the scope has it. */
  async function findWithin(db: Transaction, scope: Scope, number: number): Promise<DealNow | null> {
    const deal = await findByNumber(db, number);
    return deal && isWithin(scope, scoped(deal)) ? asOf(deal, clock()) : null;
  }

  async function noteStep(
    trx: Transaction,
    { by, operation }: OfficeCommand,
    before: Deal,
    after: Deal,
    why: string | null,
  ): Promise<void> {
    await noteChange(trx, {
      ...{ at: clock(), by, operation, record: { type: 'deal', id: before.id } },
      ...{ before: auditedOf(before), after: auditedOf(after), why },
    });
  }

  /** Takes a step that leaves the deal alive, or completes it. A deal without an owner becomes the person's own by it. */
  async function stepDeal(
    trx: Transaction,
    { step, seen, contract, ...asked }: Stepping,
  ): Promise<Result<DealNow, UnknownDeal | NotNow | ChangedMeanwhile>> {
    const before = await findWithin(trx, asked.scope, asked.number);
    if (!before) return refuse({ kind: 'unknown-deal' });
    return take(trx, asked, before, { step, seen, ...(contract && { contract }) });
  }

  /** Cancels a deal, or withdraws from its contract, for a reason that the client reads. Needs a proof where money goes back. */
  async function endDeal(
    trx: Transaction,
    { seen, reason, isProven, ...asked }: Ending,
  ): Promise<Result<DealNow, UnknownDeal | NotNow | ChangedMeanwhile | ProofNeeded>> {
    const before = await findWithin(trx, asked.scope, asked.number);
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
    await noteStep(trx, asked, before, await getDeal(trx, before.id), command.reason ?? null);
    return taken;
  }

  /** Makes a live deal without an owner the person's own. Refuses one that has another owner meanwhile. */
  async function takeDeal(trx: Transaction, asked: OfficeCommand): Promise<Result<object, UnknownDeal | NotNow | ChangedMeanwhile>> {
    const { scope, number } = asked;
    const before = await findByNumber(trx, number);
    if (!before || !isWithin(scope, { projectId: before.projectId, ownerId: scope.staffId })) return refuse({ kind: 'unknown-deal' });
    if (before.ownerId === scope.staffId) return ok({});
    return before.ownerId === null ? give(trx, asked, before, scope.staffId) : refuse({ kind: 'changed-meanwhile' });
  }

  /** Gives a live deal to a person who may lead it, or to none. */
  async function assignDeal(
    trx: Transaction,
    { staffId, leaders, ...asked }: Assigning,
  ): Promise<Result<object, UnknownDeal | UnknownPerson | NotNow | ChangedMeanwhile>> {
    const before = await findWithin(trx, asked.scope, asked.number);
    if (!before) return refuse({ kind: 'unknown-deal' });
    if (staffId !== null && !leaders.includes(staffId)) return refuse({ kind: 'unknown-person' });
    return before.ownerId === staffId ? ok({}) : give(trx, asked, before, staffId);
  }

  /** One conditional update: of two who give a deal away at once, one wins. */
  async function give(
    trx: Transaction,
    asked: OfficeCommand,
    before: Deal,
    staffId: string | null,
  ): Promise<Result<object, NotNow | ChangedMeanwhile>> {
    if (asOf(before, clock()).endedAt !== null) return refuse(refusalNow(before, clock()));
    const given = await trx
      .updateTable('deal')
      .set({ owner_id: staffId })
      .where('id', '=', before.id)
      .where('owner_id', 'is not distinct from', before.ownerId)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!given) return refuse({ kind: 'changed-meanwhile' });
    await noteStep(trx, asked, before, await getDeal(trx, before.id), null);
    return ok({});
  }

  return { findWithin, stepDeal, endDeal, takeDeal, assignDeal };
}
