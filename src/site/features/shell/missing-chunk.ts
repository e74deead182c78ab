import { systemClock } from '../../../base/clock.ts';
import { timings } from '../../constants.ts';

const key = 'chunk-reload';

/** After a new release an old page may ask for a file that is gone: one full reload, at most once a minute (specification §8). */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    // Without a connection a reload would only lose the page and what was typed on it.
    if (!navigator.onLine) return;
    try {
      if (systemClock().getTime() - Number(sessionStorage.getItem(key) ?? 0) < timings.chunkReloadGuard) return;
      sessionStorage.setItem(key, String(systemClock().getTime()));
    } catch {
      return;
    }
    window.location.reload();
  });
}
