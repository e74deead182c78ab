import type { Person } from '../../../contract/office/people/staff.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import typography from '../../../ui/text/typography.module.css';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { InvitationLink } from './invitation-link.tsx';
import styles from './people.module.css';

type Props = { person: Person; onClose: () => void };

/** The second administrator agrees, and hands the link over. */
export function ApproveRecoveryDialog({ person, onClose }: Props) {
  const { recovery } = person;
  const asked = { by: recovery?.askedBy ?? '', why: recovery?.why ?? '' };
  const { run, busy, problem, answer } = useCommand('POST /office/api/people/recover/approve', {
    refreshes: ['people', 'today', 'audit'],
    act: () => m.people_act_approve({ name: person.name, ...asked }),
  });
  return (
    <Dialog open onClose={onClose} title={m.people_approve_title({ name: person.name })} closeLabel={m.shell_close()}>
      {answer ? (
        <InvitationLink invited={answer} onClose={onClose} />
      ) : (
        <div className={styles.form}>
          <p>{m.people_approve_asked(asked)}</p>
          <p>{m.people_approve_about()}</p>
          <p role="alert" className={typography.failure}>
            {problem?.message}
          </p>
          <Button arrow={false} disabled={busy} onClick={() => recovery && void run({ recoveryId: recovery.id })}>
            {m.people_approve_make()}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
