import { useState } from 'react';
import type { ImportKind, WholeImport } from '../../../contract/office/imports/imports.ts';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import { fieldError } from '../../data/field-error.ts';
import { formatNumber } from '../../data/format-price.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { DialogForm } from '../../parts/dialog-form.tsx';
import { approvalSentence, newProjectTexts } from './approve-texts.ts';
import styles from './imports.module.css';
import { refreshes } from './refreshes.ts';

type Props = { found: WholeImport; read: (body: { number: number }) => Promise<unknown>; onClose: () => void };

/** What happens once it is approved, in numbers; what is unusual is confirmed with a reason. */
export function ApproveDialog({ found, read, onClose }: Props) {
  const { number, version, counts, hasWarnings, refusedRows, quotes, newProjects } = found;
  const [confirmed, setConfirmed] = useState(false);
  const [why, setWhy] = useState('');
  const { run, busy, problem } = useCommand('POST /office/api/imports/approve', { refreshes });
  const taken = (kind: ImportKind) => counts[kind].rows - counts[kind].left;
  const lines = [
    [taken('price'), m.imports_approve_price],
    [taken('status'), m.imports_approve_status],
    [taken('new'), m.imports_approve_new],
    [taken('gone'), m.imports_approve_gone],
  ] as const;
  const isMoved = problem?.code === 'catalogue-moved';
  const submit = async () => {
    // The file is compared anew, and its changes looked at, before it is approved.
    if (isMoved) return (await read({ number })) ?? true;
    return run({ number, version, confirmed, why });
  };
  const isReady = isMoved || !hasWarnings || (confirmed && why.trim() !== '');
  return (
    <DialogForm
      title={m.imports_approve_title()}
      action={isMoved ? m.imports_read_again() : m.imports_approve()}
      busy={busy}
      problem={problem}
      isReady={isReady}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{approvalSentence(found)}</p>
      <ul className={styles.list}>
        {newProjectTexts(newProjects).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {lines.map(([count, text]) => count > 0 && <li key={text({ count: '' })}>{text({ count: formatNumber(count) })}</li>)}
        {counts.all.left > 0 && <li>{m.imports_approve_left({ count: formatNumber(counts.all.left) })}</li>}
        {refusedRows > 0 && <li>{m.imports_approve_refused({ count: formatNumber(refusedRows) })}</li>}
        {quotes !== null && quotes.below > 0 && <li>{m.imports_approve_quotes({ count: formatNumber(quotes.below) })}</li>}
      </ul>
      {hasWarnings && (
        <>
          <Checkbox checked={confirmed} onChange={({ target }) => setConfirmed(target.checked)}>
            {m.imports_confirm()}
          </Checkbox>
          <TextField
            label={m.imports_confirm_why()}
            hint={m.imports_confirm_why_hint()}
            name="why"
            autoComplete="off"
            value={why}
            onChange={({ target }) => setWhy(target.value)}
            {...fieldError(problem, 'why')}
          />
        </>
      )}
    </DialogForm>
  );
}
