declare const of: unique symbol;
/** A value as one text of JSON. */
export type Written<Value> = { readonly json: string; readonly [of]?: Value };

/** On the server what was written is read where it stands; a browser gets the text alone. */
const values = new WeakMap<Written<unknown>, unknown>();

function keep<Value>(written: Written<Value>, value: Value): Value {
  values.set(written, value);
  return value;
}

/**
 * For the large part of a loader's data. The router writes what it hands over value by value, which costs a page of the list
 * more than its search; one text costs nothing.
 */
export function write<Value>(value: Value): Written<Value> {
  const written: Written<Value> = { json: JSON.stringify(value) };
  keep(written, value);
  return written;
}

/** What was written; nobody changes it. */
export const read = <Value>(written: Written<Value>): Value => (values.get(written) ?? keep(written, JSON.parse(written.json))) as Value;
