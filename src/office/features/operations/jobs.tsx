import type { JobRow } from '../../../contract/office/operations-board.ts';
import typography from '../../../ui/text/typography.module.css';
import { formatMoment } from '../../data/format.ts';
import { formatAge } from '../../data/format-age.ts';
import * as m from '../../paraglide/messages.js';
import { RecordTable } from '../../parts/record-table.tsx';
import styles from './operations.module.css';
import { jobTitle } from './operations-texts.ts';

/** When each job last ran, and its last fault. */
export const Jobs = ({ jobs }: { jobs: JobRow[] }) => (
  <section className={styles.part}>
    <h2 className={typography.name}>{m.operations_jobs()}</h2>
    <RecordTable columns={[m.operations_job(), m.operations_ran(), m.operations_fault()]}>
      {jobs.map(({ name, endedAt, faultAt, fault, ok }) => (
        <tr key={name} data-broken={!ok}>
          <th scope="row">{jobTitle(name)}</th>
          <td>{formatAge(endedAt)}</td>
          <td className={styles.reason}>
            {faultAt ? fault : m.operations_no_fault()}
            {faultAt && <span className={styles.detail}>{formatMoment(faultAt)}</span>}
          </td>
        </tr>
      ))}
    </RecordTable>
  </section>
);
