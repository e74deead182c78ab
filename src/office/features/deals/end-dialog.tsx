import type { WholeDeal } from '../../../contract/office/deals.ts';
import { TextField } from '../../../ui/controls/field.tsx';
import { fieldError } from '../../data/field-error.ts';
import { formatMoney } from '../../data/format.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { DialogForm } from '../../parts/dialog-form.tsx';
import { useUnsentText, withoutSent } from '../../parts/unsent-text.ts';

/** Ends a deal; the client reads why. */
export function EndDialog({ deal: { number, version, allowed, payments, transfers }, onClose }: { deal: WholeDeal; onClose: () => void }) {
  const [reason, setReason] = useUnsentText(`end-reason/${number}`);
  const paid = payments.reduce((sum, { state, amountMinor }) => sum + (state === 'paid' ? amountMinor : 0), 0);
  const transferred = transfers.reduce((sum, { amountMinor, undone }) => sum + (undone ? 0 : amountMinor), 0);
  const isContract = allowed.includes('withdraw');
  const title = isContract ? m.deals_step_withdraw() : m.deals_step_cancel();
  const { run, busy, problem } = useCommand('POST /office/api/deals/end', {
    refreshes: ['deal', 'deals', 'today'],
    act: () => (isContract ? m.deals_act_withdraw : m.deals_act_cancel)({ number, sum: formatMoney({ minor: paid, currency: 'UAH' }) }),
  });
  const submit = async () => {
    const answer = await run({ number, version, reason, ...(paid > 0 && { refundMinor: paid }) });
    if (answer) setReason(withoutSent(reason));
    return answer;
  };
  return (
    <DialogForm busy={busy} problem={problem} onClose={onClose} title={title} onSubmit={submit}>
      <p>
        {m.deals_end_about()} {paid > 0 && m.deals_end_refund({ sum: formatMoney({ minor: paid, currency: 'UAH' }) })}
      </p>
      {transferred > 0 && <p>{m.deals_end_transfers({ sum: formatMoney({ minor: transferred, currency: 'UAH' }) })}</p>}
      <TextField
        label={m.deals_end_reason()}
        name="reason"
        rows={3}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        {...fieldError(problem, 'reason')}
      />
    </DialogForm>
  );
}
