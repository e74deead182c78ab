import { type FormEvent, useState } from 'react';
import type { Person } from '../../../contract/office/people/staff.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import typography from '../../../ui/text/typography.module.css';
import { fieldError } from '../../data/field-error.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import styles from './people.module.css';

type Props = { person: Person; onClose: () => void };

/** Asks another administrator to let a colleague without keys in again. */
export function RecoverDialog({ person, onClose }: Props) {
  const [why, setWhy] = useState('');
  const { run, busy, problem } = useCommand('POST /office/api/people/recover', {
    refreshes: ['people', 'audit'],
    act: (body) => m.people_act_recover({ name: person.name, why: body.why }),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await run({ personId: person.id, why })) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={m.people_recover_title({ name: person.name })} closeLabel={m.shell_close()}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <p>{m.people_recover_about()}</p>
        <TextField
          label={m.people_recover_why()}
          name="why"
          value={why}
          onChange={({ target }) => setWhy(target.value)}
          {...fieldError(problem, 'why')}
        />
        <p role="alert" className={typography.failure}>
          {problem && !problem.errors ? problem.message : ''}
        </p>
        <Button type="submit" disabled={busy} arrow={false}>
          {m.people_recover_ask()}
        </Button>
      </form>
    </Dialog>
  );
}
