import type { Result } from '../../base/result.ts';
import type { OpenKysely } from '../../platform/database/database.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import type { ChangeRefusal, DealChange, OwnDeal, UpdateRefusal } from './change-deal.ts';
import type { FetchedDocument } from './crm/apply-crm-change.ts';
import type { CrmDeal, CrmDealChange, CrmDocument } from './crm-port.ts';
import type { Deal, DealNow } from './deal.ts';
import type { DealDocument, DocumentContent } from './deal-documents.ts';
import type { ApartmentTaken, ClientLeft, Transaction, UnknownApartment } from './deals-context.ts';
import type { QueuedBooking } from './flat-queue.ts';
import type { MakeRefusal, NewDeal } from './make-deal.ts';
import type { ManagedDeal, ManageRefusal } from './manage-deal.ts';
import type { DealLetterTask } from './messages/deal-messages.ts';
import type { OfficeDeals } from './office/office-deals.ts';
import type { PaymentOutcome, Undecided } from './payments/apply-payment-event.ts';
import type { PaymentEvent } from './payments-port.ts';
import type { QuoteNow } from './quotes/quotes.ts';
import type { DealTerms } from './rules/deal-times.ts';
import type { Forged } from './state-services/apply-state-service-event.ts';
import type { AskRefusal, StateAsk } from './state-services/ask-state-services.ts';
import type { StateServiceOutcome } from './state-services/state-service-answers.ts';
import type { StateServiceEvent } from './state-services-port.ts';
import type { OfficeWaitlists } from './waitlist/office-waitlists.ts';
import type { OwnWaitlist } from './waitlist/own-waitlists.ts';
import type { Joining, JoinRefusal, OwnPlace } from './waitlist/waitlist.ts';
import type { WholeDeal } from './whole-deal.ts';
import type { DelistedFlat } from './withdraw-delisted.ts';

type OwnFlat = { clientId: string; apartmentId: number };

/**
 * Holds, reservations and contracts, one live deal a flat. Commands take the transaction in which they happen, so that their answer can
 * be stored with their effect; each locks its flat, decides by the clock at that moment, and leaves a row of history. Notifications leave
 * by the outbox under the kinds `sms`, `letter-deal`, `refund` and `crm-deal`. The implementing files say more of each.
 */
export type Deals = {
  /** The operator's settings and the rule of refunds: the terms that a client accepts before holding a flat. */
  terms: DealTerms & { version: string; refundWholeHours: number; refundLaterPercent: number; hasStateServices: boolean };

  // Reads of a client.
  /** The client's own deal as it stands now; null for another's and for none. */
  getDeal(own: OwnDeal): Promise<DealNow | null>;
  /** The newest first. */
  listDeals(clientId: string): Promise<DealNow[]>;
  /** Deals with their documents, contracts and payments. Inside of a transaction it has to be given. */
  listWhole(deals: DealNow[], from?: Transaction): Promise<WholeDeal[]>;
  listDocuments(dealIds: string[], from?: Transaction): Promise<(DealDocument & { dealId: string })[]>;
  readOwnDocument(own: { clientId: string; documentId: string }): Promise<DocumentContent | null>;
  /** The bytes that were signed, or wait for a signature; null while there are none. */
  agreementToSign(deal: Pick<Deal, 'id' | 'way' | 'signedAt'>): Promise<Uint8Array | null>;

  // Commands of a client.
  /** Queues commands on one flat one after the other. */
  queueForFlat<Answer>(wanted: QueuedBooking, work: () => Promise<Answer>): Promise<Result<Answer, ApartmentTaken>>;
  /**
   * Holds a flat for the client from now on, with the price, the offers and the rate of this moment, or those of a quote that is not over;
   * a flat that the client holds already is answered as it is. Refuses a shown offer that does not apply any more, a quote that is over or
   * of another flat, a flat that another client has or has the first refusal of, one that is not for sale, a way of booking that is not
   * available, outdated terms, one hold too many at a time, and one too many without a payment in 24 hours, or of this flat within a pause,
   * counted by phone.
   */
  makeDeal(trx: Transaction, asked: NewDeal): Promise<Result<DealNow, MakeRefusal>>;
  /** Names the buyer, extends a hold or asks a manager. */
  updateDeal(trx: Transaction, own: OwnDeal & { change: DealChange }): Promise<Result<DealNow, UpdateRefusal>>;
  /** Ends a deal and refunds by the rule. */
  cancelDeal(trx: Transaction, own: OwnDeal): Promise<Result<DealNow, ChangeRefusal>>;
  /** Opens the bank's page for the deposit. */
  openPayment(own: OwnDeal & { returnUrl: string }): Promise<Result<DealNow, ChangeRefusal>>;
  /** Asks the state's services for documents or for a signature. */
  askStateServices(asked: StateAsk): Promise<Result<DealNow, AskRefusal>>;
  /** The deal with the page or the link that was opened, as it stands in the transaction that stores the answer. */
  opened(trx: Transaction, dealId: string): Promise<DealNow>;

  // Quotes of the office.
  readQuote(code: string): Promise<QuoteNow | null>;
  /** Notes that the client looks at it; false for an unknown code. */
  openQuote(code: string): Promise<boolean>;

  // The waitlist of a flat.
  joinWaitlist(trx: Transaction, joining: Joining): Promise<Result<OwnPlace, JoinRefusal | ClientLeft | UnknownApartment>>;
  leaveWaitlist(trx: Transaction, own: OwnFlat): Promise<Result<OwnPlace, UnknownApartment>>;
  placeInWaitlist(own: OwnFlat): Promise<OwnPlace>;
  listWaitlists(clientId: string): Promise<OwnWaitlist[]>;

  // Commands of staff, and changes from their CRM and inventory.
  manageDeal(trx: Transaction, asked: ManagedDeal): Promise<Result<DealNow, ManageRefusal>>;
  applyCrmChange(trx: Transaction, change: CrmDealChange, documents: FetchedDocument[]): Promise<'taken' | 'noted'>;
  /** The documents of the change that are not stored here yet. */
  missingDocuments(change: Pick<CrmDealChange, 'dealId' | 'documents'>): Promise<CrmDocument[]>;
  /** A deal in the form for the CRM; null when there is none. */
  crmDeal(id: string): Promise<CrmDeal | null>;
  /** Ends the deals of flats that are sold elsewhere; answers how many. */
  withdrawDelisted(flats: readonly DelistedFlat[]): Promise<number>;

  /** The operations of the office on deals. */
  office: OfficeDeals;
  officeWaitlists: OfficeWaitlists;

  // Events from banks and from the state services.
  applyPaymentEvent(event: PaymentEvent): Promise<PaymentOutcome>;
  /** Payments begun in that time without a final state. */
  undecidedPayments(begun: { from: Date; to: Date }): Promise<Undecided[]>;
  applyStateServiceEvent(event: StateServiceEvent): Promise<Result<StateServiceOutcome, Forged>>;
  /** Whether the request is open or has ended; null when it is unknown. */
  stateOfRequest(requestId: string): Promise<'asked' | 'over' | null>;
  openStateRequests(now: Date): Promise<{ requestId: string; provider: string }[]>;

  // Jobs.
  /** Called each second; only stores expiries. Returns how many deals it ended. */
  endDue(isStopped?: () => boolean): Promise<number>;
  writeDealLetter(task: DealLetterTask): Promise<Letter | null>;
  forgetClient(transaction: OpenKysely, clientId: string): Promise<{ kind: 'deal-is-live' } | null>;
  forgetOld(): Promise<void>;
};
