import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { isUuid } from '../../../base/uuid.ts';
import type { Scope } from '../../../contract/office/rights.ts';
import type { Author } from '../../../platform/audit/audit.ts';
import { withinScope } from '../../../platform/database/within-scope.ts';
import type { DealsTables } from '../deals.tables.ts';
import type { CreditedTransfer } from '../rules/transfer-credit.ts';

type Db = Kysely<DealsTables>;
export type Transfer = Selectable<DealsTables['bank_transfer']>;
export type TransferReturn = Selectable<DealsTables['transfer_return']>;

export async function addTransfer(db: Db, row: Insertable<DealsTables['bank_transfer']>): Promise<void> {
  await db.insertInto('bank_transfer').values(row).execute();
}

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

/** Every return of the transfers of some deals, those that were taken back too, the first noted one first. */
export async function readReturns(db: Db, dealIds: string[]): Promise<TransferReturn[]> {
  if (dealIds.length === 0) return [];
  return db.selectFrom('transfer_return').selectAll().where('deal_id', 'in', dealIds).orderBy('number').execute();
}

/** The part of a transfer that is still here. */
export const leftOf = ({ id, amount_minor }: Pick<Transfer, 'id' | 'amount_minor'>, returns: readonly TransferReturn[]): number =>
  returns.reduce((left, one) => left - (one.transfer_id === id && one.undone_at === null ? one.amount_minor : 0), amount_minor);

export async function findReturn(db: Db, dealId: string, id: string): Promise<TransferReturn | undefined> {
  if (!isUuid(id)) return undefined;
  return db.selectFrom('transfer_return').selectAll().where('id', '=', id).where('deal_id', '=', dealId).executeTakeFirst();
}

/** The transfers of an ended contract as its client sees them: what is still here, and what went back, on which day the last. */
export type TransfersBack = { leftMinor: number; returnedMinor: number; returnedOn: string | null };

/** By the deal; one without a transfer that stands has none. */
export async function readTransfersBack(db: Db, dealIds: string[]): Promise<Map<string, TransfersBack>> {
  if (dealIds.length === 0) return new Map();
  const transfers = await db
    .selectFrom('bank_transfer')
    .select(['deal_id', 'amount_minor'])
    .where('deal_id', 'in', dealIds)
    .where('undone_at', 'is', null)
    .execute();
  const returns = (await readReturns(db, [...new Set(transfers.map(({ deal_id }) => deal_id))])).filter((one) => one.undone_at === null);
  const sum = (rows: { amount_minor: number }[]) => rows.reduce((all, { amount_minor }) => all + amount_minor, 0);
  return new Map(
    [...Map.groupBy(transfers, ({ deal_id }) => deal_id)].map(([dealId, came]) => {
      const back = returns.filter(({ deal_id }) => deal_id === dealId);
      const days = back.map(({ paid_on }) => paid_on).sort();
      return [dealId, { leftMinor: sum(came) - sum(back), returnedMinor: sum(back), returnedOn: days.at(-1) ?? null }];
    }),
  );
}

/** Deals that ended with money of transfers still here, the oldest end first. */
export async function readReturnsDue(db: Db, scope: Scope, most: number) {
  const { rows } = await sql<{ number: number; apartmentSlug: string; endedAt: Date; leftMinor: number }>`
    select number, apartment_slug as "apartmentSlug", ended_at as "endedAt", "leftMinor" from (
      select deal.*, (select coalesce(sum(amount_minor), 0)::float8 from bank_transfer where deal_id = deal.id and undone_at is null)
        - (select coalesce(sum(amount_minor), 0)::float8 from transfer_return where deal_id = deal.id and undone_at is null) as "leftMinor"
      from deal where state = 'cancelled' and id in (select deal_id from bank_transfer)
        and ${withinScope(scope, { project: sql.ref('project_id'), owner: sql.ref('owner_id') })}
    ) ended where "leftMinor" > 0 order by ended_at, number limit ${most}`.execute(db);
  return rows;
}

/** Who notes a transfer: a person of the office. */
export function staffOf({ kind, id }: Author): string {
  if (kind !== 'staff' || id === null) throw new Error('transfers are noted by people of the office');
  return id;
}
