import { useQuery } from '@tanstack/react-query';
import type { OperationsBoard } from '../../../contract/office/operations-board.ts';
import { Button } from '../../../ui/controls/button.tsx';
import textButton from '../../../ui/controls/text-button.module.css';
import typography from '../../../ui/text/typography.module.css';
import { formatMoment } from '../../data/format.ts';
import { meQuery } from '../../data/queries.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { RecordTable } from '../../parts/record-table.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import table from '../../parts/rows.module.css';
import styles from './operations.module.css';
import { letterKind, subjectText } from './operations-texts.ts';

/** Messages that were given up, each with its reason and one button; below them what still waits. */
export function DeadLetters({ board: { deadLetters, deadCount, waiting } }: { board: OperationsBoard }) {
  const { data: me } = useQuery(meQuery);
  const mayRetry = me?.rights.some(({ right }) => right === 'outbox.retry') ?? false;
  const { run, busy, problem } = useCommand('POST /office/api/operations/retry', { refreshes: ['operations', 'today', 'audit'] });
  return (
    <section className={styles.part}>
      <h2 className={typography.name}>
        {m.operations_letters()} {deadCount > 0 && <span className={styles.count}>{deadCount}</span>}
      </h2>
      {deadLetters.length === 0 && <p className={typography.quiet}>{m.operations_letters_none()}</p>}
      {deadLetters.length > 0 && (
        <RecordTable columns={[m.operations_message(), m.operations_reason(), m.operations_when()]} hasSteps>
          {deadLetters.map(({ id, kind, about, attempts, why, diedAt }) => (
            <tr key={id}>
              <th scope="row">
                {letterKind(kind)}
                {about && <span className={styles.detail}>{subjectText(about)}</span>}
              </th>
              <td className={styles.reason}>
                {why ?? m.operations_no_reason()}
                <span className={styles.detail}>{m.operations_attempts({ count: attempts })}</span>
              </td>
              <td>{diedAt && formatMoment(diedAt)}</td>
              <td className={table.steps}>
                {mayRetry && (
                  <button type="button" className={textButton.button} disabled={busy} onClick={() => void run({ ids: [id] })}>
                    {m.operations_retry()}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </RecordTable>
      )}
      <Refusal text={problem?.message} />
      {mayRetry && deadLetters.length > 1 && (
        <Button kind="quiet" arrow={false} disabled={busy} onClick={() => void run({ ids: deadLetters.map(({ id }) => id) })}>
          {m.operations_retry_all()}
        </Button>
      )}
      {waiting.length > 0 && (
        <>
          <h3 className={styles.small}>{m.operations_waiting()}</h3>
          <ul>
            {waiting.map(({ kind, count, oldestAt }) => (
              <li key={kind}>{m.operations_waiting_one({ kind: letterKind(kind), count, at: formatMoment(oldestAt) })}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
