import { useCallback, useEffect, useState } from 'react';

/** Whole seconds until nothing is left, by the time that passes on this page: the device's own clock may be wrong or changed. */
export function useCountdown(): [left: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (end === 0) return;
    const update = () => {
      const seconds = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(update, 250);
    update();
    return () => clearInterval(timer);
  }, [end]);
  return [left, useCallback((seconds: number) => setEnd(performance.now() + seconds * 1000), [])];
}
