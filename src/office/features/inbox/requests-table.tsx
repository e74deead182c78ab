import { Link } from 'react-router';
import { systemClock } from '../../../base/clock.ts';
import type { RequestRow } from '../../../contract/office/inbox/inbox.ts';
import * as m from '../../paraglide/messages.js';
import { PhoneLink } from '../../parts/phone/phone-link.tsx';
import record from '../../parts/record.module.css';
import { RecordTable } from '../../parts/record-table.tsx';
import styles from './inbox.module.css';
import { clientName, flatName, isLate, kindNames, promiseText } from './inbox-texts.ts';

export const RequestsTable = ({ requests }: { requests: RequestRow[] }) => (
  <RecordTable columns={[m.inbox_client(), m.inbox_promise(), m.inbox_flat(), m.inbox_owner()]}>
    {requests.map((request) => (
      <tr key={request.id}>
        <th scope="row">
          <Link to={`/inbox/${request.id}`} className={record.opens}>
            {clientName(request)}
          </Link>
          <PhoneLink phone={request.phone} />
        </th>
        <td>
          <span className={isLate(request, systemClock()) ? record.late : undefined}>{promiseText(request, systemClock())}</span>
          <span className={record.note}>{kindNames[request.kind]()}</span>
        </td>
        <td>
          {flatName(request.flat)}
          <span className={record.note}>{request.flat?.project}</span>
          {request.message && <span className={styles.message}>{request.message}</span>}
        </td>
        <td>{request.owner?.name ?? m.inbox_no_owner()}</td>
      </tr>
    ))}
  </RecordTable>
);
