import { LRUCache } from 'lru-cache';
import type { ApiContext } from './dependencies.ts';
import { type Answer, sendJson } from './send-json.ts';

/** Answer answers of one state of the data: whenever `state` gives something else, all are forgotten. */
export function makeAnswerCache({ state, most }: { state: () => readonly unknown[]; most: number }) {
  let of: readonly unknown[] = [];
  const empty = () => new LRUCache<string, Answer>({ max: most });
  let cached = empty();

  function fresh(): LRUCache<string, Answer> {
    const now = state();
    if (now.length !== of.length || now.some((part, i) => part !== of[i])) {
      of = now;
      cached = empty();
    }
    return cached;
  }
  const get = (key: string): Answer | undefined => fresh().get(key);
  /** Where to keep an answer that is being made now: with the data that it is made of. */
  const storeUnder = (key: string) => {
    const cache = fresh();
    return (made: Answer) => {
      cache.set(key, made);
      return made;
    };
  };
  return {
    get,
    storeUnder,
    /** Sends what is kept under the key, or what is made of the data as it is now; a refusal is sent and not kept. */
    send(c: ApiContext, key: string, make: () => Answer | Response): Response {
      const known = get(key);
      if (known) return sendJson(c, known);
      const store = storeUnder(key);
      const made = make();
      return made instanceof Response ? made : sendJson(c, store(made));
    },
  };
}
