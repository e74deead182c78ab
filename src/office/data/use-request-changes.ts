import { useEffect } from 'react';
import { ask } from './ask.ts';
import { queries } from './queries.ts';

/** Between two questions, so that a server that answers at once is not asked without end. */
const restMs = 300;
const afterFaultMs = 5_000;
const changing = ['requests', 'request', 'notices', 'today'];

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

async function follow(signal: AbortSignal): Promise<void> {
  let seen: string | undefined;
  while (!signal.aborted) {
    const answer = await ask('GET /office/api/requests/changes', { query: seen === undefined ? {} : { seen }, signal }).catch(() => null);
    if (signal.aborted) return;
    if (answer && seen !== undefined && answer.version !== seen)
      await Promise.all(changing.map((name) => queries.invalidateQueries({ queryKey: [name] })));
    // After an outage everything is asked again.
    seen = answer?.version ?? (seen === undefined ? undefined : '');
    await pause(answer ? restMs : afterFaultMs, signal);
  }
}

/** Asks for requests again as soon as one of them has changed. */
export function useRequestChanges(): void {
  useEffect(() => {
    const stop = new AbortController();
    void follow(stop.signal);
    return () => stop.abort();
  }, []);
}
