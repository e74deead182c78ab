import type { Locale } from '../../../base/locale.ts';
import { money } from '../../../base/money.ts';
import type { WholeDeal } from '../../../contract/office/deals.ts';
import { type WholeDeal as DealOfModule, paidUnder } from '../../../domain/deals/deals.ts';
import { type StaffSession, scopeOf } from '../../../domain/staff/staff.ts';
import type { OfficeDependencies } from '../office-dependencies.ts';
import { refundOf } from '../refunds/refund-answer.ts';
import { transferDueOf, transferOf } from '../transfers/transfer-answer.ts';
import { allowedSteps, dealRow, holdsOver, iso, leadersOf, namesIn, personOf, readsDocument } from './deal-answers.ts';

type Asked = { session: StaffSession; locale: Locale };

/** The whole page of a deal, for one person of the office; null for a deal outside of their scope. */
export function makeWholeDeal(deps: OfficeDependencies) {
  const { deals } = deps;

  async function whole(number: number, { session, locale }: Asked): Promise<WholeDeal | null> {
    const scope = scopeOf(session, 'deal.read');
    const deal = scope && (await deals.office.readDeal(scope, number));
    return deal && answerOf(deal, { session, locale });
  }

  async function answerOf(deal: DealOfModule, { session, locale }: Asked): Promise<WholeDeal> {
    const timeline = await deals.office.timelineOf(deal);
    const refunds = await deals.office.refundsOf(deal);
    const { transfers, returns } = await deals.office.transfersOf(deal);
    const people = [
      ...refunds.flatMap(({ asked_by, decided_by }) => [asked_by, decided_by]),
      ...[...transfers, ...returns].flatMap(({ noted_by, undone_by }) => [noted_by, undone_by]),
    ];
    const names = await namesIn(deps, [deal.ownerId, ...timeline.map(({ staffId }) => staffId), ...people]);
    const allowed = allowedSteps(deps, session, deal);
    const ledger = await deals.office.ledgerOf(deal);
    const unpaidMinor = deal.state === 'contract' ? await deals.office.unpaidOf(deal) : 0;
    const mayNote = holdsOver(session, 'payment.note', deal);
    const due = mayNote ? deals.office.dueNow(deal) : null;
    return {
      ...dealRow(deal, deps, { session, locale, names }),
      id: deal.id,
      version: deal.version,
      apartmentId: deal.apartmentId,
      way: deal.way,
      deposit: money(deal.depositMinor, 'UAH'),
      uahMinor: deal.uahMinor,
      rate: deal.rate,
      rateDate: deal.rateDate,
      endedAt: iso(deal.endedAt),
      closingReason: deal.closingReason,
      allowed,
      assignable: allowed.includes('assign') ? await leadersOf(deps, deal.projectId) : [],
      contract: deal.contract && contractOf(deal.contract),
      unpaid: unpaidMinor > 0 ? money(unpaidMinor, (deal.contract?.total ?? deal.price).currency) : null,
      payments: deal.payments.map(({ id, state, amountMinor, refundMinor, paidAt, refundedAt }) => ({
        id,
        state,
        amountMinor,
        refundMinor,
        paidAt: iso(paidAt),
        refundedAt: iso(refundedAt),
      })),
      documents: deal.documents
        .filter(({ kind }) => readsDocument(session, kind, deal))
        .map(({ id, kind, name, bytes, at }) => ({ id, kind, name, bytes, at: at.toISOString() })),
      ledger: ledger.map(({ at, kind, lines }) => ({
        at: at.toISOString(),
        kind,
        lines: lines.map(({ account, minor, currency }) => ({ account, amount: money(minor, currency) })),
      })),
      refunds: refunds.map((one) => refundOf(one, { session, names, mayDecide: holdsOver(session, 'refund.approve', deal) })),
      refundable: holdsOver(session, 'refund.ask', deal) ? deals.office.refundable(deal) : null,
      transfers: transfers.map((one) => transferOf(one, { names, mayNote, returns, hasEnded: !deals.office.takesTransfers(deal) })),
      transferDue: due && transferDueOf(due, deal.contract?.number ?? '', transfers.length),
      timeline: timeline.map(({ at, channel, kind, staffId, delivery, why }) => ({
        at: at.toISOString(),
        channel,
        kind,
        delivery,
        why,
        by: staffId === null ? null : personOf(staffId, names),
      })),
    };
  }

  return whole;
}

const contractOf = (contract: NonNullable<DealOfModule['contract']>) => ({
  number: contract.number,
  signedOn: contract.signedOn,
  total: contract.total,
  deposit: contract.deposit,
  paidMinor: paidUnder(contract),
  payments: contract.payments,
});

/** What a repeated request is answered from: it has nothing of a person. */
export type StoredDeal = { number: number };
/** The answer of a command: the deal as it is now. */
export const makeDealAnswer = (deps: OfficeDependencies) => {
  const whole = makeWholeDeal(deps);
  return async ({ number }: StoredDeal, asked: Asked) => {
    const deal = await whole(number, asked);
    if (!deal) throw new Error(`the deal ${number} of a stored answer is not the person's`);
    return { deal };
  };
};
