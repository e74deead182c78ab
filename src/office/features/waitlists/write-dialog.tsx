import { type WaitlistPlace, type WholeWaitlist, waitlistLimits } from '../../../contract/office/waitlists.ts';
import { TextField } from '../../../ui/controls/field.tsx';
import { fieldError } from '../../data/field-error.ts';
import { queries } from '../../data/queries.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { DialogForm } from '../../parts/dialog-form.tsx';
import { useUnsentText, withoutSent } from '../../parts/unsent-text.ts';

type Props = { place: WaitlistPlace; waitlist: WholeWaitlist; onClose: () => void };

/** A text to one client, by SMS and e-mail. */
export function WriteDialog({ place, waitlist: { apartmentId, version }, onClose }: Props) {
  const [text, setText] = useUnsentText(`waitlist-text/${place.id}`);
  const { run, busy, problem } = useCommand('POST /office/api/waitlist/notify', { refreshes: ['waitlist', 'waitlists'] });
  const submit = async () => {
    const answer = await run({ apartmentId, version, entryId: place.id, text });
    if (answer) setText(withoutSent(text));
    else void queries.invalidateQueries({ queryKey: ['waitlist'] });
    return answer;
  };
  return (
    <DialogForm
      busy={busy}
      problem={problem}
      onClose={onClose}
      title={m.waitlists_write_title()}
      action={m.waitlists_write_send()}
      // Without a text it would be a reminder.
      isReady={text.trim() !== ''}
      onSubmit={submit}
    >
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
    </DialogForm>
  );
}
