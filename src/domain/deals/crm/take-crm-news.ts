import { isUuid } from '../../../base/uuid.ts';
import { putContract } from '../contract.store.ts';
import type { CrmDealNews, CrmPaper } from '../crm-port.ts';
import type { Deal } from '../deal.ts';
import type { Transaction } from '../deals-context.ts';
import type { ManageDeal } from '../manage-deal.ts';
import { crmAgainParcel } from '../messages/deal-parcels.ts';
import { addPaper, isKept } from '../papers.ts';
import { moveOf } from '../states.ts';
import type { MakeWork, Work } from '../work.ts';

export type ReadPaper = { paper: CrmPaper; content: Uint8Array };

export function makeTakeCrmNews({ onDeal }: MakeWork, { takePeopleStep }: Pick<ManageDeal, 'takePeopleStep'>) {
  /**
   * Takes what people have done to a deal in the CRM, as often and in whatever order it comes: the step, the contract as a whole, the
   * papers. `noted`: it is older than what was taken, or its step leads nowhere from how the deal stands here, which the CRM is
   * told again. `papers` are those of `missingPapers` with their bytes. Moves nothing outside of `trx`.
   */
  async function takeCrmNews(trx: Transaction, news: CrmDealNews, papers: ReadPaper[]): Promise<'taken' | 'noted'> {
    if (!isUuid(news.dealId)) return 'noted';
    const taken = await onDeal(trx, news.dealId, null, async (work, deal) => {
      const heard = await trx.selectFrom('deal').select(['crm_at', 'crm_step_at']).where('id', '=', deal.id).executeTakeFirstOrThrow();
      // News of the same instant are looked at again: the CRM's times are whole seconds.
      if (heard.crm_at && news.at < heard.crm_at) return 'noted';
      const { step, stepAt } = news;
      const isOldStep = heard.crm_step_at !== null && stepAt !== null && stepAt < heard.crm_step_at;
      const told = { crm_at: news.at, ...(step && !isOldStep && { crm_step_at: stepAt }) };
      await trx.updateTable('deal').set(told).where('id', '=', deal.id).execute();
      const after = isOldStep ? deal : await takeForwards(work, deal, news);
      if (!after) work.parcels.push(crmAgainParcel(deal, news.at));
      await takePapers(work, after ?? deal, news, papers);
      return after ? 'taken' : 'noted';
    });
    return taken ?? 'noted';
  }

  /** Between two readings of the CRM people may have signed and completed: then both are written down. */
  async function takeForwards(work: Work, deal: Deal, { step, contract }: CrmDealNews): Promise<Deal | null> {
    if (!step) return deal;
    const skipsSigning = step === 'complete' && moveOf(deal.state, 'sign', 'crm') && deal.state !== 'contract';
    const from = skipsSigning ? await takePeopleStep(work, deal, { step: 'sign', by: 'crm', contract }) : deal;
    return from && takePeopleStep(work, from, { step, by: 'crm', contract });
  }

  /** A contract that is only being prepared says nothing yet, and nothing is added to what has come to nothing. */
  async function takePapers({ trx, now }: Work, { id, state }: Deal, { contract }: CrmDealNews, papers: ReadPaper[]): Promise<void> {
    if (state === 'cancelled' || state === 'expired') return;
    if (contract && (state === 'contract' || state === 'completed')) await putContract(trx, id, contract);
    for (const { paper, content } of papers.filter((one) => isKept(one.content.length)))
      await addPaper(trx, { dealId: id, ...paper, content, at: now });
  }

  return { takeCrmNews };
}
