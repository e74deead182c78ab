import type { AvailabilityEvent } from '../../../contract/catalogue/availability.ts';
import { listenToAvailability } from './availability-stream.ts';

/**
 * Why a value is fetched: the page shows it, the pause is over, the visitor or the connection came back, the stream opened for
 * the first time and says nothing of what changed since the value was read, or changes were missed.
 */
type Reason = 'first' | 'pause' | 'return' | 'open' | 'missed';

export type Live = {
  /** Fetches the value. `listening` is true while the stream is open; `signal` is aborted when the value is not shown any more. */
  ask: (question: { reason: Reason; listening: boolean; signal: AbortSignal }) => unknown;
  /** The pause between two requests; without it the value is fetched only for another reason. */
  everyMs?: number;
  /** Takes a change of a flat from the stream, which is open for this alone. */
  onChange?: (change: AvailabilityEvent) => void;
};

/**
 * Keeps a value up to date while the page is visible; an effect starts it and stops it by the returned function. A hidden page
 * sends no requests and closes its connection, because a browser opens few to one host.
 */
export function subscribeLive({ ask, everyMs, onChange }: Live): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  const isHidden = () => document.visibilityState === 'hidden';
  const stream = onChange && listenToAvailability({ onChange, onAnything: () => askFor('missed'), onFirstOpen: () => askFor('open') });
  const askFor = (reason: Reason) => {
    if (!isHidden()) void ask({ reason, listening: stream?.isOpen() ?? false, signal });
  };
  const onReturn = () => {
    if (isHidden()) return stream?.stop();
    stream?.start();
    askFor('return');
  };

  stream?.start();
  askFor('first');
  const timer = everyMs === undefined ? undefined : setInterval(askFor, everyMs, 'pause');
  document.addEventListener('visibilitychange', onReturn, { signal });
  window.addEventListener('online', onReturn, { signal });
  return () => {
    gone.abort();
    clearInterval(timer);
    stream?.stop();
  };
}
