import type { FieldCode } from '../../contract/errors.ts';
import { consultationSchema } from '../../contract/leads.ts';
import { fieldErrors } from '../field-errors.ts';
import type { ApiContext, ApiHouse } from '../house.ts';
import { answerProblem, localeOf } from '../problem.ts';
import { answerRefusal } from '../refusals.ts';

const ownWords: Record<string, FieldCode> = { name: 'letters-only', phone: 'phone', consent: 'consent' };

/** Sends the same fields as JSON or as a form; a form's empty fields are fields that were left out. */
async function readBody(c: ApiContext): Promise<{ body: unknown } | 'wrong-type' | 'malformed'> {
  const type = c.req.header('content-type') ?? '';
  try {
    if (/^application\/json\b/i.test(type)) return { body: await c.req.json() };
    if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) return 'wrong-type';
    const fields = Object.entries(await c.req.parseBody()).filter(([name, value]) => value !== '' || name === 'company');
    return { body: Object.fromEntries(fields) };
  } catch {
    return 'malformed';
  }
}

/** `POST /api/{locale}/consultation`: a wish to be called back, stored once per idempotency key. */
export function makeRequestConsultation({ leads }: Pick<ApiHouse, 'leads'>) {
  return async (c: ApiContext): Promise<Response> => {
    const idempotencyKey = c.req.header('idempotency-key') ?? '';
    if (!/^[\x21-\x7e]{8,100}$/.test(idempotencyKey))
      return answerProblem(c, 'bad-form', { 'Idempotency-Key': [idempotencyKey ? 'malformed' : 'required'] });
    const read = await readBody(c);
    if (read === 'wrong-type') return answerProblem(c, 'wrong-type');
    if (read === 'malformed') return answerProblem(c, 'bad-form', { body: ['malformed'] });
    const checked = consultationSchema.safeParse(read.body);
    if (!checked.success) return answerProblem(c, 'bad-form', fieldErrors(checked.error.issues, read.body, ownWords));
    const stored = await leads.requestConsultation({ locale: localeOf(c), idempotencyKey, consultation: checked.data });
    return stored.ok ? c.json({ id: stored.value.id }, 201, { 'cache-control': 'no-store' }) : answerRefusal(c, stored.refusal);
  };
}
