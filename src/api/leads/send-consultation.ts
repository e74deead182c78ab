import { ok } from '../../base/result.ts';
import { sessionIn } from '../clients/bearer.ts';
import type { Handler } from '../handler.ts';
import { makeKeyedForm } from './keyed-form.ts';

/** A request for a call back, stored once per idempotency key; a token in the request identifies the proven phone. */
export const handle: Handler<'POST /api/{locale}/consultation'> = ({ leads, clients, idempotency }) => {
  const keyed = makeKeyedForm<'POST /api/{locale}/consultation'>({ idempotency });
  return ({ c, locale, fields: consultation, idempotencyKey }) =>
    keyed({ c, idempotencyKey, operation: 'consultation', body: consultation }, async () => {
      const provenPhone = (await sessionIn(c, clients))?.phone ?? null;
      const stored = await leads.requestConsultation({ locale, idempotencyKey, consultation, provenPhone });
      return stored.ok ? ok({ status: 201, answer: { id: stored.value.id } }) : stored;
    });
};
