import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { sentenceOf } from '../fault.ts';
import { readBy } from './schema-faults.ts';

/** A folder that is being read, and its faults so far. */
export type Reading = { folder: string; faults: string[] };

/** The names by which faults call the parts of a list. */
export const slugsOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.map((one, at) => (typeof one?.slug === 'string' ? one.slug : typeof one?.base === 'string' ? one.base : `${at}`))
    : [];

export const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** The value parsed by the schema; null, with a fault for each invalid field, when it does not fit. */
export function take<Schema extends z.core.$ZodType>(
  reading: Reading,
  schema: Schema,
  value: unknown,
  path: string[],
): z.infer<Schema> | null {
  if (value === undefined) return null;
  const read = readBy(schema, value, path);
  reading.faults.push(...read.faults.map(sentenceOf));
  return read.value;
}

/** The parsed JSON of a file; undefined, with a fault where it `must` exist, when it is missing or no JSON. */
export async function readJson({ folder, faults }: Reading, file: string, must?: 'must be there'): Promise<unknown> {
  const text = await readFile(join(folder, file), 'utf8').catch((fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'ENOENT' && fault.code !== 'ENOTDIR') throw fault;
    return null;
  });
  if (text === null) {
    if (must) faults.push(`${file}: is missing`);
    return undefined;
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (fault) {
    faults.push(`${file}: is no JSON: ${(fault as Error).message}`);
    return undefined;
  }
}
