import type { Person } from '../../../contract/office/people/staff.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { DialogForm } from '../../parts/dialog-form.tsx';
import { InvitationLink } from './invitation-link.tsx';

type Props = { person: Person; onClose: () => void };

/** A new link for a person who has not come yet. */
export function InviteAgainDialog({ person, onClose }: Props) {
  const { run, busy, problem, answer } = useCommand('POST /office/api/people/invite-again', {
    refreshes: ['people'],
    act: () => m.people_invite_again_title({ name: person.name }),
  });
  return (
    <DialogForm
      busy={busy}
      problem={problem}
      onClose={onClose}
      title={m.people_invite_again_title({ name: person.name })}
      action={m.people_make_link()}
      onSubmit={() => run({ personId: person.id })}
      result={answer && <InvitationLink invited={answer} onClose={onClose} />}
    >
      <p>{m.people_invite_again_about()}</p>
    </DialogForm>
  );
}
