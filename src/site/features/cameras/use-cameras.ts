import { useEffect, useState } from 'react';
import { systemClock } from '../../../base/clock.ts';
import type { CamerasAnswer } from '../../../contract/content/cameras.ts';
import { quietClient } from '../../data/api/browser-client.ts';
import { startLive } from '../../data/live/start-live.ts';
import { useLocale } from '../../data/paths.ts';

export type Standing = CamerasAnswer['cameras'][number];
/** What is known of the cameras of a project; `unheardSince` is the instant of the last answer when it has become too old to be believed. */
type Known = { standing: Standing[] | null; unheardSince: string | null };

const everyMs = 5_000;
/** As long as the server itself believes a frame. */
const believedMs = 30_000;

/** How the cameras of a project stand, asked anew while the page is seen; null until the first answer. */
export function useCameras(project: string): Known {
  const locale = useLocale();
  const [known, setKnown] = useState<Known>({ standing: null, unheardSince: null });
  useEffect(() => {
    const client = quietClient(locale);
    let heard = systemClock();
    const doubt = () => {
      if (document.visibilityState === 'visible' && systemClock().getTime() - heard.getTime() >= believedMs)
        setKnown(({ standing }) => ({ standing, unheardSince: heard.toISOString() }));
    };
    return startLive({
      everyMs,
      ask: ({ reason, signal }) => {
        if (reason === 'pause') doubt(); // a line that is dead need not say so
        client('GET /api/{locale}/project/{slug}/cameras', { slug: project, signal }).then(({ cameras }) => {
          heard = systemClock();
          setKnown({ standing: cameras, unheardSince: null });
        }, doubt);
      },
    });
  }, [project, locale]);
  return known;
}
