import type { OfficeAnswerOf } from '../../../contract/office/office-client.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useCopied } from '../../../ui/use-copied.ts';
import { formatMoment } from '../../data/format.ts';
import * as m from '../../paraglide/messages.js';
import record from '../../parts/record.module.css';
import styles from './people.module.css';

type Props = { invited: OfficeAnswerOf<'POST /office/api/people/invite'>; onClose: () => void };

/** The link of an invitation, which is shown this once. */
export function InvitationLink({ invited: { person, link, expiresAt }, onClose }: Props) {
  const { copied, copy } = useCopied();
  return (
    <div className={record.form}>
      <p>{m.people_link_about({ name: person.name, until: formatMoment(expiresAt) })}</p>
      <output className={styles.link}>{link}</output>
      <div className={styles.buttons}>
        <Button arrow={false} onClick={() => void copy(link, m.people_link_copy())}>
          {copied ? m.people_link_copied() : m.people_link_copy()}
        </Button>
        <Button kind="quiet" arrow={false} onClick={onClose}>
          {m.shell_done()}
        </Button>
      </div>
    </div>
  );
}
