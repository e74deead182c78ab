import { useQuery } from '@tanstack/react-query';
import type { ReleasePrices as Prices } from '../../../contract/office/prices/prices.ts';
import type { ReleaseRow } from '../../../contract/office/releases/releases.ts';
import textButton from '../../../ui/controls/text-button.module.css';
import { ask } from '../../data/ask.ts';
import { formatMoment } from '../../data/format.ts';
import { formatNumber, formatPrice } from '../../data/format-price.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { QueryState } from '../../parts/query-state.tsx';
import record from '../../parts/record.module.css';
import { RecordTable } from '../../parts/record-table.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import table from '../../parts/rows.module.css';
import styles from './releases.module.css';

type Price = Prices['prices'][number];
const outcomes: Record<Price['outcome'], () => string> = {
  planned: m.prices_outcome_planned,
  applied: m.prices_outcome_applied,
  'passed-over': m.prices_outcome_passed_over,
  undone: m.prices_outcome_undone,
};
const hryvnias = (minor: number | null) => (minor === null ? '—' : formatPrice(minor, 'UAH'));

/** The prices of a release: what visitors will see of them, and each flat. */
export function ReleasePrices({ release }: { release: ReleaseRow }) {
  const { number, version } = release;
  const query = useQuery({
    queryKey: ['release-prices', number, version],
    queryFn: ({ signal }) => ask('GET /office/api/release/prices', { query: { number: String(number) }, signal }),
  });
  const { run, busy, problem } = useCommand('POST /office/api/prices/drop', { refreshes: ['release'] });
  const { data } = query;
  const isOpen = release.state === 'draft' || release.state === 'scheduled';
  return (
    <section className={styles.prices} aria-labelledby="prices">
      <h2 id="prices" className={styles.heading}>
        {m.prices_of_release({ count: release.prices })}
      </h2>
      <QueryState query={query} />
      {data && (
        <>
          <ul>
            {data.sums.map(({ currency, before, after }) => (
              <li key={currency}>
                {formatPrice(before, currency)} → {formatPrice(after, currency)}
              </li>
            ))}
          </ul>
          {isOpen && (
            <>
              <RecordTable columns={[m.prices_col_project(), m.prices_col_flats(), m.prices_lowest()]}>
                {data.projects.map(({ name, flats, lowestBefore, lowestAfter }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>{formatNumber(flats)}</td>
                    <td>
                      {lowestBefore === lowestAfter ? hryvnias(lowestBefore) : `${hryvnias(lowestBefore)} → ${hryvnias(lowestAfter)}`}
                    </td>
                  </tr>
                ))}
              </RecordTable>
              <p>{m.prices_first_page({ count: data.firstPage })}</p>
              <p>{m.prices_subscribers({ count: data.subscribers })}</p>
            </>
          )}
          <Refusal text={problem?.message} />
          <div className={styles.flats}>
            <RecordTable
              columns={[m.prices_number(), m.prices_col_price(), !isOpen && m.prices_col_outcome()]}
              hasSteps={release.allowed.includes('edit')}
            >
              {data.prices.map((price) => (
                <tr key={price.id}>
                  <th scope="row">
                    {price.number}
                    <span className={record.note}>{price.place}</span>
                  </th>
                  <td className={styles.price}>
                    {formatPrice(price.before, price.currency)} → {formatPrice(price.after, price.currency)}
                    {price.until && <span className={record.note}>{m.prices_ours_until({ at: formatMoment(price.until) })}</span>}
                  </td>
                  {!isOpen && <td>{outcomes[price.outcome]()}</td>}
                  {release.allowed.includes('edit') && (
                    <td className={table.steps}>
                      <button
                        type="button"
                        className={textButton.button}
                        disabled={busy}
                        aria-label={m.prices_drop_flat({ number: price.number })}
                        onClick={() => void run({ number, version, apartments: [price.id] })}
                      >
                        {m.prices_drop()}
                      </button>
                    </td>
                  )}
                </tr>
              ))}
            </RecordTable>
          </div>
          {data.total > data.prices.length && <p className={record.quiet}>{m.prices_shown_first({ count: data.prices.length })}</p>}
        </>
      )}
    </section>
  );
}
