import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportChoice, ImportFlatRow, ImportKind, WholeImport } from '../../../contract/office/imports/imports.ts';
import { importKinds } from '../../../contract/office/imports/imports.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import typography from '../../../ui/text/typography.module.css';
import { ask } from '../../data/ask.ts';
import { formatNumber } from '../../data/format-price.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { QueryState } from '../../parts/query-state.tsx';
import record from '../../parts/record.module.css';
import { RecordTable } from '../../parts/record-table.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import { FlatChange } from './flat-change.tsx';
import { kindNames } from './import-texts.ts';
import styles from './imports.module.css';
import { RefusedRows } from './refused-rows.tsx';

type Filter = ImportKind | 'refused' | null;

/** Every flat that a file changes, by what changes of it; each is taken or kept as it is. */
export function FlatChanges({ found }: { found: WholeImport }) {
  const [kind, setKind] = useState<Filter>(null);
  const [flat, setFlat] = useState('');
  const { counts, refusedRows } = found;
  const isEmpty = counts.all.rows === 0 && refusedRows === 0;
  if (isEmpty) return <p className={typography.quiet}>{m.imports_nothing_changes()}</p>;
  const filters: [Filter, string, number][] = [
    [null, m.imports_filter_all(), counts.all.rows],
    ...importKinds.map((one): [Filter, string, number] => [one, kindNames[one](), counts[one].rows]),
    ['refused', kindNames.refused(), refusedRows],
  ];
  return (
    <section>
      <div className={record.filters}>
        <div className={styles.kinds}>
          {filters.map(
            ([one, name, count]) =>
              (one === null || count > 0) && (
                <button key={name} type="button" className={record.toggle} aria-pressed={kind === one} onClick={() => setKind(one)}>
                  {name} <span className={styles.count}>{formatNumber(count)}</span>
                </button>
              ),
          )}
        </div>
        {kind !== 'refused' && (
          <TextField
            label={m.imports_find_flat()}
            name="flat"
            inputMode="numeric"
            autoComplete="off"
            value={flat}
            onChange={({ target }) => setFlat(target.value)}
          />
        )}
      </div>
      {kind === 'refused' ? <RefusedRows number={found.number} /> : <Rows found={found} filter={{ kind, flat: flat.trim() }} />}
    </section>
  );
}

function Rows({ found, filter }: { found: WholeImport; filter: { kind: ImportKind | null; flat: string } }) {
  const { number } = found;
  const query = { ...(filter.kind && { kind: filter.kind }), ...(filter.flat && { flat: filter.flat }) };
  const list = useInfiniteQuery({
    queryKey: ['import-rows', number, query],
    queryFn: ({ pageParam: after, signal }) =>
      ask('GET /office/api/import/rows', { query: { number: String(number), after: String(after), ...query }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });
  const { run, busy, problem } = useCommand('POST /office/api/imports/choose', { refreshes: ['import', 'import-rows'] });
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = list;
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const mayChoose = found.allowed.includes('choose');
  const isUndone = found.state === 'undone';
  const choose = (choice: ImportChoice, row?: ImportFlatRow) => void run({ number, choice, ...(row ? { turns: [row.turn] } : query) });
  return (
    <>
      <QueryState query={list} />
      <Refusal text={problem?.message} />
      {found.declined > 0 && (
        <p className={classNames(typography.quiet, styles.declined)}>{m.imports_declined({ count: formatNumber(found.declined) })}</p>
      )}
      {data && rows.length === 0 && <p className={typography.quiet}>{m.imports_nothing_here()}</p>}
      {mayChoose && rows.length > 1 && filter.kind !== 'held' && (
        <p className={styles.all}>
          {(['keep', 'take'] as const).map((choice) => (
            <button key={choice} type="button" className={record.toggle} disabled={busy} onClick={() => choose(choice)}>
              {choice === 'keep' ? m.imports_keep_all() : m.imports_take_all()}
            </button>
          ))}
        </p>
      )}
      {rows.length > 0 && (
        <RecordTable columns={[m.imports_col_flat(), m.imports_col_change(), (mayChoose || isUndone) && m.imports_col_choice()]}>
          {rows.map((row) => (
            <FlatChange
              key={row.turn}
              row={row}
              busy={busy}
              mayChoose={mayChoose}
              isUndone={isUndone}
              onChoose={(choice) => choose(choice, row)}
            />
          ))}
        </RecordTable>
      )}
      {hasNextPage && (
        <Button kind="quiet" arrow={false} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {m.imports_more_rows()}
        </Button>
      )}
    </>
  );
}
