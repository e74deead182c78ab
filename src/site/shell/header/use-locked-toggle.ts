import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A switch that, once moved, stays for `lock` milliseconds. A move during the lock is not lost: the last one is applied
 * when the lock ends. `force` moves it at once.
 */
export function useLockedToggle(lock: number): [boolean, (wanted: boolean) => void, (value: boolean) => void] {
  const [on, setOn] = useState(false);
  const state = useRef({ on: false, wanted: false, timer: undefined as ReturnType<typeof setTimeout> | undefined });

  const force = useCallback((value: boolean) => {
    const { current } = state;
    clearTimeout(current.timer);
    current.timer = undefined;
    current.on = current.wanted = value;
    setOn(value);
  }, []);
  const move = useCallback(
    (value: boolean) => {
      const { current } = state;
      force(value);
      current.timer = setTimeout(() => {
        current.timer = undefined;
        if (current.wanted !== current.on) move(current.wanted);
      }, lock);
    },
    [lock, force],
  );
  const wanted = useCallback(
    (value: boolean) => {
      const { current } = state;
      current.wanted = value;
      if (current.timer === undefined && value !== current.on) move(value);
    },
    [move],
  );
  useEffect(() => () => clearTimeout(state.current.timer), []);
  return [on, wanted, force];
}
