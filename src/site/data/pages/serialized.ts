declare const of: unique symbol;
/** A value as one text of JSON. */
export type Serialized<Value> = { readonly json: string; readonly [of]?: Value };

/** On the server the serialized value is used directly; a browser gets the text alone. */
const values = new WeakMap<Serialized<unknown>, unknown>();

function remember<Value>(serialized: Serialized<Value>, value: Value): Value {
  values.set(serialized, value);
  return value;
}

/**
 * For the large part of a loader's data. The router serializes its data value by value, which costs a page of the list
 * more than its search; one text costs nothing.
 */
export function serialize<Value>(value: Value): Serialized<Value> {
  const serialized: Serialized<Value> = { json: JSON.stringify(value) };
  remember(serialized, value);
  return serialized;
}

/** The value that was serialized; it must not be changed. */
export const deserialize = <Value>(serialized: Serialized<Value>): Value =>
  (values.get(serialized) ?? remember(serialized, JSON.parse(serialized.json))) as Value;
