import { useState } from 'react';
import type { BankTransfer, TransferReturn } from '../../../contract/office/transfers.ts';
import { TextField } from '../../../ui/controls/field.tsx';
import { fieldError } from '../../data/field-error.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { DialogForm } from '../../parts/dialog-form.tsx';
import { hryvnias } from './deal-texts.ts';

const texts = {
  transfer: { title: m.deals_transfer_undo, about: m.deals_transfer_undo_about, act: m.deals_act_transfer_undo },
  return: { title: m.deals_return_undo, about: m.deals_return_undo_about, act: m.deals_act_return_undo },
} as const;
type Props = { number: number; of: keyof typeof texts; note: BankTransfer | TransferReturn; onClose: () => void };

/** Takes back the note of a transfer or of its return that was a mistake. */
export function UndoTransferDialog({ number, of, note: { id: transferId, amountMinor, reference }, onClose }: Props) {
  const [why, setWhy] = useState('');
  const { run, busy, problem } = useCommand('POST /office/api/transfers/undo', {
    refreshes: ['deal', 'today'],
    act: (body) => texts[of].act({ sum: hryvnias(amountMinor), reference, number, why: body.why }),
  });
  return (
    <DialogForm {...{ busy, problem, onClose }} title={texts[of].title()} onSubmit={() => run({ number, transferId, why })}>
      <p>{texts[of].about()}</p>
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
