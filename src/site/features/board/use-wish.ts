import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type BoardWish, isPicky, readWish, writeWish } from './board-wish.ts';

/**
 * What the visitor looks for, as the address of the page says. Board, facade and floors look for the same: `query` is what their
 * links to each other take along.
 */
export function useWish() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const wish = readWish(new URLSearchParams(search));
    // At once: a box that was ticked must not stand unticked until thousands of flats are dimmed.
    const how = { replace: true, preventScrollReset: true, flushSync: true };
    const change = (next: Partial<BoardWish>) => void navigate({ search: writeWish({ ...wish, ...next }).toString() }, how);
    const query = writeWish(wish).toString();
    return { wish, picky: isPicky(wish), change, query: query && `?${query}` };
  }, [search, navigate]);
}
