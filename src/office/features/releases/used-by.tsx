import type { ContentRowAnswer } from '../../../contract/office/releases/content-rows.ts';
import * as m from '../../paraglide/messages.js';
import { partName } from '../../parts/part-names.ts';
import record from '../../parts/record.module.css';
import styles from './releases.module.css';

type Props = { rows: ContentRowAnswer['usedBy']; isRemoved: boolean; open: (next: Record<string, string>) => void };

/** The rows that name the one of the form. They are in the way of its removal, and are listed at once then. */
export function UsedBy({ rows, isRemoved, open }: Props) {
  const count = rows.length;
  if (count === 0) return null;
  return (
    <details open={isRemoved} key={`${isRemoved}`}>
      <summary className={`${record.discloses} ${isRemoved ? record.late : record.quiet}`}>
        {isRemoved ? m.releases_removed_used({ count }) : m.releases_used_by({ count })}
      </summary>
      <ul className={styles.rows}>
        {rows.map(({ part, name, title }) => (
          <li key={`${part}/${name}`}>
            <button type="button" className={record.opens} onClick={() => open({ panel: 'row', part, name })}>
              {title}
            </button>
            <span className={record.note}>{partName(part)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
