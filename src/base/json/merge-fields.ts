type Fields = { [name: string]: unknown };
/** The merged value, in which a field of a conflict is ours; `conflicts` are the paths of fields that both sides have changed differently. */
export type Merged = { value: unknown; conflicts: string[][] };
type Sides = { base: unknown; ours: unknown; theirs: unknown };

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Equal as JSON, whatever the order of fields; a field that is undefined is none. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSameJson(item, other[at]));
  if (!isFields(one) || !isFields(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => isSameJson(one[name], other[name]));
}

/**
 * Merges two changes of one JSON value field by field. A list is merged item by item where all three have as many, and is one field
 * otherwise.
 */
export function mergeFields(sides: Sides, path: string[] = []): Merged {
  const { base, ours, theirs } = sides;
  if (isSameJson(ours, theirs) || isSameJson(base, theirs)) return { value: ours, conflicts: [] };
  if (isSameJson(base, ours)) return { value: theirs, conflicts: [] };
  if (isFields(base) && isFields(ours) && isFields(theirs)) {
    const names = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])];
    const merged = names.map((name) => [name, mergeFields(fieldOf(sides, name), [...path, name])] as const);
    const there = merged.filter(([, { value }]) => value !== undefined);
    return {
      value: Object.fromEntries(there.map(([name, { value }]) => [name, value])),
      conflicts: merged.flatMap(([, { conflicts }]) => conflicts),
    };
  }
  if (Array.isArray(base) && Array.isArray(ours) && Array.isArray(theirs) && base.length === ours.length && base.length === theirs.length) {
    const merged = ours.map((_, at) => mergeFields(fieldOf(sides, `${at}`), [...path, `${at}`]));
    return { value: merged.map(({ value }) => value), conflicts: merged.flatMap(({ conflicts }) => conflicts) };
  }
  return { value: ours, conflicts: [path] };
}

const fieldOf = ({ base, ours, theirs }: Sides, name: string): Sides => ({
  base: (base as Fields)[name],
  ours: (ours as Fields)[name],
  theirs: (theirs as Fields)[name],
});
