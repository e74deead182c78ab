import { isUuid } from '../../../base/uuid.ts';
import type { Author } from '../../../platform/audit/audit.ts';
import { putContract } from '../contract.store.ts';
import type { CrmDealChange, CrmDocument } from '../crm-port.ts';
import type { Deal } from '../deal.ts';
import { addDocument, isStored } from '../deal-documents.ts';
import type { Transaction } from '../deals-context.ts';
import type { FlatTransaction, FlatTransactions } from '../flat-transaction.ts';
import type { ManageDeal } from '../manage-deal.ts';
import { crmCorrection } from '../messages/deal-messages.ts';
import { moveOf } from '../states.ts';

const crm: Author = { kind: 'crm', id: null, requestId: null };

export type FetchedDocument = { document: CrmDocument; content: Uint8Array };

export function makeCrmDealChanges({ withDeal }: FlatTransactions, { applyStaffStep }: Pick<ManageDeal, 'applyStaffStep'>) {
  /**
   * Applies a change of a deal in the CRM, repeated or in any order: the step, the contract as a whole, the documents. `noted`: it is older
   * than the last applied one, or its step is not allowed in the deal's state, which is then sent to the CRM again. `documents` are those
   * of `missingDocuments` with their bytes. Changes nothing outside of `trx`.
   */
  async function applyCrmChange(trx: Transaction, change: CrmDealChange, documents: FetchedDocument[]): Promise<'taken' | 'noted'> {
    if (!isUuid(change.dealId)) return 'noted';
    const taken = await withDeal(trx, change.dealId, null, async (unit, deal) => {
      const last = await trx.selectFrom('deal').select(['crm_at', 'crm_step_at']).where('id', '=', deal.id).executeTakeFirstOrThrow();
      // Changes of the same instant are applied again: the CRM's times are whole seconds.
      if (last.crm_at && change.at < last.crm_at) return 'noted';
      const { step, stepAt } = change;
      const isOldStep = last.crm_step_at !== null && stepAt !== null && stepAt < last.crm_step_at;
      const seen = { crm_at: change.at, ...(step && !isOldStep && { crm_step_at: stepAt }) };
      await trx.updateTable('deal').set(seen).where('id', '=', deal.id).execute();
      const after = isOldStep ? deal : await takeForwards(unit, deal, change);
      if (!after) unit.messages.push(crmCorrection(deal, change.at));
      await addDocuments(unit, after ?? deal, change, documents);
      return after ? 'taken' : 'noted';
    });
    return taken ?? 'noted';
  }

  /** Between two readings of the CRM staff may have signed and completed: then both steps are stored. */
  async function takeForwards(unit: FlatTransaction, deal: Deal, { step, contract }: CrmDealChange): Promise<Deal | null> {
    if (!step) return deal;
    const skipsSigning = step === 'complete' && moveOf(deal.state, 'sign', 'crm') && deal.state !== 'contract';
    const from = skipsSigning ? await applyStaffStep(unit, deal, { step: 'sign', by: crm, contract }) : deal;
    return from && applyStaffStep(unit, from, { step, by: crm, contract });
  }

  /** A contract in preparation has no data yet, and a deal that has ended gets no contract. */
  async function addDocuments(
    { trx, now }: FlatTransaction,
    { id, state }: Deal,
    { contract }: CrmDealChange,
    documents: FetchedDocument[],
  ): Promise<void> {
    if (state === 'cancelled' || state === 'expired') return;
    if (contract && (state === 'contract' || state === 'completed')) await putContract(trx, id, contract);
    for (const { document, content } of documents.filter((one) => isStored(one.content.length)))
      await addDocument(trx, { dealId: id, ...document, content, at: now });
  }

  return { applyCrmChange };
}
