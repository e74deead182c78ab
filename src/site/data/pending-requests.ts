let under = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  under += by;
  for (const notify of listeners) notify();
}

/** Counts the request until it has an answer, for the loading indicator of the whole site (specification §2). */
export async function counted<Answer>(request: Promise<Answer>): Promise<Answer> {
  change(1);
  try {
    return await request;
  } finally {
    change(-1);
  }
}

export const requestsUnderWay = (): number => under;

/** Calls `onChange` whenever the count changes. Returns a function that unsubscribes. */
export function watchRequests(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
  };
}
