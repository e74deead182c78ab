import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type ChessboardFilter, chessboardQuery, isPicky, readChessboardFilter } from '../../../plans/chessboard/chessboard-filter.ts';

/**
 * The visitor's filter in the address of the page. Chessboard, facade and floors share it: `query` is passed on by their
 * links to each other.
 */
export function useChessboardFilter() {
  const { search } = useLocation();
  const navigate = useNavigate();
  // A step ahead of the address, which changes later: a box that was ticked must not stand unticked until then.
  const [{ query, address }, setAsked] = useState({ query: search, address: search });
  if (address !== search) setAsked({ query: search, address: search });
  return useMemo(() => {
    const filter = readChessboardFilter(new URLSearchParams(query));
    const change = (next: Partial<ChessboardFilter>) => {
      const asked = asQuery({ ...filter, ...next });
      setAsked({ query: asked, address });
      void navigate({ search: asked }, { replace: true, preventScrollReset: true });
    };
    return { filter, picky: isPicky(filter), change, query: asQuery(filter) };
  }, [query, address, navigate]);
}

function asQuery(filter: ChessboardFilter): string {
  const query = chessboardQuery(filter).toString();
  return query && `?${query}`;
}
