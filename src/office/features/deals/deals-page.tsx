import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import typography from '../../../ui/text/typography.module.css';
import { ask } from '../../data/ask.ts';
import { meQuery } from '../../data/queries.ts';
import * as m from '../../paraglide/messages.js';
import { QueryState } from '../../parts/query-state.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { DealFilters } from './deal-filters.tsx';
import { DealsTable } from './deals-table.tsx';
import { DeskForm } from './desk-form.tsx';
import { FreeDeals } from './free-deals.tsx';

const lookEveryMs = 5_000;
const filters = ['state', 'project', 'mine', 'soon', 'q'] as const;

/** Deals by their deadline; above them the form of the desk, and those that are free to take. */
export function DealsPage() {
  const [parameters] = useSearchParams();
  const { data: me } = useQuery(meQuery);
  const chosen = Object.fromEntries(filters.flatMap((name) => (parameters.get(name) ? [[name, parameters.get(name)]] : [])));
  const list = useInfiniteQuery({
    queryKey: ['deals', chosen],
    queryFn: ({ pageParam: cursor, signal }) =>
      ask('GET /office/api/deals', { query: { ...chosen, ...(cursor !== null && { cursor }) } as never, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: lookEveryMs,
    placeholderData: (before) => before,
  });
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = list;
  const deals = data?.pages.flatMap((page) => page.deals) ?? [];
  const holds = (right: 'flat.hold' | 'deal.step') => me?.rights.some((grant) => grant.right === right) ?? false;
  return (
    <>
      <ScreenHead title={m.deals_title()} about={m.deals_about()} />
      {holds('flat.hold') && <DeskForm />}
      {holds('deal.step') && <FreeDeals />}
      <DealFilters projects={me?.projects ?? []} />
      <QueryState query={list} />
      {data && deals.length === 0 && <p className={typography.quiet}>{m.deals_nothing()}</p>}
      {deals.length > 0 && <DealsTable deals={deals} />}
      {hasNextPage && (
        <Button kind="quiet" arrow={false} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {m.deals_more()}
        </Button>
      )}
    </>
  );
}
