/** Names are compared by their letters and digits alone. */
const plain = (name: string) => name.toLocaleLowerCase('uk').replace(/[^\p{L}\p{N}]+/gu, '');

/** How many letters have to be added, taken away or replaced for the one to become the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let to = 1; to <= other.length; to += 1)
      next.push(Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + (letter === other[to - 1] ? 0 : 1)));
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The known name that may be meant by a new one: a misspelling of it, or one that has a word more or less. */
export function nearName<Known>(name: string, known: readonly Known[], nameOf: (one: Known) => string): Known | null {
  const given = plain(name);
  const measured = known.flatMap((one) => {
    const other = plain(nameOf(one));
    if (given === '' || other === '') return [];
    const isLonger = Math.min(given.length, other.length) >= 3 && (given.includes(other) || other.includes(given));
    const far = isLonger ? 1 : distance(given, other);
    return far <= Math.max(1, Math.floor(Math.max(given.length, other.length) / 4)) ? [{ one, far }] : [];
  });
  return measured.toSorted((a, b) => a.far - b.far)[0]?.one ?? null;
}
