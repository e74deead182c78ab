/** A state that is watched. */
export function makeCell<State>(initial: State) {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    set(next: Partial<State>): void {
      state = { ...state, ...next };
      for (const listen of listeners) listen();
    },
    subscribe(listen: () => void) {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
  };
}

/** One run at a time, at once or after a while, and none while they are held; `run` answers null where there is nothing to do. */
export function makeTurns(run: () => Promise<void> | null) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let isHeld = false;
  let underWay = Promise.resolve();

  const stop = () => clearTimeout(timer);
  function now(): void {
    stop();
    const begun = isBusy || isHeld ? null : run();
    if (!begun) return;
    isBusy = true;
    underWay = begun.finally(() => {
      isBusy = false;
    });
  }
  return {
    now,
    stop,
    later(ms: number): void {
      stop();
      if (!isHeld) timer = setTimeout(now, ms);
    },
    isHeld: () => isHeld,
    /** Resolves once nothing runs any more. */
    hold(): Promise<void> {
      isHeld = true;
      stop();
      return underWay;
    },
    release(): void {
      isHeld = false;
    },
  };
}
