import { useQuery } from '@tanstack/react-query';
import type { SourceRow } from '../../../contract/office/operations-board.ts';
import textButton from '../../../ui/controls/text-button.module.css';
import typography from '../../../ui/text/typography.module.css';
import { formatMoment } from '../../data/format.ts';
import { formatAge } from '../../data/format-age.ts';
import { roleName } from '../../data/names/role-names.ts';
import { sourceTitle } from '../../data/names/source-names.ts';
import { meQuery } from '../../data/queries.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { RecordTable } from '../../parts/record-table.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import table from '../../parts/rows.module.css';
import styles from './operations.module.css';

const promise = (minutes: number) =>
  minutes % 60 === 0 ? m.operations_promise_hours({ hours: minutes / 60 }) : m.operations_promise_minutes({ minutes });

function heard({ answeredAt, lookedAt }: SourceRow): string {
  if (answeredAt) return formatAge(answeredAt);
  return lookedAt ? m.operations_never() : m.operations_idle();
}

/** What a source said last, and when it is asked again. */
function details({ version, changedAt, difference, nextLookAt }: SourceRow): string[] {
  const changed = Object.values(difference ?? {}).reduce((sum, one) => sum + one, 0);
  return [
    ...(version && version.length < 40 ? [version] : []),
    ...(changedAt ? [m.operations_changed({ at: formatMoment(changedAt) })] : []),
    ...(difference ? [m.operations_difference({ count: changed })] : []),
    ...(nextLookAt ? [m.operations_next({ at: formatMoment(nextLookAt) })] : []),
  ];
}

/** When each source was last heard, beside what it promises. */
export function Sources({ sources }: { sources: SourceRow[] }) {
  const { data: me } = useQuery(meQuery);
  const mayLook = me?.rights.some(({ right }) => right === 'source.look') ?? false;
  const { run, busy, problem } = useCommand('POST /office/api/operations/look', { refreshes: ['operations'] });
  return (
    <section className={styles.part}>
      <h2 className={typography.name}>{m.operations_sources()}</h2>
      {sources.length === 0 && <p className={typography.quiet}>{m.operations_sources_none()}</p>}
      {sources.length > 0 && (
        <RecordTable columns={[m.operations_source(), m.operations_heard(), m.operations_promise()]} hasSteps>
          {sources.map((row) => (
            <tr key={`${row.source} ${row.part}`} data-broken={row.brokenAt !== null || row.isFailing}>
              <th scope="row">
                {sourceTitle(row.source, row.part)}
                <span className={styles.detail}>{roleName(row.owner)}</span>
              </th>
              <td className={styles.reason}>
                {heard(row)}
                {row.brokenAt && <span className={styles.alarm}>{m.operations_broken({ at: formatMoment(row.brokenAt) })}</span>}
                {row.isFailing && row.why && <span className={styles.alarm}>{m.operations_failing({ why: row.why })}</span>}
                {details(row).length > 0 && <span className={styles.detail}>{details(row).join(' · ')}</span>}
              </td>
              <td>{promise(row.promiseMinutes)}</td>
              <td className={table.steps}>
                {mayLook && row.canLook && (
                  <button
                    type="button"
                    className={textButton.button}
                    disabled={busy}
                    aria-label={`${m.operations_look()}: ${sourceTitle(row.source, row.part)}`}
                    onClick={() => void run({ source: row.source })}
                  >
                    {m.operations_look()}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </RecordTable>
      )}
      <Refusal text={problem?.message} />
    </section>
  );
}
