import { ok } from '../../base/result.ts';
import { sessionIn } from '../clients/bearer.ts';
import type { Handler } from '../handler.ts';

/** A request for a call back, stored once per idempotency key; a token in the request identifies the proven phone. */
export const handle: Handler<'POST /api/{locale}/consultation'> = ({ leads, clients }) => {
  return ({ c, locale, fields: consultation, idempotencyKey, once }) =>
    once({
      async before() {
        const provenPhone = (await sessionIn(c, clients))?.phone ?? null;
        return leads.requestConsultation({ locale, idempotencyKey, consultation, provenPhone });
      },
      work: (_transaction, { id }) => ok({ id }),
    });
};
