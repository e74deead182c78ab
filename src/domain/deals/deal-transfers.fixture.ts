import { type openDeals, someStaff } from '../../../tests/support/deals/open-deals.ts';
import { signAct } from '../../../tests/support/deals/two-people.ts';
import { kyivDay } from '../../base/kyiv-time.ts';
import { money } from '../../base/money.ts';
import { getDeal } from './deal.store.ts';
import { asOf } from './deal.ts';
import { leftOf, readReturns, readTransfers, readTransfersBack } from './transfers/transfers.store.ts';

/** A contract of today, under which no story pays all. */
export const someContract = (clock: () => Date) => ({
  number: 'Д-7',
  signedOn: kyivDay(clock()),
  total: money(300_000_000, 'UAH'),
  payments: [],
});
export const transferMinor = 1_000_000;

let noted = 0;

/** Bank transfers as a person of the office notes them and takes the last one back. */
export function transferring({ db, deals, clock, inTransaction }: Awaited<ReturnType<typeof openDeals>> & { clock: () => Date }) {
  const staffId = someStaff.id;
  const asked = async (trx: typeof db, dealId: string) => {
    const { number } = await trx.selectFrom('deal').select('number').where('id', '=', dealId).executeTakeFirstOrThrow();
    return { number, by: someStaff, scope: { staffId, projects: null, ownInProjects: null } };
  };
  const note = (dealId: string, { reference = `${++noted}`, minor = transferMinor, seen = null as number | null } = {}) =>
    inTransaction(async (trx) => {
      const { history } = asOf(await getDeal(trx, dealId), clock());
      const said = { paidOn: kyivDay(clock()), amountMinor: minor, creditedMinor: minor, reference, comment: '' };
      const act = await signAct(trx, staffId, 'noteTransfer');
      return deals.office.noteTransfer(trx, { ...(await asked(trx, dealId)), ...said, act, seen: seen ?? history.length });
    });
  /** Notes that the last transfer of which something is here was sent back, whole or in part. */
  const giveBack = (dealId: string, { minor = transferMinor, seen = null as number | null, reference = `${++noted}` } = {}) =>
    inTransaction(async (trx) => {
      const { history } = asOf(await getDeal(trx, dealId), clock());
      const returns = await readReturns(trx, [dealId]);
      const last = (await readTransfers(trx, dealId)).findLast((one) => one.undone_at === null && leftOf(one, returns) > 0);
      const said = { transferId: last?.id ?? '', paidOn: kyivDay(clock()), amountMinor: minor, reference };
      const act = await signAct(trx, staffId, 'noteReturn');
      return deals.office.noteReturn(trx, { ...(await asked(trx, dealId)), ...said, act, seen: seen ?? history.length });
    });
  const undo = (dealId: string) =>
    inTransaction(async (trx) => {
      const last = await trx
        .selectFrom('bank_transfer')
        .select('id')
        .where('deal_id', '=', dealId)
        .where('undone_at', 'is', null)
        .orderBy('number', 'desc')
        .executeTakeFirst();
      const act = await signAct(trx, staffId, 'undoTransfer');
      return deals.office.undoTransfer(trx, { ...(await asked(trx, dealId)), transferId: last?.id ?? '', why: 'помилка', act });
    });
  const sumOf = async (dealId: string) => (await readTransfersBack(db, [dealId])).get(dealId)?.leftMinor ?? 0;
  return { note, undo, giveBack, sumOf };
}
