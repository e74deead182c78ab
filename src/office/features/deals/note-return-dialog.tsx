import { useState } from 'react';
import { systemClock } from '../../../base/clock.ts';
import { kyivDay } from '../../../base/kyiv-time.ts';
import type { WholeDeal } from '../../../contract/office/deals.ts';
import type { BankTransfer } from '../../../contract/office/transfers.ts';
import { TextField } from '../../../ui/controls/field.tsx';
import { fieldError } from '../../data/field-error.ts';
import { queries } from '../../data/queries.ts';
import { readSum, typedSum } from '../../data/typed/typed-sum.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { DialogForm } from '../../parts/dialog-form.tsx';
import { dayOf, hryvnias } from './deal-texts.ts';
import styles from './deals.module.css';

/** Money of a transfer that was sent back at the bank, with all that is left of it proposed. */
export function NoteReturnDialog({ deal, transfer, onClose }: { deal: WholeDeal; transfer: BankTransfer; onClose: () => void }) {
  const most = transfer.returnableMinor ?? 0;
  const proposed = m.deals_return_reference({ reference: transfer.reference });
  const [fields, setFields] = useState({
    paidOn: kyivDay(systemClock()),
    amount: typedSum(most),
    reference: transfer.returns.length > 0 ? `${proposed} (${transfer.returns.length + 1})` : proposed,
  });
  const put = (name: keyof typeof fields) => ({
    name,
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => setFields((now) => ({ ...now, [name]: target.value })),
  });
  const { number, version } = deal;
  const { run, busy, problem } = useCommand('POST /office/api/transfers/return', {
    refreshes: ['deal', 'today'],
    act: (body) => m.deals_act_return({ sum: hryvnias(body.amountMinor), day: dayOf(body.paidOn), reference: body.reference, number }),
  });
  const amountMinor = readSum(fields.amount);
  const isSum = amountMinor !== null && amountMinor >= 1;
  const isTooMuch = (isSum && amountMinor > most) || fieldError(problem, 'amountMinor');
  const error = !isSum ? m.deals_transfer_bad_sum() : isTooMuch ? m.deals_return_too_much({ sum: hryvnias(most) }) : null;
  const submit = async () => {
    if (!isSum) return null;
    const { paidOn, reference } = fields;
    const answer = await run({ number, version, transferId: transfer.id, paidOn, amountMinor, reference });
    // After a refusal the page shows what has happened meanwhile.
    if (!answer) void queries.invalidateQueries({ queryKey: ['deal'] });
    return answer;
  };
  return (
    <DialogForm
      busy={busy}
      problem={problem}
      onClose={onClose}
      title={m.deals_return_note()}
      isReady={isSum && amountMinor <= most}
      onSubmit={submit}
    >
      <p>{m.deals_return_about()}</p>
      <div className={styles.pair}>
        <TextField
          label={m.deals_transfer_day()}
          type="date"
          {...put('paidOn')}
          {...(fieldError(problem, 'paidOn') && { error: m.deals_return_bad_day() })}
        />
        <TextField label={m.deals_transfer_sum()} inputMode="decimal" {...put('amount')} {...(error && { error })} />
      </div>
      <TextField label={m.deals_transfer_reference()} {...put('reference')} {...fieldError(problem, 'reference')} />
    </DialogForm>
  );
}
