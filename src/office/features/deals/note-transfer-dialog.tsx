import { useState } from 'react';
import { systemClock } from '../../../base/clock.ts';
import { kyivDay } from '../../../base/kyiv-time.ts';
import type { WholeDeal } from '../../../contract/office/deals.ts';
import type { TransferDue } from '../../../contract/office/transfers.ts';
import { TextField } from '../../../ui/controls/field.tsx';
import { fieldError } from '../../data/field-error.ts';
import { formatMoney } from '../../data/format.ts';
import { queries } from '../../data/queries.ts';
import { readSum, typedSum } from '../../data/typed/typed-sum.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { DialogForm } from '../../parts/dialog-form.tsx';
import record from '../../parts/record.module.css';
import { dayOf, hryvnias } from './deal-texts.ts';
import styles from './deals.module.css';

type Props = { deal: WholeDeal; due: TransferDue; onClose: () => void };

/** A payment of the bank's statement, with what is due proposed. What was typed stays while the page is renewed. */
export function NoteTransferDialog({ deal, due, onClose }: Props) {
  const { currency } = due.next;
  const inHryvnias = currency === 'UAH';
  const [fields, setFields] = useState({
    paidOn: kyivDay(systemClock()),
    amount: typedSum(due.uahMinor),
    credited: typedSum(due.next.minor),
    reference: due.reference,
    comment: '',
  });
  const put = (name: keyof typeof fields) => ({
    name,
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => setFields((now) => ({ ...now, [name]: target.value })),
  });
  const { number } = deal;
  const { run, busy, problem } = useCommand('POST /office/api/transfers/note', {
    refreshes: ['deal', 'today'],
    act: ({ amountMinor, creditedMinor, paidOn, reference }) =>
      [
        m.deals_act_transfer({ sum: hryvnias(amountMinor), day: dayOf(paidOn), reference, number }),
        ...(inHryvnias ? [] : [m.deals_transfer_counts({ sum: formatMoney({ minor: creditedMinor, currency }) })]),
      ].join(' '),
  });
  const amountMinor = readSum(fields.amount);
  const creditedMinor = inHryvnias ? amountMinor : readSum(fields.credited);
  const isTooMuch = creditedMinor !== null && creditedMinor > due.left.minor;
  const tooMuch = isTooMuch ? { error: m.deals_transfer_too_much({ sum: formatMoney(due.left) }) } : undefined;
  const ofAmount =
    amountMinor === null || amountMinor < 1 ? { error: m.deals_transfer_bad_sum() } : fieldError(problem, 'amountMinor', 'sum');
  const ofCredit = fieldError(problem, 'creditedMinor') && { error: m.deals_transfer_bad_credit() };
  const submit = async () => {
    if (amountMinor === null || creditedMinor === null) return null;
    const { paidOn, reference, comment } = fields;
    const answer = await run({ number, version: deal.version, paidOn, amountMinor, creditedMinor, reference, comment });
    // After a refusal the page shows what has happened meanwhile.
    if (!answer) void queries.invalidateQueries({ queryKey: ['deal'] });
    return answer;
  };
  return (
    <DialogForm
      busy={busy}
      problem={problem}
      onClose={onClose}
      title={m.deals_transfer_note()}
      isReady={!isTooMuch && amountMinor !== null && creditedMinor !== null}
      onSubmit={submit}
    >
      <p>{m.deals_transfer_about()}</p>
      <div className={styles.pair}>
        <TextField
          label={m.deals_transfer_day()}
          type="date"
          {...put('paidOn')}
          {...(fieldError(problem, 'paidOn') && { error: m.deals_transfer_bad_day() })}
        />
        <TextField
          label={m.deals_transfer_sum()}
          inputMode="decimal"
          {...put('amount')}
          {...(inHryvnias ? (tooMuch ?? ofAmount ?? ofCredit) : ofAmount)}
        />
        {!inHryvnias && (
          <TextField
            label={m.deals_transfer_credited({ currency })}
            inputMode="decimal"
            {...put('credited')}
            {...(tooMuch ?? ofCredit ?? (creditedMinor === null ? { error: m.deals_transfer_bad_sum() } : undefined))}
          />
        )}
      </div>
      {!inHryvnias && <p className={record.note}>{m.deals_transfer_by_rate()}</p>}
      <TextField label={m.deals_transfer_reference()} {...put('reference')} {...fieldError(problem, 'reference')} />
      <TextField label={m.deals_transfer_comment()} {...put('comment')} {...fieldError(problem, 'comment')} />
    </DialogForm>
  );
}
