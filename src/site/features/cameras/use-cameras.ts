import { useEffect, useState } from 'react';
import { systemClock } from '../../../base/clock.ts';
import type { CamerasAnswer } from '../../../contract/content/cameras.ts';
import { quietClient } from '../../data/api/browser-client.ts';
import { startLive } from '../../data/live/start-live.ts';
import { useLocale } from '../../data/paths.ts';

export type CameraStatus = CamerasAnswer['cameras'][number];
/** What is known of the cameras of a project; `unheardSince` is the instant of the last answer when it has become too old to be believed. */
type Known = { status: CameraStatus[] | null; lostSince: string | null };

const everyMs = 5_000;
/** As long as the server itself believes a frame. */
const believedMs = 30_000;

/** How the cameras of a project stand, asked anew while the page is seen; null until the first answer. */
export function useCameras(project: string): Known {
  const locale = useLocale();
  const [known, setKnown] = useState<Known>({ status: null, lostSince: null });
  useEffect(() => {
    const client = quietClient(locale);
    let lastAnswer = systemClock();
    const doubt = () => {
      if (document.visibilityState === 'visible' && systemClock().getTime() - lastAnswer.getTime() >= believedMs)
        setKnown(({ status }) => ({ status, lostSince: lastAnswer.toISOString() }));
    };
    return startLive({
      everyMs,
      ask: ({ reason, signal }) => {
        if (reason === 'pause') doubt(); // a line that is dead need not say so
        client('GET /api/{locale}/project/{slug}/cameras', { slug: project, signal }).then(({ cameras }) => {
          lastAnswer = systemClock();
          setKnown({ status: cameras, lostSince: null });
        }, doubt);
      },
    });
  }, [project, locale]);
  return known;
}
