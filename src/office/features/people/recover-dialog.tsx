import { useState } from 'react';
import type { Person } from '../../../contract/office/people/staff.ts';
import { TextField } from '../../../ui/controls/field.tsx';
import { fieldError } from '../../data/field-error.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { DialogForm } from '../../parts/dialog-form.tsx';

type Props = { person: Person; onClose: () => void };

/** Asks another administrator to let a colleague without keys in again. */
export function RecoverDialog({ person, onClose }: Props) {
  const [why, setWhy] = useState('');
  const { run, busy, problem } = useCommand('POST /office/api/people/recover', {
    refreshes: ['people', 'audit'],
    act: (body) => m.people_act_recover({ name: person.name, why: body.why }),
  });
  return (
    <DialogForm
      busy={busy}
      problem={problem}
      onClose={onClose}
      title={m.people_recover_title({ name: person.name })}
      action={m.people_recover_ask()}
      onSubmit={() => run({ personId: person.id, why })}
    >
      <p>{m.people_recover_about()}</p>
      <TextField
        label={m.people_recover_why()}
        name="why"
        value={why}
        onChange={({ target }) => setWhy(target.value)}
        {...fieldError(problem, 'why')}
      />
    </DialogForm>
  );
}
