import { parseEmail } from '../base/email.ts';
import { isOfAge, readTaxNumber } from '../base/tax-number.ts';
import type { FieldErrors } from './problem.ts';

type Given = Readonly<Record<string, unknown>>;

/** The errors of a person's e-mail and tax number; empty ones are left to the schema. */
export function personErrors({ email, inn }: Given, now: Date, { ofAge = false } = {}): FieldErrors {
  const errors: FieldErrors = {};
  if (typeof email === 'string' && email.trim() && !parseEmail(email)) errors.email = ['email'];
  if (typeof inn === 'string' && inn.trim()) {
    const person = readTaxNumber(inn, now);
    if (!person || (ofAge && !isOfAge(person.born, now))) errors.inn = ['tax-number'];
  }
  return errors;
}
