import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ReleasePrices } from '../../../contract/office/prices/prices.ts';
import type { DraftRow, ReleaseRow } from '../../../contract/office/releases/releases.ts';
import textButton from '../../../ui/controls/text-button.module.css';
import { ask } from '../../data/ask.ts';
import { formatMoment } from '../../data/format.ts';
import { formatNumber, formatPrice } from '../../data/format-price.ts';
import { useCommand } from '../../data/use-command.ts';
import { useHoldsEverywhere } from '../../data/use-holds-everywhere.ts';
import * as m from '../../paraglide/messages.js';
import { QueryState } from '../../parts/query-state.tsx';
import { StandingQuotes } from '../../parts/quotes/standing-quotes.tsx';
import record from '../../parts/record.module.css';
import { RecordTable } from '../../parts/record-table.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import table from '../../parts/rows.module.css';
import styles from './releases.module.css';

type Price = ReleasePrices['prices'][number];
type Status = ReleasePrices['statuses'][number];
const outcomes: Record<Price['outcome'], () => string> = {
  planned: m.prices_outcome_planned,
  applied: m.prices_outcome_applied,
  'passed-over': m.prices_outcome_passed_over,
  undone: m.prices_outcome_undone,
};
const statusNames: Record<Status['status'], () => string> = {
  available: m.prices_status_on_sale,
  reserved: m.prices_status_off_sale,
};
const outcomeText = (flat: Price | Status) =>
  'status' in flat && flat.outcome === 'passed-over' ? m.prices_outcome_status_passed_over() : outcomes[flat.outcome]();
const hryvnias = (minor: number | null) => (minor === null ? '—' : formatPrice(minor, 'UAH'));
const change = (before: string, after: string) => (before === after ? before : `${before} → ${after}`);

const flatsQuery = ({ number, version }: ReleaseRow) =>
  queryOptions({
    queryKey: ['release-prices', number, version],
    queryFn: ({ signal }) => ask('GET /office/api/release/prices', { query: { number: String(number) }, signal }),
  });

/** What the prices of a release mean for prices that were promised. */
export function ReleaseQuotes({ release }: { release: ReleaseRow }) {
  const { data } = useQuery({ ...flatsQuery(release), enabled: release.prices > 0 });
  return data?.quotes ? <StandingQuotes quotes={data.quotes} /> : null;
}

/** What visitors will see of the projects: how many flats cost something else, and the lowest price before and after. */
const Projects = ({ data }: { data: ReleasePrices }) =>
  data.projects.length > 0 && (
    <RecordTable columns={[m.prices_col_project(), m.prices_col_flats(), m.prices_lowest(), m.prices_for_sale()]}>
      {data.projects.map(({ name, flats, lowestBefore, lowestAfter, forSaleBefore, forSaleAfter }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>
            <span className={table.narrow}>{m.prices_col_flats()} </span>
            {formatNumber(flats)}
          </td>
          <td>
            <span className={table.narrow}>{m.prices_lowest()} </span>
            {change(hryvnias(lowestBefore), hryvnias(lowestAfter))}
          </td>
          <td className={styles.price}>
            <span className={table.narrow}>{m.prices_for_sale()} </span>
            {change(formatNumber(forSaleBefore), formatNumber(forSaleAfter))}
          </td>
        </tr>
      ))}
    </RecordTable>
  );

export const changesOffers = (drafts: readonly DraftRow[]): boolean => drafts.some(({ part }) => part === 'offer');

/** The same of a release with offers, before it is published. */
export function ReleaseProjects({ release }: { release: ReleaseRow }) {
  const { data } = useQuery(flatsQuery(release));
  if (!data) return null;
  return data.projects.length > 0 ? <Projects data={data} /> : <p>{m.prices_offers_change_none()}</p>;
}

/** What a release does to flats: what visitors will see of it, and each price and status. */
export function ReleaseFlats({ release }: { release: ReleaseRow }) {
  const query = useQuery(flatsQuery(release));
  const { data } = query;
  const isOpen = release.state === 'draft' || release.state === 'scheduled';
  return (
    <div className={styles.prices}>
      <QueryState query={query} />
      {data && isOpen && <Projects data={data} />}
      {data && isOpen && <p>{m.prices_first_page({ count: data.firstPage })}</p>}
      {data && isOpen && <p>{m.prices_subscribers({ count: data.subscribers })}</p>}
      {data && data.total > 0 && <Prices release={release} data={data} isOpen={isOpen} />}
      {data && data.statuses.length > 0 && <Statuses release={release} data={data} isOpen={isOpen} />}
    </div>
  );
}

type Props = { release: ReleaseRow; data: ReleasePrices; isOpen: boolean };

function Prices({ release, data, isOpen }: Props) {
  return (
    <section className={styles.prices} aria-labelledby="prices">
      <h2 id="prices" className={styles.heading}>
        {m.prices_of_release({ count: release.prices })}
      </h2>
      <ul>
        {data.sums.map(({ currency, before, after }) => (
          <li key={currency}>
            {formatPrice(before, currency)} → {formatPrice(after, currency)}
          </li>
        ))}
      </ul>
      {data.quotes && <StandingQuotes quotes={data.quotes} />}
      <Flats release={release} isOpen={isOpen} flats={data.prices} total={data.total} head={m.prices_col_price()}>
        {({ before, after, currency, until }) => (
          <>
            {formatPrice(before, currency)} → {formatPrice(after, currency)}
            {until && <span className={record.note}>{m.prices_ours_until({ at: formatMoment(until) })}</span>}
          </>
        )}
      </Flats>
    </section>
  );
}

function Statuses({ release, data, isOpen }: Props) {
  const { available, reserved } = data.statusCounts;
  return (
    <section className={styles.prices} aria-labelledby="statuses">
      <h2 id="statuses" className={styles.heading}>
        {[available > 0 && m.prices_come_on_sale({ count: available }), reserved > 0 && m.prices_go_off_sale({ count: reserved })]
          .filter(Boolean)
          .join(' · ')}
      </h2>
      <Flats release={release} isOpen={isOpen} flats={data.statuses} total={release.statuses} head={m.prices_status()}>
        {({ status, waits }) => (
          <>
            {statusNames[status]()}
            {waits && <span className={`${record.note} ${record.late}`}>{m.prices_status_waits()}</span>}
          </>
        )}
      </Flats>
    </section>
  );
}

type FlatsProps<Flat> = {
  release: ReleaseRow;
  isOpen: boolean;
  flats: readonly Flat[];
  total: number;
  head: string;
  children: (flat: Flat) => ReactNode;
};

/** The flats of a release, each with what becomes of it; while the release can be changed, each can be taken out. */
function Flats<Flat extends Price | Status>({
  release: { number, version, allowed },
  isOpen,
  flats,
  total,
  head,
  children,
}: FlatsProps<Flat>) {
  const { run, busy, problem } = useCommand('POST /office/api/prices/drop', { refreshes: ['release'] });
  const mayEdit = useHoldsEverywhere('price.plan') && allowed.includes('edit');
  return (
    <>
      <Refusal text={problem?.message} />
      <div className={styles.flats}>
        <RecordTable columns={[m.prices_number(), head, !isOpen && m.prices_col_outcome()]} hasSteps={mayEdit}>
          {flats.map((flat) => (
            <tr key={flat.id}>
              <th scope="row">
                {flat.number}
                <span className={record.note}>{flat.place}</span>
              </th>
              <td className={styles.price}>{children(flat)}</td>
              {!isOpen && <td>{outcomeText(flat)}</td>}
              {mayEdit && (
                <td className={table.steps}>
                  <button
                    type="button"
                    className={textButton.button}
                    disabled={busy}
                    aria-label={m.prices_drop_flat({ number: flat.number })}
                    onClick={() => void run({ number, version, apartments: [flat.id] })}
                  >
                    {m.prices_drop()}
                  </button>
                </td>
              )}
            </tr>
          ))}
        </RecordTable>
      </div>
      {total > flats.length && <p className={record.quiet}>{m.prices_shown_first({ count: flats.length })}</p>}
    </>
  );
}
