import { ok } from '../../base/result.ts';
import { consultationSchema } from '../../contract/leads/leads.ts';
import { sessionIn } from '../clients/bearer.ts';
import type { ApiContext, ApiHouse } from '../house.ts';
import { localeOf } from '../problem.ts';
import { readForm } from '../read-form.ts';
import { makeKeyedForm } from './keyed-form.ts';

/** `POST /api/{locale}/consultation`: a wish to be called back, stored once per idempotency key; a token that comes along says whose phone is proven. */
export function makeRequestConsultation({ leads, clients, idempotency }: Pick<ApiHouse, 'leads' | 'clients' | 'idempotency'>) {
  const keyed = makeKeyedForm({ idempotency });
  return async (c: ApiContext): Promise<Response> => {
    const form = await readForm(c, consultationSchema);
    if (form instanceof Response) return form;
    const { idempotencyKey, fields: consultation } = form;
    return keyed(c, { owner: 'visitor of consultation', key: idempotencyKey, operation: 'consultation', body: consultation }, async () => {
      const provenPhone = (await sessionIn(c, clients))?.phone ?? null;
      const stored = await leads.requestConsultation({ locale: localeOf(c), idempotencyKey, consultation, provenPhone });
      return stored.ok ? ok({ status: 201, answer: { id: stored.value.id } }) : stored;
    });
  };
}
