import { makeChangeDeal, type OwnDeal } from './change-deal.ts';
import { readContracts } from './contract.store.ts';
import { creditedOf } from './credited-contract.ts';
import { makeTakeCrmNews } from './crm/take-crm-news.ts';
import { makeTellCrm } from './crm/tell-crm.ts';
import { findDeal, listDealsOf } from './deal.store.ts';
import { asOf, type DealNow } from './deal.ts';
import type { DealsContext, Transaction } from './deals-context.ts';
import type { Deals, WholeDeal } from './deals-operations.ts';
import { makeEndDue } from './end-due.ts';
import { makeFlatQueue } from './flat-queue.ts';
import { makeForgetting } from './forget.ts';
import { makeMakeDeal } from './make-deal.ts';
import { makeManageDeal } from './manage-deal.ts';
import { makeDealLetters } from './messages/write-deal-letter.ts';
import { makePapers } from './papers.ts';
import { makeOpenPayment } from './payments/open-payment.ts';
import { makeTakePayment } from './payments/take-payment.ts';
import { laterPercent, wholeForHours } from './rules/refund-rule.ts';
import { termsVersion } from './rules/terms-version.ts';
import { makeAskStateServices } from './state-services/ask-state-services.ts';
import { makeTakeStateNews } from './state-services/take-state-news.ts';
import { makeOwnLines } from './waitlist/own-lines.ts';
import { readStandingsAfter } from './waitlist/standing-after.store.ts';
import { makeWaitingLine } from './waitlist/waiting-line.ts';
import { makeWithdrawGone } from './withdraw-gone.ts';
import { makeWork } from './work.ts';

export type { DealChange } from './change-deal.ts';
export type { Contract, CrmDealNews, DealsCrmPort } from './crm-port.ts';
export type { DealNow } from './deal.ts';
export type { Deals, WholeDeal } from './deals-operations.ts';
export type { PeopleStep } from './manage-deal.ts';
export type { FrozenOffer, OffersOf } from './offers-port.ts';
export type { Paper } from './papers.ts';
export type { PaymentsPort } from './payments-port.ts';
export type { DealTerms } from './rules/deal-times.ts';
export { type CreditedContract, paidUnder } from './rules/deposit-credit.ts';
export { paymentState } from './rules/payment-schedule.ts';
export { termsVersion } from './rules/terms-version.ts';
export type { StateServicesPort } from './state-services-port.ts';
export type { OwnLine } from './waitlist/own-lines.ts';

/** Puts the operations together out of their files; `Deals` says what each does. */
export function makeDeals(context: DealsContext): Deals {
  const { db, clock } = context;
  const work = makeWork(context);
  const { listPapers, readOwnPaper, missingPapers } = makePapers(context);
  const { manageDeal, takePeopleStep } = makeManageDeal(context, work);

  /** The client's own deal as it stands now; null for another's and for none. */
  async function getOwnDeal({ clientId, dealId }: OwnDeal): Promise<DealNow | null> {
    const deal = await findDeal(db, dealId);
    return deal?.clientId === clientId ? asOf(deal, clock()) : null;
  }

  /** The client's deals as they stand now, the newest first. */
  async function listDeals(clientId: string): Promise<DealNow[]> {
    const now = clock();
    return (await listDealsOf(db, clientId)).map((deal) => asOf(deal, now));
  }

  /** Deals with what stands under them. Inside of a transaction it has to be given. */
  async function listWhole(deals: DealNow[], from: Transaction = db): Promise<WholeDeal[]> {
    const ids = deals.map(({ id }) => id);
    const contracts = await readContracts(
      from,
      deals.filter(({ state }) => state === 'contract' || state === 'completed').map(({ id }) => id),
    );
    const found = await listPapers(ids, from);
    const ended = deals.filter(({ state }) => state === 'cancelled' || state === 'expired');
    const standings = await readStandingsAfter(
      from,
      ended.map(({ apartmentId }) => apartmentId),
      { now: clock(), terms: context.terms, findFlat: context.catalogue.findFlatById },
    );
    return deals.map((deal) => ({
      ...deal,
      contract: creditedOf(deal, contracts.get(deal.id)),
      standingAfter: ended.includes(deal) ? (standings.get(deal.apartmentId) ?? null) : null,
      papers: found.filter(({ dealId }) => dealId === deal.id),
    }));
  }

  const { inTurn } = makeFlatQueue(context);
  const { makeDeal } = makeMakeDeal(context, work);
  const { updateDeal, cancelDeal } = makeChangeDeal(context, work);
  const { openPayment, opened } = makeOpenPayment(context, work);
  const { takePayment, undecidedPayments } = makeTakePayment(context, work);
  const { askStateServices } = makeAskStateServices(context, work);
  const { takeStateNews, standingOfRequest, agreementToSign, openStateRequests } = makeTakeStateNews(context, work);
  const { joinLine, leaveLine, lineOf } = makeWaitingLine(context, work);
  const { listLines } = makeOwnLines(context);
  const { endDue } = makeEndDue(context, work);
  const { forgetClient, forgetOld } = makeForgetting(context);
  const { takeCrmNews } = makeTakeCrmNews(work, { takePeopleStep });
  const { crmDeal } = makeTellCrm(context);
  const { withdrawGone } = makeWithdrawGone(context, work);
  const { writeDealLetter } = makeDealLetters(context);

  return {
    terms: {
      ...context.terms,
      version: termsVersion(context.terms),
      refundWholeHours: wholeForHours,
      refundLaterPercent: laterPercent,
      hasStateServices: context.stateServices !== null,
    },
    ...{ getDeal: getOwnDeal, listDeals, listWhole, listPapers, readOwnPaper, agreementToSign },
    ...{ inTurn, makeDeal, updateDeal, cancelDeal, openPayment, askStateServices, opened },
    ...{ joinLine, leaveLine, lineOf, listLines },
    ...{ manageDeal, takeCrmNews, missingPapers, crmDeal, withdrawGone },
    ...{ takePayment, undecidedPayments, takeStateNews, standingOfRequest, openStateRequests },
    ...{ endDue, writeDealLetter, forgetClient, forgetOld },
  };
}
