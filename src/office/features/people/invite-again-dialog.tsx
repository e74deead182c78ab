import type { Person } from '../../../contract/office/people/staff.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import typography from '../../../ui/text/typography.module.css';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { InvitationLink } from './invitation-link.tsx';
import styles from './people.module.css';

type Props = { person: Person; onClose: () => void };

/** A new link for a person who has not come yet. */
export function InviteAgainDialog({ person, onClose }: Props) {
  const { run, busy, problem, answer } = useCommand('POST /office/api/people/invite-again', {
    refreshes: ['people'],
    act: () => m.people_invite_again_title({ name: person.name }),
  });
  return (
    <Dialog open onClose={onClose} title={m.people_invite_again_title({ name: person.name })} closeLabel={m.shell_close()}>
      {answer ? (
        <InvitationLink invited={answer} onClose={onClose} />
      ) : (
        <div className={styles.form}>
          <p>{m.people_invite_again_about()}</p>
          <p role="alert" className={typography.failure}>
            {problem?.message}
          </p>
          <Button arrow={false} disabled={busy} onClick={() => void run({ personId: person.id })}>
            {m.people_make_link()}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
