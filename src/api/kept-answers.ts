import type { ApiContext } from './house.ts';
import { type Answer, sendJson } from './send-json.ts';

/** Answer answers of one state of the data: whenever `state` gives something else, all are forgotten. */
export function makeKeptAnswers({ state, most }: { state: () => readonly unknown[]; most: number }) {
  let of: readonly unknown[] = [];
  let kept = new Map<string, Answer>();

  function fresh(): Map<string, Answer> {
    const now = state();
    if (now.length !== of.length || now.some((part, i) => part !== of[i])) {
      of = now;
      kept = new Map();
    }
    return kept;
  }
  /** Keeps what was made only where the data is still the same; the oldest answer makes room. */
  function keep(map: Map<string, Answer>, key: string, made: Answer): Answer {
    if (map.size >= most) {
      const oldest = map.keys().next();
      if (!oldest.done) map.delete(oldest.value);
    }
    map.set(key, made);
    return made;
  }
  const get = (key: string): Answer | undefined => fresh().get(key);
  /** Where to keep an answer that is being made now. */
  const keeper = (key: string) => {
    const map = fresh();
    return (made: Answer) => keep(map, key, made);
  };
  return {
    get,
    keeper,
    /** Sends what is kept under the key, or what is made of the data as it is now; a refusal is sent and not kept. */
    send(c: ApiContext, key: string, make: () => Answer | Response): Response {
      const known = get(key);
      if (known) return sendJson(c, known);
      const keepIt = keeper(key);
      const made = make();
      return made instanceof Response ? made : sendJson(c, keepIt(made));
    },
  };
}
