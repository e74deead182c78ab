import type { WholeDeal } from '../../../../contract/office/deals.ts';
import type { RefundRequest } from '../../../../contract/office/refunds.ts';
import { formatMoney } from '../../../data/format.ts';
import { useCommand } from '../../../data/use-command.ts';
import * as m from '../../../paraglide/messages.js';

const words = { approve: m.deals_act_approve, decline: m.deals_act_decline } as const;

/** The decision about a refund; the sum and the deal that are seen are what is signed. */
export function useDecision(deal: WholeDeal, { id: refundId, amountMinor }: RefundRequest) {
  const { number, client } = deal;
  const { run, busy, problem } = useCommand('POST /office/api/refunds/decide', {
    refreshes: ['deal', 'deals', 'today'],
    act: ({ decision }) =>
      words[decision]({ sum: formatMoney({ minor: amountMinor, currency: 'UAH' }), name: client.name ?? m.deals_no_name(), number }),
  });
  const approve = () => run({ number, refundId, amountMinor, decision: 'approve', why: '', forClient: '' });
  /** `forClient` is sent to the client, `why` stays in the office. */
  const decline = (reasons: { forClient: string; why: string }) => run({ number, refundId, amountMinor, decision: 'decline', ...reasons });
  return { approve, decline, busy, problem };
}
