import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/controls/button.tsx';
import { ask } from '../../data/ask.ts';
import * as m from '../../paraglide/messages.js';
import { QueryState } from '../../parts/query-state.tsx';
import record from '../../parts/record.module.css';
import { recordText } from './import-texts.ts';
import styles from './imports.module.css';
import { rowProblem } from './problem-texts.ts';

/** The rows of a file that cannot be taken, each with its reason. */
export function RefusedRows({ number }: { number: number }) {
  const list = useInfiniteQuery({
    queryKey: ['import-problems', number, 'pages'],
    queryFn: ({ pageParam: skip, signal }) =>
      ask('GET /office/api/import/problems', { query: { number: String(number), skip: String(skip) }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = list;
  return (
    <>
      <QueryState query={list} />
      <ul className={styles.problems}>
        {data?.pages
          .flatMap(({ problems }) => problems)
          .map((problem, at) => (
            // Two problems of a row may say the same.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end.
            <li key={at}>
              {problem.line > 0 ? (
                <span className={record.note}>{m.imports_line({ line: problem.line })}</span>
              ) : (
                problem.record && <span className={record.note}>{recordText(problem.record)}</span>
              )}
              {rowProblem(problem)}
            </li>
          ))}
      </ul>
      {hasNextPage && (
        <Button kind="quiet" arrow={false} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {m.imports_more_rows()}
        </Button>
      )}
    </>
  );
}
