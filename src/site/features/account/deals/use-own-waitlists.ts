import { useCallback, useEffect } from 'react';
import type { WaitlistEntry } from '../../../../contract/deals/waitlists.ts';
import { dealClient } from '../../../data/api/deal-client.ts';
import { timings } from '../../../data/constants.ts';
import { startLive } from '../../../data/live/start-live.ts';
import { useLocale } from '../../../data/paths.ts';
import { useOwn } from '../own/use-own.ts';

/**
 * The client's waitlist entries, up to date while the page is visible: fetched again when one of their flats is held, freed or
 * sold, when a turn may have ended, and when the tab becomes visible again. Null until they are known.
 */
export function useOwnWaitlists(): { waitlists: WaitlistEntry[] | null; failed: boolean; refetch: () => Promise<void> } {
  const locale = useLocale();
  const ask = useCallback(() => dealClient(locale)('GET /api/deal/lines'), [locale]);
  const { own, refetch } = useOwn(ask);
  const waitlists = own.state === 'here' ? own.answer.waitlists : null;
  const flats = (waitlists ?? []).map(({ apartment }) => apartment.id).join();

  useEffect(() => {
    const isMine = (id: number) => flats.split(',').includes(String(id));
    return startLive({
      // Without entries neither a stream nor polling is needed until the tab becomes visible again.
      ...(flats && { everyMs: timings.flatPollMs, onChange: ({ id }) => void (isMine(id) && refetch()) }),
      ask: ({ reason }) => reason !== 'first' && refetch(),
    });
  }, [flats, refetch]);
  return { waitlists, failed: own.state === 'failed', refetch };
}
