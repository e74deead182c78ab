import type { Live } from './keep-live.ts';

/** `keepLive` for a page's first load: its script comes after everything else, and without it the page shows what it came with. */
export function startLive(live: Live): () => void {
  let left = false;
  let stop = () => {
    left = true;
  };
  import('./keep-live.ts').then(
    ({ keepLive }) => {
      if (!left) stop = keepLive(live);
    },
    () => undefined,
  );
  return () => stop();
}
