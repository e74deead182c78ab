import { Link } from 'react-router';
import type { AuditEntry as Entry } from '../../../contract/office/audit.ts';
import { formatMoment } from '../../data/format.ts';
import * as m from '../../paraglide/messages.js';
import styles from './audit.module.css';
import { personalNames } from './audit-fields.ts';
import { actorName, manyName, operationName, recordName } from './audit-texts.ts';
import { ChangeFields } from './change-fields.tsx';
import { ManyEntries } from './many-entries.tsx';
import { RestoreButton } from './restore-button.tsx';

type Props = {
  entry: Entry;
  people: Readonly<Record<string, string>>;
  /** What the list is asked for. */
  conditions: Readonly<Record<string, string>>;
  isOfOneRecord: boolean;
  /** It stands below the entry of its work, which says when, who and by which release. */
  isOfMany?: boolean;
};

/** One change: when, who, what, from what to what, and why; with a button where it can be put back. */
export function AuditEntry({ entry, people, conditions, isOfOneRecord, isOfMany = false }: Props) {
  const { at, actor, operation, record, release, many, personal, why, restores } = entry;
  const hidden = personalNames(personal);
  /** A person who comes in or out is named already. */
  const isOwn = record.type === 'staff' && record.id === actor.id;
  return (
    <li className={styles.entry}>
      {!isOfMany && (
        <time className={styles.at} dateTime={at}>
          {formatMoment(at)}
        </time>
      )}
      <div className={styles.said}>
        {isOfMany ? (
          <p>
            <Named record={record} />
          </p>
        ) : (
          <p>
            <b>{actorName(actor)}</b> {operationName(operation)}
            {many ? ` · ${manyName(record, many.records)}` : !isOfOneRecord && !isOwn && <Named record={record} before=" · " />}
          </p>
        )}
        {release && !isOfMany && record.type !== 'release' && (
          <p className={styles.why}>
            <Named record={release} />
          </p>
        )}
        {many ? (
          <ManyEntries entry={entry} many={many} conditions={conditions}>
            {(one) => <AuditEntry key={one.position} entry={one} people={people} conditions={conditions} isOfOneRecord={false} isOfMany />}
          </ManyEntries>
        ) : record.id === '*' ? (
          <p>{m.audit_added({ count: countOf(entry) })}</p>
        ) : (
          <ChangeFields change={entry} people={people} />
        )}
        {hidden && <p className={styles.why}>{m.audit_personal({ fields: hidden })}</p>}
        {why && <p className={styles.why}>{m.audit_why({ why })}</p>}
        {restores !== null && <RestoreButton entry={entry} position={restores} people={people} />}
      </div>
    </li>
  );
}

const Named = ({ record, before = '' }: { record: Entry['record']; before?: string }) => (
  <>
    {before}
    {record.page ? <Link to={record.page}>{recordName(record)}</Link> : recordName(record)}
  </>
);

/** How many rows a load has added. */
const countOf = ({ after }: Entry): number =>
  Object.values(after ?? {}).reduce<number>((sum, count) => sum + (typeof count === 'number' ? count : 0), 0);
