/** Two orders of the same names, of which each was made from `base`; a name stands in each but once. */
type Sides = { base: readonly string[]; ours: readonly string[]; theirs: readonly string[] };

/**
 * `theirs`, with what `ours` has moved or added put behind its neighbour there. What both have moved stands as ours has it; what they have
 * removed is gone, and what they have added stays.
 */
export function mergeOrder({ base, ours, theirs }: Sides): string[] {
  const [atFirst, there] = [new Set(base), new Set(theirs)];
  const known = ours.filter((name) => there.has(name) || !atFirst.has(name));
  const still = unmoved(base, known);
  const merged = theirs.filter((name) => still.has(name) || !known.includes(name));
  known.forEach((name, at) => {
    if (!still.has(name)) merged.splice(at === 0 ? 0 : merged.indexOf(known[at - 1] ?? '') + 1, 0, name);
  });
  return merged;
}

/** The longest run of names that come in the same order in both. */
function unmoved(base: readonly string[], ours: readonly string[]): ReadonlySet<string> {
  const places = new Map(base.map((name, at) => [name, at]));
  let longest: string[] = [];
  const endings: { at: number; run: string[] }[] = [];
  for (const name of ours) {
    const place = places.get(name);
    if (place === undefined) continue;
    const before = endings.filter(({ at }) => at < place).reduce<string[]>((one, { run }) => (run.length > one.length ? run : one), []);
    const run = [...before, name];
    endings.push({ at: place, run });
    if (run.length > longest.length) longest = run;
  }
  return new Set(longest);
}
