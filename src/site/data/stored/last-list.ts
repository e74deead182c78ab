import { useEffect, useState } from 'react';

const key = 'last-list';

/** Notes the filter, sorting and page of the list that a visitor has looked at in this tab. */
export function rememberList(search: string): void {
  try {
    sessionStorage.setItem(key, search);
  } catch {
    // Storage is refused: the way back leads to the whole list.
  }
}

/** The query of the list that was looked at last, by which a flat leads back to it; empty until the page is hydrated. */
export function useLastList(): string {
  const [search, setSearch] = useState('');
  useEffect(() => {
    try {
      setSearch(sessionStorage.getItem(key) ?? '');
    } catch {
      // As above.
    }
  }, []);
  return search;
}
