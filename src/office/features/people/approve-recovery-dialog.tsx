import type { Person } from '../../../contract/office/people/staff.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { DialogForm } from '../../parts/dialog-form.tsx';
import { InvitationLink } from './invitation-link.tsx';

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
    <DialogForm
      busy={busy}
      problem={problem}
      onClose={onClose}
      title={m.people_approve_title({ name: person.name })}
      action={m.people_approve_make()}
      onSubmit={async () => recovery && run({ recoveryId: recovery.id })}
      result={answer && <InvitationLink invited={answer} onClose={onClose} />}
    >
      <p>{m.people_approve_asked(asked)}</p>
      <p>{m.people_approve_about()}</p>
    </DialogForm>
  );
}
