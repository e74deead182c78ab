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

/** What is wrong with a field, by the first code that the refusal names for it. */
export function fieldError(problem: OfficeProblem | null, field: string): { error: string } | undefined {
  const [code] = problem?.errors?.[field] ?? [];
  return code === undefined ? undefined : { error: (texts[code] ?? m.shell_field_malformed)() };
}
