import type { FormEvent, ReactNode } from 'react';
import type { OfficeProblem } from '../../contract/office/errors.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import * as m from '../paraglide/messages.js';
import record from './record.module.css';
import { Refusal } from './refusal.tsx';

type Props = {
  title: string;
  /** What the button says; the title where nothing else is said. */
  action?: string;
  busy: boolean;
  problem: OfficeProblem | null;
  /** Whether what was entered can be sent. */
  isReady?: boolean;
  /** Resolves with the answer, or null where it was refused. */
  onSubmit: () => Promise<unknown>;
  /** What stands in place of the form after the command; the dialog then stays open. */
  result?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with one command: its fields, what was refused, and its button. It closes once the command has succeeded, or shows its result. */
export function DialogForm({ title, action = title, busy, problem, isReady = true, onSubmit, result, onClose, children }: Props) {
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isReady && (await onSubmit()) && result === undefined) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={m.shell_close()}>
      {result ?? (
        <form className={record.form} onSubmit={(event) => void submit(event)} noValidate>
          {children}
          <Refusal text={problem?.message} />
          <Button type="submit" disabled={busy || !isReady} arrow={false}>
            {action}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
