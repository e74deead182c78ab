import { parseEmail } from '../base/email.ts';
import { readPhone } from '../base/read-phone.ts';
import type { FieldErrors } from './problem.ts';

/**
 * The errors of a phone that no network has and of an e-mail that is none. The contract, which browsers load, does not know the numbers
 * of all countries, and the modules hear of a form only when its schema has passed: here both are named beside the other bad fields.
 * Fields of another type and empty ones are left to the schema.
 */
export async function formatErrors(given: unknown): Promise<FieldErrors> {
  const { phone, email } = Object(given) as { phone?: unknown; email?: unknown };
  const errors: FieldErrors = {};
  if (typeof phone === 'string' && phone.trim() && !(await readPhone(phone))) errors.phone = ['phone'];
  if (typeof email === 'string' && email.trim() && !parseEmail(email)) errors.email = ['email'];
  return errors;
}
