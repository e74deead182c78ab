import { Link } from 'react-router';
import type { AuditEntry as Entry } from '../../../contract/office/audit.ts';
import { formatMoment } from '../../data/format.ts';
import * as m from '../../paraglide/messages.js';
import styles from './audit.module.css';
import { personalNames } from './audit-fields.ts';
import { actorName, operationName, recordName } from './audit-texts.ts';
import { ChangeFields } from './change-fields.tsx';
import { RestoreButton } from './restore-button.tsx';

type Props = { entry: Entry; people: Readonly<Record<string, string>>; isOfOneRecord: boolean };

/** One change: when, who, what, from what to what, and why; with a button where it can be put back. */
export function AuditEntry({ entry, people, isOfOneRecord }: Props) {
  const { at, actor, operation, record, personal, why, restores } = entry;
  const hidden = personalNames(personal);
  return (
    <li className={styles.entry}>
      <time className={styles.at} dateTime={at}>
        {formatMoment(at)}
      </time>
      <div className={styles.said}>
        <p>
          <b>{actorName(actor)}</b> {operationName(operation)}
          {!isOfOneRecord && <> · {record.page ? <Link to={record.page}>{recordName(record)}</Link> : recordName(record)}</>}
        </p>
        {record.id === '*' ? <p>{m.audit_added({ count: countOf(entry) })}</p> : <ChangeFields change={entry} people={people} />}
        {hidden && <p className={styles.why}>{m.audit_personal({ fields: hidden })}</p>}
        {why && <p className={styles.why}>{m.audit_why({ why })}</p>}
        {restores !== null && <RestoreButton entry={entry} position={restores} people={people} />}
      </div>
    </li>
  );
}

/** How many rows a load has added. */
const countOf = ({ after }: Entry): number =>
  Object.values(after ?? {}).reduce<number>((sum, count) => sum + (typeof count === 'number' ? count : 0), 0);
