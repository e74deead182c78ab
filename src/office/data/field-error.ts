import type { OfficeProblem } from '../../contract/office/errors.ts';
import * as m from '../paraglide/messages.js';

const texts: Record<string, () => string> = {
  required: m.shell_field_required,
  'too-long': m.shell_field_too_long,
  'too-short': m.shell_field_too_short,
  email: m.shell_field_email,
  phone: m.shell_field_phone,
  taken: m.shell_field_taken,
  repeated: m.shell_field_repeated,
  unsafe: m.shell_field_unsafe,
  code: m.shell_field_code,
};

const expected = {
  sum: m.shell_field_sum,
  day: m.shell_field_day,
  time: m.shell_field_time,
  percent: m.shell_field_percent,
  months: m.shell_field_months,
  contact: m.shell_field_contact,
} as const;

/** What is wrong with a field, by the first code that the refusal names for it; of a field of a kind, what is expected there. */
export function fieldError(problem: OfficeProblem | null, field: string, kind?: keyof typeof expected): { error: string } | undefined {
  const [code] = problem?.errors?.[field] ?? [];
  return code === undefined ? undefined : { error: (texts[code] ?? (kind ? expected[kind] : m.shell_field_malformed))() };
}

/** Whether typing in a field corrects an error: the error may name a part of it, `total.minor`, or its value in other units, `amountMinor`. */
const isCorrectedBy = (error: string, field: string): boolean =>
  error === field || (error.startsWith(field) && /^[.A-Z]/.test(error.slice(field.length)));

/** The refusal without the errors of fields that were changed since; null once nothing of it is left. */
export function withoutCorrected(problem: OfficeProblem | null, changed: readonly string[]): OfficeProblem | null {
  if (!problem?.errors || changed.length === 0) return problem;
  const left = Object.entries(problem.errors).filter(([error]) => !changed.some((field) => field && isCorrectedBy(error, field)));
  return left.length > 0 ? { ...problem, errors: Object.fromEntries(left) } : null;
}
