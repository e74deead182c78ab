import type { Locale } from '../../base/locale.ts';
import { ok, type Result } from '../../base/result.ts';
import type { WireDeal, WireDealAnswer } from '../../contract/deals/deals.ts';
import type { DealNow, Deals } from '../../domain/deals/deals.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { managerOf, wireDeal } from './wire-deal.ts';

type Transaction = Parameters<Deals['makeDeal']>[0];

/** Answers with deals of a client, and the part of an answer that is stored under a key. */
export function makeDealAnswers({
  deals,
  catalogue,
  clock,
  staffNames,
}: Pick<ApiDependencies, 'deals' | 'catalogue' | 'clock' | 'staffNames'>) {
  /** Managers are named outside of a transaction alone: inside, the answer is stored. */
  const wireAll = async (found: DealNow[], locale: Locale, transaction?: Transaction): Promise<WireDeal[]> => {
    const names = transaction ? undefined : await staffNames?.(found.flatMap(({ ownerId }) => ownerId ?? []));
    return (await deals.listWhole(found, transaction)).map((deal) => wireDeal(deal, { catalogue, locale, now: clock(), names }));
  };

  async function wireOne(found: DealNow, locale: Locale, transaction?: Transaction): Promise<WireDealAnswer> {
    const [deal] = await wireAll([found], locale, transaction);
    if (!deal) throw new Error('a deal that was found is lost');
    return { deal };
  }
  const stored = async (found: DealNow, locale: Locale, transaction: Transaction): Promise<WireDealAnswer> =>
    withoutNames(await wireOne(found, locale, transaction));

  return {
    wireAll,
    wireOne,
    stored,
    /** The result of a step, as it is stored under a key. */
    storedResult: async <Refused extends { kind: string }>(
      result: Result<DealNow, Refused>,
      locale: Locale,
      transaction: Transaction,
    ): Promise<Result<WireDealAnswer, Refused>> => (result.ok ? ok(await stored(result.value, locale, transaction)) : result),
    /** The buyer, the manager and the names of documents are read at each answer: no stored one holds them. */
    async whole(answer: object, clientId: string): Promise<WireDealAnswer> {
      const { deal } = answer as WireDealAnswer;
      const own = await deals.getDeal({ clientId, dealId: deal.id });
      if (!own) return { deal };
      const named = deal.papers.length > 0 ? (await deals.listWhole([own]))[0]?.documents : [];
      const papers = deal.papers.map((paper) => ({ ...paper, name: named?.find(({ id }) => id === paper.id)?.name ?? '' }));
      const names = await staffNames?.(own.ownerId ? [own.ownerId] : []);
      return { deal: { ...deal, person: own.person, manager: managerOf(own, names), papers } };
    },
  };
}

/** The part of an answer that may be stored for a week. */
const withoutNames = ({ deal }: WireDealAnswer): WireDealAnswer => ({
  deal: { ...deal, person: null, manager: null, papers: deal.papers.map((paper) => ({ ...paper, name: '' })) },
});
