import { useState } from 'react';
import type { WholeDeal } from '../../../contract/office/deals.ts';
import type { RefundRequest } from '../../../contract/office/refunds.ts';
import { Button } from '../../../ui/controls/button.tsx';
import typography from '../../../ui/text/typography.module.css';
import { formatMoment, formatMoney } from '../../data/format.ts';
import { queries } from '../../data/queries.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import record from '../../parts/record.module.css';
import { Refusal } from '../../parts/refusal.tsx';
import styles from './deals.module.css';
import { AskRefundDialog } from './refunds/ask-refund-dialog.tsx';
import { DeclineRefundDialog } from './refunds/decline-refund-dialog.tsx';
import { useDecision } from './refunds/use-decision.ts';

const stages: Record<RefundRequest['stage'], () => string> = {
  asked: m.deals_refund_asked,
  declined: m.deals_refund_declined,
  'taken-back': m.deals_refund_taken_back,
  void: m.deals_refund_void,
  ordered: m.deals_refund_ordered,
  sent: m.deals_refund_sent,
  failed: m.deals_refund_failed,
  done: m.deals_refund_done,
};

/** What is asked to send back, what the second person has decided and how far the money is. */
export function DealRefunds({ deal }: { deal: WholeDeal }) {
  const [isAsking, setAsking] = useState(false);
  const { refunds, refundable } = deal;
  if (refunds.length === 0 && !refundable) return null;
  return (
    <section className={styles.steps} aria-labelledby="refunds">
      <h2 id="refunds" className={typography.name}>
        {m.deals_refunds()}
      </h2>
      {refunds.length > 0 && (
        <ul className={styles.refunds}>
          {refunds.toReversed().map((refund) => (
            <Refund key={refund.id} deal={deal} refund={refund} />
          ))}
        </ul>
      )}
      {refundable && (
        <Button kind="quiet" arrow={false} wide onClick={() => setAsking(true)}>
          {m.deals_refund_ask()}
        </Button>
      )}
      {isAsking && refundable && <AskRefundDialog number={deal.number} payment={refundable} onClose={() => setAsking(false)} />}
    </section>
  );
}

function Refund({ deal, refund }: { deal: WholeDeal; refund: RefundRequest }) {
  const [isDeclining, setDeclining] = useState(false);
  const { approve, busy, problem } = useDecision(deal, refund);
  const takeBack = useCommand('POST /office/api/refunds/take-back', { refreshes: ['deal', 'today'] });
  const { stage, amountMinor, reason, askedAt, askedBy, decidedAt, decidedBy, decidedWhy, decidedForClient, allowed } = refund;
  const nameOf = (person: { name: string | null } | null) => person?.name ?? m.deals_no_name();
  const isDecided = decidedBy !== null && decidedAt !== null;
  /** After a refusal the page shows what has happened meanwhile. */
  const settled = (answer: unknown) => {
    if (!answer) void queries.invalidateQueries({ queryKey: ['deal'] });
  };
  return (
    <li className={styles.refund}>
      <p className={styles.sum}>{formatMoney({ minor: amountMinor, currency: 'UAH' })}</p>
      <p className={stage === 'failed' ? record.late : undefined}>{stages[stage]()}</p>
      <p className={record.note}>{m.deals_refund_by({ name: nameOf(askedBy), at: formatMoment(askedAt), reason })}</p>
      {isDecided && (
        <p className={record.note}>
          {m.deals_refund_decided({ name: nameOf(decidedBy), at: formatMoment(decidedAt) })} {decidedWhy}
        </p>
      )}
      {decidedForClient && <p className={record.note}>{m.deals_refund_said({ reason: decidedForClient })}</p>}
      {allowed.includes('approve') && (
        <Button arrow={false} wide disabled={busy} onClick={() => void approve().then(settled)}>
          {m.deals_refund_approve()}
        </Button>
      )}
      {allowed.includes('decline') && (
        <Button kind="quiet" arrow={false} wide disabled={busy} onClick={() => setDeclining(true)}>
          {m.deals_refund_decline()}
        </Button>
      )}
      {allowed.includes('take-back') && (
        <Button
          kind="quiet"
          arrow={false}
          wide
          disabled={takeBack.busy}
          onClick={() => void takeBack.run({ number: deal.number, refundId: refund.id }).then(settled)}
        >
          {m.deals_refund_take_back()}
        </Button>
      )}
      <Refusal text={(problem ?? takeBack.problem)?.message} />
      {isDeclining && <DeclineRefundDialog deal={deal} refund={refund} onClose={() => setDeclining(false)} />}
    </li>
  );
}
