import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { CardFlat } from '../../cards/card-flat.ts';

/** Lists whose pages stay in the browser's memory, so that a visitor who comes back finds them whole. */
const mostLists = 4;

const memory = new Map<string, Map<number, CardFlat[]>>();

/** Put into the history entry by "show more": the page that the shown flats begin with. */
export type ListState = { listFrom: number };

/**
 * The flats of this page, after those of the pages that "show more" was pressed on. A reload, a shared link and a crawler see
 * the page of the address alone.
 */
export function useListPages(list: string, page: number, items: CardFlat[]): { first: number; flats: CardFlat[] } {
  const state = useLocation().state as Partial<ListState> | null;
  const known = memory.get(list);
  let first = page;
  while (first > (state?.listFrom ?? page) && known?.has(first - 1)) first--;

  useEffect(() => {
    const pages = memory.get(list) ?? new Map<number, CardFlat[]>();
    pages.set(page, items);
    memory.delete(list);
    memory.set(list, pages);
    for (const oldest of [...memory.keys()].slice(0, -mostLists)) memory.delete(oldest);
  }, [list, page, items]);

  const bySlug = new Map<string, CardFlat>();
  for (let number = first; number < page; number++) for (const item of known?.get(number) ?? []) bySlug.set(item.slug, item);
  for (const item of items) bySlug.set(item.slug, item);
  return { first, flats: [...bySlug.values()] };
}
