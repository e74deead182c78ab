import type { FormEvent } from 'react';
import type { skipReasons, WaitlistPlace, WholeWaitlist } from '../../../contract/office/waitlists.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import typography from '../../../ui/text/typography.module.css';
import { fieldError } from '../../data/field-error.ts';
import { queries } from '../../data/queries.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import record from '../../parts/record.module.css';
import { Refusal } from '../../parts/refusal.tsx';
import { useUnsentText, withoutSent } from '../../parts/unsent-text.ts';

type Props = { place: WaitlistPlace; waitlist: WholeWaitlist; onClose: () => void };

/** Passes a place for one of two usual reasons by one press, or for another in words. */
export function SkipDialog({ place, waitlist, onClose }: Props) {
  const [note, setNote] = useUnsentText(`skip-note/${place.id}`);
  const { run, busy, problem } = useCommand('POST /office/api/waitlist/skip', { refreshes: ['waitlist', 'waitlists'] });
  const skip = async (reason: (typeof skipReasons)[number], why: string) => {
    const { apartmentId, version } = waitlist;
    if (await run({ apartmentId, version, entryId: place.id, reason, note: why })) {
      setNote(withoutSent(note));
      onClose();
    } else void queries.invalidateQueries({ queryKey: ['waitlist'] });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void skip('other', note);
  };
  const isLast = waitlist.places.at(-1)?.id === place.id;
  const about = place.turn?.state !== 'now' ? m.waitlists_skip_about : isLast ? m.waitlists_skip_last : m.waitlists_skip_about_turn;
  return (
    <Dialog open onClose={onClose} title={m.waitlists_skip_title({ place: place.place })} closeLabel={m.shell_close()}>
      <div className={record.form}>
        <p>{about()}</p>
        <Button kind="quiet" wide arrow={false} disabled={busy} onClick={() => void skip('asked', '')}>
          {m.waitlists_skip_asked()}
        </Button>
        <Button kind="quiet" wide arrow={false} disabled={busy} onClick={() => void skip('unreachable', '')}>
          {m.waitlists_skip_unreachable()}
        </Button>
        <form className={record.form} onSubmit={submit} noValidate>
          <TextField
            label={m.waitlists_skip_note()}
            name="note"
            rows={2}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            {...fieldError(problem, 'note')}
          />
          <p className={typography.note}>{m.waitlists_skip_note_help()}</p>
          <Refusal text={problem?.message} />
          <Button type="submit" disabled={busy} arrow={false}>
            {m.waitlists_skip_other()}
          </Button>
        </form>
      </div>
    </Dialog>
  );
}
