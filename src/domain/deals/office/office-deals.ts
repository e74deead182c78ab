import type { Result } from '../../../base/result.ts';
import type { Scope } from '../../../contract/office/rights.ts';
import { confirmedEmail } from '../../clients/clients.ts';
import { unpaidOf } from '../contract.store.ts';
import { asOf, type DealNow } from '../deal.ts';
import type { DealsContext, Transaction } from '../deals-context.ts';
import type { FlatTransactions } from '../flat-transaction.ts';
import { readLedger } from '../ledger/ledger.store.ts';
import type { MakeRefusal, NewDeal } from '../make-deal.ts';
import type { ManageDeal } from '../manage-deal.ts';
import { makeQuotes } from '../quotes/make-quote.ts';
import type { Quote } from '../quotes/quote.ts';
import { quoteAddress } from '../quotes/quote-messages.ts';
import { listQuotes, type QuotesOf } from '../quotes/quotes.store.ts';
import { makeStandingQuotes } from '../quotes/standing-quotes.ts';
import { makeOfficeRefunds, refundable } from '../refunds/office-refunds.ts';
import { readAsker, readRefunds, readWaiting } from '../refunds/refunds.store.ts';
import { staffStepsNow } from '../states.ts';
import { takesTransfers } from '../transfers/note-rules.ts';
import { makeOfficeTransfers } from '../transfers/office-transfers.ts';
import { readReturns, readReturnsDue, readTransfers } from '../transfers/transfers.store.ts';
import type { WholeDeal } from '../whole-deal.ts';
import { makeDealOwners } from './deal-owners.ts';
import { readTimeline } from './deal-timeline.ts';
import { makeDeskHolds } from './hold-at-desk.ts';
import { makeDealLeading } from './lead-deals.ts';
import { type DealFilter, readByIds, readDue, readFree, readPage } from './list-deals.store.ts';
import { findWithin } from './office-command.ts';

type Parts = Pick<ManageDeal, 'manageDeal'> & {
  unit: FlatTransactions;
  makeDeal: (trx: Transaction, asked: NewDeal) => Promise<Result<DealNow, MakeRefusal>>;
  listWhole: (deals: DealNow[], from?: Transaction) => Promise<WholeDeal[]>;
};

const mostFree = 200;

/** The reads and commands of the office on deals. Every read and command has the scope of the person's right. */
export function makeOfficeDeals(context: DealsContext, parts: Parts) {
  const { db, clock } = context;
  const { stepDeal, endDeal } = makeDealLeading(context, parts);
  const { takeDeal, assignDeal } = makeDealOwners(context);
  const { askRefund, decideRefund, takeBackRefund } = makeOfficeRefunds(context, parts.unit);
  const { noteTransfer, undoTransfer, noteReturn, dueNow } = makeOfficeTransfers(context, parts.unit);
  const { holdAtDesk } = makeDeskHolds(context, parts);
  const { makeQuote } = makeQuotes(context, parts.unit);

  /** A page of deals as they stand now. */
  async function listDeals(filter: DealFilter): Promise<{ deals: DealNow[]; next: string | null }> {
    const now = clock();
    const { deals, next } = await readPage(db, filter);
    return { deals: deals.map((deal) => asOf(deal, now)), next };
  }

  async function listFree(scope: Scope): Promise<DealNow[]> {
    const now = clock();
    return (await readFree(db, scope, mostFree)).map((deal) => asOf(deal, now)).filter(({ endedAt }) => endedAt === null);
  }

  /** A deal with its documents and contract; null for one outside of the scope. */
  async function readDeal(scope: Scope, number: number): Promise<WholeDeal | null> {
    const deal = await findWithin(db, scope, number, clock());
    return deal && ((await parts.listWhole([deal]))[0] ?? null);
  }

  /** The bytes of a document, and the deal that it is of; null outside of the scope. */
  async function readDocument(scope: Scope, { number, id }: { number: number; id: string }) {
    const deal = await findWithin(db, scope, number, clock());
    if (!deal) return null;
    const row = await db
      .selectFrom('deal_paper')
      .select(['kind', 'name', 'media_type as mediaType', 'content'])
      .where('deal_id', '=', deal.id)
      .where('id', '=', id)
      .executeTakeFirst();
    return row ? { ...row, deal } : null;
  }

  /** Deals by their ids, as they stand now, of every scope: for what a person may see of them, ask the rights. */
  const dealsById = async (ids: readonly string[]): Promise<DealNow[]> => (await readByIds(db, ids)).map((deal) => asOf(deal, clock()));

  /** Deals with a payment that is due by that day or late, the earliest first; `due` is never null but for what has come meanwhile. */
  async function paymentsDue(scope: Scope, { by, most }: { by: string; most: number }) {
    const now = clock();
    const deals = await parts.listWhole((await readDue(db, scope, { by, most })).map((deal) => asOf(deal, now)));
    return deals.map((deal) => ({ number: deal.number, apartmentSlug: deal.apartmentSlug, due: dueNow(deal) }));
  }

  async function timelineOf(deal: DealNow) {
    const given = deal.person?.email ?? confirmedEmail(await context.clients.getClient(deal.clientId));
    return readTimeline(db, deal, { hasAddress: given !== null });
  }

  return {
    listDeals,
    listFree,
    readDeal,
    readDocument,
    stepDeal,
    endDeal,
    takeDeal,
    assignDeal,
    holdAtDesk,
    askRefund,
    decideRefund,
    takeBackRefund,
    noteTransfer,
    undoTransfer,
    noteReturn,
    takesTransfers,
    dueNow,
    paymentsDue,
    makeQuote,
    ...makeStandingQuotes(context),
    /** Of a flat or of a request, the newest first. */
    quotesOf: (scope: Scope, of: QuotesOf) => listQuotes(db, scope, of),
    quoteAddress: (quote: Pick<Quote, 'code' | 'locale'>) => quoteAddress(context.site, quote),
    transfersOf: async ({ id }: Pick<DealNow, 'id'>) => ({ transfers: await readTransfers(db, id), returns: await readReturns(db, [id]) }),
    refundsOf: (deal: Pick<DealNow, 'id' | 'payments'>) => readRefunds(db, deal),
    refundable,
    /** Who has asked for a refund, and whose the deal is; null for an unknown request. */
    askerOf: (from: Transaction, refundId: string) => readAsker(from, refundId),
    /** Refunds that wait for a second person; those that the person has asked for are not among them. */
    returnsDue: (scope: Scope, most: number) => readReturnsDue(db, scope, most),
    refundsToDecide: (scope: Scope, most: number) => readWaiting(db, scope, most),
    /** The sum that is still due, in the currency of the contract. */
    unpaidOf: (deal: DealNow) => unpaidOf(db, deal),
    ledgerOf: (deal: DealNow) => readLedger(db, deal.id),
    timelineOf,
    dealsById,
    stepsOf: (deal: DealNow) => staffStepsNow(deal, clock()),
  };
}
export type OfficeDeals = ReturnType<typeof makeOfficeDeals>;
