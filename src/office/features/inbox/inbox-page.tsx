import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import typography from '../../../ui/text/typography.module.css';
import { ask } from '../../data/ask.ts';
import { meQuery } from '../../data/queries.ts';
import * as m from '../../paraglide/messages.js';
import { QueryState } from '../../parts/query-state.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { InboxFilters } from './inbox-filters.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { RequestsTable } from './requests-table.tsx';

const filters = ['whose', 'kind', 'state'] as const;

/** Requests that wait for an answer, the oldest promise first. The frame follows their changes. */
export function InboxPage() {
  const [parameters] = useSearchParams();
  const [isMoving, setMoving] = useState(false);
  const { data: me } = useQuery(meQuery);
  const leads = me?.rights.some(({ right }) => right === 'lead.assign') ?? false;
  const filtered = Object.fromEntries(filters.flatMap((name) => (parameters.get(name) ? [[name, parameters.get(name)]] : [])));
  // Who leads the others sees all of theirs, as today does.
  const chosen = { ...(leads && { whose: 'all' }), ...filtered };
  const list = useInfiniteQuery({
    queryKey: ['requests', chosen],
    queryFn: ({ pageParam: cursor, signal }) =>
      ask('GET /office/api/requests', { query: { ...chosen, ...(cursor !== null && { cursor }) } as never, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: (before) => before,
  });
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = list;
  const requests = data?.pages.flatMap((page) => page.requests) ?? [];
  const isPlain = !leads && Object.keys(filtered).length === 0;
  return (
    <>
      <ScreenHead title={m.inbox_title()} count={data?.pages[0]?.total} about={m.inbox_about()}>
        {leads && (
          <Button kind="quiet" arrow={false} onClick={() => setMoving(true)}>
            {m.inbox_move_title()}
          </Button>
        )}
      </ScreenHead>
      {isMoving && <MoveDialog onClose={() => setMoving(false)} />}
      <InboxFilters seesOthers={leads} />
      <QueryState query={list} />
      {data && requests.length === 0 && <p className={typography.quiet}>{isPlain ? m.inbox_nothing_mine() : m.inbox_nothing()}</p>}
      {requests.length > 0 && <RequestsTable requests={requests} />}
      {hasNextPage && (
        <Button kind="quiet" arrow={false} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {m.inbox_more()}
        </Button>
      )}
    </>
  );
}
