/** Remembers the answers of the last `most` questions. */
export function makeRecent<Value>(most: number) {
  const kept = new Map<string, Value>();
  return {
    get(key: string, make: () => Value): Value {
      const known = kept.get(key);
      if (known !== undefined) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const value = make();
      kept.set(key, value);
      if (kept.size > most) {
        const oldest = kept.keys().next();
        if (!oldest.done) kept.delete(oldest.value);
      }
      return value;
    },
  };
}
