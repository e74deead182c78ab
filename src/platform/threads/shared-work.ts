type Shared<Answer> = { answer: Promise<Answer>; asking: number; end: AbortController };

/** Work that several callers may request under one key, as a double click does: done once, and aborted when all of them have left. */
export function makeSharedWork<Answer>() {
  const underWay = new Map<string, Shared<Answer>>();

  function begin(key: string, work: (abort: AbortSignal) => Promise<Answer>): Shared<Answer> {
    const end = new AbortController();
    const forget = () => {
      if (underWay.get(key) === shared) underWay.delete(key);
    };
    // One that is being ended must not answer a newer asker.
    end.signal.addEventListener('abort', forget, { once: true });
    const shared: Shared<Answer> = { answer: work(end.signal).finally(forget), asking: 0, end };
    underWay.set(key, shared);
    return shared;
  }

  return {
    has: (key: string): boolean => underWay.has(key),
    size: (): number => underWay.size,
    ask(key: string, work: (abort: AbortSignal) => Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
      const shared = underWay.get(key) ?? begin(key, work);
      shared.asking += 1;
      const leave = () => {
        shared.asking -= 1;
        if (shared.asking === 0) shared.end.abort();
      };
      if (signal?.aborted) leave();
      else signal?.addEventListener('abort', leave, { once: true });
      return shared.answer.finally(() => signal?.removeEventListener('abort', leave));
    },
  };
}
