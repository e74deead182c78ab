import type { Result } from '../../base/result.ts';
import type { OpenKysely } from '../../platform/database/database.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import type { ChangeRefusal, DealChange, OwnDeal, UpdateRefusal } from './change-deal.ts';
import type { ReadPaper } from './crm/take-crm-news.ts';
import type { CrmDeal, CrmDealNews, CrmPaper } from './crm-port.ts';
import type { Deal, DealNow } from './deal.ts';
import type { ApartmentTaken, ClientLeft, NotNow, Transaction, UnknownApartment, UnknownDeal } from './deals-context.ts';
import type { InTurn } from './flat-queue.ts';
import type { MakeRefusal, NewDeal } from './make-deal.ts';
import type { PeopleAsk } from './manage-deal.ts';
import type { DealLetterTask } from './messages/deal-parcels.ts';
import type { Paper, PaperContent } from './papers.ts';
import type { Taken, Undecided } from './payments/take-payment.ts';
import type { PaymentNews } from './payments-port.ts';
import type { DealTerms } from './rules/deal-times.ts';
import type { CreditedContract } from './rules/deposit-credit.ts';
import type { PlaceInLine } from './rules/first-refusal.ts';
import type { AskRefusal, StateAsk } from './state-services/ask-state-services.ts';
import type { Forged, StateTaken } from './state-services/take-state-news.ts';
import type { StateNews } from './state-services-port.ts';
import type { OwnLine } from './waitlist/own-lines.ts';
import type { StandingAfter } from './waitlist/standing-after.store.ts';
import type { Joining, JoinRefusal } from './waitlist/waiting-line.ts';
import type { GoneFlat } from './withdraw-gone.ts';

/** `standingAfter` is null while the deal lives. */
export type WholeDeal = DealNow & { contract: CreditedContract | null; papers: Paper[]; standingAfter: StandingAfter | null };

type OwnFlat = { clientId: string; apartmentId: number };

/**
 * Holds, reservations and what follows, one live deal a flat. Commands take the transaction in which they happen, so that what is
 * answered can be stored with what is done; each locks its flat, decides by the clock at that moment, and leaves a row of history. What
 * others must be told leaves by the outbox under the kinds `sms`, `letter-deal`, `refund` and `crm-deal`. The files that make them say
 * more of each.
 */
export type Deals = {
  /** What an operator has set, and the rule of refunds: what a client agrees to before he holds a flat. */
  terms: DealTerms & { version: string; refundWholeHours: number; refundLaterPercent: number; hasStateServices: boolean };

  // What a client reads.
  /** The client's own deal as it stands now; null for another's and for none. */
  getDeal(own: OwnDeal): Promise<DealNow | null>;
  /** The newest first. */
  listDeals(clientId: string): Promise<DealNow[]>;
  /** Deals with what stands under them. Inside of a transaction it has to be given. */
  listWhole(deals: DealNow[], from?: Transaction): Promise<WholeDeal[]>;
  listPapers(dealIds: string[], from?: Transaction): Promise<(Paper & { dealId: string })[]>;
  readOwnPaper(own: { clientId: string; paperId: string }): Promise<PaperContent | null>;
  /** The bytes that were signed, or wait for a signature; null while there are none. */
  agreementToSign(deal: Pick<Deal, 'id' | 'way' | 'signedAt'>): Promise<Uint8Array | null>;

  // What a client does.
  /** Lets those who want one flat in one after the other. */
  inTurn<Answer>(wanted: InTurn, work: () => Promise<Answer>): Promise<Result<Answer, ApartmentTaken>>;
  /**
   * Holds a flat for the client from now on, at the price, by the offers and at the rate of this moment; a flat that he holds already is answered
   * as it is. Refuses an offer that he was shown and that does not hold any more, a flat that somebody else has or has the first refusal of, one that is not for sale, a way that is not open here, terms
   * that do not hold now, one hold too many at a time, and one too many in 24 hours, or of this flat within a pause, that no payment followed, whoever this phone has
   * belonged to meanwhile.
   */
  makeDeal(trx: Transaction, asked: NewDeal): Promise<Result<DealNow, MakeRefusal>>;
  /** Names the buyer, extends a hold or asks a manager. */
  updateDeal(trx: Transaction, own: OwnDeal & { change: DealChange }): Promise<Result<DealNow, UpdateRefusal>>;
  /** Ends a deal and sends back what the rule gives back. */
  cancelDeal(trx: Transaction, own: OwnDeal): Promise<Result<DealNow, ChangeRefusal>>;
  /** Asks the bank for a page to pay the deposit at. */
  openPayment(own: OwnDeal & { returnUrl: string }): Promise<Result<DealNow, ChangeRefusal>>;
  /** Asks the state's services for documents or for a signature. */
  askStateServices(asked: StateAsk): Promise<Result<DealNow, AskRefusal>>;
  /** The deal with the page or the link that was opened, as it stands in the transaction that stores the answer. */
  opened(trx: Transaction, dealId: string): Promise<DealNow>;

  // The line before a flat.
  joinLine(trx: Transaction, joining: Joining): Promise<Result<PlaceInLine, JoinRefusal | ClientLeft | UnknownApartment>>;
  leaveLine(trx: Transaction, own: OwnFlat): Promise<Result<PlaceInLine, UnknownApartment>>;
  lineOf(own: OwnFlat): Promise<PlaceInLine>;
  listLines(clientId: string): Promise<OwnLine[]>;

  // What people of the house do, and what comes from their books.
  manageDeal(trx: Transaction, asked: PeopleAsk & { dealId: string }): Promise<Result<DealNow, UnknownDeal | NotNow>>;
  takeCrmNews(trx: Transaction, news: CrmDealNews, papers: ReadPaper[]): Promise<'taken' | 'noted'>;
  /** Those of the news that are not kept here yet. */
  missingPapers(news: Pick<CrmDealNews, 'dealId' | 'papers'>): Promise<CrmPaper[]>;
  /** A deal as the CRM is told of it; null when there is none. */
  crmDeal(id: string): Promise<CrmDeal | null>;
  /** Ends the deals of flats that are sold elsewhere; answers how many. */
  withdrawGone(flats: readonly GoneFlat[]): Promise<number>;

  // What comes from banks and from the state's services.
  takePayment(news: PaymentNews): Promise<Taken>;
  /** Payments begun in that time of which no bank has told the end yet. */
  undecidedPayments(begun: { from: Date; to: Date }): Promise<Undecided[]>;
  takeStateNews(news: StateNews): Promise<Result<StateTaken, Forged>>;
  /** Whether somebody waits for the answer to a question, or did; null when nobody asked it. */
  standingOfRequest(requestId: string): Promise<'asked' | 'over' | null>;
  openStateRequests(now: Date): Promise<{ requestId: string; provider: string }[]>;

  // What is done by the clock.
  /** Called each second; only writes down what is so already. Answers how many deals it ended. */
  endDue(isStopped?: () => boolean): Promise<number>;
  writeDealLetter(task: DealLetterTask): Promise<Letter | null>;
  forgetClient(transaction: OpenKysely, clientId: string): Promise<{ kind: 'deal-is-live' } | null>;
  forgetOld(): Promise<void>;
};
