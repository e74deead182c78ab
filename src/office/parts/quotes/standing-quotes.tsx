import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { StandingQuotes as Quotes } from '../../../contract/office/quotes.ts';
import { formatMoment, formatMoney } from '../../data/format.ts';
import { meQuery } from '../../data/queries.ts';
import * as m from '../../paraglide/messages.js';
import record from '../record.module.css';
import { RecordTable } from '../record-table.tsx';
import table from '../rows.module.css';
import styles from './standing-quotes.module.css';

/** What new prices mean for prices that were promised: how many stand, what they differ by, and each of them. Nothing where none stands. */
export function StandingQuotes({ quotes: { total, below, sums, last, quotes } }: { quotes: Quotes }) {
  const { data: me } = useQuery(meQuery);
  const mayFind = me?.rights.some(({ right }) => right === 'record.find') ?? false;
  if (total === 0) return null;
  return (
    <section className={styles.standing} aria-label={m.quotes_standing({ total })}>
      <p>{m.quotes_standing({ total })}</p>
      {below > 0 && last !== null && (
        <p>{m.quotes_standing_below({ below, sums: sums.map(formatMoney).join(' + '), last: formatMoment(last) })}</p>
      )}
      <details>
        <summary className={record.discloses}>{m.quotes_standing_show()}</summary>
        <div className={styles.list}>
          <RecordTable columns={[m.quotes_col_flat(), m.quotes_col_prices(), m.quotes_col_until()]}>
            {quotes.map(({ number, flat, before, promised, after, validUntil, isBelow }) => (
              <tr key={number}>
                <th scope="row">
                  {mayFind ? (
                    <Link to={`/flats/${flat.slug}`} className={record.opens}>
                      {flat.number}
                    </Link>
                  ) : (
                    flat.number
                  )}
                  <span className={record.note}>{[flat.project?.name, flat.section].filter(Boolean).join(', ')}</span>
                </th>
                <td className={styles.prices}>
                  {[before, promised, after].map(formatMoney).join(' → ')}
                  {!isBelow && <span className={record.note}>{m.quotes_standing_not_below()}</span>}
                </td>
                <td>
                  <span className={table.narrow}>{m.quotes_col_until()} </span>
                  {formatMoment(validUntil)}
                </td>
              </tr>
            ))}
          </RecordTable>
        </div>
        {total > quotes.length && <p className={record.quiet}>{m.prices_shown_first({ count: quotes.length })}</p>}
      </details>
    </section>
  );
}
