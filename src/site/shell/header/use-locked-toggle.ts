import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A switch that, once moved, stays for `lock` milliseconds. What is wished meanwhile is not lost: the last wish comes true
 * when the lock ends. `force` moves it at once.
 */
export function useLockedToggle(lock: number): [boolean, (wish: boolean) => void, (value: boolean) => void] {
  const [on, setOn] = useState(false);
  const state = useRef({ on: false, wish: false, timer: undefined as ReturnType<typeof setTimeout> | undefined });

  const force = useCallback((value: boolean) => {
    const { current } = state;
    clearTimeout(current.timer);
    current.timer = undefined;
    current.on = current.wish = value;
    setOn(value);
  }, []);
  const move = useCallback(
    (value: boolean) => {
      const { current } = state;
      force(value);
      current.timer = setTimeout(() => {
        current.timer = undefined;
        if (current.wish !== current.on) move(current.wish);
      }, lock);
    },
    [lock, force],
  );
  const wish = useCallback(
    (value: boolean) => {
      const { current } = state;
      current.wish = value;
      if (current.timer === undefined && value !== current.on) move(value);
    },
    [move],
  );
  useEffect(() => () => clearTimeout(state.current.timer), []);
  return [on, wish, force];
}
