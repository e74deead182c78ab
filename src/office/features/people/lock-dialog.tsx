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
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await run({ personId: person.id, version: person.version, ...(why && { why }) })) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={title({ name: person.name })} closeLabel={m.shell_close()}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <p>{about()}</p>
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
          {action()}
        </Button>
      </form>
    </Dialog>
  );
}
