import { type FormEvent, useState } from 'react';
import type { BankTransfer } from '../../../contract/office/transfers.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import typography from '../../../ui/text/typography.module.css';
import { fieldError } from '../../data/field-error.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import record from '../../parts/record.module.css';
import { hryvnias } from './deal-texts.ts';

type Props = { number: number; transfer: BankTransfer; onClose: () => void };

/** Takes back the note of a transfer that was a mistake. */
export function UndoTransferDialog({ number, transfer: { id: transferId, amountMinor, reference }, onClose }: Props) {
  const [why, setWhy] = useState('');
  const { run, busy, problem } = useCommand('POST /office/api/transfers/undo', {
    refreshes: ['deal', 'today'],
    act: (body) => m.deals_act_transfer_undo({ sum: hryvnias(amountMinor), reference, number, why: body.why }),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await run({ number, transferId, why })) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={m.deals_transfer_undo()} closeLabel={m.shell_close()}>
      <form className={record.form} onSubmit={(event) => void submit(event)} noValidate>
        <p>{m.deals_transfer_undo_about()}</p>
        <TextField
          label={m.deals_transfer_undo_why()}
          name="why"
          rows={3}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
          {...fieldError(problem, 'why')}
        />
        <p role="alert" className={typography.failure}>
          {problem && !problem.errors ? problem.message : ''}
        </p>
        <Button type="submit" disabled={busy} arrow={false}>
          {m.deals_transfer_undo()}
        </Button>
      </form>
    </Dialog>
  );
}
