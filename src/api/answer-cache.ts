import { LRUCache } from 'lru-cache';
import type { ApiContext } from './dependencies.ts';
import { type Answer, sendJson } from './send-json.ts';

/** Caches answers of one state of the data: when `state` returns a new value, all are dropped. */
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
  /** Returns a function that caches an answer with the state of the data that it is made of. */
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
    /** Sends the cached answer of the key, or makes one of the present data; a refusal is sent and not cached. */
    send(c: ApiContext, key: string, make: () => Answer | Response): Response {
      const known = get(key);
      if (known) return sendJson(c, known);
      const store = storeUnder(key);
      const made = make();
      return made instanceof Response ? made : sendJson(c, store(made));
    },
  };
}
