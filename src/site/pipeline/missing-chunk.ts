import { systemClock } from '../../base/clock.ts';
import { isLeaving, leave, watchLeaving } from '../../ui/leaving.ts';
import { timings } from '../data/constants.ts';

const key = 'chunk-reload';
const now = () => systemClock().getTime();

/**
 * After a new release an old page may ask for a file that is gone: one full load, at most once a minute (specification §8). Without a
 * connection it would only lose the page and the visitor's input.
 */
export function claimReload(): boolean {
  if (!navigator.onLine) return false;
  try {
    if (now() - Number(sessionStorage.getItem(key) ?? 0) < timings.chunkReloadGuard) return false;
    sessionStorage.setItem(key, String(now()));
    return true;
  } catch {
    return false;
  }
}

export function reloadOnMissingChunk(): void {
  watchLeaving();
  window.addEventListener('vite:preloadError', (event) => {
    // To load a page anew that is being left would stop the way to the next one, a bank's for one.
    if (!isLeaving() && claimReload()) {
      leave();
      window.location.reload();
    }
    // Until the next page is there, this one can do without a style sheet, but not without a module, which is waited for.
    if (isLeaving() && event.payload.message.includes('CSS')) event.preventDefault();
  });
}
