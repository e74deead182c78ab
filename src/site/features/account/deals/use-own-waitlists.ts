import { useCallback, useEffect } from 'react';
import type { WireWaitlistEntry } from '../../../../contract/deals/deals.ts';
import { dealClient } from '../../../data/api/deal-client.ts';
import { timings } from '../../../data/constants.ts';
import { startLive } from '../../../data/live/start-live.ts';
import { useLocale } from '../../../data/paths.ts';
import { useOwn } from '../own/use-own.ts';

/**
 * The lines in which the client stands, as they are while the page is in sight: asked anew when one of their flats is held, freed or
 * sold, when a turn may have passed on, and when he comes back from another tab. Null until they are known.
 */
export function useOwnWaitlists(): { lines: WireWaitlistEntry[] | null; failed: boolean; again: () => Promise<void> } {
  const locale = useLocale();
  const ask = useCallback(() => dealClient(locale)('GET /api/deal/lines'), [locale]);
  const { own, again } = useOwn(ask);
  const lines = own.state === 'here' ? own.answer.lines : null;
  const flats = (lines ?? []).map(({ apartment }) => apartment.id).join();

  useEffect(() => {
    const isMine = (id: number) => flats.split(',').includes(String(id));
    return startLive({
      // A client who waits for nothing needs neither stream nor questions until he comes back from another tab.
      ...(flats && { everyMs: timings.flatAskedAgain, onChange: ({ id }) => void (isMine(id) && again()) }),
      ask: ({ reason }) => reason !== 'first' && again(),
    });
  }, [flats, again]);
  return { lines, failed: own.state === 'failed', again };
}
