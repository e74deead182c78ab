import type { Kysely } from 'kysely';
import { creditedOf } from './credited-contract.ts';
import type { Contract } from './crm-port.ts';
import { getDeal } from './deal.store.ts';
import type { Deal } from './deal.ts';
import type { DealsTables } from './deals.tables.ts';
import { dueUnder } from './rules/transfer-credit.ts';
import { readStanding } from './transfers/transfers.store.ts';

type Db = Kysely<DealsTables>;

/** Replaces the stored contract. An empty one, without number or sum, is skipped. */
export async function putContract(trx: Db, dealId: string, { number, signedOn, total, payments }: Contract): Promise<void> {
  if (!number.trim() || total.minor <= 0) return;
  const row = { number: number.trim(), signed_on: signedOn, total_minor: total.minor, total_currency: total.currency };
  await trx
    .insertInto('contract')
    .values({ ...row, deal_id: dealId })
    .onConflict((known) => known.column('deal_id').doUpdateSet(row))
    .execute();
  await trx.deleteFrom('contract_payment').where('deal_id', '=', dealId).execute();
  const rows = payments
    .filter(({ amountMinor }) => amountMinor > 0)
    .sort((one, other) => one.dueOn.localeCompare(other.dueOn))
    .map(({ dueOn, amountMinor, paidMinor, paidOn }, at) => ({
      deal_id: dealId,
      position: at + 1,
      due_on: dueOn,
      amount_minor: amountMinor,
      paid_minor: Math.max(0, paidMinor),
      paid_on: paidOn,
    }));
  if (rows.length > 0) await trx.insertInto('contract_payment').values(rows).execute();
  await noteNextDue(trx, dealId);
}

/** The contract of a deal with its deposit and its bank transfers; null when none is known. */
export const creditedContractOf = async (db: Db, deal: Deal) =>
  creditedOf(deal, (await readContracts(db, [deal.id])).get(deal.id), (await readStanding(db, [deal.id])).get(deal.id));

/** Stores the day of the next payment after a change of the contract or of its transfers. */
export async function noteNextDue(trx: Db, dealId: string): Promise<void> {
  const contract = await creditedContractOf(trx, await getDeal(trx, dealId));
  if (!contract) return;
  await trx
    .updateTable('contract')
    .set({ next_due_on: dueUnder(contract)?.dueOn ?? null })
    .where('deal_id', '=', dealId)
    .execute();
}

/** The part of the price that is still due, in the currency of the contract; of a deal whose contract is not known, of the price that was agreed. */
export async function unpaidOf(db: Db, deal: Deal): Promise<number> {
  const agreed = { number: '', signedOn: '', total: deal.price, payments: [] };
  const contract = (await readContracts(db, [deal.id])).get(deal.id) ?? agreed;
  const credited = creditedOf(deal, contract, (await readStanding(db, [deal.id])).get(deal.id));
  return (credited && dueUnder(credited)?.leftMinor) ?? 0;
}

/** The contracts of some deals, each with its payments from the first due day on. */
export async function readContracts(db: Db, dealIds: string[]): Promise<Map<string, Contract>> {
  if (dealIds.length === 0) return new Map();
  const rows = await db.selectFrom('contract').selectAll().where('deal_id', 'in', dealIds).execute();
  if (rows.length === 0) return new Map();
  const payments = await db.selectFrom('contract_payment').selectAll().where('deal_id', 'in', dealIds).orderBy('position').execute();
  return new Map(
    rows.map((row) => [
      row.deal_id,
      {
        number: row.number,
        signedOn: row.signed_on,
        total: { minor: row.total_minor, currency: row.total_currency },
        payments: payments
          .filter(({ deal_id }) => deal_id === row.deal_id)
          .map((one) => ({ dueOn: one.due_on, amountMinor: one.amount_minor, paidMinor: one.paid_minor, paidOn: one.paid_on })),
      },
    ]),
  );
}
