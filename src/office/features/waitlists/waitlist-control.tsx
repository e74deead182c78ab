import { useState } from 'react';
import type { WholeWaitlist } from '../../../contract/office/waitlists.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import { fieldError } from '../../data/field-error.ts';
import { queries } from '../../data/queries.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { DialogForm } from '../../parts/dialog-form.tsx';
import record from '../../parts/record.module.css';
import { Refusal } from '../../parts/refusal.tsx';
import { useUnsentText, withoutSent } from '../../parts/unsent-text.ts';
import styles from './waitlists.module.css';

const refreshes = ['waitlist', 'waitlists'];
const lookAgain = () => void queries.invalidateQueries({ queryKey: ['waitlist'] });

/** Whether the waitlist takes newcomers, and the button that changes it. */
export function WaitlistControl({ waitlist }: { waitlist: WholeWaitlist }) {
  const { apartmentId, version, isOpen, allowed } = waitlist;
  const [seen, setSeen] = useState<WholeWaitlist | null>(null);
  const reopen = useCommand('POST /office/api/waitlist/open', { refreshes });
  return (
    <section className={styles.control} aria-label={m.waitlists_control()}>
      <p className={record.quiet}>{isOpen ? m.waitlists_is_open() : m.waitlists_is_closed()}</p>
      {allowed.includes('close') && (
        <Button kind="quiet" arrow={false} onClick={() => setSeen(waitlist)}>
          {m.waitlists_close()}
        </Button>
      )}
      {allowed.includes('open') && (
        <Button
          kind="quiet"
          arrow={false}
          disabled={reopen.busy}
          onClick={() => void reopen.run({ apartmentId, version }).then((answer) => answer || lookAgain())}
        >
          {m.waitlists_open()}
        </Button>
      )}
      <Refusal text={reopen.problem?.message} />
      {seen && <CloseDialog waitlist={seen} onClose={() => setSeen(null)} />}
    </section>
  );
}

function CloseDialog({ waitlist: { apartmentId, version }, onClose }: { waitlist: WholeWaitlist; onClose: () => void }) {
  const [note, setNote] = useUnsentText(`waitlist-note/${apartmentId}`);
  const { run, busy, problem } = useCommand('POST /office/api/waitlist/close', { refreshes });
  const submit = async () => {
    const answer = await run({ apartmentId, version, note });
    if (answer) setNote(withoutSent(note));
    else lookAgain();
    return answer;
  };
  return (
    <DialogForm busy={busy} problem={problem} onClose={onClose} title={m.waitlists_close()} onSubmit={submit}>
      <p>{m.waitlists_close_about()}</p>
      <TextField
        label={m.waitlists_close_note()}
        name="note"
        rows={2}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        {...fieldError(problem, 'note')}
      />
    </DialogForm>
  );
}
