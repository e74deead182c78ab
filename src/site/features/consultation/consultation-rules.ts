import { parsePhone } from '../../../base/phone.ts';
import { leadLimits } from '../../../contract/lead-limits.ts';
import * as m from '../../paraglide/messages.js';

const fieldNames = ['name', 'phone', 'message', 'consent'] as const;
type FieldName = (typeof fieldNames)[number];
export type FieldErrors = Partial<Record<FieldName, string>>;

const letters = /^[\p{L}][\p{L}\p{M}'’ʼ\- ]*$/u;

/** What is wrong with the typed answers, in the visitor's language; empty when they may be sent. */
export function consultationErrors(form: FormData): FieldErrors {
  const typed = (name: FieldName) => `${form.get(name) ?? ''}`.trim();
  const errors: FieldErrors = {};
  const name = typed('name');
  if (!name) errors.name = m.flat_error_required();
  else if (name.length < leadLimits.nameShortest) errors.name = m.flat_error_shortest({ count: leadLimits.nameShortest });
  else if (!letters.test(name)) errors.name = m.flat_error_letters();
  const phone = typed('phone');
  if (!phone) errors.phone = m.flat_error_required();
  else if (!parsePhone(phone)) errors.phone = m.flat_error_phone();
  if (typed('message').length > leadLimits.messageLongest) errors.message = m.flat_error_info();
  if (!typed('consent')) errors.consent = m.flat_error_consent();
  return errors;
}

const words: Record<string, () => string> = {
  required: m.flat_error_required,
  'letters-only': m.flat_error_letters,
  phone: m.flat_error_phone,
  consent: m.flat_error_consent,
  'too-short': () => m.flat_error_shortest({ count: leadLimits.nameShortest }),
};

/** The server's codes in the visitor's language. */
export function refusedErrors(errors: Record<string, string[]> | undefined): FieldErrors {
  const found: FieldErrors = {};
  for (const field of fieldNames) {
    const code = errors?.[field]?.[0];
    if (code) found[field] = (words[code] ?? m.flat_error_info)();
  }
  return found;
}

/** The request's body as the contract wants it. */
export function consultationBody(form: FormData): Record<string, string> {
  const body: Record<string, string> = {};
  for (const name of [...fieldNames, 'apartment_slug', 'intent', 'company']) {
    const value = form.get(name);
    if (typeof value === 'string' && value.trim()) body[name] = value.trim();
  }
  return body;
}
