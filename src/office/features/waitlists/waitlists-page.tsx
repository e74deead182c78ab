import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import typography from '../../../ui/text/typography.module.css';
import { ask } from '../../data/ask.ts';
import { formatMoment } from '../../data/format.ts';
import { meQuery } from '../../data/queries.ts';
import { useConditions } from '../../data/use-conditions.ts';
import * as m from '../../paraglide/messages.js';
import { QueryState } from '../../parts/query-state.tsx';
import record from '../../parts/record.module.css';
import { RecordTable } from '../../parts/record-table.tsx';
import table from '../../parts/rows.module.css';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { flatNumber, flatPlace, stateText } from './waitlist-texts.ts';
import styles from './waitlists.module.css';

const lookEveryMs = 5_000;

/** All flats that clients wait for, of one project or of all. */
export function WaitlistsPage() {
  const { conditions, change } = useConditions();
  const project = conditions.get('project') ?? '';
  const { data: me } = useQuery(meQuery);
  const query = useInfiniteQuery({
    queryKey: ['waitlists', project],
    queryFn: ({ pageParam: cursor, signal }) =>
      ask('GET /office/api/waitlists', { query: { ...(project && { project }), ...(cursor !== null && { cursor }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: lookEveryMs,
    placeholderData: (before) => before,
  });
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = query;
  const waitlists = data?.pages.flatMap((page) => page.waitlists) ?? [];
  return (
    <>
      <ScreenHead title={m.waitlists_title()} about={m.waitlists_about()} />
      <search className={record.filters}>
        <label className={record.filter}>
          <span>{m.waitlists_project()}</span>
          <select value={project} onChange={({ target }) => change({ project: target.value })}>
            <option value="">{m.waitlists_all_projects()}</option>
            {me?.projects.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </search>
      <QueryState query={query} />
      {data && waitlists.length === 0 && <p className={typography.quiet}>{project ? m.waitlists_nothing_here() : m.waitlists_nothing()}</p>}
      {waitlists.length > 0 && (
        <RecordTable columns={[m.waitlists_flat(), m.waitlists_waiting(), m.waitlists_longest(), m.waitlists_state()]}>
          {waitlists.map((one) => (
            <tr key={one.apartmentId}>
              <th scope="row">
                <Link to={`/waitlists/${one.flat.slug}`} className={record.opens}>
                  {flatNumber(one.flat)}
                </Link>
                <span className={record.note}>{flatPlace(one.flat)}</span>
              </th>
              <td>
                <span className={table.narrow}>{m.waitlists_waiting()}: </span>
                {one.waiting}
              </td>
              <td>
                <span className={table.narrow}>{m.waitlists_longest()} </span>
                {formatMoment(one.since)}
              </td>
              <td>
                <span className={styles.mark} data-state={one.state}>
                  {stateText(one)}
                </span>
                {!one.isOpen && <span className={record.note}>{m.waitlists_closed_mark()}</span>}
              </td>
            </tr>
          ))}
        </RecordTable>
      )}
      {hasNextPage && (
        <Button kind="quiet" arrow={false} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {m.waitlists_more()}
        </Button>
      )}
    </>
  );
}
