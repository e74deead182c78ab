import { ok, refuse } from '../../base/result.ts';
import { isUuid } from '../../base/uuid.ts';
import { type Author, noteChange } from '../../platform/audit/audit.ts';
import { type StaffContext, type StaffTransaction, tablesOf } from './staff-context.ts';

/** The operator knows that a person is not one of the colleagues under another name; nothing else changes. */
export const makeVouching = ({ clock }: Pick<StaffContext, 'clock'>) =>
  async function vouchFor(transaction: StaffTransaction, staffId: string, by: Author) {
    if (!isUuid(staffId)) return refuse({ kind: 'unknown-person' } as const);
    const vouched = await tablesOf(transaction)
      .updateTable('staff')
      .set({ by_operator: true })
      .where('id', '=', staffId)
      .where('joined_at', 'is not', null)
      .returning('version')
      .executeTakeFirst();
    if (!vouched) return refuse({ kind: 'unknown-person' } as const);
    await noteChange(transaction, {
      at: clock(),
      by,
      operation: 'vouchFor',
      record: { type: 'staff', id: staffId, version: vouched.version },
      before: null,
      after: null,
    });
    return ok({});
  };
