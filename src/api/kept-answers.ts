import type { Finished } from './send-json.ts';

/** Finished answers of one state of the data: whenever `state` gives something else, all are forgotten. */
export function makeKeptAnswers({ state, most }: { state: () => readonly unknown[]; most: number }) {
  let of: readonly unknown[] = [];
  let kept = new Map<string, Finished>();

  function fresh(): Map<string, Finished> {
    const now = state();
    if (now.length !== of.length || now.some((part, i) => part !== of[i])) {
      of = now;
      kept = new Map();
    }
    return kept;
  }
  /** Keeps what was made only where the data is still the same; the oldest answer makes room. */
  function keep(map: Map<string, Finished>, key: string, made: Finished): Finished {
    if (map.size >= most) {
      const oldest = map.keys().next();
      if (!oldest.done) map.delete(oldest.value);
    }
    map.set(key, made);
    return made;
  }
  return {
    get: (key: string): Finished | undefined => fresh().get(key),
    /** Where to keep an answer that is being made now. */
    keeper: (key: string) => {
      const map = fresh();
      return (made: Finished) => keep(map, key, made);
    },
  };
}
