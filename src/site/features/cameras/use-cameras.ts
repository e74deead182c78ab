import { useEffect, useState } from 'react';
import type { CamerasAnswer } from '../../../contract/cameras.ts';
import { useLocale } from '../../paths.ts';
import { quietClient } from '../flat/browser-client.ts';

export type Standing = CamerasAnswer['cameras'][number];

const everyMs = 5_000;

/** How the cameras of a project stand, asked anew while the page is seen; null until the first answer. */
export function useCameras(project: string): Standing[] | null {
  const locale = useLocale();
  const [standing, setStanding] = useState<Standing[] | null>(null);
  useEffect(() => {
    const client = quietClient(locale);
    const gone = new AbortController();
    const ask = () => {
      if (document.visibilityState === 'hidden') return;
      // What was known stays until somebody answers again.
      client.cameras(project, gone.signal).then(
        ({ cameras }) => setStanding(cameras),
        () => undefined,
      );
    };
    ask();
    const timer = setInterval(ask, everyMs);
    document.addEventListener('visibilitychange', ask, { signal: gone.signal });
    return () => {
      clearInterval(timer);
      gone.abort();
    };
  }, [project, locale]);
  return standing;
}
