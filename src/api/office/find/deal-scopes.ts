import type { DealScopes } from '../../../domain/deals/deals.ts';
import { type StaffSession, scopeOf } from '../../../domain/staff/staff.ts';

/** The deals that a person may read; their phones are for those who may take steps of them. Null without the right. */
export function dealScopesOf(session: StaffSession): DealScopes | null {
  const read = scopeOf(session, 'deal.read');
  return read && { read, phones: scopeOf(session, 'deal.step') };
}
