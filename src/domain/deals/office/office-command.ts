import type { Scope } from '../../../contract/office/rights.ts';
import type { Author } from '../../../platform/audit/audit.ts';
import { isWithin } from '../../../platform/database/within-scope.ts';
import { asOf, type DealNow } from '../deal.ts';
import type { Transaction } from '../deals-context.ts';
import { findByNumber } from './list-deals.store.ts';

/** A command of a person of the office on a deal of a scope. */
export type OfficeCommand = { scope: Scope; number: number; by: Author };

/** The deal as it stands now, when the scope has it. */
export async function findWithin(db: Transaction, scope: Scope, number: number, now: Date): Promise<DealNow | null> {
  const deal = await findByNumber(db, number);
  return deal && isWithin(scope, { projectId: deal.projectId, ownerId: deal.ownerId }) ? asOf(deal, now) : null;
}
