import { useEffect } from 'react';
import { ask } from './ask.ts';
import { followChanges } from './follow-changes.ts';
import { queries } from './queries.ts';

/** Between two questions, so that a server that answers at once is not asked without end. */
const restMs = 300;
const afterFaultMs = 5_000;
const changing = ['requests', 'request', 'notices', 'today'];

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

const following = {
  nextVersion: (seen: string | undefined, signal: AbortSignal) =>
    ask('GET /office/api/requests/changes', { query: seen === undefined ? {} : { seen }, signal }).then(
      ({ version }) => version,
      () => null,
    ),
  onChange: () => Promise.all(changing.map((name) => queries.invalidateQueries({ queryKey: [name] }))),
  pause: (isAnswered: boolean, signal: AbortSignal) => wait(isAnswered ? restMs : afterFaultMs, signal),
};

/** Asks for requests again as soon as one of them has changed. */
export function useRequestChanges(): void {
  useEffect(() => {
    const stop = new AbortController();
    void followChanges(following, stop.signal);
    return () => stop.abort();
  }, []);
}
