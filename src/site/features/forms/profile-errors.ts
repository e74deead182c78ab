import type { FieldCode } from '../../../contract/errors.ts';
import * as m from '../../paraglide/messages.js';
import { fieldErrorMessage } from './form-errors.ts';

/** The error of a field of the profile, in the visitor's language (specification §5). */
export function profileErrorMessage(code: FieldCode | undefined, field: 'name' | 'email' = 'name'): string | undefined {
  if (code === 'digits-only') return m.account_digits_only();
  return code === 'tax-number' ? m.account_invalid_inn() : fieldErrorMessage(field, code);
}
