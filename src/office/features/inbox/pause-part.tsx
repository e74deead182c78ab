import { useState } from 'react';
import { systemClock } from '../../../base/clock.ts';
import { dayMs } from '../../../base/durations.ts';
import { kyivDay } from '../../../base/kyiv-time.ts';
import { inboxLimits, type WholeRequest } from '../../../contract/office/inbox/inbox.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import { fieldError } from '../../data/field-error.ts';
import { formatMoment } from '../../data/format.ts';
import { queries } from '../../data/queries.ts';
import { readMoment, typedMoment } from '../../data/typed/typed-moment.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { DialogForm } from '../../parts/dialog-form.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import { useUnsentText, withoutSent } from '../../parts/unsent-text.ts';

const refreshes = ['request', 'requests', 'notices', 'today'];

/** The client asks to be called later: when, and why. A pause may be moved, and ended before its time. */
export function PausePart({ request }: { request: WholeRequest }) {
  const { id, version, allowed } = request;
  const [isOpen, setOpen] = useState(false);
  const ending = useCommand('POST /office/api/requests/end-pause', { refreshes });
  const isPaused = allowed.includes('end-pause');
  const end = async () => {
    if (!(await ending.run({ id, version }))) await queries.invalidateQueries({ queryKey: ['request'] });
  };
  return (
    <>
      <Button kind="quiet" arrow={false} wide onClick={() => setOpen(true)}>
        {isPaused ? m.inbox_pause_again() : m.inbox_pause()}
      </Button>
      {isPaused && (
        <Button kind="quiet" arrow={false} wide disabled={ending.busy} onClick={() => void end()}>
          {m.inbox_pause_end()}
        </Button>
      )}
      <Refusal text={ending.problem?.message} />
      {isOpen && <PauseDialog request={request} onClose={() => setOpen(false)} />}
    </>
  );
}

/** As the field wants it. */
function PauseDialog({ request: { id, version, pausedUntil, pauseWhy }, onClose }: { request: WholeRequest; onClose: () => void }) {
  const now = systemClock();
  const [typed, setTyped] = useState(() =>
    pausedUntil ? typedMoment(new Date(pausedUntil)) : `${kyivDay(new Date(now.getTime() + dayMs))}T10:00`,
  );
  const [why, setWhy] = useUnsentText(`pause-why/${id}`, pauseWhy ?? '');
  const { run, busy, problem } = useCommand('POST /office/api/requests/pause', { refreshes });
  const until = readMoment(typed);
  const ahead = until ? until.getTime() - now.getTime() : 0;
  const isGood = ahead > 0 && ahead <= inboxLimits.pauseLongestDays * dayMs && !fieldError(problem, 'until');
  const submit = async () => {
    const answer = until && (await run({ id, version, until: until.toISOString(), why }));
    if (answer) setWhy(withoutSent(why));
    // After a refusal the page shows what has happened meanwhile.
    else await queries.invalidateQueries({ queryKey: ['request'] });
    return answer;
  };
  return (
    <DialogForm
      busy={busy}
      problem={problem}
      onClose={onClose}
      title={m.inbox_pause()}
      action={m.inbox_pause_do()}
      isReady={isGood}
      onSubmit={submit}
    >
      <p>{m.inbox_pause_about()}</p>
      <TextField
        label={m.inbox_pause_until()}
        type="datetime-local"
        name="until"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        {...(isGood && until
          ? { hint: m.inbox_pause_echo({ at: formatMoment(until.toISOString()) }) }
          : { error: m.inbox_pause_bad_time({ days: inboxLimits.pauseLongestDays }) })}
      />
      <TextField
        label={m.inbox_pause_why()}
        name="why"
        rows={2}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
        {...(fieldError(problem, 'why') && { error: m.inbox_pause_no_why() })}
      />
    </DialogForm>
  );
}
