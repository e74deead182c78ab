import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type BoardWish, isPicky, readWish, writeWish } from '../../../plans/chessboard/board-wish.ts';

/**
 * What the visitor looks for, as the address of the page says. Board, facade and floors look for the same: `query` is what their
 * links to each other take along.
 */
export function useWish() {
  const { search } = useLocation();
  const navigate = useNavigate();
  // A step ahead of the address, which changes later: a box that was ticked must not stand unticked until then.
  const [{ query, address }, setAsked] = useState({ query: search, address: search });
  if (address !== search) setAsked({ query: search, address: search });
  return useMemo(() => {
    const wish = readWish(new URLSearchParams(query));
    const change = (next: Partial<BoardWish>) => {
      const asked = asQuery({ ...wish, ...next });
      setAsked({ query: asked, address });
      void navigate({ search: asked }, { replace: true, preventScrollReset: true });
    };
    return { wish, picky: isPicky(wish), change, query: asQuery(wish) };
  }, [query, address, navigate]);
}

function asQuery(wish: BoardWish): string {
  const query = writeWish(wish).toString();
  return query && `?${query}`;
}
