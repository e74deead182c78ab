import type { AuditEntry } from '../../../contract/office/audit.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import typography from '../../../ui/text/typography.module.css';
import * as m from '../../paraglide/messages.js';
import { Refusal } from '../../parts/refusal.tsx';
import styles from './audit.module.css';
import { recordName } from './audit-texts.ts';
import { ChangeFields } from './change-fields.tsx';

type Props = {
  entry: AuditEntry;
  people: Readonly<Record<string, string>>;
  busy: boolean;
  problem: string;
  onRestore: () => void;
  onClose: () => void;
};

/** Asks before the state before a change is made anew. */
export function RestoreDialog({ entry: { record, before, after }, people, busy, problem, onRestore, onClose }: Props) {
  // The change the other way round.
  const back = { before: after, after: before, record };
  return (
    <Dialog open onClose={onClose} title={m.audit_restore_title()} closeLabel={m.shell_close()}>
      <div className={styles.restore}>
        <p>
          <b>{recordName(record)}</b>
        </p>
        <ChangeFields change={back} people={people} />
        <p className={typography.quiet}>{m.audit_restore_about()}</p>
        <Refusal text={problem} />
        <Button disabled={busy} arrow={false} onClick={onRestore}>
          {m.audit_restore()}
        </Button>
      </div>
    </Dialog>
  );
}
