import { parseEmail } from '../../../base/email.ts';
import { personNamePattern } from '../../../base/person-name.ts';
import { parsePhone } from '../../../base/phone.ts';
import type { FieldCode } from '../../../contract/errors.ts';
import { leadLimits } from '../../../contract/leads/lead-limits.ts';

/** The fields of each form, in their order; the file of a resume is sent beside them. */
const fieldsOf = {
  consultation: ['name', 'phone', 'message', 'consent'],
  subscription: ['email', 'consent'],
  resume: ['name', 'surname', 'phone', 'email', 'message', 'file', 'consent'],
} as const;
export type FormKind = keyof typeof fieldsOf;
export type FieldName = (typeof fieldsOf)[FormKind][number];
export type FieldCodes = Partial<Record<FieldName, FieldCode>>;

/** The hidden fields of a form: its subject, and the trap for robots. */
const unseen = ['intent', 'apartment_slug', 'kind', 'subject', 'vacancy', 'company'];
/** As the contract counts: by characters, not by UTF-16 code units. */
const lengthOf = (typed: string) => [...typed].length;

function nameError(name: string): FieldCode | null {
  if (!name) return 'required';
  if (lengthOf(name) < leadLimits.nameShortest) return 'too-short';
  if (lengthOf(name) > leadLimits.nameLongest) return 'too-long';
  return personNamePattern.test(name) ? null : 'letters-only';
}

function wrongFile(given: FormDataEntryValue[]): FieldCode | null {
  const files = given.filter((one) => one instanceof File && one.name !== '') as File[];
  const [file] = files;
  if (!file) return 'required';
  if (files.length > 1) return 'too-many';
  if (file.size === 0) return 'empty';
  if (file.size > leadLimits.fileLargest) return 'too-large';
  return /\.(pdf|docx)$/i.test(file.name) ? null : 'file-type';
}

const rules: Record<FieldName, (typed: string, form: FormData) => FieldCode | null> = {
  name: nameError,
  surname: nameError,
  phone: (typed) => (typed ? (parsePhone(typed) ? null : 'phone') : 'required'),
  email: (typed) => (typed ? (parseEmail(typed) ? null : 'email') : 'required'),
  message: (typed) => (lengthOf(typed) > leadLimits.messageLongest ? 'too-long' : null),
  file: (_typed, form) => wrongFile(form.getAll('file')),
  consent: (typed) => (typed ? null : 'consent'),
};

const typedIn = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** The errors of the input (specification §5); empty when it may be sent. */
export function fieldErrorsIn(kind: FormKind, form: FormData): FieldCodes {
  const fieldErrors: FieldCodes = {};
  for (const name of fieldsOf[kind]) {
    const code = rules[name](typedIn(form, name), form);
    if (code) fieldErrors[name] = code;
  }
  return fieldErrors;
}

/** The server's errors of the fields that this form has. */
export function refusedFields(kind: FormKind, errors: Record<string, string[]> = {}): FieldCodes {
  return Object.fromEntries(fieldsOf[kind].flatMap((name) => (errors[name]?.[0] ? [[name, errors[name][0]]] : [])));
}

/** The texts of a form in the format of the contract. */
export function textsOf(kind: FormKind, form: FormData): Record<string, string> {
  const names = [...fieldsOf[kind], ...unseen];
  return Object.fromEntries(names.flatMap((name) => (typedIn(form, name) ? [[name, typedIn(form, name)]] : [])));
}
