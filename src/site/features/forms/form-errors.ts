import type { FieldCode } from '../../../contract/errors.ts';
import { leadLimits } from '../../../contract/leads/lead-limits.ts';
import * as m from '../../paraglide/messages.js';
import type { FieldName } from './form-rules.ts';

const texts: Partial<Record<FieldCode, () => string>> = {
  required: m.forms_error_required,
  'letters-only': m.forms_error_letters_only,
  phone: m.forms_error_phone,
  email: m.forms_error_email,
  consent: m.forms_error_consent,
  'too-short': () => m.forms_error_shortest({ count: leadLimits.nameShortest }),
};
const fileMessages: Partial<Record<FieldCode, () => string>> = {
  required: m.forms_error_file_required,
  empty: m.forms_error_file_empty,
  'too-large': m.forms_error_file_size,
  'too-many': m.forms_error_file_one,
  'file-type': m.forms_error_file_type,
  unsafe: m.forms_error_file_unsafe,
};

/** A field's code in the visitor's language (specification §8). */
export function fieldErrorMessage(name: FieldName, code: FieldCode | undefined): string | undefined {
  if (!code) return undefined;
  return ((name === 'file' ? fileMessages[code] : texts[code]) ?? m.forms_error_info)();
}
