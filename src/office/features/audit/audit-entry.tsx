import type { AuditEntry as Entry } from '../../../contract/office/audit.ts';
import { formatMoment } from '../../data/format.ts';
import { useProjectName } from '../../data/use-project-name.ts';
import * as m from '../../paraglide/messages.js';
import styles from './audit.module.css';
import { actorName, fieldName, operationName, shownValue } from './audit-texts.ts';

/** One change: when, who, what, from what to what, and why. */
export function AuditEntry({ entry: { at, actor, operation, record, before, after, why } }: { entry: Entry }) {
  const projectName = useProjectName();
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <li className={styles.entry}>
      <time className={styles.at} dateTime={at}>
        {formatMoment(at)}
      </time>
      <div className={styles.said}>
        <p>
          <b>{actorName(actor)}</b> {operationName(operation)}
          {record.name && <> · {record.name}</>}
        </p>
        {fields.length > 0 && (
          <dl className={styles.fields}>
            {fields.map((field) => (
              <div key={field}>
                <dt>{fieldName(field)}</dt>
                <dd>
                  {before && field in before && <del>{shownValue(field, before[field], projectName)}</del>}{' '}
                  {after && field in after && <ins>{shownValue(field, after[field], projectName)}</ins>}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {why && <p className={styles.why}>{m.audit_why({ why })}</p>}
      </div>
    </li>
  );
}
