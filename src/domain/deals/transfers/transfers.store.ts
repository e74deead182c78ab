import type { Kysely, Selectable } from 'kysely';
import { isUuid } from '../../../base/uuid.ts';
import type { DealsTables } from '../deals.tables.ts';
import type { CreditedTransfer } from '../rules/transfer-credit.ts';

type Db = Kysely<DealsTables>;
export type Transfer = Selectable<DealsTables['bank_transfer']>;

/** Every transfer of a deal, those that were taken back too, the first noted one first. */
export const readTransfers = (db: Db, dealId: string): Promise<Transfer[]> =>
  db.selectFrom('bank_transfer').selectAll().where('deal_id', '=', dealId).orderBy('number').execute();

/** The transfers of some deals that stand, in the order of their notes. */
export async function readStanding(db: Db, dealIds: string[]): Promise<Map<string, CreditedTransfer[]>> {
  if (dealIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('bank_transfer')
    .select([
      'deal_id',
      'credited_minor as creditedMinor',
      'credited_currency as currency',
      'known_minor as knownMinor',
      'paid_on as paidOn',
    ])
    .where('deal_id', 'in', dealIds)
    .where('undone_at', 'is', null)
    .orderBy('number')
    .execute();
  const standing = new Map<string, CreditedTransfer[]>();
  for (const { deal_id, ...one } of rows) standing.set(deal_id, [...(standing.get(deal_id) ?? []), one]);
  return standing;
}

export async function findTransfer(db: Db, dealId: string, id: string): Promise<Transfer | undefined> {
  if (!isUuid(id)) return undefined;
  return db.selectFrom('bank_transfer').selectAll().where('id', '=', id).where('deal_id', '=', dealId).executeTakeFirst();
}
