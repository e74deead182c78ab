import { readPhone } from '../../base/read-phone.ts';
import { ok, refuse } from '../../base/result.ts';
import { type Author, noteChange } from '../../platform/audit/audit.ts';
import { type StaffContext, type StaffTransaction, tablesOf } from './staff-context.ts';

type Setting = { staffId: string; phone: string; by: Author };

/** The number to which a person is written while the office is closed on their screen. */
export function makeOwnPhone({ clock }: Pick<StaffContext, 'clock'>) {
  /** As the person has typed it; empty removes it. Refuses a number that no network has. */
  async function setOwnPhone(transaction: StaffTransaction, { staffId, phone: typed, by }: Setting) {
    const phone = typed.trim() === '' ? null : await readPhone(typed);
    if (phone === null && typed.trim() !== '') return refuse({ kind: 'bad-phone' } as const);
    const tables = tablesOf(transaction);
    const { phone: before } = await tables
      .selectFrom('staff')
      .select('phone')
      .where('id', '=', staffId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (phone === before) return ok({});
    await tables.updateTable('staff').set({ phone }).where('id', '=', staffId).execute();
    await noteChange(transaction, {
      at: clock(),
      by,
      operation: 'setOwnPhone',
      record: { type: 'staff', id: staffId },
      before: { hasPhone: before !== null },
      after: { hasPhone: phone !== null },
    });
    return ok({});
  }

  return { setOwnPhone };
}
