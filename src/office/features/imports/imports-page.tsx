import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ImportRow } from '../../../contract/office/imports/imports.ts';
import { Button } from '../../../ui/controls/button.tsx';
import typography from '../../../ui/text/typography.module.css';
import { ask } from '../../data/ask.ts';
import { formatMoment } from '../../data/format.ts';
import { formatNumber } from '../../data/format-price.ts';
import * as m from '../../paraglide/messages.js';
import { QueryState } from '../../parts/query-state.tsx';
import record from '../../parts/record.module.css';
import { RecordTable } from '../../parts/record-table.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { FileDrop } from './file-drop.tsx';
import { authorText, stateText } from './import-texts.ts';
import { OfficeFields } from './office-fields.tsx';

const lookEveryMs = 10_000;

/** Files of flats: those that wait, and those that are on the site. */
export function ImportsPage() {
  const list = useInfiniteQuery({
    queryKey: ['imports'],
    queryFn: ({ pageParam: before, signal }) =>
      ask('GET /office/api/imports', { query: before === null ? {} : { before: String(before) }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: lookEveryMs,
  });
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = list;
  const imports = data?.pages.flatMap((page) => page.imports) ?? [];
  return (
    <>
      <ScreenHead title={m.imports_title()} about={m.imports_about()} />
      <FileDrop />
      <OfficeFields />
      <QueryState query={list} />
      {data && imports.length === 0 && <p className={typography.quiet}>{m.imports_nothing()}</p>}
      {imports.length > 0 && (
        <RecordTable columns={[m.imports_col_file(), m.imports_col_state(), m.imports_col_changes(), m.imports_col_who()]}>
          {imports.map((one) => (
            <Row key={one.number} one={one} />
          ))}
        </RecordTable>
      )}
      {hasNextPage && (
        <Button kind="quiet" arrow={false} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {m.imports_more()}
        </Button>
      )}
    </>
  );
}

function Row({ one }: { one: ImportRow }) {
  const { all } = one.counts;
  return (
    <tr>
      <th scope="row">
        <Link to={`/imports/${one.number}`} className={record.opens}>
          {one.fileName}
        </Link>
      </th>
      <td>
        {stateText(one)}
        {one.hasWarnings && one.state === 'open' && (
          <span className={`${record.note} ${record.late}`}>{m.imports_needs_confirmation()}</span>
        )}
      </td>
      <td>
        {all.rows > 0 && m.imports_rows({ count: formatNumber(all.rows) })}
        {all.left > 0 && <span className={record.note}>{m.imports_rows_left({ count: formatNumber(all.left) })}</span>}
        {one.refusedRows > 0 && <span className={record.note}>{m.imports_rows_refused({ count: formatNumber(one.refusedRows) })}</span>}
      </td>
      <td>
        {authorText(one)}
        <span className={record.note}>{formatMoment(one.madeAt)}</span>
      </td>
    </tr>
  );
}
