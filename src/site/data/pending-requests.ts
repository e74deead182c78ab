/** Counts what is under way, and calls those who watch whenever the count changes. */
function counter() {
  let under = 0;
  const listeners = new Set<() => void>();
  const change = (by: number) => {
    under += by;
    for (const notify of listeners) notify();
  };
  return {
    async counted<Answer>(request: Promise<Answer>): Promise<Answer> {
      change(1);
      try {
        return await request;
      } finally {
        change(-1);
      }
    },
    underWay: () => under,
    watch(onChange: () => void): () => void {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
  };
}

const requests = counter();

/** Counts the request until it has an answer, for the loading indicator of the whole site (specification §2). */
export const counted = requests.counted;
export const requestsUnderWay = requests.underWay;
export const watchRequests = requests.watch;

/** Moves to another page that wait for its scripts, before the router hears of them. */
export const waitingMoves = counter();
