import typography from '../../../ui/text/typography.module.css';
import * as m from '../../paraglide/messages.js';
import { partName } from '../../parts/part-names.ts';
import record from '../../parts/record.module.css';
import { labelOf } from './form/field-labels.ts';
import styles from './releases.module.css';

export type Found = { part: string; name: string; title: string; path: string[] };

/** The fields that have a clicked text, where there is not exactly one. */
export const FoundTexts = ({ found, onChoose }: { found: readonly Found[]; onChoose: (one: Found) => void }) => (
  <div role="status" className={styles.found}>
    <p className={typography.quiet}>{found.length === 0 ? m.releases_found_none() : m.releases_found_many()}</p>
    <ul className={styles.rows}>
      {found.map((one) => (
        <li key={`${one.part}/${one.name}/${one.path.join('/')}`}>
          <button type="button" className={record.opens} onClick={() => onChoose(one)}>
            {one.title}
          </button>
          <span className={record.note}>{`${partName(one.part)} · ${labelOf(one.path)}`}</span>
        </li>
      ))}
    </ul>
  </div>
);
