import type { Project, Snapshot } from './search/snapshot.ts';

type Numbers = { at: ReadonlyMap<string, number[]>; sorted: readonly string[] };

/** One index for each snapshot that was read whole: a change of availability moves no flat. */
const indexes = new WeakMap<object, Numbers>();

function numbersOf({ size, flats }: Snapshot): Numbers {
  const known = indexes.get(flats.number);
  if (known) return known;
  const at = new Map<string, number[]>();
  for (let position = 0; position < size; position += 1) {
    const number = flats.number.at(flats.rank[position] as number).toLowerCase();
    const same = at.get(number);
    if (same) same.push(position);
    else at.set(number, [position]);
  }
  const made = { at, sorted: [...at.keys()].sort() };
  indexes.set(flats.number, made);
  return made;
}

/** Numbers that begin so, the same one first. */
function* numbersLike({ at, sorted }: Numbers, typed: string): Generator<readonly number[]> {
  yield at.get(typed) ?? [];
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < typed) low = middle + 1;
    else high = middle;
  }
  for (; sorted[low]?.startsWith(typed); low += 1) if (sorted[low] !== typed) yield at.get(sorted[low] as string) ?? [];
}

const fits = ({ slug, name }: Project, words: readonly string[]) =>
  words.every((word) =>
    [slug, name.uk, name.en].some((text) =>
      text
        .toLowerCase()
        .split(/[\s«»"-]+/)
        .some((part) => part.startsWith(word)),
    ),
  );

/** Positions of flats by what a person types: an address, or a number and the beginning of words of a project. The same number comes first. */
export function findByNumber(snapshot: Snapshot, typed: string, most: number): number[] {
  const bySlug = snapshot.find(typed.trim().toLowerCase());
  if (bySlug >= 0) return [bySlug];
  const parts = typed.toLowerCase().replace(/[№#]/g, ' ').split(/\s+/).filter(Boolean);
  const numbers = parts.filter((part) => /\d/.test(part));
  const words = parts.filter((part) => !/\d/.test(part));
  const [number] = numbers;
  if (number === undefined || numbers.length > 1) return [];
  const projects = snapshot.projects.filter((project) => fits(project, words));
  const found: number[] = [];
  for (const positions of numbersLike(numbersOf(snapshot), number))
    for (const position of positions) {
      if (found.length === most) return found;
      if (projects.some(({ from, to }) => position >= from && position < to)) found.push(position);
    }
  return found;
}
