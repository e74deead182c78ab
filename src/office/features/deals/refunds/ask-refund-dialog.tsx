import { useState } from 'react';
import type { WholeDeal } from '../../../../contract/office/deals.ts';
import { TextField } from '../../../../ui/controls/field.tsx';
import { fieldError } from '../../../data/field-error.ts';
import { formatMoney } from '../../../data/format.ts';
import { readSum } from '../../../data/typed/typed-sum.ts';
import { useCommand } from '../../../data/use-command.ts';
import * as m from '../../../paraglide/messages.js';
import { DialogForm } from '../../../parts/dialog-form.tsx';
import record from '../../../parts/record.module.css';
import { useUnsentText, withoutSent } from '../../../parts/unsent-text.ts';

type Props = { number: number; payment: NonNullable<WholeDeal['refundable']>; onClose: () => void };
const hryvnias = (minor: number) => formatMoney({ minor, currency: 'UAH' });

/** Asks to send money back; the whole payment is proposed. */
export function AskRefundDialog({ number, payment: { paymentId, amountMinor: paid }, onClose }: Props) {
  const [typed, setTyped] = useState(String(paid / 100));
  const [reason, setReason] = useUnsentText(`refund-reason/${paymentId}`);
  const { run, busy, problem } = useCommand('POST /office/api/refunds/ask', {
    refreshes: ['deal', 'today'],
    act: ({ amountMinor }) => m.deals_act_ask({ sum: hryvnias(amountMinor), number }),
  });
  const minor = readSum(typed);
  const isTooMuch = minor === null || minor > paid || minor < 1;
  const submit = async () => {
    const answer = !isTooMuch && (await run({ number, paymentId, amountMinor: minor, reason }));
    if (answer) setReason(withoutSent(reason));
    return answer;
  };
  return (
    <DialogForm busy={busy} problem={problem} onClose={onClose} title={m.deals_refund_ask()} isReady={!isTooMuch} onSubmit={submit}>
      <p>{m.deals_refund_ask_about()}</p>
      <TextField
        label={m.deals_refund_sum()}
        name="amount"
        inputMode="decimal"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        {...(isTooMuch ? { error: m.deals_refund_too_much({ sum: hryvnias(paid) }) } : fieldError(problem, 'amountMinor', 'sum'))}
      />
      {minor !== null && minor < paid && minor > 0 && <p className={record.note}>{m.deals_refund_rest({ sum: hryvnias(paid - minor) })}</p>}
      <TextField
        label={m.deals_refund_reason()}
        name="reason"
        rows={3}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        {...fieldError(problem, 'reason')}
      />
    </DialogForm>
  );
}
