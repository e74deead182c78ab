import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/controls/button.tsx';
import typography from '../../../ui/text/typography.module.css';
import { ask } from '../../data/ask.ts';
import { useConditions } from '../../data/use-conditions.ts';
import * as m from '../../paraglide/messages.js';
import { QueryState } from '../../parts/query-state.tsx';
import record from '../../parts/record.module.css';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { ResumesTable } from './resumes-table.tsx';

const lookEveryMs = 10_000;

/** Applications for vacancies, the newest first. */
export function ResumesPage() {
  const { conditions, change } = useConditions();
  const state = conditions.get('state') === 'closed' ? ('closed' as const) : ('open' as const);
  const list = useInfiniteQuery({
    queryKey: ['resumes', state],
    queryFn: ({ pageParam: cursor, signal }) =>
      ask('GET /office/api/resumes', { query: { state, ...(cursor !== null && { cursor }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: lookEveryMs,
  });
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = list;
  const resumes = data?.pages.flatMap((page) => page.resumes) ?? [];
  return (
    <>
      <ScreenHead title={m.resumes_title()} about={m.resumes_about()}>
        {(['open', 'closed'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className={record.toggle}
            aria-pressed={one === state}
            onClick={() => change({ state: one === 'open' ? '' : one })}
          >
            {one === 'open' ? m.resumes_open() : m.resumes_closed()}
          </button>
        ))}
      </ScreenHead>
      <QueryState query={list} />
      {data && resumes.length === 0 && (
        <p className={typography.quiet}>{state === 'open' ? m.resumes_nothing() : m.resumes_none_closed()}</p>
      )}
      {resumes.length > 0 && <ResumesTable resumes={resumes} />}
      {hasNextPage && (
        <Button kind="quiet" arrow={false} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {m.inbox_more()}
        </Button>
      )}
    </>
  );
}
