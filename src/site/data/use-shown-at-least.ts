import { useEffect, useRef, useState } from 'react';
import { timings } from './constants.ts';

/** True while something runs, and once shown at least for its shortest time. */
export function useShownAtLeast(running: boolean): boolean {
  const [shown, setShown] = useState(false);
  const since = useRef(0);
  useEffect(() => {
    if (running) {
      since.current = performance.now();
      setShown(true);
      return;
    }
    const timer = setTimeout(() => setShown(false), Math.max(0, since.current + timings.indicatorShown - performance.now()));
    return () => clearTimeout(timer);
  }, [running]);
  // The time counts from the first paint, which on a busy device is later than the request.
  useEffect(() => {
    if (shown) since.current = performance.now();
  }, [shown]);
  return shown;
}
