import { useState } from 'react';
import type { BankTransfer } from '../../../contract/office/transfers.ts';
import { TextField } from '../../../ui/controls/field.tsx';
import { fieldError } from '../../data/field-error.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { DialogForm } from '../../parts/dialog-form.tsx';
import { hryvnias } from './deal-texts.ts';

type Props = { number: number; transfer: BankTransfer; onClose: () => void };

/** Takes back the note of a transfer that was a mistake. */
export function UndoTransferDialog({ number, transfer: { id: transferId, amountMinor, reference }, onClose }: Props) {
  const [why, setWhy] = useState('');
  const { run, busy, problem } = useCommand('POST /office/api/transfers/undo', {
    refreshes: ['deal', 'today'],
    act: (body) => m.deals_act_transfer_undo({ sum: hryvnias(amountMinor), reference, number, why: body.why }),
  });
  return (
    <DialogForm {...{ busy, problem, onClose }} title={m.deals_transfer_undo()} onSubmit={() => run({ number, transferId, why })}>
      <p>{m.deals_transfer_undo_about()}</p>
      <TextField
        label={m.deals_transfer_undo_why()}
        name="why"
        rows={3}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
        {...fieldError(problem, 'why')}
      />
    </DialogForm>
  );
}
