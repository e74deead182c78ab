import { ok, type Result, refuse } from '../../../base/result.ts';
import { isWithin } from '../../../platform/database/within-scope.ts';
import { refusalNow } from '../change-deal.ts';
import { asOf, type Deal } from '../deal.ts';
import type { ChangedMeanwhile, DealsContext, NotNow, Transaction, UnknownDeal } from '../deals-context.ts';
import { findByNumber } from './list-deals.store.ts';
import { findWithin, type OfficeCommand } from './office-command.ts';

type UnknownPerson = { kind: 'unknown-person' };
/** `leaders` are the people who may lead deals of its project; `seen` is the owner whom the person has seen, where that counts. */
type Assigning = OfficeCommand & { staffId: string | null; leaders: readonly string[]; seen?: string | null };

/** Who leads a deal. */
export function makeDealOwners({ clock }: Pick<DealsContext, 'clock'>) {
  /** Makes a live deal without an owner the person's own. Refuses one that has another owner meanwhile. */
  async function takeDeal(trx: Transaction, asked: OfficeCommand): Promise<Result<object, UnknownDeal | NotNow | ChangedMeanwhile>> {
    const { scope, number } = asked;
    const before = await findByNumber(trx, number);
    if (!before || !isWithin(scope, { projectId: before.projectId, ownerId: scope.staffId })) return refuse({ kind: 'unknown-deal' });
    if (before.ownerId === scope.staffId) return ok({});
    return before.ownerId === null ? give(trx, before, scope.staffId) : refuse({ kind: 'changed-meanwhile' });
  }

  /** Gives a live deal to a person who may lead it, or to none. */
  async function assignDeal(
    trx: Transaction,
    { staffId, leaders, seen, ...asked }: Assigning,
  ): Promise<Result<object, UnknownDeal | UnknownPerson | NotNow | ChangedMeanwhile>> {
    const before = await findWithin(trx, asked.scope, asked.number, clock());
    if (!before) return refuse({ kind: 'unknown-deal' });
    if (seen !== undefined && seen !== before.ownerId) return refuse({ kind: 'changed-meanwhile' });
    if (staffId !== null && !leaders.includes(staffId)) return refuse({ kind: 'unknown-person' });
    return before.ownerId === staffId ? ok({}) : give(trx, before, staffId);
  }

  /** One conditional update: of two who give a deal away at once, one wins. */
  async function give(trx: Transaction, before: Deal, staffId: string | null): Promise<Result<object, NotNow | ChangedMeanwhile>> {
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
    return ok({});
  }

  return { takeDeal, assignDeal };
}
