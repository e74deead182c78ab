import { type FieldCode, fieldCodes } from '../contract/errors.ts';
import type { FieldErrors } from './problem.ts';

type StandardIssue = { readonly message: string; readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined };
/** The data of an issue of the contract's schemas in addition to the standard's `message` and `path`. */
type Issue = StandardIssue & { code?: string; keys?: string[]; origin?: string };

const isCode = (text: string): text is FieldCode => fieldCodes.includes(text as FieldCode);

const tooMuch: Record<string, FieldCode> = { string: 'too-long', array: 'too-many' };

function codeOf(issue: Issue, given: unknown): FieldCode {
  if (isCode(issue.message)) return issue.message;
  if (given === undefined || given === null) return 'required';
  if (issue.code === 'too_big') return tooMuch[issue.origin ?? ''] ?? 'out-of-range';
  if (issue.code === 'too_small') return issue.origin === 'string' ? (given === '' ? 'required' : 'too-short') : 'out-of-range';
  return issue.code === 'invalid_value' ? 'unknown' : 'malformed';
}

/** The codes of each bad field. `special` gives a field's own code instead of `malformed` or `required`. */
export function fieldErrors(issues: readonly StandardIssue[], data: unknown, special: Record<string, FieldCode> = {}): FieldErrors {
  // A map, because names come from outside: an object already has a `constructor`.
  const errors = new Map<string, FieldCode[]>();
  const add = (field: string, code: FieldCode) => {
    const codes = errors.get(field) ?? [];
    if (!codes.includes(code)) errors.set(field, [...codes, code]);
  };
  for (const issue of issues as readonly Issue[]) {
    const [first] = issue.path ?? [];
    const field = String(typeof first === 'object' ? first.key : (first ?? 'body'));
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys ?? []) add(key.slice(0, 64), 'unknown');
    else {
      const code = codeOf(issue, (data as Record<string, unknown> | null)?.[field]);
      add(field, code === 'malformed' || field === 'consent' ? (special[field] ?? code) : code);
    }
  }
  return Object.fromEntries(errors);
}
