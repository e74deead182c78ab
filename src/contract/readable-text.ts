import type { FieldCode } from './errors.ts';

/** Longer than the longest field of the contract, the answer of a passkey. */
export const longestText = 16_384;
/** The name of a thing in an address. */
export const longestName = 1_024;

const faultOf = (text: string, longest: number): FieldCode | null => {
  if (text.includes('\0') || !text.isWellFormed()) return 'malformed';
  return text.length > longest ? 'too-long' : null;
};

/** No body of the contract has a field so far within others. */
const deepest = 16;

/** The fault of a value's text, at any depth; names are held to the same rules as values. */
export function unreadable(value: unknown, longest = longestText, depth = 0): FieldCode | null {
  if (typeof value === 'string') return faultOf(value, longest);
  if (typeof value !== 'object' || value === null || Object.prototype.toString.call(value) === '[object File]') return null;
  if (depth > deepest) return 'malformed';
  for (const [name, part] of Object.entries(value)) {
    const code = faultOf(name, longest) ?? unreadable(part, longest, depth + 1);
    if (code) return code;
  }
  return null;
}

/**
 * The fields whose text cannot be stored or shown: the character U+0000, half of a surrogate pair, longer than any field may be, or
 * within more others than any field is.
 * Asked of the path, the query and the body of every operation before its own schema, which knows the bounds of each field.
 */
export function unreadableFields(fields: unknown, longest = longestText): Record<string, FieldCode[]> | null {
  if (typeof fields !== 'object' || fields === null) return null;
  const invalid = Object.entries(fields).flatMap(([name, value]) => {
    const code = faultOf(name, longest) ?? unreadable(value, longest);
    return code ? [[name.toWellFormed().slice(0, 64), [code]] satisfies [string, FieldCode[]]] : [];
  });
  return invalid.length > 0 ? Object.fromEntries(invalid) : null;
}
