import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { PriceOverrides } from '../../../contract/office/prices/prices.ts';
import { Button } from '../../../ui/controls/button.tsx';
import textButton from '../../../ui/controls/text-button.module.css';
import typography from '../../../ui/text/typography.module.css';
import { ask } from '../../data/ask.ts';
import { formatMoment, formatMoney } from '../../data/format.ts';
import { flatStatus, formatNumber } from '../../data/format-price.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { DialogForm } from '../../parts/dialog-form.tsx';
import { QueryState } from '../../parts/query-state.tsx';
import record from '../../parts/record.module.css';
import { RecordTable } from '../../parts/record-table.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import table from '../../parts/rows.module.css';
import { ScreenHead } from '../../parts/screen-head.tsx';
import styles from './prices.module.css';

type Override = PriceOverrides['overrides'][number];
type Decision = { apartments: number[]; keep: boolean };

/** Prices that are ours although their source says others, with what waits for a decision first. */
export function OverridesPage() {
  const query = useQuery({
    queryKey: ['price-overrides'],
    queryFn: ({ signal }) => ask('GET /office/api/price-overrides', { signal }),
  });
  return (
    <>
      <ScreenHead title={m.prices_ours_title()} about={m.prices_ours_about()} />
      <QueryState query={query} />
      {query.data && query.data.total + query.data.standingTotal === 0 && <p className={typography.quiet}>{m.prices_ours_nothing()}</p>}
      {query.data && query.data.total > 0 && <Overrides {...query.data} />}
      {query.data && query.data.standingTotal > 0 && <Standing {...query.data} />}
    </>
  );
}

function Overrides({ overrides, total, waiting }: PriceOverrides) {
  const { run, busy, problem } = useCommand('POST /office/api/price-overrides/decide', {
    refreshes: ['price-overrides', 'inventory', 'today'],
  });
  const [sure, setSure] = useState<Decision | null>(null);
  const apartments = overrides.filter(({ waits }) => waits !== null).map(({ id }) => id);
  return (
    <div className={styles.bench}>
      {apartments.length > 1 && (
        <section className={styles.bar} aria-label={m.prices_ours_waiting({ count: waiting })}>
          <p className={styles.target}>{m.prices_ours_waiting({ count: formatNumber(waiting) })}</p>
          <div className={styles.decide}>
            <Button arrow={false} disabled={busy} onClick={() => setSure({ apartments, keep: true })}>
              {m.prices_ours_keep_all()}
            </Button>
            <Button kind="quiet" arrow={false} disabled={busy} onClick={() => setSure({ apartments, keep: false })}>
              {m.prices_ours_take_all()}
            </Button>
          </div>
        </section>
      )}
      <Refusal text={sure ? undefined : problem?.message} />
      <h2 className={typography.name}>{m.prices_of_release({ count: total })}</h2>
      <RecordTable columns={[m.prices_number(), m.prices_ours_col_ours(), m.prices_ours_col_theirs(), m.prices_ours_col_why()]} hasSteps>
        {overrides.map((one) => (
          <Row key={one.id} override={one} busy={busy} onDecide={(keep) => void run({ apartments: [one.id], keep })} />
        ))}
      </RecordTable>
      {total > overrides.length && <p className={record.quiet}>{m.prices_shown_first({ count: overrides.length })}</p>}
      {sure && (
        <DialogForm
          title={sure.keep ? m.prices_ours_keep_all() : m.prices_ours_take_all()}
          busy={busy}
          problem={problem}
          onSubmit={() => run(sure)}
          onClose={() => setSure(null)}
        >
          <p>{sure.keep ? m.prices_ours_keep_sure({ count: apartments.length }) : m.prices_ours_take_sure({ count: apartments.length })}</p>
        </DialogForm>
      )}
    </div>
  );
}

/** Statuses that are ours: the opposite status in a release, or its undo, ends them. */
function Standing({ standing, standingTotal }: PriceOverrides) {
  return (
    <section className={styles.standing} aria-labelledby="standing">
      <h2 id="standing" className={typography.name}>
        {m.prices_statuses_of_release({ count: standingTotal })}
      </h2>
      <RecordTable columns={[m.prices_number(), m.prices_ours_col_status(), m.prices_ours_col_theirs(), m.prices_ours_col_why()]}>
        {standing.map(({ id, number, place, status, release, since }) => (
          <tr key={id}>
            <th scope="row">
              {number}
              <span className={record.note}>{place}</span>
            </th>
            <td>
              <span className={table.narrow}>{m.prices_ours_col_status()} </span>
              {flatStatus({ status, bookedUntil: null })}
            </td>
            <td>
              <span className={table.narrow}>{m.prices_ours_col_theirs()} </span>
              {flatStatus({ status: status === 'available' ? 'reserved' : 'available', bookedUntil: null })}
            </td>
            <td>
              <Link to={`/releases/${release.number}`} className={record.opens}>
                {release.name}
              </Link>
              <span className={record.note}>{m.prices_ours_since({ at: formatMoment(since) })}</span>
            </td>
          </tr>
        ))}
      </RecordTable>
      {standingTotal > standing.length && <p className={record.quiet}>{m.prices_shown_first({ count: standing.length })}</p>}
    </section>
  );
}

type RowProps = { override: Override; busy: boolean; onDecide: (keep: boolean) => void };

function Row({ override: { number, place, ours, theirs, waits, release, madeAt, until }, busy, onDecide }: RowProps) {
  const step = (label: string, keep: boolean) => (
    <button
      type="button"
      className={textButton.button}
      disabled={busy}
      aria-label={`${label}: ${m.prices_flat_name({ number, place })}`}
      onClick={() => onDecide(keep)}
    >
      {label}
    </button>
  );
  return (
    <tr>
      <th scope="row">
        {number}
        <span className={record.note}>{place}</span>
      </th>
      <td className={styles.sum}>
        <span className={table.narrow}>{m.prices_ours_col_ours()} </span>
        {formatMoney(ours)}
      </td>
      <td className={styles.sum}>
        <span className={table.narrow}>{m.prices_ours_col_theirs()} </span>
        {formatMoney(waits ?? theirs)}
        {waits && <span className={`${record.note} ${record.late}`}>{m.prices_ours_was({ price: formatMoney(theirs) })}</span>}
      </td>
      <td>
        {release ? (
          <Link to={`/releases/${release.number}`} className={record.opens}>
            {release.name}
          </Link>
        ) : (
          m.prices_ours_by_list()
        )}
        <span className={record.note}>
          {until ? m.prices_ours_until({ at: formatMoment(until) }) : m.prices_ours_since({ at: formatMoment(madeAt) })}
        </span>
      </td>
      <td className={table.steps}>
        {waits && step(m.prices_ours_keep(), true)}
        {step(waits ? m.prices_ours_take() : m.prices_ours_end(), false)}
      </td>
    </tr>
  );
}
