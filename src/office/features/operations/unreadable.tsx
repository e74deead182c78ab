import type { OperationsBoard } from '../../../contract/office/operations-board.ts';
import typography from '../../../ui/text/typography.module.css';
import { formatMoment } from '../../data/format.ts';
import { sourceTitle } from '../../data/names/source-names.ts';
import * as m from '../../paraglide/messages.js';
import styles from './operations.module.css';

/** Genuine messages of other systems in a form that is not known here; never their content. */
export const Unreadable = ({ messages }: { messages: OperationsBoard['unreadable'] }) => (
  <section className={styles.part}>
    <h2 className={typography.name}>{m.operations_unreadable()}</h2>
    {messages.length === 0 && <p className={typography.quiet}>{m.operations_unreadable_none()}</p>}
    <ul>
      {messages.map(({ source, reason, hash, bytes, times, lastAt }) => (
        <li key={`${source} ${hash}`} className={styles.reason}>
          {sourceTitle(source, '')} · {reason}
          <span className={styles.detail}>
            {formatMoment(lastAt)} · {m.operations_unreadable_times({ count: times, bytes })} · <code>{hash}</code>
          </span>
        </li>
      ))}
    </ul>
  </section>
);
