import { type RawBuilder, sql } from 'kysely';

type Limits = { from: number; to: number };
/** A record of a feed, which collects the problems of the values that are taken out of it. */
type Given = {
  whole(field: string, limits: Limits): number | null;
  hundredths(field: string, limits: Limits, unit: string): number | null;
  word<Value>(field: string, read: (text: string) => Value | null, knows: string): Value | null;
  yes(field: string): boolean | null;
};
/** The words of one column of the snapshot, each once. */
type Words = (string | null)[];

/** How a value of a flat is read, stored, exported and held in memory. */
export type Kind<Value> = {
  /** The column's type in the temporary tables of the import. */
  type: 'integer' | 'text' | 'boolean';
  read(given: Given, field: string): Value;
  /** A column as feeds write it. */
  exported(column: RawBuilder<unknown>): RawBuilder<unknown>;
  /** The snapshot has a number for each flat. */
  numbers(size: number): Int16Array | Uint8Array;
  encode(value: Value, words: Words): number;
  decode(number: number, words: Words): Value;
};

/** A whole number; `otherwise` where a feed has no value. */
export const whole = (limits: Limits, otherwise: number): Kind<number> => ({
  type: 'integer',
  read: (given, field) => given.whole(field, limits) ?? otherwise,
  exported: (column) => sql`${column}::text`,
  numbers: (size) => new Int16Array(size),
  encode: (value) => value,
  decode: (number) => number,
});

/** Hundredths of `unit`; 0 where its limits begin there, which the snapshot knows as null. Limits are in whole units; 327 of them fit. */
export const hundredths = (limits: Limits, unit: string): Kind<number | null> => ({
  type: 'integer',
  read: (given, field) => given.hundredths(field, limits, unit),
  exported: (column) => sql`coalesce((${column} / 100.0)::numeric(6, 2)::text, '')`,
  numbers: (size) => new Int16Array(size),
  encode: (value) => value ?? 0,
  decode: (number) => number || null,
});

/** One of a few words; `knows` lists them for an error message. */
export const word = (read: (text: string) => string | null, knows: string): Kind<string | null> => ({
  type: 'text',
  read: (given, field) => given.word(field, read, knows),
  exported: (column) => sql`coalesce(${column}, '')`,
  numbers: (size) => new Uint8Array(size),
  encode(value, words) {
    const known = words.indexOf(value);
    return known < 0 ? words.push(value) - 1 : known;
  },
  decode: (number, words) => words[number] ?? null,
});

/** False where a feed has no value. */
export const flag: Kind<boolean> = {
  type: 'boolean',
  read: (given, field) => given.yes(field) ?? false,
  exported: (column) => sql`${column}::text`,
  numbers: (size) => new Uint8Array(size),
  encode: Number,
  decode: (number) => number === 1,
};
