import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * The address above a printed page. The query, which a filtered list and a comparison are found by, joins it in the browser: cached pages
 * are drawn without the parameters that no loader reads.
 */
export function PrintedAddress({ origin }: { origin: string }) {
  const { pathname, search } = useLocation();
  const [query, setQuery] = useState('');
  useEffect(() => setQuery(search), [search]);
  return (
    <p className="printed printed-address">
      {origin}
      {pathname}
      {query}
    </p>
  );
}
