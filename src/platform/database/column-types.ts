import pg from 'pg';

const { builtins } = pg.types;
const dateArray = 1182;
const int8Array = 1016;

function exactNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not exact as a number`);
  return value;
}

function arrayOf<Value>(parse: (text: string) => Value) {
  const create = (pg.types as unknown as { arrayParser: { create(text: string, parse: (item: string) => Value): { parse(): Value[] } } })
    .arrayParser.create;
  return (text: string) => create(text, parse).parse();
}

/**
 * The values of column texts, the same on both engines: int8 → number, numeric and date → text, timestamptz → Date,
 * json → value. A date stays text because a Date would shift it by a day east of Greenwich.
 */
export const columnTypes = new pg.TypeOverrides();
columnTypes.setTypeParser(builtins.INT8, exactNumber);
columnTypes.setTypeParser(builtins.DATE, (text) => text);
columnTypes.setTypeParser(int8Array, arrayOf(exactNumber));
columnTypes.setTypeParser(
  dateArray,
  arrayOf((text) => text),
);
