import { useState } from 'react';
import type { Person } from '../../../contract/office/people/staff.ts';
import { TextField } from '../../../ui/controls/field.tsx';
import { fieldError } from '../../data/field-error.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { DialogForm } from '../../parts/dialog-form.tsx';

type Props = { step: 'lock' | 'unlock'; person: Person; onClose: () => void };

const texts = {
  lock: { title: m.people_lock_title, about: m.people_lock_about, action: m.people_lock },
  unlock: { title: m.people_unlock_title, about: m.people_unlock_about, action: m.people_unlock },
} as const;

/** Locks a colleague out, or lets the colleague in again; with the reason for the record. */
export function LockDialog({ step, person, onClose }: Props) {
  const [why, setWhy] = useState('');
  const { title, about, action } = texts[step];
  const { run, busy, problem } = useCommand(`POST /office/api/people/${step}`, {
    refreshes: ['people', 'audit'],
    act: () => title({ name: person.name }),
  });
  return (
    <DialogForm
      busy={busy}
      problem={problem}
      onClose={onClose}
      title={title({ name: person.name })}
      action={action()}
      onSubmit={() => run({ personId: person.id, version: person.version, ...(why && { why }) })}
    >
      <p>{about()}</p>
      <TextField
        label={m.people_why()}
        name="why"
        value={why}
        onChange={({ target }) => setWhy(target.value)}
        {...fieldError(problem, 'why')}
      />
    </DialogForm>
  );
}
