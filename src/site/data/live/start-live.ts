import type { Live } from './subscribe-live.ts';

/** `keepLive` for a page's first load: its script comes after everything else, and without it the page shows what it came with. */
export function startLive(live: Live): () => void {
  let left = false;
  let stop = () => {
    left = true;
  };
  import('./subscribe-live.ts').then(
    ({ subscribeLive }) => {
      if (!left) stop = subscribeLive(live);
    },
    () => undefined,
  );
  return () => stop();
}
