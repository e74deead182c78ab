import { useState } from 'react';
import type { Person } from '../../../contract/office/people/staff.ts';
import { TextField } from '../../../ui/controls/field.tsx';
import { fieldError } from '../../data/field-error.ts';
import { useCommand } from '../../data/use-command.ts';
import { useProjectName } from '../../data/use-project-name.ts';
import * as m from '../../paraglide/messages.js';
import { DialogForm } from '../../parts/dialog-form.tsx';
import { RoleChoices } from './role-choices.tsx';
import { roleWords } from './role-words.ts';

type Props = { person: Person; onClose: () => void };

export function RolesDialog({ person, onClose }: Props) {
  const [assignments, setAssignments] = useState(person.assignments);
  const [why, setWhy] = useState('');
  const projectName = useProjectName();
  const { run, busy, problem } = useCommand('POST /office/api/people/change-roles', {
    refreshes: ['people', 'audit'],
    act: (body) => m.people_act_roles({ name: person.name, roles: roleWords(body.assignments, projectName) }),
  });
  return (
    <DialogForm
      busy={busy}
      problem={problem}
      onClose={onClose}
      title={m.people_roles_of({ name: person.name })}
      action={m.people_save_roles()}
      onSubmit={() => run({ personId: person.id, version: person.version, assignments, ...(why && { why }) })}
    >
      <RoleChoices chosen={assignments} onChange={setAssignments} error={fieldError(problem, 'assignments')?.error} />
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
