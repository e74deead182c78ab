import { type FormEvent, useState } from 'react';
import type { Person } from '../../../contract/office/people/staff.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import typography from '../../../ui/text/typography.module.css';
import { fieldError } from '../../data/field-error.ts';
import { useCommand } from '../../data/use-command.ts';
import { useProjectName } from '../../data/use-project-name.ts';
import * as m from '../../paraglide/messages.js';
import styles from './people.module.css';
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
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await run({ personId: person.id, version: person.version, assignments, ...(why && { why }) })) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={m.people_roles_of({ name: person.name })} closeLabel={m.shell_close()}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <RoleChoices chosen={assignments} onChange={setAssignments} error={fieldError(problem, 'assignments')?.error} />
        <TextField
          label={m.people_why()}
          name="why"
          value={why}
          onChange={({ target }) => setWhy(target.value)}
          {...fieldError(problem, 'why')}
        />
        <p role="alert" className={typography.failure}>
          {problem && !problem.errors ? problem.message : ''}
        </p>
        <Button type="submit" disabled={busy} arrow={false}>
          {m.people_save_roles()}
        </Button>
      </form>
    </Dialog>
  );
}
