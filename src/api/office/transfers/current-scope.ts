import { ok, type Result, refuse } from '../../../base/result.ts';
import type { Scope } from '../../../contract/office/rights.ts';
import { type StaffSession, scopeOf } from '../../../domain/staff/staff.ts';
import type { OpenKysely } from '../../../platform/database/database.ts';
import type { OfficeDependencies } from '../office-dependencies.ts';

/** Over which deals the person may note transfers at this moment: a lock or a change of roles that is under way is waited for. */
export async function currentScope(
  { staff }: Pick<OfficeDependencies, 'staff'>,
  transaction: OpenKysely,
  { staffId }: StaffSession,
): Promise<Result<Scope, { kind: 'not-allowed' }>> {
  const [person] = await staff.currentRightsOf(transaction, [staffId]);
  const scope = person && scopeOf(person, 'payment.note');
  return scope ? ok(scope) : refuse({ kind: 'not-allowed' });
}
