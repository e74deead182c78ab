import { makeDealChanges, type OwnDeal } from './change-deal.ts';
import { makeCrmDealChanges } from './crm/apply-crm-change.ts';
import { makeCrmDeals } from './crm/crm-deal.ts';
import { findDeal, listDealsOf } from './deal.store.ts';
import { asOf, type DealNow } from './deal.ts';
import { makeDealDocuments } from './deal-documents.ts';
import type { DealsContext } from './deals-context.ts';
import type { Deals } from './deals-operations.ts';
import { makeExpiry } from './end-due.ts';
import { makeFlatQueue } from './flat-queue.ts';
import { makeFlatTransactions } from './flat-transaction.ts';
import { makeForgetting } from './forget.ts';
import { makeBooking } from './make-deal.ts';
import { makeStaffCommands } from './manage-deal.ts';
import { makeDealLetters } from './messages/write-deal-letter.ts';
import { makeOfficeDeals } from './office/office-deals.ts';
import { makePaymentEvents } from './payments/apply-payment-event.ts';
import { makePaymentPages } from './payments/open-payment.ts';
import { makeQuotePages } from './quotes/quotes.ts';
import { laterPercent, wholeForHours } from './rules/refund-rule.ts';
import { termsVersion } from './rules/terms-version.ts';
import { makeStateServiceEvents } from './state-services/apply-state-service-event.ts';
import { makeStateServiceRequests } from './state-services/ask-state-services.ts';
import { makeStateRequests } from './state-services/state-requests.ts';
import { makeOfficeWaitlists } from './waitlist/office-waitlists.ts';
import { makeOwnWaitlists } from './waitlist/own-waitlists.ts';
import { makeWaitlist } from './waitlist/waitlist.ts';
import { makeWholeDeals } from './whole-deal.ts';
import { makeDelisting } from './withdraw-delisted.ts';

export type { DealChange } from './change-deal.ts';
export type { Contract, CrmDealChange, DealsCrmPort } from './crm-port.ts';
export { type DealNow, isRefusedInDiia } from './deal.ts';
export type { DealDocument } from './deal-documents.ts';
export type { EndedPlace } from './deals-context.ts';
export type { Deals } from './deals-operations.ts';
export type { Movement } from './ledger/movements.ts';
export type { FrozenOffer, OffersOf } from './offers-port.ts';
export { type DealScopes, makeFindDeals } from './office/find-deals.ts';
export type { OfficeDeals } from './office/office-deals.ts';
export type { PaymentsPort } from './payments-port.ts';
export type { QuotedPlan } from './quotes/quoted-plan.ts';
export type { ListedQuote } from './quotes/quotes.store.ts';
export type { QuoteNow } from './quotes/quotes.ts';
export type { PriceChange } from './quotes/standing-quotes.ts';
export type { Refund } from './refunds/refunds.store.ts';
export type { DealTerms } from './rules/deal-times.ts';
export { type CreditedContract, paidUnder } from './rules/deposit-credit.ts';
export { paymentState } from './rules/payment-schedule.ts';
export { termsVersion } from './rules/terms-version.ts';
export type { StateServicesPort } from './state-services-port.ts';
export type { StaffStep } from './states.ts';
export type { DueNow } from './transfers/office-transfers.ts';
export { leftOf, type Transfer, type TransferReturn } from './transfers/transfers.store.ts';
export type { OfficeWaitlist, OfficeWaitlists } from './waitlist/office-waitlists.ts';
export type { OwnWaitlist } from './waitlist/own-waitlists.ts';
export type { WholeDeal } from './whole-deal.ts';

/** Puts the operations together out of their files; `Deals` documents each. */
export function makeDeals(context: DealsContext): Deals {
  const { db, clock } = context;
  const unit = makeFlatTransactions(context);
  const { listDocuments, readOwnDocument, missingDocuments } = makeDealDocuments(context);
  const { manageDeal, applyStaffStep } = makeStaffCommands(context, unit);

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

  const { listWhole } = makeWholeDeals(context, { listDocuments });
  const { run: queueForFlat } = makeFlatQueue(context);
  const { makeDeal } = makeBooking(context, unit, { applyStaffStep });
  const { updateDeal, cancelDeal } = makeDealChanges(context, unit);
  const { readQuote, openQuote } = makeQuotePages(context);
  const { openPayment, opened } = makePaymentPages(context, unit);
  const { applyPaymentEvent, undecidedPayments } = makePaymentEvents(context, unit);
  const { askStateServices } = makeStateServiceRequests(context, unit);
  const { applyStateServiceEvent } = makeStateServiceEvents(context, unit);
  const { stateOfRequest, agreementToSign, openStateRequests } = makeStateRequests(context);
  const { joinWaitlist, leaveWaitlist, placeInWaitlist } = makeWaitlist(context, unit);
  const { listWaitlists } = makeOwnWaitlists(context);
  const { endDue } = makeExpiry(context, unit);
  const { forgetClient, forgetOld } = makeForgetting(context);
  const { applyCrmChange } = makeCrmDealChanges(unit, { applyStaffStep });
  const { crmDeal } = makeCrmDeals(context);
  const { withdrawDelisted } = makeDelisting(context, unit);
  const { writeDealLetter } = makeDealLetters(context);

  return {
    terms: {
      ...context.terms,
      version: termsVersion(context.terms),
      refundWholeHours: wholeForHours,
      refundLaterPercent: laterPercent,
      hasStateServices: context.stateServices !== null,
    },
    getDeal: getOwnDeal,
    listDeals,
    listWhole,
    listDocuments,
    readOwnDocument,
    agreementToSign,
    queueForFlat,
    makeDeal,
    updateDeal,
    cancelDeal,
    openPayment,
    askStateServices,
    opened,
    readQuote,
    openQuote,
    joinWaitlist,
    leaveWaitlist,
    placeInWaitlist,
    listWaitlists,
    manageDeal,
    applyCrmChange,
    missingDocuments,
    crmDeal,
    withdrawDelisted,
    applyPaymentEvent,
    undecidedPayments,
    applyStateServiceEvent,
    stateOfRequest,
    openStateRequests,
    office: makeOfficeDeals(context, { unit, manageDeal, makeDeal, listWhole }),
    officeWaitlists: makeOfficeWaitlists(context, unit),
    endDue,
    writeDealLetter,
    forgetClient,
    forgetOld,
  };
}
