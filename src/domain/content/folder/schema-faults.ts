import * as z from 'zod/mini';
import type { ContentFault } from '../fault.ts';

function said(issue: z.core.$ZodRawIssue | z.core.$ZodIssue): string {
  const { code } = issue;
  if (code === 'invalid_type')
    return issue.input === undefined ? 'is missing' : `is not what it should be: ${nounOf[issue.expected] ?? issue.expected}`;
  if (code === 'invalid_value') return issue.input === undefined ? 'is missing' : `is none of ${issue.values.join(', ')}`;
  if (code === 'invalid_union') return issue.input === undefined ? 'is missing' : 'is none of the forms that it may have';
  if (code === 'too_small' || code === 'too_big')
    return issue.message && issue.message !== 'Invalid input' ? issue.message : 'has too few or too many parts';
  return issue.message && issue.message !== 'Invalid input' ? issue.message : 'is not valid';
}
const nounOf: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
};

/** The value parsed by the schema, or its invalid fields; `path` leads to the value. */
export function readBy<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
  path: string[],
): { value: z.infer<Schema>; faults: [] } | { value: null; faults: ContentFault[] } {
  const read = z.safeParse(schema, value, { reportInput: true });
  if (read.success) return { value: read.data, faults: [] };
  const faults = read.error.issues.flatMap((issue): ContentFault[] => {
    const at = [...path, ...issue.path.map(String)];
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: [...at, key], message: 'is not known here' }));
    return [{ path: at, message: said(issue) }];
  });
  return { value: null, faults };
}
