import { type FormEvent, useState } from 'react';
import { type WaitlistPlace, type WholeWaitlist, waitlistLimits } from '../../../contract/office/waitlists.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import typography from '../../../ui/text/typography.module.css';
import { fieldError } from '../../data/field-error.ts';
import { queries } from '../../data/queries.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import record from '../../parts/record.module.css';

type Props = { place: WaitlistPlace; waitlist: WholeWaitlist; onClose: () => void };

/** A text to one client, by SMS and e-mail. */
export function WriteDialog({ place, waitlist: { apartmentId, version }, onClose }: Props) {
  const [text, setText] = useState('');
  const { run, busy, problem } = useCommand('POST /office/api/waitlist/notify', { refreshes: ['waitlist', 'waitlists'] });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Without a text it would be a reminder.
    if (text.trim() === '') return;
    if (await run({ apartmentId, version, entryId: place.id, text })) onClose();
    else void queries.invalidateQueries({ queryKey: ['waitlist'] });
  };
  return (
    <Dialog open onClose={onClose} title={m.waitlists_write_title()} closeLabel={m.shell_close()}>
      <form className={record.form} onSubmit={(event) => void submit(event)} noValidate>
        <p>{m.waitlists_write_about()}</p>
        <TextField
          label={m.waitlists_write_text()}
          name="text"
          rows={4}
          maxLength={waitlistLimits.textLongest}
          value={text}
          onChange={({ target }) => setText(target.value)}
          {...fieldError(problem, 'text')}
        />
        <p role="alert" className={typography.failure}>
          {problem && !problem.errors ? problem.message : ''}
        </p>
        <Button type="submit" disabled={busy || text.trim() === ''} arrow={false}>
          {m.waitlists_write_send()}
        </Button>
      </form>
    </Dialog>
  );
}
