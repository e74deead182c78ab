import { systemClock } from '../../base/clock.ts';
import { timings } from '../data/constants.ts';

const key = 'chunk-reload';

/** A page that is being left gives up the files that it waits for; to load it anew then would stop the way to the next page, a bank's for one. */
let leaving = false;

/**
 * After a new release an old page may ask for a file that is gone: one full load, at most once a minute (specification §8). Without a
 * connection it would only lose the page and what was typed on it. The router loads the page of a link by itself, and reloads by itself.
 */
function reloadOnce(): void {
  if (leaving || !navigator.onLine) return;
  try {
    if (systemClock().getTime() - Number(sessionStorage.getItem(key) ?? 0) < timings.chunkReloadGuard) return;
    sessionStorage.setItem(key, String(systemClock().getTime()));
  } catch {
    return;
  }
  window.location.reload();
}

export function reloadOnMissingChunk(): void {
  window.addEventListener('beforeunload', () => {
    leaving = true;
    // A link to a file or to a telephone leaves nothing.
    setTimeout(() => {
      leaving = false;
    }, timings.leaving);
  });
  window.addEventListener('vite:preloadError', (event) => {
    // A module that is missing cannot be done without, a style sheet can.
    if (leaving && event.payload.message.includes('CSS')) event.preventDefault();
    reloadOnce();
  });
}
