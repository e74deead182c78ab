import { consultationSchema } from '../../contract/leads.ts';
import type { ApiContext, ApiHouse } from '../house.ts';
import { localeOf } from '../problem.ts';
import { noStore, readForm } from '../read-form.ts';
import { answerRefusal } from '../refusals.ts';

/** `POST /api/{locale}/consultation`: a wish to be called back, stored once per idempotency key. */
export function makeRequestConsultation({ leads }: Pick<ApiHouse, 'leads'>) {
  return async (c: ApiContext): Promise<Response> => {
    const form = await readForm(c, consultationSchema);
    if (form instanceof Response) return form;
    const { idempotencyKey, fields: consultation } = form;
    const stored = await leads.requestConsultation({ locale: localeOf(c), idempotencyKey, consultation });
    return stored.ok ? c.json({ id: stored.value.id }, 201, noStore) : answerRefusal(c, stored.refusal);
  };
}
