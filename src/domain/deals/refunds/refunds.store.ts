import { randomUUID } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import { isUuid } from '../../../base/uuid.ts';
import type { Scope } from '../../../contract/office/rights.ts';
import type { OpenKysely } from '../../../platform/database/database.ts';
import { withinScope } from '../../../platform/database/within-scope.ts';
import { readMessages } from '../../../platform/outbox/outbox.ts';
import type { Deal } from '../deal.ts';
import type { DealsTables } from '../deals.tables.ts';
import type { Transaction } from '../deals-context.ts';

export type RefundRow = Selectable<DealsTables['refund_request']>;
/** How far a refund is: `ordered` and `failed` say of the bank that it has not the order yet, or that the tries to give it have ended. */
export type RefundStage = 'asked' | 'declined' | 'taken-back' | 'void' | 'ordered' | 'sent' | 'failed' | 'done';
export type Refund = RefundRow & { stage: RefundStage };

type Asking = Pick<RefundRow, 'deal_id' | 'payment_id' | 'amount_minor' | 'reason' | 'asked_at' | 'asked_by' | 'asked_act'>;

export async function putRequest(trx: Transaction, asking: Asking): Promise<void> {
  await trx
    .insertInto('refund_request')
    .values({
      ...asking,
      id: randomUUID(),
      state: 'asked',
      decided_at: null,
      decided_by: null,
      decided_act: null,
      decided_why: null,
      decided_for_client: null,
    })
    .execute();
}

/** A request about money that goes back by a rule now needs no decision any more. */
export async function voidRequests(trx: Transaction, paymentId: string, now: Date): Promise<void> {
  await trx
    .updateTable('refund_request')
    .set({ state: 'void', decided_at: now })
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'asked')
    .execute();
}

/** Every request of a deal, the oldest first. */
export async function readRefunds(db: Kysely<DealsTables>, { id, payments }: Pick<Deal, 'id' | 'payments'>): Promise<Refund[]> {
  const rows = await db.selectFrom('refund_request').selectAll().where('deal_id', '=', id).orderBy('number').execute();
  const approved = rows.filter(({ state }) => state === 'approved');
  const orders = await readMessages(
    db as unknown as OpenKysely,
    approved.map(({ payment_id }) => `refund:${payment_id}`),
  );
  const stageOf = ({ state, payment_id }: RefundRow): RefundStage => {
    if (state !== 'approved') return state;
    if (payments.find((payment) => payment.id === payment_id)?.state === 'refunded') return 'done';
    // Delivered orders are deleted after a month.
    const order = orders.find(({ key }) => key === `refund:${payment_id}`)?.state ?? 'delivered';
    return ({ waiting: 'ordered', delivered: 'sent', dead: 'failed' } as const)[order];
  };
  return rows.map((row) => ({ ...row, stage: stageOf(row) }));
}

/** The refunds that wait for a decision in a scope, but for those that the person has asked for, the oldest first. */
export const readWaiting = (db: Kysely<DealsTables>, scope: Scope, most: number) =>
  db
    .selectFrom('refund_request as asked')
    .innerJoin('deal', 'deal.id', 'asked.deal_id')
    .select(['asked.id', 'asked.amount_minor', 'asked.asked_at', 'deal.number', 'deal.apartment_slug'])
    .where('asked.state', '=', 'asked')
    .where('asked.asked_by', '<>', scope.staffId)
    .where(withinScope(scope, { project: sql.ref('deal.project_id'), owner: sql.ref('deal.owner_id') }))
    .orderBy('asked.number')
    .limit(most)
    .execute();

export const findRefund = (db: Kysely<DealsTables>, id: string): Promise<RefundRow | undefined> =>
  db.selectFrom('refund_request').selectAll().where('id', '=', id).executeTakeFirst();

export async function readAsker(db: Kysely<DealsTables>, refundId: string) {
  if (!isUuid(refundId)) return null;
  const row = await db
    .selectFrom('refund_request')
    .innerJoin('deal', 'deal.id', 'refund_request.deal_id')
    .select(['asked_by as by', 'deal.project_id as projectId', 'deal.owner_id as ownerId'])
    .where('refund_request.id', '=', refundId)
    .executeTakeFirst();
  return row ?? null;
}
