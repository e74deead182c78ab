import { isOfAge, readTaxNumber } from '../base/tax-number.ts';
import type { FieldErrors } from './problem.ts';

type Given = Readonly<Record<string, unknown>>;

/** The error of a person's tax number; an empty one is left to the schema. */
export function taxNumberErrors({ inn }: Given, now: Date, { ofAge = false } = {}): FieldErrors {
  if (typeof inn !== 'string' || !inn.trim()) return {};
  const person = readTaxNumber(inn, now);
  return person && (!ofAge || isOfAge(person.born, now)) ? {} : { inn: ['tax-number'] };
}
