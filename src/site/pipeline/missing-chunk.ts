import { systemClock } from '../../base/clock.ts';
import { timings } from '../data/constants.ts';

const key = 'chunk-reload';
const now = () => systemClock().getTime();

/**
 * After a new release an old page may ask for a file that is gone: one full load, at most once a minute (specification §8). Without a
 * connection it would only lose the page and what was typed on it. The router loads the page of a link by itself, and reloads by itself.
 */
function mayReload(): boolean {
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
  let leftAt: number | null = null;
  const leave = () => {
    leftAt = now();
  };
  // A page that is being left gives up the files that it waits for; to load it anew then would stop the way to the next page, a bank's for
  // one. A link to a file or to a telephone leaves nothing.
  const isLeaving = () => leftAt !== null && now() - leftAt < timings.leaving;
  window.addEventListener('beforeunload', leave);
  window.addEventListener('vite:preloadError', (event) => {
    if (!isLeaving() && mayReload()) {
      leave();
      window.location.reload();
    }
    // Until the next page is there, this one can do without a style sheet, for which the router would show the error page; not without a module.
    if (isLeaving() && event.payload.message.includes('CSS')) event.preventDefault();
  });
}
