import { runDeferred } from '../../../ui/deferred.tsx';
import type { Live } from './subscribe-live.ts';

/** `subscribeLive` for a page's first load: its script comes after everything else, and without it the page shows its initial data. */
export const startLive = (live: Live): (() => void) =>
  runDeferred(
    () => import('./subscribe-live.ts'),
    ({ subscribeLive }) => subscribeLive(live),
  );
