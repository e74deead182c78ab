declare const of: unique symbol;
/** A value as JSON in one text. */
export type Written<Value> = string & { readonly [of]: Value };

/** More than are drawn at the same time. */
const mostKept = 64;
const kept = new Map<string, unknown>();

function keep<Value>(text: string, value: Value): Value {
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= mostKept) kept.delete(oldest);
  kept.set(text, value);
  return value;
}

/**
 * For the large part of a loader's data. The router writes what it hands over value by value, which costs a page of the list
 * more than its search; one text costs nothing.
 */
export function write<Value>(value: Value): Written<Value> {
  const text = JSON.stringify(value);
  keep(text, value);
  return text as Written<Value>;
}

/** What was written; nobody changes it. Rendering reads it several times, mostly where it was written just before. */
export const read = <Value>(text: Written<Value>): Value => (kept.get(text) ?? keep(text, JSON.parse(text))) as Value;
