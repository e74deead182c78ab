import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DealsTables } from '../../../src/domain/deals/deals.tables.ts';
import type { Deals } from '../../../src/domain/deals/deals.ts';
import type { StaffTables } from '../../../src/domain/staff/staff.tables.ts';
import type { Author } from '../../../src/platform/audit/audit.ts';
import type { OpenKysely } from '../../../src/platform/database/database.ts';

/** What a person of the office has signed, by rows alone; the person is made where there is none. */
export async function signAct(trx: OpenKysely, staffId: string, operation: string): Promise<string> {
  const tables: Kysely<StaffTables> = trx;
  const at = new Date();
  await tables
    .insertInto('staff')
    .values({ id: staffId, name: 'Людина', email: `${staffId}@example.ua`, locale: 'uk', created_at: at, joined_at: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const id = randomUUID();
  const unsigned = { key_id: null, public_key: null, client_data: null, authenticator_data: null, signature: null };
  await tables
    .insertInto('signed_act')
    .values({ id, staff_id: staffId, operation, nonce: '', challenge: id, at, ...unsigned })
    .execute();
  return id;
}

type Deciding = { dealId: string; decision: 'approve' | 'decline'; by: Author };
/** The decision of a person over every project about what waits of a deal. */
export async function decideRefund(trx: OpenKysely, { office }: Pick<Deals, 'office'>, { dealId, decision, by }: Deciding) {
  const tables: Kysely<DealsTables> = trx;
  const { number } = await tables.selectFrom('deal').select('number').where('id', '=', dealId).executeTakeFirstOrThrow();
  const waiting = await tables
    .selectFrom('refund_request')
    .select(['id', 'amount_minor'])
    .where('deal_id', '=', dealId)
    .where('state', '=', 'asked')
    .executeTakeFirst();
  const staffId = by.id ?? '';
  return office.decideRefund(trx, {
    scope: { staffId, projects: null, ownInProjects: null },
    by,
    number,
    refundId: waiting?.id ?? '',
    amountMinor: waiting?.amount_minor ?? 0,
    decision,
    why: decision === 'decline' ? 'не погоджено' : '',
    forClient: decision === 'decline' ? 'строк повернення минув' : '',
    act: await signAct(trx, staffId, 'decideRefund'),
  });
}
