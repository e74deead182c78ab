import { useEffect, useState } from 'react';
import { systemClock } from '../../../base/clock.ts';
import type { CamerasAnswer } from '../../../contract/content/cameras.ts';
import { quietClient } from '../../data/api/browser-client.ts';
import { startLive } from '../../data/live/start-live.ts';
import { useLocale } from '../../data/paths.ts';

export type CameraStatus = CamerasAnswer['cameras'][number];
/** The known state of a project's cameras; `unheardSince` is the instant of the last answer when it has become too old. */
type Known = { status: CameraStatus[] | null; lostSince: string | null };

const everyMs = 5_000;
/** As long as the server itself counts a frame as new. */
const believedMs = 30_000;

/** The state of a project's cameras, polled while the page is visible; null until the first answer. */
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
        if (reason === 'pause') doubt(); // a dead connection need not report a fault
        client('GET /api/{locale}/project/{slug}/cameras', { slug: project, signal }).then(({ cameras }) => {
          lastAnswer = systemClock();
          setKnown({ status: cameras, lostSince: null });
        }, doubt);
      },
    });
  }, [project, locale]);
  return known;
}
