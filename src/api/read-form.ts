import { randomUUID } from 'node:crypto';
import type { ZodMiniType } from 'zod/mini';
import { formIn } from '../base/form-body.ts';
import type { FieldCode } from '../contract/errors.ts';
import { unreadableFields } from '../contract/readable-text.ts';
import type { ApiContext } from './dependencies.ts';
import { fieldErrors } from './field-errors.ts';
import { formatErrors } from './format-errors.ts';
import { answerProblem, type FieldErrors } from './problem.ts';

const ownCodes: Record<string, FieldCode> = {
  name: 'letters-only',
  surname: 'letters-only',
  phone: 'phone',
  email: 'email',
  consent: 'consent',
  firstname: 'letters-only',
  lastname: 'letters-only',
  patronymic: 'letters-only',
};

type Read<Fields> = { fields: Fields; files: File[]; idempotencyKey: string };

type FormRules = {
  file?: boolean;
  /** Whether the request must carry an `Idempotency-Key`; `made` gives one to a request that comes without. */
  key?: boolean | 'made';
  /** An empty field clears the value, instead of counting as left out. */
  emptyClears?: boolean;
  /** The problem code for invalid fields. */
  wrong?: 'bad-form' | 'bad-fields';
  /** Errors that the schema cannot express, reported together with its own. */
  extraErrors?: (given: Readonly<Record<string, unknown>>) => FieldErrors;
};

/**
 * Reads a form, sent as JSON or as a form; a form's empty fields count as left out, and `a.b` is the field `b` of `a`. Returns the refusal
 * as a response when there is one. Files may only come where `file` says so, and only as parts of a form.
 */
export async function readForm<Fields>(
  c: ApiContext,
  schema: ZodMiniType<Fields>,
  { file = false, key = true, emptyClears = false, wrong = 'bad-form', extraErrors }: FormRules = {},
): Promise<Read<Fields> | Response> {
  const idempotencyKey = c.req.header('idempotency-key') || (key === 'made' ? randomUUID() : '');
  const hasKey = !key || /^[\x21-\x7e]{8,100}$/.test(idempotencyKey);
  const keyErrors: FieldErrors = hasKey ? {} : { 'Idempotency-Key': [idempotencyKey ? 'malformed' : 'required'] };
  const type = c.req.header('content-type') ?? '';
  const isJson = /^application\/json\b/i.test(type);
  const isParts = /^multipart\/form-data\b/i.test(type);
  if (!(isParts || (!file && (isJson || /^application\/x-www-form-urlencoded\b/i.test(type))))) return answerProblem(c, 'wrong-type');
  let body: unknown;
  let files: File[] = [];
  try {
    if (isJson) body = await c.req.json();
    else {
      const form = await formIn(new Uint8Array(await c.req.arrayBuffer()), type);
      if (!form) return answerProblem(c, wrong, { body: ['malformed'] });
      const entries = Object.entries(fieldsOf(form));
      if (file) files = entries.flatMap(([name, value]) => (name === 'file' ? [value].flat().filter(isGivenFile) : []));
      body = Object.fromEntries(
        entries.filter(([name, value]) => (emptyClears || value !== '' || name === 'company') && !(file && name === 'file')),
      );
    }
  } catch {
    return answerProblem(c, wrong, { body: ['malformed'] });
  }
  const unreadable = unreadableFields(body);
  if (unreadable) return answerProblem(c, 'bad-form', unreadable);
  const checked = schema.safeParse(body);
  const own = extraErrors && typeof body === 'object' && body !== null ? extraErrors(body as Record<string, unknown>) : {};
  const more = { ...keyErrors, ...(await formatErrors(body)), ...own };
  if (checked.success && Object.keys(more).length === 0) return { fields: checked.data, files, idempotencyKey };
  return answerProblem(c, wrong, { ...more, ...(checked.success ? {} : fieldErrors(checked.error.issues, body, ownCodes)) });
}

/** No form here has a field within a field within a field. */
const deepest = 3;

/** The fields of a form: one that came more than once is a list, and `a.b` is the field `b` of `a`. */
function fieldsOf(form: FormData): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, value] of form) {
    const steps = name.split('.');
    const path = steps.length > deepest ? [name] : steps;
    const last = path.pop() ?? '';
    let within = fields;
    for (const part of path) {
      const inner = within[part];
      // A plain value has no fields.
      const next = isFields(inner) ? inner : Object.create(null);
      within[part] = next;
      within = next;
    }
    const known = within[last];
    within[last] = known === undefined ? value : [known, value].flat();
  }
  return fields;
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === null;

/** A browser sends a field without a file as a file without a name. */
const isGivenFile = (value: unknown): value is File => value instanceof File && (value.name !== '' || value.size > 0);

export const noStore = { 'cache-control': 'no-store' };
