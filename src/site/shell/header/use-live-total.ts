import { useEffect, useState } from 'react';
import { browserClient } from '../../data/api/browser-client.ts';
import { subscribeLive } from '../../data/live/subscribe-live.ts';
import { useLocale } from '../../data/paths.ts';

/** How many flats can be bought this minute: asked whenever the menu opens; `known` until the answer, 0 when it fails (§8). */
export function useLiveTotal(open: boolean, known: number): number {
  const locale = useLocale();
  const [total, setTotal] = useState(known);
  useEffect(() => {
    if (!open) return;
    return subscribeLive({
      ask: ({ signal }) =>
        browserClient(locale)('GET /api/{locale}/apartments', { query: { per_page: '1' }, signal }).then(
          // An API that is not ours may leave it out.
          (answer) => setTotal(answer.apartments?.total ?? 0),
          () => signal.aborted || setTotal(0),
        ),
    });
  }, [open, locale]);
  return total;
}
