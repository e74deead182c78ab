import { systemClock } from '../../../base/clock.ts';
import { timings } from '../../constants.ts';

const key = 'chunk-reload';

/**
 * After a new release an old page may ask for a file that is gone: one full load, at most once a minute (specification §8). Answers
 * whether it was begun; without a connection it would only lose the page and what was typed on it.
 */
export function loadAnew(load: () => void): boolean {
  if (!navigator.onLine) return false;
  try {
    if (systemClock().getTime() - Number(sessionStorage.getItem(key) ?? 0) < timings.chunkReloadGuard) return false;
    sessionStorage.setItem(key, String(systemClock().getTime()));
  } catch {
    return false;
  }
  load();
  return true;
}

export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', () => void loadAnew(() => window.location.reload()));
}
