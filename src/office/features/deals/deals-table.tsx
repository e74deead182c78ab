import { Link } from 'react-router';
import type { DealRow } from '../../../contract/office/deals.ts';
import { formatMoney } from '../../data/format.ts';
import * as m from '../../paraglide/messages.js';
import { PhoneLink } from '../../parts/phone/phone-link.tsx';
import record from '../../parts/record.module.css';
import { RecordTable } from '../../parts/record-table.tsx';
import table from '../../parts/rows.module.css';
import { deadline, flatName, flatPlace } from './deal-texts.ts';
import styles from './deals.module.css';
import { StateMark } from './state-mark.tsx';

export const DealsTable = ({ deals }: { deals: DealRow[] }) => (
  <RecordTable columns={[m.deals_number(), m.deals_state(), m.deals_flat(), m.deals_client(), m.deals_price(), m.deals_owner()]}>
    {deals.map((deal) => (
      <tr key={deal.number}>
        <th scope="row">
          <Link to={`/deals/${deal.number}`} className={record.opens}>
            <span className={table.narrow}>{m.deals_number()} </span>
            {deal.number}
          </Link>
        </th>
        <td>
          <StateMark state={deal.state} />
          <span className={record.note}>{deadline(deal)}</span>
        </td>
        <td>
          {flatName(deal.flat)}
          <span className={record.note}>{flatPlace(deal.flat)}</span>
        </td>
        <td>
          {deal.client.name ?? m.deals_no_name()}
          {deal.client.phone && <PhoneLink phone={deal.client.phone} />}
        </td>
        <td className={styles.sum}>{formatMoney(deal.price)}</td>
        <td>{deal.owner?.name ?? m.deals_no_owner()}</td>
      </tr>
    ))}
  </RecordTable>
);
