import { useState } from 'react';
import type { AuditEntry } from '../../../contract/office/audit.ts';
import textButton from '../../../ui/controls/text-button.module.css';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { Refusal } from '../../parts/refusal.tsx';
import { shownValue } from './audit-values.ts';
import { RestoreDialog } from './restore-dialog.tsx';
import { useNames } from './use-names.ts';

type Props = { entry: AuditEntry; position: number; people: Readonly<Record<string, string>> };

/** Makes the state before a change anew. Roles are signed: the dialog of the signature says what comes back, so no other asks before it. */
export function RestoreButton({ entry, position, people }: Props) {
  const { record, before } = entry;
  const [isAsking, setIsAsking] = useState(false);
  const names = useNames(people);
  const { run, busy, problem } = useCommand('POST /office/api/audit/restore', {
    refreshes: ['audit', 'people', 'deal', 'deals', 'today'],
    act: () => m.people_act_roles({ name: record.name ?? '', roles: shownValue('assignments', before?.assignments, names) }),
  });
  const restore = async () => {
    if (await run({ position })) setIsAsking(false);
  };
  const isSigned = record.type === 'staff';
  return (
    <>
      <button type="button" className={textButton.button} disabled={busy} onClick={() => (isSigned ? void restore() : setIsAsking(true))}>
        {m.audit_restore()}
      </button>
      <Refusal text={problem && !isAsking ? problem.message : ''} />
      {isAsking && (
        <RestoreDialog
          entry={entry}
          people={people}
          busy={busy}
          problem={problem?.message ?? ''}
          onRestore={() => void restore()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
